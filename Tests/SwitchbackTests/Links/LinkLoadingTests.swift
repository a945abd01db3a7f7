import Switchback
import SwitchbackTesting
import Testing

/// Links whose last route is loaded first, while the user goes elsewhere.
@MainActor
@Suite(.waitsForRelease)
struct LinkLoadingTests {
  typealias Main = Shell.Route
  typealias Books = Library.Route

  private let story = LinkStory()

  /// Opens a link to a book on the first tab, below which stands another one, and lets it be loaded.
  private func open() -> (ticket: LinkTicket, gate: Gate) {
    story.facts.tabsHaveRoutes = true
    story.router.open(DeepLink(Main.tabs, Main.first, Books.book("a")))
    let gate = Gate()
    story.facts.gate = gate
    let ticket = story.router.open(
      DeepLink(Main.tabs, Main.first, Books.book("a"), Books.book("b")))
    #expect(ticket.outcome == nil)
    return (ticket, gate)
  }

  private var tabs: InMemoryTabHost? { story.host.topTabs }
  private var first: InMemoryHost? { tabs?.host(of: TabID("first")) }

  @Test func whoStaysIsShownIt() async {
    let (ticket, gate) = open()
    gate.open()
    _ = await ticket.settled
    #expect(ticket.outcome == .arrived)
    #expect(first?.names == ["list", "a", "b"])
  }

  @Test func whoGoesBackFromWhatStandsBelowDoesNotArrive() async {
    let (ticket, gate) = open()
    first?.back()
    #expect(ticket.outcome == .superseded)
    gate.open()
    await until { first?.names == ["list", "b"] }
    #expect(story.outcomes.last == .superseded)
  }

  @Test func whoGoesToAnotherTabDoesNotArrive() async {
    let (ticket, gate) = open()
    tabs?.tap(TabID("second"))
    #expect(ticket.outcome == .superseded)
    gate.open()
    await until { first?.names == ["list", "a", "b"] }
    #expect(story.outcomes.last == .superseded)
  }

  @Test func codeMayTakeAwayWhatStandsBelow() async {
    let (ticket, gate) = open()
    let container = story.router.modules.last as? TabContainer
    container?[TabID("first")]?.popToRoot()
    #expect(first?.names == ["list"])
    #expect(ticket.outcome == nil)
    gate.open()
    _ = await ticket.settled
    #expect(ticket.outcome == .arrived)
  }
}
