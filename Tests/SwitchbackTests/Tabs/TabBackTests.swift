import Switchback
import SwitchbackTesting
import Testing

/// Where the user's back leads at the root of a tab.
@MainActor
@Suite(.waitsForRelease)
struct TabBackTests {
  nonisolated struct Row: CustomTestStringConvertible {
    let back: TabBack
    /// The tab that is selected before the container is shown.
    var first = "a"
    /// The tabs that the user chooses, one after the other.
    let visits: String
    /// The tabs that are seen after each press, up to the one that leaves.
    let seen: String

    var testDescription: String { "\(back): \(first), then \(visits), leads to \(seen)" }
  }

  nonisolated static let rows: [Row] = [
    Row(back: .none, visits: "babc", seen: ""),
    Row(back: .none, visits: "", seen: ""),
    Row(back: .firstTab, visits: "babc", seen: "a"),
    Row(back: .firstTab, visits: "", seen: ""),
    Row(back: .firstTab, first: "b", visits: "", seen: "a"),
    Row(back: .initialTab, visits: "babc", seen: "a"),
    Row(back: .initialTab, first: "b", visits: "c", seen: "b"),
    Row(back: .initialTab, first: "b", visits: "a", seen: "b"),
    Row(back: .initialTab, first: "b", visits: "", seen: ""),
    Row(back: .order, visits: "babc", seen: "ba"),
    Row(back: .order, first: "c", visits: "b", seen: "a"),
    Row(back: .order, visits: "", seen: ""),
    Row(back: .history, visits: "babc", seen: "ba"),
    Row(back: .history, visits: "bc", seen: "ba"),
    Row(back: .history, first: "c", visits: "ab", seen: "ac"),
    Row(back: .history, visits: "ba", seen: "b"),
    Row(back: .history, visits: "bb", seen: "a"),
    Row(back: .fullHistory, visits: "babc", seen: "baba"),
    Row(back: .fullHistory, visits: "bb", seen: "a"),
    Row(back: .fullHistory, visits: "ba", seen: "ba"),
    Row(back: .fullHistory, first: "c", visits: "", seen: ""),
  ]

  @Test(arguments: rows)
  func eachBehaviourHasItsWayBack(_ row: Row) {
    let tabs = TabStory([:], above: ["home"])
    tabs.main.pop()
    let router = TabContainer(host: tabs.host, back: row.back)
    for id in ["a", "b", "c"] { tabs.add(TabID(id), to: router) }
    router.select(TabID(row.first))
    tabs.main.push(router)
    tabs.story.forget()
    for id in row.visits { tabs.host.tap(TabID(String(id))) }
    var seen = ""
    for _ in 0..<9 where tabs.story.names == ["home", "Tabs"] {
      tabs.story.host.front.back()
      if tabs.story.names.count == 2 {
        #expect(tabs.story.told == [])
        seen += router.selected?.id.name ?? "?"
      }
    }
    #expect(seen == row.seen)
    #expect(tabs.story.names == ["home"], "in the end it leads out")
    #expect(tabs.story.issues.isEmpty)
    tabs.expectReleased()
  }

  /// Where they are not the first of the sheet, that does not close.
  @Test(arguments: [true, false])
  func fromTabsOnASheetItLeadsOutOfThem(areTheyFirst: Bool) {
    let tabs = TabStory([:], above: ["home"])
    tabs.main.pop()
    let container = TabContainer(host: tabs.host)
    tabs.add(.a, to: container)
    if areTheyFirst {
      tabs.main.present(container)
    } else {
      tabs.main.present(tabs.story.module("sheet"))
      tabs.main.push(container)
    }
    #expect(tabs.host(.a).wayBack?.destination == (areTheyFirst ? .presenter : .below))
    tabs.story.host.front.back()
    #expect(tabs.story.names == (areTheyFirst ? ["home"] : ["home", "sheet"]))
    tabs.story.router.dismiss()
    tabs.expectReleased()
  }

  @Test func aTabGoesBackOnItsOwnStackFirst() {
    let tabs = TabStory([.a: 2, .b: 3], above: ["home"], back: .history)
    tabs.host.tap(.b)
    for view in [
      "a: a1 a2, *b: b1 b2", "a: a1 a2, *b: b1", "*a: a1 a2, b: b1", "*a: a1, b: b1",
    ] {
      tabs.story.host.front.back()
      #expect(tabs.hostView == view)
    }
    tabs.story.host.front.back()
    #expect(tabs.story.names == ["home"])
    tabs.expectReleased()
  }

