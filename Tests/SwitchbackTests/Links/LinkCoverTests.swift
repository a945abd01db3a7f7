import Switchback
import SwitchbackTesting
import Testing

/// What stands above the target of a link, and what covers a gate.
@MainActor
@Suite(.waitsForRelease)
final class LinkCoverTests: GuidedProgram {
  /// How something comes back when it is taken away.
  enum Return: CaseIterable { case pushed, presented, ofAFlow }

  /// A page or a sheet above everything; when it leaves, another comes as often as that.
  private func cover(_ kind: Return, comingBack times: Int) {
    let page = TestModule("cover \(times)")
    let next: @MainActor () -> Void = { [weak self] in
      if times > 0 { self?.cover(kind, comingBack: times - 1) }
    }
    switch kind {
    case .pushed: router.push(page)
    case .presented: router.present(page)
    case .ofAFlow:
      guard let guide = script.guide else { return }
      guide.flow.start(.modal, for: guide) { (flow: Flow<Void>) in
        Child(flow) { $0.push(page) }
      } onEnd: { _, _ in
        next()
      }
      return
    }
    router.observeRemoval(of: page, by: self) { _, _ in next() }
  }

  @Test(arguments: Return.allCases)
  func whatComesBackAboveTheTargetLeavesToo(kind: Return) {
    begin()
    script.guide?.go(.a)
    cover(kind, comingBack: 2)
    #expect(router.open(DeepLink(Page.a)).outcome == .arrived)
    #expect(names == ["home", "a"])
  }

  @Test(arguments: Return.allCases)
  func whatComesBeforeTheTargetIsShownDoesNotCoverIt(kind: Return) {
    begin()
    cover(kind, comingBack: 1)
    #expect(router.open(DeepLink(Page.a)).outcome == .arrived)
    #expect(names.last == "a")
  }

  @Test func whatComesBackEveryTimeIsSaid() {
    begin()
    script.guide?.go(.a)
    cover(.presented, comingBack: .max)
    let outcome = router.open(DeepLink(Page.a)).outcome
    guard case .covered(let module) = outcome else { return #expect(outcome == nil, "covered") }
    #expect(names == ["home", "a", module.name])
  }

  @Test(arguments: [LeavePolicy.refused, .ask])
  func whatComesBackAndStaysCoversTheTarget(policy: LeavePolicy) {
    begin()
    let form = GuardedModule("form", leaving: policy)
    script.show = { [router] guide, route in
      guard route == .a else { return false }
      guide.flow.push(TestModule("a"))
      router.present(form)
      return true
    }
    let ticket = router.open(DeepLink(Page.a))
    if policy == .ask { form.stay() }
    #expect(ticket.outcome == .covered(by: ModuleID(3, "form")))
    #expect(names == ["home", "a", "form"])
    form.leaving = .allowed
  }

  @Test(arguments: [Page.a, .b])
  func aLinkOnTopTakesNothingAwayThatCoversItsTargetAndSaysSo(page: Page) {
    begin()
    script.guide?.go(.a)
    cover(.presented, comingBack: 0)
    let link = DeepLink(page, isOnTop: true)
    let plan = router.plan(for: link)
    #expect(router.open(link).outcome == .covered(by: ModuleID(3, "cover 0")))
    #expect(names == (page == .a ? ["home", "a", "cover 0"] : ["home", "a", "b", "cover 0"]))
    #expect(plan.outcome == (page == .a ? .covered(by: ModuleID(3, "cover 0")) : nil))
  }

  @Test func aLinkOnTopStartsNoFlowAgainThatIsCovered() {
    script.show = { guide, route in
      guard route == .a else { return false }
      guide.flow.start { Nest($0, depth: 0) }
      return true
    }
    begin()
    script.guide?.go(.a)
    router.present(TestModule("sheet"))
    let link = DeepLink(Page.a, Nest.Route.page, isOnTop: true)
    #expect(router.open(link).outcome == .covered(by: ModuleID(3, "sheet")))
    #expect(names == ["home", "nest 0", "page 0", "sheet"])
  }

  // MARK: - Gates

  @Test(arguments: [true, false])
  func aDraftThatMindsIsAskedBeforeAGateCoversIt(isKept: Bool) {
    begin()
    script.admit = { $0 == .a ? .after(.gate) : nil }
    let draft = GuardedModule("draft", leaving: .ask)
    router.present(draft)
    let plan = router.plan(for: DeepLink(Page.a))
    let leaves = plan.steps.contains { step in
      if case .leave(let modules) = step { modules.map(\.name) == ["draft"] } else { false }
    }
    #expect(leaves, "the plan says what leaves for the gate")
    let ticket = router.open(DeepLink(Page.a))
    #expect(names == ["home", "draft"], "nothing has changed while it is asked")
    if isKept { draft.stay() } else { draft.leaveAnyway() }
    #expect(names == (isKept ? ["home", "draft"] : ["home", "gate"]))
    #expect(ticket.outcome == (isKept ? .leaveRefused(ModuleID(2, "draft")) : nil))
    draft.leaving = .allowed
  }

  @Test func theUserIsAskedAboutAGateThatIsAsking() throws {
    begin()
    let isOpen = Flag()
    script.admit = { route in
      switch route {
      case .a: isOpen.isSet ? .open : .after(.gate)
      case .gate: .asking("Sign in?", button: "Sign in")
      default: nil
      }
    }
    let link = DeepLink(Page.a, from: .outside)
    #expect(router.plan(for: link).steps.contains(.ask(RouteName(Page.gate))))
    let declined = router.open(link)
    try host.answer(nil)
    #expect(declined.outcome == .declined(RouteName(Page.gate)))
    #expect(names == ["home"])
    let ticket = router.open(link)
    #expect(names == ["home"], "the gate is shown only after a yes")
    try host.answer("Sign in")
    #expect(names == ["home", "gate"])
    isOpen.isSet = true
    host.back()
    #expect(ticket.outcome == .arrived)
    #expect(names == ["home", "a"])
  }

  @Test func aGateThatIsAskingIsAskedAboutOnce() throws {
    begin()
    script.admit = { route in
      route == .a ? .after(.gate) : route == .gate ? .asking("Sign in?") : nil
    }
    let ticket = router.open(DeepLink(Page.a))
    try host.answer("Open")
    host.back()
    #expect(ticket.outcome == .abandoned(at: RouteName(Page.gate)))
  }
}
