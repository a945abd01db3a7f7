/// Those who hear the events of a router, of one flow in it, or of one stack.
@MainActor
final class EventListeners {
  private let pile = Pile<EventListener>()

  /// Those who keep where the user is.
  private(set) var keepers: [PlaceKeeper] = []

  /// How many of the pile have been cancelled, and are still in it.
  private var cancelled = 0

  var isEmpty: Bool { pile.count == cancelled }

  /// Lets somebody hear what happens from now on.
  ///
  /// - Parameters:
  ///   - flow: The flow whose events are heard, with those inside it; nil for all.
  ///   - stack: The stack whose events are heard; nil for all.
  ///   - moment: When that is, see `FlowTree.moment`.
  ///   - body: Called for each event.
  /// - Returns: The token that ends it.
  func add(
    in flow: FlowNode?,
    on stack: StackModel?,
    since moment: Int,
    _ body: @escaping @MainActor (NavigationEvent) -> Void,
  ) -> ObservationToken {
    let listener = EventListener(to: flow, stack, since: moment, body)
    listener.listeners = self
    pile.append(listener)
    return listener
  }

  /// Hands an event to everyone who listens to this flow, to one around it, to this stack, or to all.
  func hear(_ event: NavigationEvent, in flow: FlowNode?, on stack: StackModel) {
    for listener in pile.all where listener.isConcerned(with: flow, stack) {
      listener.body?(event)
    }
  }

  /// What is observed by those who began to listen when the latest flow had one of these numbers.
  func flows(begunDuring life: Range<Int>) -> [FlowNode?] {
    pile.all.filter { $0.body != nil && life.contains($0.since) }.map(\.flow)
  }

  /// Lets go of those who listen to a flow that is over.
  func remove(of flow: FlowNode) { if !isEmpty { remove { $0.flow === flow } } }

  /// Lets go of those who listen to a stack that is closed.
  func remove(of stack: StackModel) {
    if !isEmpty { remove { $0.isOfOneStack && $0.stack === stack } }
  }

  /// Lets go of everyone.
  func removeAll() {
    remove { _ in true }
    keepers = []
  }

  /// Has somebody keep where the user is, until he says that he does no more.
  func add(_ keeper: PlaceKeeper) { keepers = keepers.filter { $0.isThere() } + [keeper] }

  /// Lets go of some, whose tokens may be kept for long.
  private func remove(where isGone: @MainActor (EventListener) -> Bool) {
    let all = pile.all
    sweep(unless: isGone)
    for listener in all where isGone(listener) { listener.forget() }
  }

  /// Notes that a listener has forgotten what it does.
  ///
  /// It leaves the pile with the others when these are half of it: to cancel many costs no more for each of them.
  fileprivate func noteCancelled() {
    cancelled += 1
    if 2 * cancelled >= pile.count { sweep { _ in false } }
  }

  private func sweep(unless isGone: @MainActor (EventListener) -> Bool) {
    pile.keep { $0.body != nil && !isGone($0) }
    cancelled = 0
  }
}

/// Somebody who keeps where the user is, of whom nothing else is known here.
struct PlaceKeeper {
  let isThere: @MainActor () -> Bool

  /// Told when a module has said that its state has changed, which is no event; with nil, when anything may have.
  let noteChange: @MainActor (ModuleID?) -> Void

  /// Told when a host shows what it was told to, which is no event.
  let noteShown: @MainActor () -> Void

  /// Given what is to be kept in place of what is shown, since that is on its way there.
  let handOut: @MainActor (NavigationSnapshot) -> Void

  /// Told when what was kept is to be forgotten.
  let forget: @MainActor () -> Void
}

/// Somebody who hears events.
private final class EventListener: ObservationToken {
  let flow: FlowNode?
  private(set) weak var stack: StackModel?
  let isOfOneStack: Bool
  let since: Int
  private(set) var body: (@MainActor (NavigationEvent) -> Void)?
  weak var listeners: EventListeners?

  init(
    to flow: FlowNode?,
    _ stack: StackModel?,
    since: Int,
    _ body: @escaping @MainActor (NavigationEvent) -> Void,
  ) {
    self.flow = flow
    self.stack = stack
    isOfOneStack = stack != nil
    self.since = since
    self.body = body
  }

  func isConcerned(with other: FlowNode?, _ otherStack: StackModel) -> Bool {
    if isOfOneStack, stack !== otherStack { return false }
    guard let flow else { return true }
    return other?.isInside(flow) ?? false
  }

  /// Hears no more.
  func forget() {
    let forgotten = body
    body = nil
    withExtendedLifetime(forgotten) {}
  }

  override func cancel() {
    guard body != nil else { return }
    forget()
    listeners?.noteCancelled()
  }
}
