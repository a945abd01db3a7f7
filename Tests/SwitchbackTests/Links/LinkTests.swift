import Switchback
import SwitchbackTesting
import Testing

/// What a link keeps, what it takes away, and what it shows.
@MainActor
@Suite(.waitsForRelease)
struct LinkTests {
  typealias Main = Shell.Route
  typealias Books = Library.Route
  typealias Pages = Reader.Route

  @Test func aLinkShowsWhatIsNotThere() {
    let story = LinkStory()
    let ticket = story.router.open(DeepLink(Main.library, Books.book("a")))
    #expect(ticket.outcome == .arrived)
    #expect(story.names == ["home", "list", "a"])
    #expect(
      ticket.steps.map(\.description) == [
        "go on in Shell#1",
        "show Shell.library in Shell#1",
        "go on in Library#2",
        "show Library.book in Library#2",
      ])
    #expect(ticket.report == LinkPlan(steps: ticket.steps, outcome: .arrived))
    #expect(story.outcomes == [.arrived])
    let path = story.router.snapshot().path
    #expect(DeepLink(path: path) == DeepLink(Main.home, Main.library, Books.list, Books.book("a")))
  }

  @Test func aRouteThatShowsTwoModulesIsOnThePathOnce() {
    let story = LinkStory()
    story.router.open(DeepLink(Main.pair))
    let (before, path) = (story.router.snapshot(), story.router.snapshot().path)
    #expect(DeepLink(path: path) == DeepLink(Main.home, Main.pair))
    #expect(story.router.open(DeepLink(path: path)).outcome == .arrived)
    #expect(story.router.snapshot() == before)
  }

  @Test func aLinkToWhatIsOnTopChangesNothing() {
    let story = LinkStory()
    let link = DeepLink(Main.library, Books.book("a"))
    story.router.open(link)
    let before = story.router.snapshot()
    let commands = story.host.commands.count
    #expect(story.router.open(link).outcome == .arrived)
    #expect(story.router.snapshot() == before)
    #expect(story.host.commands.count == commands)
  }

  @Test func whatIsAboveTheTargetLeavesAndNothingIsMadeAgain() {
    let story = LinkStory()
    story.router.open(DeepLink(Main.library, Books.book("a"), Books.book("b")))
    let before = story.router.modules.map { ObjectIdentifier($0) }
    #expect(story.router.open(DeepLink(Main.library, Books.book("a"))).outcome == .arrived)
    #expect(story.router.modules.map { ObjectIdentifier($0) } == Array(before.prefix(3)))
  }

  @Test func ofTheSameRouteTwiceTheLowerOneCounts() {
    let story = LinkStory()
    story.router.open(DeepLink(Main.library, Books.book("a"), Books.book("a")))
    #expect(story.names == ["home", "list", "a", "a"])
    story.router.open(DeepLink(Main.library, Books.book("a")))
    #expect(story.names == ["home", "list", "a"])
  }

  @Test func belowTheTargetIsWhatStartShows() {
    let story = LinkStory()
    story.router.open(DeepLink(Main.library, Books.reader("a"), Pages.page(3)))
    #expect(story.names == ["home", "list", "cover of a", "page 3"])
  }

  @Test func theFirstRouteOfAFlowMayBeNamedAndIsKept() {
    let story = LinkStory()
    let root = story.router.modules[0]
    story.router.open(DeepLink(Main.home, Main.library, Books.list, Books.book("a")))
    #expect(story.names == ["home", "list", "a"])
    #expect(story.router.modules[0] === root)
  }

  @Test func anotherBookTakesThePlaceOfTheFirst() {
    let story = LinkStory()
    story.router.open(DeepLink(Main.library, Books.book("a")))
    let list = story.router.modules[1]
    story.router.open(DeepLink(Main.library, Books.book("b")))
    #expect(story.names == ["home", "list", "b"])
    #expect(story.router.modules[1] === list)
    #expect(story.probe.alive.contains("b") && !story.probe.alive.contains("a"))
  }

  @Test func aLinkOnTopTakesNothingAway() {
    let story = LinkStory()
    story.router.open(DeepLink(Main.library, Books.book("a"), Books.book("b")))
    let link = DeepLink(Main.library, Books.book("a"), isOnTop: true)
    #expect(story.router.open(link).outcome == .arrived)
    #expect(story.names == ["home", "list", "a", "b", "a"])
    story.router.open(DeepLink(Main.library, Books.book("c"), isOnTop: true))
    #expect(story.names == ["home", "list", "a", "b", "a", "c"])
    story.router.open(DeepLink(Main.library, Books.book("c"), isOnTop: true))
    #expect(story.names == ["home", "list", "a", "b", "a", "c"], "it is on top already")
  }

  @Test func aHiddenTabIsSelectedAndTheOtherLeftAlone() throws {
    let story = LinkStory()
    story.router.open(DeepLink(Main.tabs, Main.first, Books.book("a")))
    story.router.open(DeepLink(Main.tabs, Main.second, Books.book("b")))
    #expect(story.host.topTabs?.selectedHost?.names == ["list", "b"])
    story.router.open(DeepLink(Main.tabs, Main.first, Books.book("c")))
    #expect(story.host.topTabs?.selectedHost?.names == ["list", "c"])
    story.router.open(DeepLink(Main.tabs, Main.second))
    #expect(story.host.topTabs?.selectedHost?.names == ["list", "b"])
    #expect(story.facts.shown.count { $0 == "tabs" } == 1)
  }

  @Test func aSheetOverTheWayLeaves() {
    let story = LinkStory()
    story.router.open(DeepLink(Main.tabs, Main.first))
    story.router.present(TestModule("sheet"))
    story.router.open(DeepLink(Main.tabs, Main.first, Books.book("a")))
    #expect(story.names == ["home", "Tabs"])
    #expect(story.host.topTabs?.selectedHost?.names == ["list", "a"])
  }

  @Test func aSheetOfTheSameRoutesIsNotTheTabThatWasNamed() {
    let story = LinkStory()
    let link = DeepLink(Main.tabs, Main.first, Books.book("a"))
    story.router.open(link)
    story.router.open(DeepLink(Main.library, Books.book("a"), isOnTop: true))
    #expect(story.names == ["home", "Tabs", "list", "a"])
    story.router.open(link)
    #expect(story.names == ["home", "Tabs"])
    #expect(story.host.topTabs?.selectedHost?.names == ["list", "a"])
  }

  @Test(arguments: [true, false])
  func ofSeveralFlowsTheOneInFrontGoesOnWhateverCoversIt(isHidden: Bool) {
    let story = LinkStory()
    story.facts.tabsHaveRoutes = true
    story.router.open(DeepLink(Main.tabs, Main.second, Books.list))
    for name in ["a", "b"] { story.facts.latestLibrary?.go(.reader(name)) }
    if isHidden { story.host.topTabs?.tap(TabID("first")) }
    story.router.push(TestModule("cover of all"))
    let link =
      isHidden
      ? DeepLink(Main.tabs, Main.second, Pages.page(0)) : DeepLink(Main.tabs, Pages.page(0))
    story.router.open(link)
    #expect(story.text.contains("cover of b"), "\(story.text)")
    #expect(!story.text.contains("cover of all"))
  }

  @Test func aLinkTakesNothingAwayThatItNames() {
    let story = LinkStory()
    let link = DeepLink(Main.tabs, Main.pair, Books.list)
    let unknown = LinkOutcome.unknown(RouteName(Books.list), in: FlowID(1, "Shell"))
    for _ in 0..<2 {
      #expect(story.router.open(link).outcome == unknown)
      #expect(story.names == ["home", "Tabs", "pair 1", "pair 2"])
    }
  }

  @Test func aSheetOnTheWayIsKept() {
    let story = LinkStory()
    story.router.open(DeepLink(Main.library))
    let sheet = story.host.presented
    story.router.open(DeepLink(Main.library, Books.book("a")))
    #expect(story.host.presented === sheet)
    #expect(story.host.presented?.names == ["list", "a"])
  }

  @Test func whatOneRouteShowsIsKeptAsOneOrShownAgain() {
    let story = LinkStory()
    story.router.open(DeepLink(Main.pair))
    #expect(story.names == ["home", "pair 1", "pair 2"])
    let before = story.router.modules.map { ObjectIdentifier($0) }
    story.router.open(DeepLink(Main.pair))
    #expect(story.router.modules.map { ObjectIdentifier($0) } == before)
    story.host.back()
    story.router.open(DeepLink(Main.pair))
    #expect(story.names == ["home", "pair 1", "pair 2"])
    #expect(story.facts.shown == ["home", "pair", "pair"])
  }

  @Test func whatIsOfNoRouteLeavesWhereItIsInTheWay() throws {
    let story = LinkStory()
    try #require(story.facts.shell).flow.push(TestModule("other"))
    story.router.open(DeepLink(Main.settings))
    #expect(story.names == ["home", "settings"])
  }

  @Test func aLinkMayBeginFurtherIn() {
    let story = LinkStory()
    story.router.open(DeepLink(Main.library))
    #expect(story.router.open(DeepLink(Books.book("a"))).outcome == .arrived)
    #expect(story.names == ["home", "list", "a"])
  }

  @Test func aFlowOpensLinksFromItselfInwards() throws {
    let story = LinkStory()
    let shell = try #require(story.facts.shell)
    #expect(shell.flow.open(DeepLink(Main.library, Books.book("a"))).outcome == .arrived)
    #expect(story.names == ["home", "list", "a"])
  }

  @Test func whoKnowsARouteIsAskedForBeforehand() {
    let story = LinkStory()
    story.router.open(DeepLink(Main.library, Books.book("a")))
    let before = story.router.snapshot()
    let ticket = story.router.open(DeepLink(Main.home, Pages.cover))
    let shell = FlowID(1, "Shell")
    #expect(ticket.outcome == .unknown(RouteName(Pages.cover), in: shell))
    #expect(story.router.snapshot() == before)
  }

  @Test func whatIsInTheWayLeavesInOneStepWithWhatComes() {
    let story = LinkStory()
    story.router.open(DeepLink(Main.settings))
    let commands = story.host.commands.count
    story.router.open(DeepLink(Main.pair))
    #expect(story.host.commands.count == commands + 1)
    #expect(story.host.frames.last == ["home", "pair 1", "pair 2"])
  }

  @Test func aPlanSaysWhatOpeningDoes() {
    let story = LinkStory()
    story.router.open(DeepLink(Main.library, Books.book("a")))
    let link = DeepLink(Main.library, Books.book("b"), Books.reader("b"), Pages.page(1))
    let before = story.router.snapshot()
    let plan = story.router.plan(for: link)
    #expect(story.router.snapshot() == before)
    #expect(
      plan.steps.map(\.description) == [
        "go on in Shell#1",
        "keep Shell.library in Shell#1",
        "go on in Library#2",
        "leave a#3",
        "show Library.book in Library#2",
        "later Library.reader",
      ])
    #expect(plan.outcome == nil)
    let report = story.router.open(link).steps
    #expect(Array(report.prefix(5)) == Array(plan.steps.prefix(5)))
  }

  @Test func beforeTheFirstFlowNobodyCanSayWhatALinkDoes() {
    let story = LinkStory(begins: false)
    let plan = story.router.plan(for: DeepLink(Main.library, Books.book("a")))
    #expect(plan == LinkPlan(steps: [.later(RouteName(Main.library))]))
  }

  @Test func aClosedRouterFollowsNothing() async {
    let story = LinkStory()
    story.router.close()
    #expect(await story.router.open(DeepLink(Main.library)).settled == .routerGone)
    #expect(story.router.plan(for: DeepLink(Main.library)).outcome == .routerGone)
  }

  @Test func aLinkOfNoRoutesHasArrived() {
    let story = LinkStory()
    #expect(story.router.open(DeepLink(routes: [])).outcome == .arrived)
  }

  @Test func nothingIsKeptAliveByALink() async {
    let story = LinkStory()
    let probe = story.probe
    let ticket = story.router.open(DeepLink(Main.library, Books.book("a")))
    story.router.close()
    story.host.changePresented(to: nil)
    story.host.change(to: [])
    await until { probe.alive.isEmpty }
    #expect(ticket.outcome == .arrived)
  }
}
