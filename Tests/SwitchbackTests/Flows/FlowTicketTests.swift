import Switchback
import SwitchbackTesting
import Testing

@MainActor
@Suite(.waitsForRelease)
struct FlowTicketTests {
  let story = Story()

  /// A result that must not cross actors.
  final class NotSendable {
    var value = 0
  }

  @Test func everyWayOfEndingResumesTheAwaiterOnce() async {
    let ways: [(String, EndCause, @MainActor (Story, Flow<String>) -> Void)] = [
      ("finish", .finished, { _, flow in flow.finish("x") }),
      ("back", .systemBack(.key), { story, _ in story.host.back(toDepth: 1) }),
      ("pop", .popped, { story, _ in story.router.popToRoot() }),
      ("set root", .replaced, { story, _ in story.router.setRoot(TestModule("new")) }),
      ("close", .routerGone, { story, _ in story.router.close() }),
    ]
    for (way, cause, act) in ways {
      let story = Story()
      story.push("a")
      var flow: Flow<String>?
      let ticket: FlowTicket<String> = story.router.start { made in
        flow = made
        return Script(made) { $0.push(TestModule("b")) }
      }
      var resumed = 0
      let awaiters = (0..<3).map { _ in
        Task {
          let end = await ticket.end
          resumed += 1
          return end
        }
      }
      await nextTurn()
      #expect(resumed == 0)
      if let flow { act(story, flow) }
      for awaiter in awaiters { #expect(await awaiter.value.cause == cause, "\(way)") }
      #expect(resumed == 3)
      #expect(ticket.result?.cause == cause)
    }
  }

  @Test func aResultNeedNotBeSendable() async {
    let value = NotSendable()
    let ticket: FlowTicket<NotSendable> = story.router.start { flow in
      Script(flow) { $0.finish(value) }
    }
    let end = await ticket.end
    #expect(end.output === value)
  }

  @Test func cancellingATaskThatAwaitsChangesNothing() async {
    story.push("a")
    let ticket: FlowTicket<Int> = story.router.start { Script($0) { $0.push(TestModule("b")) } }
    let waiting = Task { await ticket.end }
    await nextTurn()
    waiting.cancel()
    await nextTurn()
    #expect(ticket.result == nil)
    story.host.back()
    #expect(await waiting.value == .cancelled(.systemBack(.key)))
  }

  @Test func awaitingHoldsNeitherCoordinatorNorModule() async {
    story.push("root")
    let ticket: FlowTicket<Int> = story.router.start { flow in
      self.story.probe.track(Script(flow) { $0.push(self.story.module("b")) }, as: "coordinator")
    }
    let waiting = Task { await ticket.end }
    await nextTurn()
    story.router.close()
    story.host.change(to: [])
    #expect(story.probe.alive == [])
    #expect(await waiting.value == .cancelled(.routerGone))
  }

  @Test func anAwaiterRunsAfterAllCallbacks() async {
    story.push("a")
    var order: [String] = []
    let ticket: FlowTicket<Int> = story.router.start { Script($0) { $0.push(TestModule("b")) } }
    let waiting = Task {
      _ = await ticket.end
      order.append("awaiter")
    }
    await nextTurn()
    story.router.observe { [weak story] event in
      if case .flowEnded = event.kind {
        order.append("event")
        story?.router.push(TestModule("c"))
      }
      if case .shown = event.kind { order.append("later transaction") }
    }
    story.host.back()
    await waiting.value
    #expect(order == ["event", "later transaction", "awaiter"])
  }

  @Test func theHostIsToldNothingUntilTheAwaiterHadItsTurn() async {
    story.push("a")
    let ticket: FlowTicket<Int> = story.router.start { flow in
      Script(flow) { flow in
        flow.push(TestModule("b"))
        flow.push(Finisher(name: "c") { flow.finish(1) })
      }
    }
    let waiting = Task {
      let end = await ticket.end
      story.push("after \(end.output ?? 0)")
    }
    await nextTurn()
    try? story.host.top(as: Finisher.self).finish()
    #expect(story.names == ["a"])
    #expect(story.host.names == ["a", "b", "c"])
    #expect(!story.host.isInputExpected)
    await waiting.value
    await until { story.host.isInputExpected }
    #expect(story.host.frames.suffix(1) == [["a", "after 1"]])
    #expect(story.host.frames.count == 4)
    #expect(story.host.isInputExpected)
  }

  @Test func anAwaiterThatChoosesToDoNothingIsNotWaitedForLonger() async {
    story.push("a")
    let flow = FlowBox<Int>()
    let ticket: FlowTicket<Int> = story.router.start {
      flow.keep(Script($0) { $0.push(TestModule("b")) })
    }
    let waiting = Task { _ = await ticket.end }
    await nextTurn()
    flow.coordinator?.flow.finish(1)
    await waiting.value
    await until { story.host.names == ["a"] }
  }

  @Test func aTicketThatIsKeptKeepsNothingOfWhoWasTold() {
    story.push("a")
    let probe = LifetimeProbe()
    let ticket = startTelling(probe.track(TestModule("told")))
    #expect(probe.alive.count == 1)
    story.host.back()
    #expect(ticket.result == .cancelled(.systemBack(.key)))
    #expect(probe.alive == [])
  }

  private func startTelling(_ told: TestModule) -> FlowTicket<Int> {
    story.router.start(for: story) { flow in
      Script(flow) { $0.push(TestModule("page")) }
    } onEnd: { story, _ in
      story.note(told.name)
    }
  }

  @Test func anAwaitedSequencerMayStartTheNextFlowAfterACancelledChild() async {
    let main = story.start("main")
    let ticket: FlowTicket<Int> = main.start(.root) { Script($0) { $0.push(TestModule("first")) } }
    let waiting = Task {
      _ = await ticket.end
      story.push("second", on: main)
    }
    await nextTurn()
    story.host.back()
    await waiting.value
    await until { story.host.names == ["second"] }
    #expect(main.isOpen)
    #expect(story.host.frames == [["first"], ["second"]])
    #expect(story.issues == [])
  }

  @Test func anAwaitedSequencerEndsIfItStartsNothing() async {
    let main = story.start("main")
    let ticket: FlowTicket<Int> = main.start(.root) { Script($0) { $0.push(TestModule("first")) } }
    let waiting = Task { _ = await ticket.end }
    await nextTurn()
    story.host.back()
    #expect(main.isOpen, "its awaiter has yet to react")
    await waiting.value
    await until { !main.isOpen }
  }
}

/// A module with a button that finishes something.
final class Finisher: Screen, Presentable {
  let name: String
  let finish: @MainActor () -> Void

  init(name: String, finish: @escaping @MainActor () -> Void) {
    self.name = name
    self.finish = finish
  }
}

/// Remembers a coordinator, weakly, so that a test can reach its flow.
@MainActor
final class FlowBox<Output> {
  weak var coordinator: Script<Output>?

  func keep(_ coordinator: Script<Output>) -> Script<Output> {
    self.coordinator = coordinator
    return coordinator
  }
}
