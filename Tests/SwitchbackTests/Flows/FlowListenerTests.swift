import Switchback
import SwitchbackTesting
import Testing

@MainActor
@Suite(.waitsForRelease)
struct FlowListenerTests {
  let story = Story()

  final class Listener: CoordinatorFlowListener {
    var ends: [EndCause] = []
    var react: (@MainActor () -> Void)?

    func onFlowFinished(coordinator: any Coordinator, cause: EndCause) {
      ends.append(cause)
      react?()
    }
  }

  final class ShortListener: CoordinatorFlowListener {
    var count = 0
    func onFlowFinished(coordinator: any Coordinator) { count += 1 }
  }

  /// Starts a flow with one screen and hands out the flow.
  func start(_ listener: any CoordinatorFlowListener, in parent: (any FlowStarting)? = nil) -> Flow<
    Void
  >? {
    var made: Flow<Void>?
    (parent ?? story.router).start(listener: listener) { (flow: Flow<Void>) in
      made = flow
      return Script(flow) { self.story.push("screen", on: $0) }
    }
    return made
  }

  @Test func aListenerIsToldOnceOfAFinish() {
    story.push("a")
    let listener = RecordingFlowListener()
    start(listener)?.finish()
    #expect(listener.ends == [.init("ScriptedCoordinator<()>", .finished)])
  }

  @Test func aListenerIsToldOnceWhenTheUserWentBack() {
    story.push("a")
    let listener = RecordingFlowListener()
    _ = start(listener)
    story.host.back()
    story.host.completeTransition()
    #expect(listener.ends == [.init("ScriptedCoordinator<()>", .systemBack(.key))])
  }

  @Test func theShortFormIsEnough() {
    story.push("a")
    let listener = ShortListener()
    start(listener)?.finish()
    #expect(listener.count == 1)
  }

  @Test func aListenerIsNotKeptAlive() {
    story.push("a")
    var listener: Listener? = story.probe.track(Listener(), as: "listener")
    let flow = start(listener ?? Listener())
    listener = nil
    #expect(!story.probe.alive.contains("listener"))
    flow?.finish()
    #expect(story.names == ["a"])
  }

  @Test func aListenerThatNavigatesIsServedAfterTheCallbacks() {
    story.push("a")
    let listener = Listener()
    var during: [String] = []
    listener.react = {
      self.story.push("next")
      during = self.story.names
    }
    start(listener)?.finish()
    #expect(during == ["a"], "what a callback asks for waits its turn")
    #expect(story.host.names == ["a", "next"])
    #expect(listener.ends == [.finished])
    #expect(story.host.frames == [["a"], ["a", "screen"], ["a", "next"]])
  }

  @Test func aListenerThatStartsTheNextFlowLeavesNoEmptyFrame() {
    let listener = Listener()
    listener.react = {
      listener.react = nil
      _ = self.start(listener)
    }
    start(listener)?.finish()
    #expect(story.host.frames == [["screen"], ["screen"]])
    #expect(story.host.names == ["screen"])
  }

  @Test func aListenerThatThrowsTheRouterAwayIsTheLastToAct() async {
    @MainActor final class App: CoordinatorFlowListener {
      let host = InMemoryHost()
      var router: StackRouter?
      var ends: [EndCause] = []
      func onFlowFinished(coordinator: any Coordinator, cause: EndCause) {
        ends.append(cause)
        router = nil
      }
    }
    let app = App()
    app.router = StackRouter(host: app.host)
    app.router?.push(TestModule("a"))
    let ticket: FlowTicket<Void>? = app.router?.start {
      Script($0) { $0.push(TestModule("other")) }
    }
    app.router?.start(listener: app) { (flow: Flow<Void>) in
      Script(flow) { flow in flow.push(Finisher(name: "b") { flow.finish() }) }
    }
    try? app.host.top(as: Finisher.self).finish()
    #expect(app.ends == [.finished])
    #expect(app.router == nil)
    #expect(await ticket?.end.cause == .routerGone)
  }

  @Test func aListenerThatClosesTheRouterIsTheLastToAct() {
    story.push("a")
    let listener = Listener()
    listener.react = { self.story.router.close() }
    start(listener)?.finish()
    #expect(listener.ends == [.finished])
    #expect(story.names == [])
    #expect(story.told == ["screen: finished", "a: router gone"])
  }
}
