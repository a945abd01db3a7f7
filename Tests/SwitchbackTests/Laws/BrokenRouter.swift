import Switchback
import SwitchbackTesting

/// A real router, of which what passes through is distorted in one way.
@MainActor
final class BrokenRouter {
  /// Somebody who wants to hear that a module left.
  private final class Watch {
    let module: ObjectIdentifier
    var body: (@MainActor (EndCause) -> Void)?

    init(_ module: ObjectIdentifier, body: @escaping @MainActor (EndCause) -> Void) {
      self.module = module
      self.body = body
    }
  }

  /// What tells one change from the next.
  private struct Change: Equatable {
    var shown = 0
    var modules: [ObjectIdentifier] = []
  }

  private let defect: RouterDefect?
  private let router: StackRouter
  private let host: InMemoryHost
  private var watches: [Watch] = []
  private var change = Change()
  private var shown = 0
  private var performed = 0
  private var current: NavigationRequest?
  private var telling = 0
  private var waiting: NavigationTicket?
  private var last: NavigationTicket?
  private var transition: ScreenTransition?
  private var kept: [AnyObject] = []

  init(_ defect: RouterDefect?, host: InMemoryHost) {
    self.defect = defect
    self.host = host
    router = StackRouter(
      host: host, onIssue: { _ in }, dependencies: Ownership.current.makeDependencies)
    router.observe { [weak self] event in
      if case .shown = event.kind { self?.shown += 1 }
    }
  }

  /// A gesture was cancelled, which a naive router takes for a removal.
  func gestureWasCancelled() {
    guard defect == .toldOnCancel, let top = router.modules.last else { return }
    for watch in watches where watch.module == ObjectIdentifier(top) {
      tell(watch, .systemBack(.swipe))
    }
  }

  // MARK: - Telling

  private func left(_ watch: Watch, _ cause: EndCause) {
    let now = Change(shown: shown, modules: router.modules.map(ObjectIdentifier.init))
    let isFirst = now != change
    change = now
    switch defect {
    case .onlyTheTopIsTold where !isFirst,
      .notToldWhenUnanimated where current?.transition == ScreenTransition.none,
      .pulledDownNotTold where cause == .systemBack(.pullDown),
      .usersBackNotTold where cause == .systemBack(.key):
      return
    case .notToldOnSetRoot:
      if case .setStack = current?.steps.first { return }
    case .bottomFirst:
      for watch in watches where !now.modules.contains(watch.module) { tell(watch, cause) }
      return
    default: break
    }
    tell(watch, cause)
  }

  private func tell(_ watch: Watch, _ cause: EndCause) {
    guard let body = watch.body else { return }
    watch.body = nil
    watches.removeAll { $0 === watch }
    telling += 1
    let before = performed
    body(cause)
    if defect == .toldTwiceOnReentry, performed > before { body(cause) }
    telling -= 1
  }
}

// MARK: - Router

extension BrokenRouter: Router {
  var modules: [any Presentable] {
    guard defect == .sheetsAreNotInTheModules, !host.hostsAbove.isEmpty else {
      return router.modules
    }
    return Array(router.modules.prefix(host.screens.count))
  }

  func perform(_ request: NavigationRequest) -> NavigationTicket {
    performed += 1
    var request = request
    if defect == .queueOfDepthOne, telling > 0 {
      if let waiting, waiting.outcome == nil { return waiting }
    }
    if defect == .stickyTransition {
      if let transition, request.transition == .automatic { request.transition = transition }
      transition = request.transition.custom == nil ? nil : request.transition
    }
    if defect == .intentsAreIgnored { request.intent = nil }
    if defect == .asksAreRefusals, let top = router.modules.last as? any LeaveGuard,
      top.leaving == .ask
    {
      return router.pop(to: top)
    }
    tellTooEarly(request)
    current = request
    let ticket = router.perform(request)
    current = nil
    if telling > 0 { waiting = ticket }
    return distorted(ticket)
  }

  private func distorted(_ ticket: NavigationTicket) -> NavigationTicket {
    defer { last = ticket }
    switch defect {
    case .refusalsAreForced: ticket.refused?.leaveAnyway()
    case .refusedPushesPop where ticket.outcome == .rejected(.alreadyInStack): router.pop()
    case .ticketsAreMixedUp: return last ?? ticket
    default: break
    }
    return ticket
  }

  /// Tells the top module before the router has removed it.
  private func tellTooEarly(_ request: NavigationRequest) {
    guard defect == .toldBeforeRemoval, telling == 0, case .pop = request.steps.first,
      router.modules.count > 1, let top = router.modules.last
    else { return }
    for watch in watches where watch.module == ObjectIdentifier(top) { tell(watch, .popped) }
  }

  func observe(_ body: @escaping @MainActor (NavigationEvent) -> Void) -> ObservationToken {
    var held: [NavigationEvent] = []
    return router.observe { [weak self] event in
      guard case .flowEnded(_, let cause) = event.kind else { return body(event) }
      if self?.defect == .flowsLeftByTheUserAreForgotten, case .systemBack = cause { return }
      guard self?.defect == .parentBeforeChild else { return body(event) }
      held.append(event)
      guard held.count == 1 else { return }
      Task { @MainActor in
        held.reversed().forEach(body)
        held = []
      }
    }
  }

  func observeRemoval(
    of module: any Presentable,
    source: CallSite,
    _ body: @escaping @MainActor (EndCause) -> Void,
  ) -> ObservationToken {
    if defect == .screenIsRetained { kept.append(module) }
    let watch = Watch(ObjectIdentifier(module), body: body)
    watches.append(watch)
    let observation = router.observeRemoval(of: module, source: source) { [weak self] cause in
      self?.left(watch, cause)
    }
    return defect == .cancelledObserversAreTold ? router.observe { _ in } : observation
  }
}

// MARK: - FlowStarting

extension BrokenRouter: FlowStarting {
  func start<Output>(
    _ placement: FlowPlacement,
    intent: IntentKey?,
    source: CallSite,
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator,
    onEnd: (@MainActor ((any Coordinator)?, FlowEnd<Output>) -> Void)?,
  ) -> FlowTicket<Output> {
    router.start(placement, intent: intent, source: source, make, onEnd: onEnd)
  }

  var sender: ActionSender { router.sender }

  func handle<Action>(
    by owner: any AnyObject, source: CallSite,
    _ body: @escaping @MainActor (Action) -> ActionReply?,
  ) {
    router.handle(by: owner, source: source, body)
  }

  func deliver<Action>(_ action: Action, source: CallSite) {
    router.deliver(action, source: source)
  }
}
