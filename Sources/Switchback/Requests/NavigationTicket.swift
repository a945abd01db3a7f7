/// The answer to a request, which ends exactly once, and which you can read or await.
///
/// With a host that shows changes at once, a ticket has its outcome when the request returns. With a host that
/// animates, the ticket ends when the host has shown the change. The ticket of a request inside a callback ends after
/// the pending callbacks. You can ignore a ticket, because nothing waits for it. Requests that changed nothing may
/// share a ticket.
///
/// ```swift
/// let ticket = router.push(page)
/// await ticket.settled                     // .committed(removed: [])
/// router.pop(to: page).outcome             // .rejected(.alreadyThere)
/// ```
///
/// Awaiting a ticket retains nothing but the ticket. Cancelling the task that awaits it changes nothing.
@MainActor
public final class NavigationTicket {
  /// How far it is.
  private enum State {
    case open, committed, superseded, rejected
  }

  /// What few tickets have.
  private final class Details {
    var rejection: Rejection?
    var refused: LeaveAttempt?
    var intent: IntentKey?
    var awaiters: [Awaiter] = []
  }

  private var state = State.open
  private var removed: Few<ModuleID> = .none
  private var details: Details?

  /// The number of the first entry that this request has brought.
  private var first = 0

  /// The number of the latest entry that this request or one before it has brought.
  private(set) var reach = 0

  /// How many of them have neither been shown nor left.
  private var unseen = 0

  init() {}

  /// Makes the ticket of a request that reaches no router.
  ///
  /// A wrapper around a router returns such a ticket for a request that it stops.
  ///
  /// ```swift
  /// func perform(_ request: NavigationRequest) -> NavigationTicket {
  ///   isLocked
  ///     ? NavigationTicket(ended: .superseded)
  ///     : router.perform(request)
  /// }
  /// ```
  ///
  /// - Parameter outcome: How the request ended.
  public convenience init(ended outcome: NavigationOutcome) {
    self.init()
    resolve(outcome)
  }

  /// The outcome of the request, or nil while it is under way.
  public var outcome: NavigationOutcome? {
    switch state {
    case .open: nil
    case .committed: .committed(removed: removed.all)
    case .superseded: .superseded
    case .rejected: details?.rejection.map { .rejected($0) }
    }
  }

  /// The attempt that a module refused, which you can still carry out.
  ///
  /// It is nil unless the outcome is ``Rejection/leaveRefused``.
  public var refused: LeaveAttempt? { details?.refused }

  /// The outcome of the request, as soon as there is one.
  public var settled: NavigationOutcome {
    get async {
      while true {
        if let outcome { return outcome }
        await withCheckedContinuation { awaiter in
          let details = more
          details.awaiters = details.awaiters + [awaiter]
        }
      }
    }
  }

  private var more: Details {
    if let details { return details }
    let made = Details()
    details = made
    return made
  }

  // MARK: - What changed nothing

  private static var ended: [NavigationOutcome: NavigationTicket] = [:]

  /// The one that was handed out last for a request that was rejected.
  private static var latest: NavigationTicket?

  /// The ticket of every request that ended in one way and changed nothing.
  static func ended(_ outcome: NavigationOutcome) -> NavigationTicket {
    let ticket = ended[outcome] ?? NavigationTicket()
    ticket.resolve(outcome)
    ended = ended.merging([outcome: ticket]) { $1 }
    return ticket
  }

  /// The ticket of every request that was rejected for one reason.
  static func rejected(_ reason: Rejection) -> NavigationTicket {
    if let latest, latest.details?.rejection == reason { return latest }
    let ticket = ended(.rejected(reason))
    latest = ticket
    return ticket
  }

  // MARK: - On its way

  /// Waits until the host has shown what a change brings.
  ///
  /// - Parameters:
  ///   - change: What the request does.
  ///   - before: How far the requests before it have reached.
  func expect(_ change: StackChange, after before: Int = 0) {
    let gone = change.removed
    if gone.count == 1 {
      removed = .one(gone[0].entry.id)
    } else if !gone.isEmpty {
      removed = .many(gone.all.reversed().map(\.entry.id))
    }
    reach = before
    let added = change.added
    guard let last = added.last else { return }
    first = added[0].serial
    reach = last.serial
    unseen = added.count
  }

  /// Notes what the request is for.
  func note(_ intent: IntentKey) { more.intent = intent }

  /// What the request is for, if that was said.
  var intent: IntentKey? { details?.intent }

  /// Whether it waits for something with this intent to be shown.
  func expects(_ intent: IntentKey) -> Bool { unseen > 0 && details?.intent == intent }

  /// Strikes out a module that left before it was shown; with the last one, nothing is left of the
  /// request.
  func strike(_ entry: StackEntry) {
    guard unseen > 0, (first...reach).contains(entry.serial) else { return }
    unseen -= 1
    if unseen == 0 { resolve(.superseded) }
  }

  // MARK: - The end

  /// Ends the ticket of something that a module minds.
  func refuse(_ attempt: LeaveAttempt) {
    guard state == .open else { return }
    more.refused = attempt
    resolve(.rejected(.leaveRefused))
  }

  /// Ends the ticket of a request that the host has shown.
  func commit() { end(.committed) }

  /// Ends the ticket; later calls change nothing.
  func resolve(_ outcome: NavigationOutcome) {
    guard state == .open else { return }
    switch outcome {
    case .committed: end(.committed)
    case .superseded: end(.superseded)
    case .rejected(let reason):
      more.rejection = reason
      end(.rejected)
    }
  }

  private func end(_ state: State) {
    guard self.state == .open else { return }
    self.state = state
    unseen = 0
    guard let details, !details.awaiters.isEmpty else { return }
    let waiting = details.awaiters
    details.awaiters = []
    for awaiter in waiting { awaiter.resume() }
  }
}
