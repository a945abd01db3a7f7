import Switchback
import SwitchbackTesting
import Testing

/// Tabs that are added for a route, which links know before a coordinator has selected them.
@MainActor
@Suite(.waitsForRelease)
struct LinkTabRouteTests {
  typealias Main = Shell.Route
  typealias Books = Library.Route

  private let story = LinkStory()

  private func showTabs(withRoutes: Bool = true) {
    story.facts.tabsHaveRoutes = withRoutes
    story.router.open(DeepLink(Main.home, Main.tabs))
    story.facts.shown = []
  }

  @Test(arguments: [true, false])
  func theTabThatIsShownFirstIsThereForALink(hasRoute: Bool) {
    showTabs(withRoutes: hasRoute)
    let link = DeepLink(Main.tabs, Main.first, Books.book("a"))
    let plan = story.router.plan(for: link)
    #expect(plan.steps.contains { if case .later = $0 { true } else { false } } == !hasRoute)
    let ticket = story.router.open(link)
    #expect(ticket.outcome == .arrived)
    #expect(story.facts.shown == (hasRoute ? [] : ["first"]) + ["book(\"a\")"])
    if hasRoute { #expect(ticket.steps == plan.steps) }
  }

  @Test func theSnapshotSaysSoFromTheStart() {
    showTabs()
    #expect(story.text.contains("at first"))
    #expect(story.text.contains("at second"), "also where nobody has been")
  }

  @Test func theOtherTabIsSelectedByItsRoute() {
    showTabs()
    #expect(story.router.open(DeepLink(Main.tabs, Main.second)).outcome == .arrived)
    #expect(story.facts.shown == ["second"])
    #expect(story.router.open(DeepLink(Main.tabs, Main.first)).outcome == .arrived)
    #expect(story.facts.shown == ["second", "first"])
    #expect(story.router.open(DeepLink(Main.tabs, Main.first)).outcome == .arrived)
    #expect(story.facts.shown == ["second", "first"], "it is there")
  }

  @Test func theRouteThatHasSelectedItLastCounts() {
    showTabs()
    story.facts.whenShown = { [unowned facts = story.facts] in
      if $0 == .pair { facts.shell?.selectFirst() }
    }
    story.facts.shell?.go(.pair)
    #expect(story.text.contains("at pair"))
    #expect(!story.text.contains("at first"))
  }

  @Test func anEndOwnerIsToldAlikeWithARoute() {
    let tabs = TabContainer(host: InMemoryTabHost())
    let id = TabID("only")
    var ended = 0
    var flow: Flow<Void>?
    tabs.add(id, title: "only", route: Main.first, for: story.facts) { (own: Flow<Void>) in
      flow = own
      return Script(own) { $0.push(TestModule("only")) }
    } onEnd: { _, _ in
      ended += 1
    }
    story.router.push(tabs)
    #expect(story.text.contains("at first"))
    flow?.finish()
    #expect(ended == 1)
  }
}
