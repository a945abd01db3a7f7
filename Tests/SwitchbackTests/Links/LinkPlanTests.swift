import Switchback
import SwitchbackTesting
import Testing

/// What a plan says, and that the report says the same.
@MainActor
@Suite(.waitsForRelease)
final class LinkPlanTests: GuidedProgram {
  private let id = FlowID(1, "Guide")
  private let page = RouteName(Page.a)

  /// Opens a link and compares what was done with what was planned, and with this.
  private func expect(
    _ link: DeepLink, _ steps: [LinkStep], sourceLocation: SourceLocation = #_sourceLocation
  ) -> LinkTicket {
    #expect(router.plan(for: link).steps == steps, sourceLocation: sourceLocation)
    let ticket = router.open(link)
    #expect(steps.starts(with: ticket.steps), sourceLocation: sourceLocation)
    #expect(
      ticket.report
        == LinkPlan(steps: ticket.steps, outcome: ticket.outcome, reason: ticket.reason),
      sourceLocation: sourceLocation)
    return ticket
  }

  @Test func theUserIsAskedBeforeModulesAreFromTheTopDown() {
    script.admit = { $0 == .a ? .asking("Really?") : nil }
    begin()
    for name in ["lower", "upper"] { router.push(GuardedModule(name, leaving: .ask)) }
    let (lower, upper) = (ModuleID(2, "lower"), ModuleID(3, "upper"))
    let ticket = expect(
      DeepLink(Page.a),
      [
        .goOn(in: id), .ask(page), .askToLeave(upper), .askToLeave(lower), .leave([lower, upper]),
        .show(page, in: id),
      ])
    #expect(ticket.steps == [.goOn(in: id), .ask(page)])
    let plan = router.plan(for: DeepLink(Page.a))
    #expect(plan.asksFirst)
    #expect(plan.leaving == [lower, upper])
    #expect(ticket.report.asksFirst && ticket.report.leaving == [])
    host.question?.answer(0)
    #expect(ticket.steps == [.goOn(in: id), .ask(page), .askToLeave(upper)])
  }

  @Test func whereAModuleRefusesNothingIsSaidToBeAsked() {
    begin()
    router.push(GuardedModule("form", leaving: .refused))
    let ticket = expect(DeepLink(Page.a), [.goOn(in: id)])
    #expect(ticket.outcome == .leaveRefused(ModuleID(2, "form")))
    #expect(router.plan(for: DeepLink(Page.a)).outcome == ticket.outcome)
  }

  @Test func whatIsThereIsNamedAndSoIsWhatIsMissing() {
    begin()
    script.guide?.go(.a)
    let ticket = expect(
      DeepLink(Page.a, Page.b),
      [.goOn(in: id), .keep(page, in: id), .show(RouteName(Page.b), in: id)])
    #expect(ticket.outcome == .arrived)
  }

  @Test func ofWhatOthersWillShowOnlyTheFirstIsSaid() {
    begin()
    let link = DeepLink(
      Page.a, Nest.Route.page, Page.b, Nest.Route.page)
    #expect(
      router.plan(for: link).steps == [
        .goOn(in: id), .show(page, in: id), .later(RouteName(Nest.Route.page)),
      ])
  }

  @Test func nothingIsKnownWhileACoordinatorIsStarting() throws {
    begin()
    var plan: LinkPlan?
    try #require(script.guide).flow.start { [router] (flow: Flow<Void>) in
      Child(flow) { flow in
        plan = router.plan(for: DeepLink(Page.a))
        flow.push(TestModule("child"))
      }
    }
    #expect(plan?.steps == [.later(page)])
    #expect(router.plan(for: DeepLink(Page.a)).steps.last == .show(page, in: id))
  }
}
