import Switchback
import SwitchbackTesting
import Testing

@MainActor
@Suite(.waitsForRelease)
struct TabContainerTests {
  // MARK: - Showing

  @Test(arguments: [InMemoryHost.Completion.atOnce, .whenTold])
  func eachTabHasAStackAndAFlowOfItsOwn(_ completion: InMemoryHost.Completion) {
    let tabs = TabStory([.a: 2, .b: 1, .c: 1], completion: completion)
    #expect(tabs.view == "*a: a1 a2, b: b1, c: c1")
    #expect(tabs.hostView == tabs.view)
    #expect(tabs.host.titles == ["A", "B", "C"])
    #expect(tabs.story.names == ["Tabs"])
    #expect(tabs.story.host.front === tabs.host(.a))
    #expect(tabs.main.modules.map(\.name) == ["Tabs"])
    #expect(tabs.flows[.a]?.modules.map(\.name) == ["a1", "a2"])
    #expect(tabs.story.told == [])
    #expect(tabs.story.issues.isEmpty)
    tabs.expectReleased()
  }

  @Test func whatIsInATabIsThereBeforeTheContainerIsShown() {
    let tabs = TabStory([.a: 1, .b: 1])
    #expect(tabs.host.selections == [.a], "told once, with both tabs")
    #expect(tabs.host(.a).frames == [["a1"]])
    #expect(tabs.story.host.frames == [["InMemoryTabHost"]])
    tabs.expectReleased()
  }

