import Switchback
import SwitchbackTesting
import Testing

/// Actions while owners, flows and tabs come and go.
@MainActor
@Suite(.waitsForRelease)
struct ActionEdgeTests {
  @Test func aClosedRouterKeepsNoHandler() {
    final class Captured {}
    let story = Story()
    story.push("root")
    weak var captured: Captured?
    do {
      let object = Captured()
      captured = object
      story.router.handle(Int.self, with: story) { _, _ in withExtendedLifetime(object) {} }
    }
    #expect(captured != nil)
    story.router.close()
    #expect(captured == nil)
    story.expectReleased()
  }

  @Test func whatAnOrphanedHandlerHeldMayLookAtItsFlowWhenItDies() {
    final class Owner {}
    let story = Story()
    let flow = story.start("flow", showing: ["a"])
    var owner: Owner? = Owner()
    do {
      let words = LastWords { [flow] in flow.send(7) }
      if let owner { flow.handle(Int.self, with: owner) { _, _ in _ = words } }
    }
    owner = nil
    flow.handle(Int.self, with: story) { $0.note("\($1)") }
    #expect(story.told == ["7"], "the new one is there by then")
    story.expectReleased()
  }

  @Test func whatAHandlerHeldMayLookAtItsFlowWhenTheFlowEnds() {
    let story = Story()
    let flow = story.start("flow", showing: ["a"])
    do {
      let words = LastWords { [flow] in flow.send(7) }
      flow.handle(Int.self, with: story) { _, _ in _ = words }
    }
    flow.finish("")
    story.expectReleased()
  }

  @Test func aSenderWhoseFlowIsOverDeliversNothing() {
    let story = Story()
    let outer = story.start("outer", showing: ["root"])
    outer.handle(Int.self, with: story) { $0.note("outer got \($1)") }
    let inner = story.start("inner", in: outer)
    let send = inner.sender
    let list = TestModule("list")
    inner.push(list)
    inner.finish("")
    story.forget()
    outer.push(list)
    send(1, from: list)
    #expect(story.told == [], "an action whose flow is over is not delivered")
    #expect(story.issues == [.rejected(.flowEnded)], "and it is reported")
    story.expectReleased()
  }

  @Test func anActionSentByACoordinatorThatIsLeavingIsReported() {
    let story = Story()
    story.push("root")
    story.router.handle(Int.self, with: story) { $0.note("router got \($1)") }
    var made: Flow<Void>?
    story.router.start { (flow: Flow<Void>) in
      made = flow
      return Farewell(flow)
    }
    made?.finish()
    #expect(story.told == [])
    #expect(story.issues == [.rejected(.flowEnded)])
    story.expectReleased()
  }

  @Test func aHandlerMayRemoveTheTabThatItIsSentFrom() {
    let tabs = TabStory([.a: 1, .b: 1])
    let list = TestModule("list")
    tabs.flows[.b]?.push(list)
    let send = tabs.flows[.b]?.sender
    tabs.main.handleOrPassOn(Int.self, with: tabs) { tabs, _ in
      tabs.tabs.remove(.b)
      return .passOn
    }
    tabs.story.router.handle(Int.self, with: tabs) { $0.story.note("router: \($1)") }
    send?(1, from: list)
    #expect(tabs.story.told == ["router: 1", "b1: replaced", "b ended: replaced"])
    tabs.story.forget()
    send?(2, from: list)
    #expect(tabs.story.told == [])
    #expect(tabs.story.issues == [.actionSenderNotShown("Int")])
    tabs.expectReleased()
  }

  @Test func aDeliveryMayEndAndStartFlows() {
    let tabs = TabStory([.a: 1, .b: 1])
    tabs.flows[.a]?.handle(Int.self, with: tabs) { tabs, _ in
      tabs.tabs.remove(.b)
      tabs.tabs.remove(.a)
      tabs.add(.c)
      tabs.flows[.c]?.handle(Int.self, with: tabs) { $0.story.note("c: \($1)") }
      tabs.story.note("a")
    }
    tabs.flows[.b]?.handle(Int.self, with: tabs) { tabs, _ in tabs.story.note("b") }
    tabs.story.router.deliver(1)
    #expect(tabs.story.told.prefix(2) == ["a", "b"])
    #expect(tabs.hostView == "*c: c1")
    tabs.expectReleased()
  }

  @Test func whatIsDeliveredToATabOfAContainerWithoutAFlowStaysInThatTab() {
    let story = Story()
    let tabs = TabContainer(host: InMemoryTabHost())
    for id in [TabID.a, .b] {
      tabs.add(id, title: "") { (flow: Flow<Void>) in
        flow.handle(Int.self, with: story) { $0.note("\(id) got \($1)") }
        return Script(flow) { $0.push(TestModule("\(id)1")) }
      }
    }
    story.router.push(tabs)
    story.router.handle(Int.self, with: story) { $0.note("router got \($1)") }
    tabs[.a]?.deliver(1)
    #expect(story.told == ["a got 1"])
    tabs[.b]?.deliver(2)
    #expect(story.told == ["a got 1", "b got 2"])
    story.router.deliver(3)
    #expect(story.told.suffix(3).sorted() == ["a got 3", "b got 3", "router got 3"])
    story.router.close()
  }

  @Test func aSenderKeepsNoCoordinatorAlive() {
    let tabs = TabStory([.a: 1, .b: 1])
    let senders = [tabs.flows[.a]?.sender, tabs.tabs[.a]?.sender, tabs.main.sender]
    tabs.tabs.remove(.a)
    tabs.expectReleased()
    withExtendedLifetime(senders) {}
  }

  final class Farewell: Coordinator, LifecycleListener {
    let flow: Flow<Void>
    init(_ flow: Flow<Void>) { self.flow = flow }
    func start() { flow.push(TestModule("f")) }
    func onRemoved(_ cause: EndCause) { flow.send(42) }
  }
}
