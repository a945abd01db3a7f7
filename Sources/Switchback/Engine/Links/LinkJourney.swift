/// One link on its way: how far it is, and what it waits for.
@MainActor
final class LinkJourney {
  let link: DeepLink

  /// The flow that it was opened from, or nil for the router.
  let origin: FlowNode?
  let source: CallSite
  let ticket = LinkTicket()

  /// The position of the next route, and where it is to be shown.
  private(set) var index = 0
  private(set) var place: LinkPlanner.Place
  var state = State.due

  /// Whether what was in the way was taken away, so that nothing more is.
  private(set) var hasCleared = false
  private var isNoted = false

  /// The routes about which the user has said yes, by their positions.
  private(set) var confirmed: Set<Int> = []

  /// How many routes had to come first, by the positions of those that they came before.
  private var gates: [Int: Int] = [:]

  /// How far it is.
  enum State {
    /// Whatever comes next is due.
    case due
    /// A module is asked whether it may be left.
    case clearing(HeldRequest, asking: ModuleID)
    /// The user is asked about a route.
    case asking(HostQuestion, Int)
    /// A coordinator shows something, of which nothing may be there yet.
    case showing(RouteNote, Int, in: FlowNode)
    /// A coordinator shows what has to come first.
    case showingFirst(RouteNote, LinkWay.Gate)
    /// Something that has to come first is there, until the way behind it is open; with what came of it, if a
    /// coordinator was asked to show it. That may be gone again.
    case waiting(at: LinkWay.Gate, RouteNote?)
    case over
  }

  /// Leads to it for as long as it is under way: a module that is asked on its behalf does not keep it.
  struct Reference {
    private(set) weak var journey: LinkJourney?
  }

  init(_ link: DeepLink, from origin: FlowNode?, _ source: CallSite) {
    self.link = link
    self.origin = origin
    self.source = source
    place = .start(origin)
  }

  var isOver: Bool { if case .over = state { true } else { false } }

  /// The names of its routes.
  var names: [RouteName] { link.routes.map { RouteName($0) } }

  func name(at index: Int) -> RouteName { RouteName(link.routes[index]) }

  /// The route that it is at, if it waits for something to come of it or after it.
  var waitsAt: AnyRoute? {
    switch state {
    case .showing(let note, _, _): note.route
    case .showingFirst(_, let gate), .waiting(let gate, _): gate.route
    case .asking(_, let index): link.routes[index]
    case .due, .clearing, .over: nil
    }
  }

  /// Notes what is on the way already, once for each place.
  func note(_ steps: [LinkStep]) {
    if !isNoted { ticket.report += steps }
    isNoted = true
  }

  /// Notes that nothing is in the way any more.
  func noteCleared() {
    hasCleared = true
    state = .due
  }

  /// Notes that the user has said yes to a route.
  func confirm(_ index: Int) {
    confirmed.insert(index)
    state = .due
  }

  /// Goes on at a route, behind what a flow has shown for the one before.
  func go(to index: Int, behind note: RouteNote, in flow: FlowNode) {
    self.index = index
    go(to: .behind(note, in: flow))
  }

  /// Waits at what has to come first, which may change anything: the whole way is found anew.
  func wait(at gate: LinkWay.Gate, _ note: RouteNote? = nil) {
    index = 0
    go(to: .start(origin))
    state = .waiting(at: gate, note)
  }

  /// Whether it waits for just that to come first.
  func isWaiting(at gate: LinkWay.Gate) -> Bool {
    guard case .waiting(let known, _) = state else { return false }
    return known.index == gate.index && known.route == gate.route
  }

  /// How it ends if that is gone, and the way is no more open than before.
  func outcome(at gate: LinkWay.Gate) -> LinkOutcome {
    if case .waiting(_, let note?) = state, !note.hasShown {
      .nothingShown(gate.name)
    } else {
      .abandoned(at: gate.name)
    }
  }

  private func go(to place: LinkPlanner.Place) {
    self.place = place
    hasCleared = false
    isNoted = false
    state = .due
  }

  /// Counts one more that has to come first.
  ///
  /// - Returns: Whether so many may.
  func count(_ gate: LinkWay.Gate) -> Bool {
    gates[gate.index, default: 0] += 1
    return gates[gate.index, default: 0] <= LinkPlanner.mostGates
  }
}
