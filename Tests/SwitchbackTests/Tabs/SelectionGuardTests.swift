import Switchback
import SwitchbackTesting
import Testing

/// Who may have a say before the user goes to another tab.
@MainActor
@Suite(.waitsForRelease)
struct SelectionGuardTests {
  /// Refuses some tabs, and notes which it was asked about.
  @MainActor
  final class Doorkeeper {
    var refused: Set<TabID> = [.b]
    private(set) var asked: [TabID] = []

    func admits(_ tab: TabID) -> Bool {
      asked.append(tab)
      return !refused.contains(tab)
    }
  }

  /// A container that follows a tap by itself, as some of a platform do.
  @MainActor
  final class EagerHost: TabHost {
    private(set) var shown: TabID?
    private(set) var told: [TabID?] = []
    private(set) var reporter: TabReporter?
    func connect(_ reporter: TabReporter) { self.reporter = reporter }
    func makeStackHost(for tab: TabID) -> any StackHost { InMemoryHost() }

    func show(_ bar: TabBar) {
      shown = bar.selected
      told.append(bar.selected)
    }

    func tap(_ tab: TabID) -> NavigationTicket? {
      shown = tab
      return reporter?.chose(tab)
    }
  }

  private let keeper = Doorkeeper()

  private func story(back: TabBack = .none) -> TabStory {
    let tabs = TabStory([.a: 2, .b: 1, .c: 1], above: ["home"], back: back)
    tabs.tabs.guardSelection(with: keeper) { $0.admits($1) }
    return tabs
  }

  @Test func aTabThatIsRefusedIsNotShown() {
    let tabs = story()
    tabs.host.tap(.b)
    #expect(tabs.hostView == "*a: a1 a2, b: b1, c: c1")
    #expect(tabs.view == tabs.hostView)
    #expect(keeper.asked == [.b])
    #expect(tabs.story.told == [])
    #expect(tabs.story.issues == [])
    tabs.host.tap(.c)
    #expect(tabs.host.selected == .c)
    #expect(keeper.asked == [.b, .c])
    tabs.expectReleased()
  }

  @Test func theTicketAndTheEventsSaySo() throws {
    let story = Story()
    let host = EagerHost()
    let tabs = TabContainer(host: host)
    for id in [TabID.a, .b] {
      tabs.add(id, title: "") { (flow: Flow<Void>) in
        Script(flow) { $0.push(TestModule("\(id)1")) }
      }
    }
    tabs.guardSelection(with: keeper) { $0.admits($1) }
    let main = story.start("main")
    main.push(tabs)
    var events: [NavigationEvent] = []
    main.observe { events.append($0) }
    #expect(host.tap(.b)?.outcome == .rejected(.selectionRefused))
    #expect(host.shown == .a, "it is told again what to show")
    #expect(host.told.suffix(2) == [.a, .a])
    #expect(events.map(\.kind) == [.tabRefused(.b)])
    #expect(events.first?.description == "tab refused b in ScriptedCoordinator<String>#1 [Tabs#1]")
    #expect(host.tap(.a)?.outcome == .rejected(.alreadyThere))
    keeper.refused = []
    #expect(host.tap(.b)?.outcome == .committed(removed: []))
    #expect(events.map(\.kind).last == .tabSelected(.b))
    #expect(story.issues == [])
    story.router.close()
  }

  @Test func onlyTheUsersChoiceOfAnotherTabIsAsked() {
    let tabs = story(back: .history)
    tabs.tabs.select(.b)
    #expect(tabs.host.selected == .b, "code knows what it does")
    tabs.host(.b).back()
    #expect(tabs.host.selected == .a, "nor is the way back to what was visited")
    tabs.host.tap(.a)
    #expect(tabs.view == "*a: a1, b: b1, c: c1", "nor is the way to its root")
    tabs.tabs.remove(.a)
    #expect(tabs.host.selected == .b, "nor when the one that is shown goes")
    #expect(keeper.asked == [])
    tabs.expectReleased()
  }

  @Test func whatItAsksForIsDoneAfterwards() {
    let tabs = story()
    var kinds: [String] = []
    tabs.story.router.observe { event in kinds.append(event.kind.description) }
    tabs.tabs.guardSelection(with: keeper) { [main = tabs.main] _, _ in
      main.present(TestModule("sign in"))
      return false
    }
    tabs.host.tap(.b)
    #expect(kinds.first == "tab refused b")
    #expect(tabs.story.host.allNames == [["home", "InMemoryTabHost"], ["sign in"]])
    #expect(tabs.host.selected == .a)
    tabs.tabs.guardSelection(with: keeper) { _, _ in true }
    tabs.expectReleased()
  }

  @Test func itMaySelectAnotherTabOrRemoveTheOneThatWasChosen() {
    let tabs = story()
    tabs.tabs.guardSelection(with: tabs) { tabs, _ in
      tabs.tabs.select(.c)
      return false
    }
    tabs.host.tap(.b)
    #expect(tabs.host.selected == .c)
    tabs.tabs.guardSelection(with: tabs) { tabs, tab in
      tabs.tabs.remove(tab)
      return true
    }
    tabs.host.tap(.b)
    #expect(tabs.hostView == "a: a1 a2, *c: c1")
    tabs.expectReleased()
  }

  @Test func onceItsOwnerIsGoneEveryTabCanBeChosen() {
    let tabs = story()
    do {
      let owner = Doorkeeper()
      tabs.tabs.guardSelection(with: owner) { $0.admits($1) }
      tabs.host.tap(.b)
      #expect(tabs.host.selected == .a)
    }
    tabs.host.tap(.b)
    #expect(tabs.host.selected == .b)
    #expect(keeper.asked == [], "the later one has taken its place")
    tabs.expectReleased()
  }

  // MARK: - Containers that ask before they follow

  @Test func whoHasAskedBeforeIsNotAskedAgain() throws {
    let host = EagerHost()
    let tabs = TabContainer(host: host)
    for id in [TabID.a, .b, .c] {
      tabs.add(id, title: "") { (flow: Flow<Void>) in
        Script(flow) { $0.push(TestModule("\(id)1")) }
      }
    }
    tabs.guardSelection(with: keeper) { $0.admits($1) }
    let router = StackRouter(host: InMemoryHost())
    var refusals = 0
    router.observe { if $0.kind == .tabRefused(.b) { refusals += 1 } }
    router.push(tabs)
    let reporter = try #require(host.reporter)
    #expect(!reporter.allows(.b))
    #expect(refusals == 1)
    #expect(host.told.last == .a)
    #expect(reporter.allows(.c))
    #expect(host.tap(.c)?.outcome == .committed(removed: []))
    #expect(keeper.asked == [.b, .c])
    #expect(reporter.allows(.c), "it is shown")
    #expect(reporter.allows(TabID("x")), "there is nothing to be asked about")
    #expect(reporter.allows(.a))
    #expect(host.tap(.b)?.outcome == .rejected(.selectionRefused), "that was about another one")
    #expect(keeper.asked == [.b, .c, .a, .b])
    #expect(host.tap(.a)?.outcome == .committed(removed: []))
    #expect(keeper.asked == [.b, .c, .a, .b, .a], "it counts for the next choice only")
    router.close()
    #expect(reporter.allows(.b), "it has no say any more")
  }
}
