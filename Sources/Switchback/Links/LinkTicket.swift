/// The answer to opening a link: it ends exactly once, and can be read or awaited.
///
/// A link ends ``LinkOutcome/arrived`` as soon as what it names is meant to be shown; a host that animates may take
/// longer to show it. So where nobody has to be asked, nothing is loaded, and nobody awaits the end of a flow that
/// leaves, the ticket has its outcome when `open` returns.
///
/// ```swift
/// let ticket = router.open(DeepLink(Main.Route.friends, Friends.Route.friend(name: "Ada")))
/// if case .closed = await ticket.settled { show(ticket.reason) }       // "You have no friend called Ada."
/// ```
///
/// It may be thrown away. Awaiting it keeps nothing alive but the ticket, and cancelling the task that awaits changes
/// nothing.
@MainActor
public final class LinkTicket {
  /// How it ended, or nil while it is under way.
  public private(set) var outcome: LinkOutcome?

  /// What the coordinator says to the user that has closed the way; nil unless it ended ``LinkOutcome/closed(_:)``.
  public private(set) var reason: String?

  /// What was done so far, and how it ended.
  public var report: LinkPlan { LinkPlan(steps: steps, outcome: outcome, reason: reason) }

  package internal(set) var steps: [LinkStep]

  private var awaiters: [Awaiter] = []

  init(_ outcome: LinkOutcome? = nil, steps: [LinkStep] = []) {
    (self.outcome, self.steps) = (outcome, steps)
  }

  /// How it ended, as soon as it has.
  public var settled: LinkOutcome {
    get async {
      while true {
        if let outcome { return outcome }
        await withCheckedContinuation { awaiters += [$0] }
      }
    }
  }

  func resolve(_ outcome: LinkOutcome, reason: String?) {
    if case .some = self.outcome { return }
    self.outcome = outcome
    if let reason { self.reason = reason }
    if awaiters.isEmpty { return }
    let waiting = awaiters
    awaiters = []
    for awaiter in waiting { awaiter.resume() }
  }
}
