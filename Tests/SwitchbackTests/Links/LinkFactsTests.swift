import Switchback
import SwitchbackTesting
import Testing

/// What a link waits for, and what is said of it.
@MainActor
@Suite(.waitsForRelease)
final class LinkFactsTests: GuidedProgram {
  @Test func factsAloneWakeALinkOnlyIfTheyAreAnnounced() {
    begin()
    let isPaid = Flag()
    script.admit = { $0 == .a && !isPaid.isSet ? .after(.gate) : nil }
    let ticket = router.open(DeepLink(Page.a))
    isPaid.isSet = true
    #expect(ticket.outcome == nil)
    #expect(names == ["home", "gate"])
    script.guide?.admissionChanged()
    #expect(ticket.outcome == .arrived)
    #expect(names == ["home", "a"])
    script.guide?.admissionChanged()
    #expect(names == ["home", "a"])
  }

  @Test func aCoordinatorWhoseFlowIsOverAnnouncesNothing() {
    begin()
    let guide = script.guide
    guide?.flow.cancel()
    guide?.admissionChanged()
    #expect(names == [])
  }

  @Test func anOutlineSaysNothingOfWhatRoutesCarry() {
    let story = LinkStory()
    story.router.open(DeepLink(Shell.Route.library, Library.Route.book("a")))
    let snapshot = story.router.snapshot()
    #expect("\(snapshot)".contains("at book(\"a\")"))
    #expect(snapshot.outline.contains("at SwitchbackTests.Library.Route.book"))
    #expect(!snapshot.outline.contains("(\"a\")"))
    let flow = FlowID(1, "Main")
    let waits: [NavigationSnapshot.Wait] = [
      .question("Delete secret?", from: flow), .link(at: AnyRoute(Library.Route.book("secret"))),
      .link(at: nil), .gesture,
    ]
    #expect(
      NavigationSnapshot(items: [], waits: waits).outline == """
        waits for the answer to a question, asked by Main#1
        waits for a link at SwitchbackTests.Library.Route.book
        waits for a link
        waits for the user, who moves something
        """)
    #expect(NavigationSnapshot(items: []).outline == "nothing is shown")
  }

  /// A router that lets nobody push while it is locked.
  final class LockedRouter: Router {
    let inner = MockRouter()
    var modules: [any Presentable] { inner.modules }
    func perform(_ request: NavigationRequest) -> NavigationTicket {
      NavigationTicket(ended: .superseded)
    }
    func observe(_ body: @escaping @MainActor (NavigationEvent) -> Void) -> ObservationToken {
      inner.observe(body)
    }
    func observeRemoval(
      of module: any Presentable, source: CallSite, _ body: @escaping @MainActor (EndCause) -> Void
    ) -> ObservationToken {
      inner.observeRemoval(of: module, source: source, body)
    }
  }

  @Test func aWrapperOfARouterStopsARequest() async {
    let router = LockedRouter()
    let ticket = router.push(TestModule("page"))
    #expect(ticket.outcome == .superseded)
    #expect(await ticket.settled == .superseded)
    #expect(router.modules.isEmpty)
  }
}
