import Switchback
import SwitchbackTesting
import Testing

// Tabs that come and go, and the container that leaves with all of them.

extension TabContainerTests {
  // MARK: - Adding and removing

  @Test func aTabIsAddedWhileTheOthersAreShown() {
    let tabs = TabStory([.a: 1, .c: 1])
    tabs.add(.b, showing: 2, at: 1)
    #expect(tabs.hostView == "*a: a1, b: b1 b2, c: c1")
    tabs.add(.b)
    #expect(tabs.story.issues == [.tabAlreadyThere])
    #expect(tabs.hostView == "*a: a1, b: b1 b2, c: c1")
    tabs.expectReleased()
  }

  @Test func aTabThatIsRemovedEndsItsFlows() {
    let tabs = TabStory([.a: 2, .b: 1])
    let inner = tabs.story.start("inner", .modal, in: tabs.flows[.a], showing: ["s", "t"])
    let ticket = tabs.tabs.remove(.a)
    #expect(
      tabs.story.told == [
        "t: replaced", "s: replaced", "a2: replaced", "a1: replaced",
        "inner ended: replaced", "a ended: replaced",
      ])
    guard case .committed(let removed)? = ticket.outcome else {
      Issue.record("\(String(describing: ticket.outcome))")
      return
    }
    #expect(removed.map(\.name) == ["a1", "a2", "s", "t"])
    #expect(!inner.isOpen)
    #expect(tabs.hostView == "*b: b1")
    #expect(tabs.story.probe.alive.filter { $0.hasPrefix("a") } == [])
    #expect(tabs.main.isOpen)
    tabs.expectReleased()
  }

  @Test func aTabWhoseFlowShowsNothingEndsItAllTheSame() {
    let tabs = TabStory([.a: 1, .b: 0])
    tabs.tabs.remove(.b)
    #expect(tabs.story.told == ["b ended: replaced"])
    tabs.expectReleased()
  }

  @Test func aTabIsNotRemovedWhileSomethingInItMinds() {
    let tabs = TabStory([.a: 1, .b: 1])
    let draft = GuardedModule("draft", leaving: .refused)
    tabs.tabs[.b]?.push(draft)
    let ticket = tabs.tabs.remove(.b)
    #expect(ticket.outcome == .rejected(.leaveRefused))
    #expect(ticket.refused?.leaving.map(\.name) == ["b1", "draft"])
    #expect(tabs.hostView == "*a: a1, b: b1 draft")
    #expect(tabs.story.told == [])
    #expect(ticket.refused?.leaveAnyway().outcome != nil)
    #expect(tabs.hostView == "*a: a1")
    #expect(tabs.tabs.remove(.b).outcome == .rejected(.noSuchTab))
    tabs.expectReleased()
  }

  @Test func aContainerThatComesBackWhileTheUserChoosesShowsWhatItHasThen() {
    let keeper = TestModule("keeper")
    let (host, tabHost) = (InMemoryHost(), InMemoryTabHost())
    let router = StackRouter(host: host, onIssue: { _ in })
    let tabs = TabContainer(host: tabHost)
    func add(_ id: TabID) {
      tabs.add(id, title: "") { (flow: Flow<Void>) in
        ScriptedCoordinator(flow) { $0.push(TestModule("\(id)1")) }
      }
    }
    for id in [TabID.a, .b] { add(id) }
    router.push(TestModule("root"))
    router.push(tabs)
    tabs.guardSelection(with: keeper) { [weak router] _, _ in
      router?.pop()
      return false
    }
    router.observeRemoval(of: tabs, by: keeper) { [weak router] _, _ in
      router?.push(tabs)
      add(.c)
    }
    tabHost.tap(.b)
    #expect(router.modules.map(\.name).count == 2)
    #expect(tabHost.shownTabs == [.c])
    #expect(tabHost.selected == .c)
    #expect(tabHost.selectedHost?.names == ["c1"])
    router.close()
  }

  @Test func theTabOfAFlowThatEndedKeepsItsPlace() {
    let tabs = TabStory([.a: 1, .b: 1])
    tabs.flows[.a]?.finish("done")
    #expect(tabs.story.told == ["a1: finished", "a ended: finished"])
    #expect(tabs.view == "*a: , b: b1")
    #expect(tabs.hostView == "*a: a1, b: b1", "the last screen stays until something new is shown")
    #expect(!tabs.host(.a).isInputExpected)
    tabs.push("new", on: .a)
    #expect(tabs.hostView == "*a: new, b: b1")
    #expect(tabs.main.isOpen)
    tabs.expectReleased()
  }

  @Test func theLastTabMayGoToo() {
    let tabs = TabStory([.a: 1])
    tabs.tabs.remove(.a)
    #expect(tabs.tabs.selected == nil)
    #expect(tabs.host.selected == nil)
    tabs.add(.b)
    #expect(tabs.hostView == "*b: b1")
    tabs.expectReleased()
  }

  // MARK: - The bar

  @Test func titlesAndBadgesBelongToTheContainer() {
    let tabs = TabStory([.a: 1, .b: 1])
    let told = tabs.host.selections.count
    tabs.tabs[.b]?.badge = "2"
    #expect(tabs.host.titles == ["A", "B (2)"])
    tabs.tabs[.b]?.badge = "2"
    tabs.tabs[.b]?.title = "B"
    #expect(tabs.host.selections.count == told + 1, "what has not changed is not told")
    tabs.tabs[.a]?.title = "First"
    tabs.tabs[.b]?.badge = nil
    #expect(tabs.host.titles == ["First", "B"])
    tabs.expectReleased()
  }

  // MARK: - Leaving

  @Test func whenTheContainerLeavesEverythingInItLeavesTopFirst() {
    let tabs = TabStory([.a: 2, .b: 2], above: ["home"])
    tabs.tabs.select(.b)
    let ticket = tabs.main.pop()
    #expect(
      tabs.story.told == [
        "b2: popped", "b1: popped", "a2: popped", "a1: popped", "Tabs: popped",
        "b ended: popped", "a ended: popped",
      ])
    guard case .committed(let removed)? = ticket.outcome else { return }
    #expect(removed.map(\.name) == ["Tabs", "a1", "a2", "b1", "b2"])
    #expect(tabs.story.names == ["home"])
    #expect(tabs.module == nil)
    #expect(tabs.host.selected == nil, "a container that cannot be seen is emptied")
    tabs.expectReleased()
  }

  @Test func theFlowAroundEndsWithAllTabs() {
    let tabs = TabStory([.a: 1, .b: 1])
    tabs.main.finish("out")
    #expect(
      tabs.story.told == [
        "a1: parent ended", "b1: parent ended", "Tabs: finished",
        "a ended: parent ended", "b ended: parent ended", "main ended: finished",
      ])
    #expect(tabs.host.selected == .a, "the last screen stays until there is a new root")
    tabs.expectReleased()
  }

  @Test func aGuardInAHiddenTabHoldsTheContainer() {
    let tabs = TabStory([.a: 1, .b: 1], above: ["home"])
    let draft = GuardedModule("draft", leaving: .refused)
    tabs.tabs[.b]?.push(draft)
    #expect(tabs.main.pop().outcome == .rejected(.leaveRefused))
    #expect(tabs.story.host.front.wayBack?.leaving == .refused)
    tabs.story.host.front.back()
    #expect(tabs.story.router.setRoot(TestModule("root")).outcome == .rejected(.leaveRefused))
    #expect(tabs.story.names == ["home", "Tabs"])
    draft.leaving = .ask
    tabs.story.host.front.back()
    #expect(draft.attempts.map { $0.leaving.map(\.name) } == [["Tabs", "b1", "draft", "a1"]])
    #expect(tabs.story.told == [])
    draft.leaveAnyway()
    #expect(tabs.story.names == ["home"])
    #expect(tabs.story.told.count == 5)
    tabs.expectReleased()
  }

  @Test func theContainerIsFilledAndShownAgain() {
    let tabs = TabStory([.a: 1, .b: 1], above: ["home"])
    do {
      let router = tabs.tabs
      tabs.main.pop()
      #expect(router.tabs.isEmpty)
      tabs.add(.c, to: router, showing: 2)
      tabs.main.push(router)
    }
    #expect(tabs.hostView == "*c: c1 c2")
    tabs.story.host.front.back()
    #expect(tabs.hostView == "*c: c1")
    tabs.expectReleased()
  }

  @Test func aTabThatIsGoneSaysSo() {
    let tabs = TabStory([.a: 1, .b: 1])
    let tab = tabs.tabs[.a]
    tabs.tabs.remove(.a)
    #expect(tab?.push(tabs.story.module("x")).outcome == .rejected(.tabNotShown))
    #expect(tab?.modules.isEmpty == true)
    tabs.expectReleased()
  }

  @Test func closingTheRouterEndsWhatIsInTabs() {
    let tabs = TabStory([.a: 1, .b: 2])
    tabs.story.router.close()
    #expect(
      tabs.story.told == [
        "a1: router gone", "b2: router gone", "b1: router gone", "Tabs: router gone",
        "a ended: router gone", "b ended: router gone", "main ended: router gone",
      ])
    tabs.expectReleased()
  }
}
