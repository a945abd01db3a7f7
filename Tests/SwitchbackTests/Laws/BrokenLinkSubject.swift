import Switchback
import SwitchbackTesting

/// The program with links that are broken.
@MainActor
final class BrokenLinkSubject: ProgramSubject {
  static var kept: [any Presentable] = []
  private let defect: LinkDefect
  private var hasMetUnknown = false

  init(_ defect: LinkDefect) {
    self.defect = defect
    super.init(defect.world)
    story.facts.tabsHaveRoutes = defect == .asksTooLate
    if defect == .needsWhatNobodyHas {
      story.facts.admission = { $0 == .settings ? .after(outer: Reader.Route.cover) : nil }
    }
  }

  @MainActor
  private final class Answer: LinkAnswer {
    var outcome: LinkOutcome?
    var report: LinkPlan

    init(_ outcome: LinkOutcome?, _ steps: [LinkStep] = []) {
      (self.outcome, report) = (outcome, LinkPlan(steps: steps))
    }
  }

  override func start() { if defect != .startsNothing { super.start() } }

  override func open(_ link: DeepLink) -> any LinkAnswer {
    switch defect {
    case .clearsBeforeJudging: router.popToRoot()
    case .ignoresIsOnTop: return router.open(DeepLink(routes: link.routes, from: link.origin))
    case .forgetsGates:
      let ticket = router.open(link)
      return ticket.outcome == nil ? Answer(nil, ticket.steps) : ticket
    case .spins:
      let ticket = router.open(link)
      let steps = Array(repeating: ticket.steps, count: 50).flatMap { $0 }
      return Answer(ticket.outcome, steps)
    case .goesAnotherWay, .stopsShort:
      let ticket = router.open(DeepLink(routes: link.routes.dropLast(), from: link.origin))
      return Answer(ticket.outcome, ticket.steps)
    case .addsACopy:
      defer { router.push(TestModule("copy")) }
      return router.open(link)
    case .showsEachStep:
      for count in 1..<max(2, link.routes.count) {
        router.open(DeepLink(routes: Array(link.routes.prefix(count))))
      }
    case .asksTooLate:
      // The tab is selected before anybody on it is asked.
      if link.routes.count > 2 {
        router.open(DeepLink(routes: link.routes.dropLast(), from: link.origin))
      }
    case .finishesWhatComesFirst:
      let ticket = router.open(link)
      while ticket.outcome == nil, passWhatComesFirst() {}
      return ticket
    case .neverEnds: return Answer(nil)
    case .keepsModules:
      defer { Self.kept += router.modules }
      return router.open(link)
    case .isLaterOtherwise:
      router.push(TestModule("other"))
      router.setRoot(TestModule("root"))
    case .leavesTraces:
      if hasMetUnknown { router.push(TestModule("trace")) }
      if hasMetUnknown { router.pop() }
      let ticket = router.open(link)
      if case .unknown = ticket.outcome { hasMetUnknown = true }
      return ticket
    case .tagsByTheParentsVisit, .needsWhatNobodyHas, .startsNothing: break
    }
    return router.open(link)
  }

  override func snapshot() -> NavigationSnapshot {
    let snapshot = super.snapshot()
    guard defect == .tagsByTheParentsVisit else { return snapshot }
    return NavigationSnapshot(items: snapshot.items.map { $0.tagged(nil) }, waits: snapshot.waits)
  }
}

extension NavigationSnapshot.Item {
  /// The same, where the first module of each flow is of the route of the flow.
  fileprivate func tagged(_ route: AnyRoute?) -> Self {
    switch self {
    case .module(let module):
      let route = route ?? module.route
      return .module(
        .init(
          id: module.id, position: module.position, sheet: module.sheet, route: route,
          tabs: module.tabs))
    case .flow(let flow):
      let items = flow.items.enumerated().map { $1.tagged($0 == 0 ? flow.route : nil) }
      return .flow(
        .init(id: flow.id, placement: flow.placement, route: flow.route, items: items))
    }
  }
}
