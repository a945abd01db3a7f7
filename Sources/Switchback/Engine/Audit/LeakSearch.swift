/// Has the audit look for leaks when flows are over and nothing moves, and reports what it finds.
@MainActor
final class LeakSearch {
  private let audit: LeakAudit
  private let stacks: RouterStacks
  private let guards: LeaveGuards
  private let notifier: Notifier
  private let change: Transaction

  /// Whether it looks in the next turn of the main actor.
  private var isDue = false

  init(
    by audit: LeakAudit,
    _ stacks: RouterStacks,
    _ guards: LeaveGuards,
    _ notifier: Notifier,
    _ change: Transaction,
  ) {
    self.audit = audit
    self.stacks = stacks
    self.guards = guards
    self.notifier = notifier
    self.change = change
  }

  /// Looks in the next turn of the main actor, if a flow is over and not all of it is gone.
  func lookNextTurn(_ look: @escaping @MainActor () -> Void) {
    guard audit.isWatching, !isDue else { return }
    isDue = true
    Task { look() }
  }

  /// Looks once for what is still alive of flows that are over, and reports it.
  ///
  /// - Parameters:
  ///   - isAtRest: Whether everybody concerned was told, and nothing moves.
  ///   - observesRoot: Whether somebody hears of the user's back at the root who began to in the life of a flow.
  /// - Returns: Whether it is worth looking again in the next turn.
  func look(isAtRest: Bool, observesRoot: @escaping @MainActor (Range<Int>) -> Bool) -> Bool {
    isDue = false
    guard isAtRest else { return false }
    let scene = LeakAudit.Scene(
      change: change.number,
      shown: stacks.everythingShown,
      holders: { [self] in holders(of: $0) },
      observers: { [self] life in
        observers(begunDuring: life) + (observesRoot(life) ? [nil] : [])
      },
    )
    for leak in audit.look(at: scene) { notifier.report(.stillAlive(leak), leak.name) }
    return audit.isSuspicious
  }

  /// What of the router's own holds an object.
  private func holders(of object: AnyObject) -> [LeakHolder] {
    let places = stacks.entries(holding: object).map { LeakHolder.stackEntry($0.id) }
    return places + (guards.isHolding(object) ? [.ticket] : [])
  }

  private func observers(begunDuring life: Range<Int>) -> [FlowID?] {
    notifier.listeners.flows(begunDuring: life).map { $0?.id }
      + stacks.observedFlows(begunDuring: life)
  }
}