  @Test func nothingIsStartedBeforeTheContainerIsShown() {
    let story = Story()
    let host = InMemoryTabHost()
    let issues = Issues()
    let router = TabContainer(host: host, onIssue: { issues.kinds.append($0.kind) })
    let coordinators = Counter()
    for id in [TabID.a, .b] {
      router.add(id, title: "") { (flow: Flow<Void>) in
        coordinators.count += 1
        return Script(flow) { $0.push(TestModule(id.name)) }
      }
    }
    router.select(.b)
    #expect(coordinators.count == 0)
    #expect(router.selected?.id == .b)
    let ticket = router[.a]?.push(story.module("too early"))
    #expect(ticket?.outcome == .rejected(.tabNotShown))
    router[.a]?.sender(1, from: story)
    #expect(router.select(.c).outcome == .rejected(.noSuchTab))
    #expect(
      issues.kinds == [
        .rejected(.tabNotShown), .rejected(.tabNotShown), .rejected(.noSuchTab),
      ])
    story.router.push(router)
    #expect(coordinators.count == 2)
    #expect(host.selections == [.b])
    #expect(host.host(of: .b)?.names == ["b"])
    story.expectReleased()
  }

  @Test func aContainerThatIsNeverShownKeepsNothing() {
    final class Captured {}
    weak var captured: Captured?
    do {
      let object = Captured()
      captured = object
      let router = TabContainer(host: InMemoryTabHost())
      router.add(.a, title: "") { (flow: Flow<Void>) in
        _ = object
        return Script(flow)
      }
      #expect(router.remove(.a).outcome == .committed(removed: []))
    }
    #expect(captured == nil)
  }

  @Test func whatMadeACoordinatorIsLetGoOnceItIsMade() {
    final class Captured {}
    let story = Story()
    let router = TabContainer(host: InMemoryTabHost())
    weak var captured: Captured?
    do {
      let object = Captured()
      captured = object
      router.add(.a, title: "") { (flow: Flow<Void>) in
        _ = object
        return Script(flow) { $0.push(TestModule("a")) }
      }
    }
    #expect(captured != nil)
    story.router.push(router)
    #expect(captured == nil)
    story.push("x")
    story.expectReleased()
  }

  // MARK: - Selecting

  @Test func selectingShowsATabAndTellsNobody() {
    let tabs = TabStory()
    let ticket = tabs.tabs.select(.b)
    #expect(ticket.outcome == .committed(removed: []))
    #expect(tabs.hostView == "a: a1, *b: b1, c: c1")
    #expect(tabs.story.host.front.names == ["b1"])
    #expect(tabs.tabs.select(.b).outcome == .rejected(.alreadyThere))
    #expect(tabs.tabs.select(TabID("d")).outcome == .rejected(.noSuchTab))
    #expect(tabs.story.issues == [.rejected(.noSuchTab)])
    #expect(tabs.story.told == [])
    tabs.expectReleased()
  }

  @Test func theUserChoosesATab() {
    let tabs = TabStory()
    tabs.host.tap(.c)
    #expect(tabs.tabs.selected?.id == .c)
    #expect(tabs.hostView == "a: a1, b: b1, *c: c1")
    tabs.host.tap(TabID("gone"))
    #expect(tabs.tabs.selected?.id == .c)
    #expect(tabs.story.issues.isEmpty)
    tabs.expectReleased()
  }

  @Test func selectingInsideACallbackWaitsItsTurn() {
    let tabs = TabStory([.a: 2, .b: 1])
    var seen: TabID?
    if let module = tabs.tabs[.a]?.modules.last {
      tabs.story.router.observeRemoval(of: module, by: tabs) { tabs, _ in
        tabs.tabs.select(.b)
        seen = tabs.tabs.selected?.id
      }
    }
    tabs.host(.a).back()
    #expect(seen == .a)
    #expect(tabs.hostView == "a: a1, *b: b1")
    tabs.expectReleased()
  }

  @Test func aSecondTapGoesBackToTheRootOfTheTab() {
    let tabs = TabStory([.a: 3, .b: 2])
    tabs.host.tap(.a)
    #expect(tabs.view == "*a: a1, b: b1 b2")
    #expect(tabs.hostView == tabs.view)
    #expect(tabs.story.told == ["a3: popped", "a2: popped"])
    tabs.host.tap(.a)
    #expect(tabs.story.told.count == 2)
    #expect(tabs.story.issues.isEmpty)
    tabs.expectReleased()
  }

  @Test func aSecondTapAsksWhoMinds() {
    let tabs = TabStory([.a: 1, .b: 1])
    let draft = GuardedModule("draft", leaving: .refused)
    tabs.tabs[.a]?.push(draft)
    tabs.host.tap(.a)
    #expect(tabs.view == "*a: a1 draft, b: b1")
    draft.leaving = .ask
    tabs.host.tap(.a)
    #expect(tabs.view == "*a: a1 draft, b: b1")
    #expect(draft.attempts.count == 1)
    draft.leaveAnyway()
    #expect(tabs.view == "*a: a1, b: b1")
    #expect(tabs.story.issues.isEmpty)
    tabs.expectReleased()
  }

  // MARK: - Addressed requests

  @Test(arguments: [InMemoryHost.Completion.atOnce, .whenTold])
  func aHiddenTabTakesRequests(_ completion: InMemoryHost.Completion) {
    let tabs = TabStory([.a: 1, .b: 1], completion: completion)
    let ticket = tabs.story.push("b2", on: tabs.tabs[.b])
    #expect(ticket.outcome == .committed(removed: []), "a hidden host shows at once")
    #expect(tabs.hostView == "*a: a1, b: b1 b2")
    #expect(tabs.host(.b).commands.last?.transition == ScreenTransition.none)
    tabs.tabs[.b]?.pop()
    #expect(tabs.story.told == ["b2: popped"])
    #expect(tabs.tabs[.b]?.pop().outcome == .rejected(.atRoot))
    #expect(tabs.hostView == "*a: a1, b: b1")
    tabs.expectReleased()
  }

  @Test func aTabPresentsOverItselfAndKeepsThatWhileItIsHidden() {
    let tabs = TabStory([.a: 1, .b: 1])
    let sheet = tabs.story.start("sheet", .modal, in: tabs.flows[.a], showing: ["s"])
    #expect(tabs.hostView == "*a: a1 s, b: b1")
    #expect(tabs.story.host.front.names == ["s"])
    tabs.tabs.select(.b)
    #expect(tabs.story.host.front.names == ["b1"])
    #expect(sheet.isOpen)
    tabs.tabs.select(.a)
    #expect(tabs.story.host.front.names == ["s"])
    tabs.story.host.front.back()
    #expect(tabs.story.told == ["s: system back (key)", "sheet ended: system back (key)"])
    #expect(tabs.hostView == "*a: a1, b: b1")
    tabs.expectReleased()
  }

  @Test func theFlowAroundPresentsOverAllTabs() {
    let tabs = TabStory([.a: 2, .b: 1])
    tabs.story.start("sheet", .modal, in: tabs.main, showing: ["s"])
    #expect(tabs.story.host.allNames == [["InMemoryTabHost"], ["s"]])
    tabs.tabs.select(.b)
    #expect(tabs.story.host.front.names == ["s"])
    tabs.story.host.front.pullDown()
    #expect(
      tabs.story.told == ["s: system back (pullDown)", "sheet ended: system back (pullDown)"])
    #expect(tabs.hostView == "a: a1 a2, *b: b1")
    tabs.expectReleased()
  }

  @Test func aModuleIsOnOneStackOnly() {
    let tabs = TabStory([.a: 1, .b: 1])
    if let module = tabs.tabs[.a]?.modules.first {
      #expect(tabs.tabs[.b]?.push(module).outcome == .rejected(.alreadyInStack))
      #expect(tabs.tabs[.b]?.pop(to: module).outcome == .rejected(.notInStack))
      #expect(tabs.story.router.push(module).outcome == .rejected(.alreadyInStack))
    }
    #expect(tabs.tabs[.b]?.push(tabs.tabs).outcome == .rejected(.alreadyInStack))
    #expect(tabs.hostView == "*a: a1, b: b1")
    tabs.expectReleased()
  }

  @Test func moreFlowsMayRunOnATab() {
    let tabs = TabStory([.a: 1, .b: 1])
    let more = tabs.story.start("more", in: tabs.tabs[.b], showing: ["m"])
    #expect(tabs.hostView == "*a: a1, b: b1 m")
    more.finish("")
    #expect(tabs.story.told == ["m: finished", "more ended: finished"])
    #expect(tabs.hostView == "*a: a1, b: b1")
    tabs.expectReleased()
  }

  final class Issues {
    var kinds: [NavigationIssue.Kind] = []
  }

  final class Counter {
    var count = 0
  }
}
