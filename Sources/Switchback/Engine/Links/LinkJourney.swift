/// One link on its way: how far it is, and what it waits for.
@MainActor
final class LinkJourney {
  let link: DeepLink

  /// The flow that it was opened from, or nil for the router.
  let origin: FlowNode?
  let source: CallSite
  let ticket: LinkTicket

  /// Where it goes on; nil at the beginning.
  private(set) var place: LinkPlanner.Place?
  var state = State.due

  /// Whether a route is being loaded, of which nothing was there yet when its coordinator had been asked to show it.
  private(set) var isLoading = false
  /// The number of the entry that it comes above; 0 if nothing is there.
  private(set) var below = 0
  /// Whether the user has left that meanwhile.
  var isLeft = false
  /// Whether the flow that shows it could be seen then.
  private(set) var wasSeen = false

  /// How often what was in the way was taken away since it went on here.
  private(set) var clearings = 0
  /// Whether the report says what is on the way already.
  private(set) var isNoted = false

  /// The routes about which the user has said yes.
  private(set) var confirmed: Set<LinkWay.Subject> = []

  /// How many routes had to come first, by the positions of those that they came before.
  private var gates: [Int: Int] = [:]

  /// How often is enough to take away what stands above what a link names.
  static let mostClearings = 5

  /// How far it is.
  enum State {
    /// Whatever comes next is due.
    case due
    /// What stood above something that has to come first has left.
    case cleared(for: LinkWay.Stop)
    /// A module is asked whether it may be left.
    case clearing(Proposal, asking: ModuleID)
    /// The user is asked about a route.
    case asking(HostQuestion, LinkWay.Stop)
    /// A coordinator shows something, of which nothing may be there yet.
    case showing(RouteNote, LinkWay.Stop)
    /// A coordinator shows what has to come first.
    case showingFirst(RouteNote, LinkWay.Stop)
    /// Something that has to come first is there, until the way behind it is open; with what came of it, if a
    /// coordinator was asked to show it. That may be gone again.
    case waiting(at: LinkWay.Stop, RouteNote?)
    case over
  }

  init(_ link: DeepLink, from origin: FlowNode?, _ source: CallSite) {
    (self.link, self.origin, self.source) = (link, origin, source)
    var steps = link.firstSteps
    // Most go on in one flow, take something away and show something.
    steps.reserveCapacity(4)
    ticket = LinkTicket(steps: steps)
  }

  /// The names of its routes.
  var names: [RouteName] { link.routes.map { RouteNames.name(of: $0) } }

  /// The route that it is at, if it waits for something to come of it or after it.
  var waitsAt: AnyRoute? {
    switch state {
    case .showing(_, let stop), .showingFirst(_, let stop), .asking(_, let stop): stop.route
    case .waiting(let gate, _): gate.route
    case .due, .cleared, .clearing, .over: nil
    }
  }

  /// What has come of the route that it waits for, as far as it was shown for it.
  var gate: RouteNote? { if case .waiting(_, let note) = state { note } else { nil } }

  /// Notes what is on the way already, once for each place.
  func note(_ steps: [LinkStep]) {
    if !isNoted, !steps.isEmpty { ticket.steps += steps }
    isNoted = true
  }

  /// Waits for a module that is asked whether it may be left.
  func wait(for proposal: Proposal, asking module: ModuleID) {
    ticket.steps.append(.askToLeave(module))
    state = .clearing(proposal, asking: module)
  }

  /// Notes where a route comes that has to be loaded first.
  func noteLoading(above below: StackEntry?, isSeen: Bool) {
    (isLoading, isLeft, wasSeen) = (true, false, isSeen)
    self.below = below?.serial ?? 0
  }

  /// Notes that nothing is in the way any more of what comes next.
  func noteCleared(on way: LinkWay) {
    clearings += 1
    state = .due
    if way.isConditional, case .waitFor(let gate) = way.step { state = .cleared(for: gate) }
  }

  /// Notes that the user has said yes to a route.
  func confirm(_ subject: LinkWay.Subject) {
    confirmed.insert(subject)
    state = .due
  }

  /// Goes on at a place or, with nil, at the beginning.
  func go(to place: LinkPlanner.Place?) {
    self.place = place
    clearings = 0
    isNoted = false
    isLoading = false
    state = .due
  }

  /// Whether what stands above what comes next is to leave.
  ///
  /// Before something is shown, what was in the way leaves once: what comes because of that stays below. Nothing stays
  /// above what the link names, however often it comes back.
  func mayClear(for next: LinkWay.Next) -> Bool {
    switch next {
    case .ask: false
    case .end(.arrived, _): true
    default: clearings == 0
    }
  }

  /// Whether something was taken away so often that it comes back by itself.
  var hasClearedInVain: Bool { clearings >= Self.mostClearings }

  /// Whether one more may have to come first before the same route.
  func mayWait(at gate: LinkWay.Stop) -> Bool {
    gates[gate.index, default: 0] < LinkPlanner.mostGates
  }

  /// Waits at what has to come first, which may change anything: the whole way is found anew.
  func wait(at gate: LinkWay.Stop, _ note: RouteNote? = nil) {
    gates[gate.index, default: 0] += 1
    go(to: nil)
    state = .waiting(at: gate, note)
  }

  /// Whether it waits for just that to come first.
  func isWaiting(at gate: LinkWay.Stop) -> Bool {
    guard case .waiting(let known, _) = state else { return false }
    return known.index == gate.index && known.route == gate.route
  }

  /// How it ends if a module stays that would have to leave.
  func outcome(ifStaying module: ModuleID) -> LinkOutcome {
    let isShown = place?.index == link.routes.count || clearings > 0
    return isShown ? .covered(by: module) : .leaveRefused(module)
  }

  /// How it ends if that is gone, and the way is no more open than before.
  func outcome(at gate: LinkWay.Stop) -> LinkOutcome {
    if case .waiting(_, let note?) = state, !note.hasShown { return .nothingShown(gate.name) }
    return .abandoned(at: gate.name)
  }
}
