import Switchback
import SwitchbackTesting
import Testing

/// Links that are refused behind what has to come first, or behind a question: nobody is asked in vain.
@MainActor
@Suite(.waitsForRelease)
final class LinkRefusalTests: GuidedProgram {
  private let id = FlowID(1, "Guide")

  /// Opens a link that is refused, and expects that nothing has changed and that the plan has said so.
  private func expectRefused(
    _ link: DeepLink, _ outcome: LinkOutcome, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = "\(router.snapshot())"
    script.shown = []
    let plan = router.plan(for: link)
    let ticket = router.open(link)
    #expect(ticket.outcome == outcome, sourceLocation: sourceLocation)
    #expect(plan.outcome == outcome, sourceLocation: sourceLocation)
    #expect(plan.steps == ticket.steps, sourceLocation: sourceLocation)
    #expect(script.shown == [], sourceLocation: sourceLocation)
    #expect(host.question == nil, sourceLocation: sourceLocation)
    #expect("\(router.snapshot())" == before, sourceLocation: sourceLocation)
  }

  @Test(arguments: [Admission<Page>.after(.gate), .asking("Really?")])
  func aRouteThatIsClosedBehindItEndsTheLinkFirst(first: Admission<Page>) {
    script.admit = { $0 == .a ? first : $0 == .b ? .closed(reason: "No b.") : nil }
    begin()
    expectRefused(DeepLink(Page.a, Page.b), .closed(RouteName(Page.b)))
    #expect(router.plan(for: DeepLink(Page.a, Page.b)).reason == "No b.")
  }

  @Test(arguments: [Admission<Page>.after(.gate), .asking("Really?")])
  func aModuleThatStaysEndsTheLinkFirst(first: Admission<Page>) {
    script.admit = { $0 == .a ? first : nil }
    begin()
    router.push(GuardedModule("draft", leaving: .refused))
    expectRefused(DeepLink(Page.a), .leaveRefused(ModuleID(2, "draft")))
  }

  @Test func whatOnlyAsksIsAskedWhenItsTurnHasCome() {
    script.admit = { [unowned script] in
      $0 == .a && !script.shown.contains(.gate) ? .after(.gate) : nil
    }
    begin()
    let draft = GuardedModule("draft", leaving: .ask)
    router.push(draft)
    let ticket = router.open(DeepLink(Page.a))
    #expect(ticket.outcome == nil)
    draft.leaveAnyway()
    #expect(ticket.outcome == .arrived)
    #expect(names == ["home", "a"])
  }

  @Test func whatHasToComeFirstMayMindBeingLeftItself() {
    script.admit = { $0 == .a ? .after(.gate) : nil }
    script.show = { guide, route in
      guard route == .gate else { return false }
      guide.flow.push(GuardedModule("gate", leaving: .refused))
      return true
    }
    begin()
    let ticket = router.open(DeepLink(Page.a))
    #expect(ticket.outcome == nil)
    let other = router.open(DeepLink(Page.a, Page.b))
    #expect(other.outcome == nil, "it waits for the gate, which goes by itself")
    script.admit = nil
    script.guide?.flow.pop()
    #expect(other.outcome != .arrived)
  }

  @Test func aPlanSaysNothingOfTheEndWhereSomebodyIsAsked() {
    begin()
    script.guide?.go(.a)
    router.push(GuardedModule("draft", leaving: .ask))
    let plan = router.plan(for: DeepLink(Page.a))
    #expect(plan.outcome == nil)
    #expect(plan.steps.contains(.askToLeave(ModuleID(3, "draft"))))
  }

  @Test func whatIsSaidToComeLaterBeginsWithTheFirstThatIsMissing() {
    script.admit = { $0 == .b ? .after(.gate) : nil }
    begin()
    #expect(
      router.plan(for: DeepLink(Page.a, Page.b)).steps == [
        .goOn(in: id), .showFirst(RouteName(Page.gate), in: id), .later(RouteName(Page.a)),
      ])
  }

  // MARK: - On hidden tabs

  private let story = LinkStory()

  /// Shows the tabs, the second one selected, with books on the first.
  private func hide(_ books: String...) {
    story.facts.tabsHaveRoutes = true
    let routes = [AnyRoute(Shell.Route.tabs), AnyRoute(Shell.Route.first)]
    story.router.open(
      DeepLink(routes: routes + books.map { AnyRoute(Library.Route.book($0)) }))
    story.router.open(DeepLink(Shell.Route.tabs, Shell.Route.second))
  }

  @Test func whoIsOnAHiddenTabIsAskedAlsoBehindWhatHasToComeFirst() {
    story.facts.bookGuards = .refused
    hide("a")
    story.facts.libraryAdmission = { $0 == .book("b") ? .after(.list) : nil }
    let before = story.text
    let ticket = story.router.open(
      DeepLink(Shell.Route.tabs, Shell.Route.first, Library.Route.book("b")))
    guard case .leaveRefused = ticket.outcome else {
      Issue.record("\(String(describing: ticket.outcome))")
      return
    }
    #expect(story.text == before)
  }

  @Test func aCoordinatorOnAHiddenTabIsAskedAlsoBehindWhatHasToComeFirst() {
    hide("a")
    story.facts.hasAgreed = false
    let before = story.text
    let ticket = story.router.open(
      DeepLink(Shell.Route.tabs, Shell.Route.first, Library.Route.book("z")))
    #expect(ticket.outcome == .closed(RouteName(Library.Route.book("z"))))
    #expect(story.text == before)
  }
}
