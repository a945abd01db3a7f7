import Switchback
import SwitchbackTesting
import Testing

@MainActor
@Suite(.waitsForRelease)
struct LifetimeTests {
  @Test func aClosureOnAShownScreenThatCapturesItsFlowLeaksNothing() {
    let story = Story()
    story.push("root")
    var flow: Flow<String>? = story.start("flow")
    if let flow {
      let module = story.module("screen")
      module.attachment = { flow.finish("x") }
      flow.push(module)
    }
    flow = nil
    #expect(story.probe.alive.contains("screen"))
    story.host.back()
    #expect(story.probe.alive == ["root"])
    #expect(story.told == ["flow ended: system back (key)"])
  }

  @Test func aScreenThatHoldsItsCoordinatorLeaksNothing() {
    let story = Story()
    story.push("root")
    _ =
      story.router.start { flow in
        let coordinator = story.probe.track(Script(flow), as: "coordinator")
        let module = story.module("screen")
        module.attachment = coordinator
        flow.push(module)
        return coordinator
      } as FlowTicket<Int>
    story.host.back()
    #expect(story.probe.alive == ["root"])
  }

  @Test func whatMadeTheCoordinatorIsLetGoWhenItIsMade() {
    let story = Story()
    do {
      let captured = story.probe.track(TestModule("captured"), as: "captured")
      story.router.start { (flow: Flow<Int>) in
        _ = captured
        return Script(flow) { story.push("a", on: $0) }
      }
    }
    #expect(story.probe.alive == ["a"])
  }

  @Test func aFlowHeldAfterItsEndDoesNotKeepItsResult() {
    let story = Story()
    story.push("root")
    do {
      var flow: Flow<TestModule>?
      _ =
        story.router.start { made in
          flow = made
          return Script(made)
        } as FlowTicket<TestModule>
      let result = story.probe.track(TestModule("result"), as: "result")
      result.attachment = { [flow] in _ = flow?.modules }
      flow?.finish(result)
    }
    #expect(story.probe.alive == ["root"])
  }

  @Test func aScreenThatIsStillShownDoesNotKeepItsModule() {
    final class Wrapper: Presentable {
      let screen = TestModule("screen")
      func presented() -> any Screen { screen }
    }
    let story = Story()
    _ =
      story.router.start { flow in
        Script(flow) { $0.push(story.probe.track(Wrapper())) }
      } as FlowTicket<Int>
    story.host.back()
    #expect(story.host.names == ["screen"])
    #expect(story.probe.alive == [])
  }

  @Test func aFlowHeldAfterItsEndHoldsNothing() {
    let story = Story()
    story.push("root")
    let outer = story.start("outer", showing: ["a"])
    let inner = story.start("inner", in: outer, showing: ["b"])
    story.router.popToRoot()
    #expect(story.probe.alive == ["root"])
    #expect(!inner.isOpen)
    #expect(!outer.isOpen)
  }

  @Test func aRouterThatIsDroppedEndsItsFlowsOnTheNextTurn() async {
    let probe = LifetimeProbe()
    let host = InMemoryHost()
    var router: StackRouter? = probe.track(StackRouter(host: host))
    let listener = RecordingFlowListener()
    router?.start(listener: listener) { (flow: Flow<Int>) in
      probe.track(Script(flow) { $0.push(probe.track(TestModule("a"))) }, as: "coordinator")
    }
    router = nil
    #expect(listener.ends == [], "on the next turn, not in the middle of something")
    await nextTurn()
    #expect(listener.ends == [.init("ScriptedCoordinator<Int>", .routerGone)])
    host.change(to: [])
    #expect(probe.alive == [])
  }

  @Test func aRouterDroppedOffTheMainActorEndsItsFlows() async {
    let probe = LifetimeProbe()
    let host = InMemoryHost()
    let listener = RecordingFlowListener()
    var router: StackRouter? = StackRouter(host: host)
    router?.start(listener: listener) { (flow: Flow<Int>) in
      probe.track(Script(flow) { $0.push(probe.track(TestModule("a"))) }, as: "coordinator")
    }
    let last = LastOwner(router)
    router = nil
    await Task.detached { await last.letGo() }.value
    await nextTurn()
    #expect(listener.ends == [.init("ScriptedCoordinator<Int>", .routerGone)])
    host.change(to: [])
    #expect(probe.alive == [])
  }

  @Test func aFlowWhoseRouterIsGoneRejectsAndReports() async {
    let host = InMemoryHost()
    var issues: [NavigationIssue.Kind] = []
    var router: StackRouter? = StackRouter(host: host, onIssue: { issues.append($0.kind) })
    var flow: Flow<Int>?
    _ =
      router?.start {
        flow = $0
        return Script($0) { $0.push(TestModule("a")) }
      } as FlowTicket<Int>?
    router = nil
    await nextTurn()
    #expect(flow?.push(TestModule("b")).outcome == .rejected(.routerGone))
    #expect(flow?.modules.isEmpty == true)
    flow?.finish(1)
    let ticket: FlowTicket<Int>? = flow?.start { Script($0) }
    #expect(ticket?.result == .cancelled(.notStarted))
    #expect(issues == Array(repeating: .rejected(.routerGone), count: 3))
  }