  @Test func atTheVeryRootItEndsTheFlowAround() {
    let tabs = TabStory([.a: 1, .b: 1])
    tabs.story.host.front.back()
    #expect(
      tabs.story.told == [
        "a1: system back (key)", "b1: system back (key)", "Tabs: system back (key)",
        "a ended: system back (key)", "b ended: system back (key)",
        "main ended: system back (key)",
      ])
    tabs.expectReleased()
  }

  @Test func withoutAFlowAroundTheOuterHandlerHears() {
    let story = Story()
    let heard = Heard()
    story.router.onBackAtRoot = { heard.origins.append($0) }
    let host = InMemoryTabHost()
    let router = TabContainer(host: host)
    router.add(.a, title: "A") { (flow: Flow<Void>) in
      Script(flow) { $0.push(TestModule("a1")) }
    }
    story.router.push(router)
    story.host.front.back(origin: .quit)
    #expect(heard.origins == [.quit])
    #expect(story.router.modules.count == 1)
    #expect(host.host(of: .a)?.names == ["a1"])
    story.router.onBackAtRoot = nil
    story.push("x")
    story.expectReleased()
  }

  @Test func leavingTheProgramLeadsPastTheTabBefore() {
    let tabs = TabStory([.a: 1, .b: 1], back: .history)
    tabs.host.tap(.b)
    tabs.story.host.front.back(origin: .quit)
    #expect(tabs.story.told.last == "main ended: system back (quit)")
    #expect(tabs.story.names == [])
    tabs.expectReleased()
  }

  @Test func backMeansNothingWhileAnotherRootOfTheTabIsOnItsWay() {
    let tabs = TabStory([.a: 1, .b: 1], above: ["home"], back: .history, completion: .whenTold)
    tabs.host.tap(.b)
    tabs.settle()
    tabs.tabs[.b]?.setRoot(TestModule("other"))
    tabs.host(.b).back()
    #expect(tabs.view == "a: a1, *b: other", "nobody can have meant it")
    tabs.settle()
    tabs.host(.b).back()
    #expect(tabs.view == "*a: a1, b: other")
    tabs.expectReleased()
  }

  @Test func aTabThatIsLeftEmptyIsGoneBackFromToo() {
    let tabs = TabStory([.a: 1, .b: 1], back: .history)
    tabs.host.tap(.b)
    tabs.flows[.b]?.finish("")
    tabs.story.forget()
    tabs.story.host.front.back()
    #expect(tabs.tabs.selected?.id == .a)
    #expect(tabs.story.told == [])
    tabs.expectReleased()
  }

  @Test func aTabThatIsRemovedLeavesTheHistory() {
    let tabs = TabStory([.a: 1, .b: 1, .c: 1], above: ["home"], back: .fullHistory)
    for id in [TabID.b, .a, .b, .c] { tabs.host.tap(id) }
    tabs.tabs.remove(.b)
    #expect(tabs.tabs.selected?.id == .c)
    tabs.story.host.front.back()
    #expect(tabs.tabs.selected?.id == .a)
    tabs.story.host.front.back()
    #expect(tabs.story.names == ["home"])
    tabs.expectReleased()
  }

  @Test func twoVisitsWithNothingBetweenThemAnyMoreAreOne() {
    let tabs = TabStory([.a: 1, .b: 1, .c: 1], above: ["home"], back: .fullHistory)
    for id in [TabID.c, .a, .b, .a] { tabs.host.tap(id) }
    tabs.tabs.remove(.b)
    tabs.story.host.front.back()
    #expect(tabs.module?.selected?.id == .c)
    tabs.expectReleased()
  }

  @Test func whenTheSelectedTabIsRemovedTheOneBeforeItIsShown() {
    let tabs = TabStory([.a: 1, .b: 1, .c: 1])
    tabs.host.tap(.c)
    tabs.tabs.remove(.c)
    #expect(tabs.hostView == "*a: a1, b: b1")
    tabs.tabs.remove(.a)
    #expect(tabs.hostView == "*b: b1")
    tabs.expectReleased()
  }

  @Test func whereNoOtherWasVisitedTheOneThatTakesItsPlaceInTheBarIsShown() {
    let tabs = TabStory([.a: 1, .b: 1, .c: 1])
    tabs.host.tap(.b)
    tabs.tabs.remove(.a)
    tabs.add(TabID("first"), at: 0)
    tabs.tabs.remove(.b)
    #expect(tabs.tabs.selected?.id == .c)
    tabs.expectReleased()
  }

  @Test func theInitialTabMayBeRemoved() {
    let tabs = TabStory([.a: 1, .b: 1, .c: 1], above: ["home"], back: .initialTab)
    tabs.host.tap(.c)
    tabs.tabs.remove(.a)
    tabs.story.host.front.back()
    #expect(tabs.tabs.selected?.id == .b, "the first takes its place")
    tabs.expectReleased()
  }

  @Test func noGestureTakesTheUserToAnotherTab() {
    let tabs = TabStory([.a: 1, .b: 1], above: ["home"], back: .history)
    tabs.host.tap(.b)
    #expect(tabs.host(.b).wayBack?.allowsGesture == false)
    #expect(tabs.host(.b).wayBack?.leaving == .allowed)
    #expect(!tabs.host(.b).beginSwipe())
    tabs.expectReleased()
  }

  final class Heard {
    var origins: [BackOrigin] = []
  }
}
