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
    #expect(snapshot.outline.contains("at Library.book"))
    #expect(!snapshot.outline.contains("(\"a\")"))
    let flow = FlowID(1, "Main")
    let waits: [NavigationSnapshot.Wait] = [
      .question("Delete secret?", from: flow), .link(at: AnyRoute(Library.Route.book("secret"))),
      .link(at: nil), .gesture,
    ]
    #expect(
      NavigationSnapshot(items: [], waits: waits).outline == """
        waits for the answer to a question, asked by Main#1
        waits for a link at Library.book
        waits for a link
        waits for the user, who moves something
        """)
    #expect(NavigationSnapshot(items: []).outline == "nothing is shown")
  }

  @Test func aMockFollowsLinks() {
    let mock = MockRouter()
    mock.start { [script] in Guide($0, script) }
    let link = DeepLink(Page.a)
    #expect(mock.plan(for: link).steps.last == .show(RouteName(Page.a), in: FlowID(1, "Guide")))
    #expect(mock.open(link).outcome == .arrived)
    #expect("\(mock.snapshot())".contains("a#2 at a"))
  }

  @Test func aPlanSaysWhyARouteIsClosed() {
    begin()
    script.admit = { $0 == .a ? .closed(reason: "It is gone.") : nil }
    let plan = router.plan(for: DeepLink(Page.a))
    #expect(plan.outcome == .closed(RouteName(Page.a)))
    #expect(plan.reason == "It is gone.")
    #expect(plan != LinkPlan(steps: plan.steps, outcome: plan.outcome))
    #expect(plan == LinkPlan(steps: plan.steps, outcome: plan.outcome, reason: "It is gone."))
  }

  private enum Lone: Route {
    static let kind = "Route"
    case list
  }

  @Test func routesPrintWithTheirCoordinatorsAndWithoutModules() {
    #expect("\(RouteName(Page.a))" == "GuidedProgram.Guide.a")
    #expect("\(RouteName(Named.list))" == "friends.list")
    #expect("\(RouteName(Bare.list))" == "LinkFactsTests.Bare.list")
    #expect("\(RouteName(Lone.list))" == "Route.list")
  }

  enum Named: Switchback.Route {
    case list
    static var kind: String { "friends" }
  }

  enum Bare: Switchback.Route { case list }

  @Test(arguments: [true, false])
  func aLinkWaitsForAnAnswerThatIsAskedForAlready(isLeaving: Bool) {
    begin()
    let form = GuardedModule("form", leaving: .ask)
    router.push(form)
    host.back()
    #expect(form.attempts.count == 1)
    let ticket = router.open(DeepLink(Page.a))
    #expect(form.attempts.count == 1, "it is asked once")
    #expect(ticket.outcome == nil)
    if isLeaving { form.leaveAnyway() } else { form.stay() }
    #expect(form.attempts.isEmpty)
    #expect(ticket.outcome == (isLeaving ? .arrived : .leaveRefused(ModuleID(2, "form"))))
    #expect(names == (isLeaving ? ["home", "a"] : ["home", "form"]))
  }

  @Test func whatTheUserDoesAsksAgainWhileALinkWaits() {
    begin()
    let form = GuardedModule("form", leaving: .ask)
    router.push(form)
    router.open(DeepLink(Page.a))
    router.pop()
    #expect(form.attempts.count == 2, "only links wait for an answer of others")
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