  @Test func closeEndsEverythingAtOnceAndOnlyOnce() {
    let story = Story()
    let outer = story.start("outer", showing: ["a"])
    story.start("inner", in: outer, showing: ["b"])
    story.start("silent", in: outer)
    story.router.close()
    story.router.close()
    #expect(
      story.told == [
        "b: router gone", "a: router gone",
        "inner ended: router gone", "silent ended: router gone", "outer ended: router gone",
      ])
    #expect(story.push("x").outcome == .rejected(.routerGone))
    #expect(story.issues.first == .rejected(.routerGone))
    #expect(!story.host.isInputExpected)
  }

  @Test func reactingToTheEndOfARouterIsRefusedAndNotBlamed() {
    let story = Story()
    var tickets: [NavigationTicket] = []
    let outer = story.start("outer", showing: ["a"])
    story.start("inner", in: outer, showing: ["b"]) { story, _ in
      tickets.append(outer.push(story.module("c")))
      let refused: FlowTicket<Int> = outer.start { Script($0) }
      #expect(refused.result == .cancelled(.notStarted))
      tickets.append(story.router.push(story.module("e")))
    }
    story.router.close()
    #expect(tickets.map(\.outcome) == [.rejected(.routerGone), .rejected(.routerGone)])
    #expect(story.issues == [])
    #expect(story.names == [])
  }

  @Test func observersOfAFlowAreLetGoWhenItEnds() {
    let story = Story()
    story.push("root")
    let flow = story.start("flow", showing: ["a"])
    do {
      let captured = story.probe.track(TestModule("captured"), as: "captured")
      flow.observe { _ in _ = captured }
    }
    #expect(story.probe.alive.contains("captured"))
    flow.finish("")
    #expect(story.probe.alive == ["root"])
  }

  @Test func observersAreLetGoWhenTheRouterCloses() {
    let probe = LifetimeProbe()
    let router = StackRouter(host: InMemoryHost())
    do {
      let captured = probe.track(TestModule("captured"))
      router.observe { _ in _ = captured }
    }
    #expect(probe.alive == ["TestModule"])
    router.close()
    #expect(probe.alive == [])
  }

  @Test(arguments: ["flow", "router", "cancel"])
  func aTokenThatIsKeptHoldsNobodyWhoHearsNothingMore(end: String) {
    let story = Story()
    let flow = story.start("flow", showing: ["a"])
    let token: ObservationToken
    do {
      let captured = story.probe.track(TestModule("captured"), as: "captured")
      token =
        end == "router"
        ? story.router.observe { _ in _ = captured } : flow.observe { _ in _ = captured }
    }
    switch end {
    case "flow": flow.finish("")
    case "router": story.router.close()
    default: token.cancel()
    }
    #expect(!story.probe.alive.contains("captured"))
    withExtendedLifetime(token) {}
  }

  @Test func aClosedRouterKeepsNobodyWhoHearsOfTheBackAtItsRoot() {
    let probe = LifetimeProbe()
    let router = StackRouter(host: InMemoryHost())
    func listen(_ name: String) {
      let captured = probe.track(TestModule(name), as: name)
      router.onBackAtRoot = { _ in _ = captured }
    }
    listen("before")
    #expect(probe.alive == ["before"])
    router.close()
    #expect(probe.alive == [])
    listen("after")
    #expect(probe.alive == [])
    #expect(router.onBackAtRoot == nil)
  }

  @Test func aRouterKeepsItsHostAndNotTheOtherWayRound() async {
    let probe = LifetimeProbe()
    var router: StackRouter? = StackRouter(host: probe.track(InMemoryHost()))
    router?.push(probe.track(TestModule("a")))
    #expect(probe.alive == ["InMemoryHost", "TestModule"])
    router = nil
    await nextTurn()
    #expect(probe.alive == [])
  }

  @Test func tenThousandFlowsLeaveNothingBehind() {
    let story = Story()
    story.push("root")
    for round in 0..<10_000 {
      let flow = story.start("flow", showing: ["a"])
      if round.isMultiple(of: 2) { flow.finish("") } else { story.host.back() }
      story.forget()
    }
    #expect(story.probe.count == 20_001)
    #expect(story.probe.alive == ["root"])
    #expect(story.issues == [])
  }
}

/// The last to hold a router, to be let go anywhere.
private final class LastOwner: Sendable {
  private let router: Held

  init(_ router: StackRouter?) {
    self.router = Held(router)
  }

  func letGo() async { await router.drop() }

  private actor Held {
    private var router: StackRouter?
    init(_ router: StackRouter?) { self.router = router }
    func drop() { router = nil }
  }
}
