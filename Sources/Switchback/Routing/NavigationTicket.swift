/// The answer to a request: it ends exactly once, and can be read or awaited.
///
/// With a host that shows changes at once, a ticket has its outcome when the request returns. With a
/// host that animates, it ends when the host agrees; inside a callback, after the callbacks that are
/// under way. A ticket may be thrown away: nothing waits for it.
///
/// ```swift
/// let ticket = router.push(page)
/// await ticket.settled                     // .committed(removed: [])
/// router.pop(to: page).outcome             // .rejected(.alreadyThere)
/// ```
///
/// Awaiting keeps nothing alive but the ticket, and cancelling the task that awaits changes nothing.
@MainActor
public final class NavigationTicket {
  /// How the request ended, or nil while it is under way.
  public private(set) var outcome: NavigationOutcome?

  /// What was kept back because a module minds being left, so that it can be done after all.
  ///
  /// Nil unless the outcome is ``Rejection/leaveRefused``.
  public private(set) var refused: LeaveAttempt?

  private var removed: [ModuleID] = []
  private var unseen: [NavigationEntry] = []
  private var awaiters: [Awaiter] = []

  init() {}

  init(rejected reason: Rejection) {
    outcome = .rejected(reason)
  }

  /// How the request ended, as soon as it has.
  public var settled: NavigationOutcome {
    get async {
      while true {
        if let outcome { return outcome }
        await withCheckedContinuation { awaiters.append($0) }
      }
    }
  }

  /// Waits until the host has shown what a change brings.
  func expect(_ change: StackChange) {
    removed = change.removed.map(\.entry.id)
    unseen = change.added
    for entry in unseen { entry.ticket = self }
  }

  /// Whether it waits for something with this intent to be shown.
  func isExpecting(_ intent: IntentKey) -> Bool {
    unseen.contains { $0.intent == intent }
  }

  /// Strikes out a module that left before it was shown; with the last one, nothing is left of the
  /// request.
  func strike(_ entry: NavigationEntry) {
    unseen.removeAll { $0 == entry }
    if unseen.isEmpty { resolve(.superseded) }
  }

  /// Ends the ticket of something that a module minds.
  func refuse(_ attempt: LeaveAttempt) {
    guard outcome == nil else { return }
    refused = attempt
    resolve(.rejected(.leaveRefused))
  }

  /// Ends the ticket of a request that the host has shown.
  func commit() {
    resolve(.committed(removed: removed))
  }

  /// Ends the ticket; later calls change nothing.
  func resolve(_ outcome: NavigationOutcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    for entry in unseen { entry.ticket = nil }
    exchange(&unseen, for: [])
    let waiting = awaiters
    awaiters = []
    for awaiter in waiting { awaiter.resume() }
  }
}
