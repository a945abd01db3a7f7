/// A receipt for an opened link, which ends exactly once and can be read or awaited.
///
/// A link ends with ``LinkOutcome/arrived`` as soon as the router means to show its target. A host that animates may
/// take longer to show it. The ticket has its outcome when `open` returns, unless something has to happen first: an
/// answer is needed, something is loaded, or a task awaits the end of a flow that leaves.
///
/// ```swift
/// let ticket = router.open(DeepLink(
///   Main.Route.friends,
///   Friends.Route.friend(name: "Ada")))
/// if case .closed = await ticket.settled {
///   // "You have no friend called Ada."
///   show(ticket.reason)
/// }
/// ```
///
/// You may discard the ticket. If you await it, you retain nothing but the ticket. If the awaiting task is cancelled,
/// nothing changes.
@MainActor
public final class LinkTicket {
  /// The outcome of the link, or nil while the link is under way.
  public private(set) var outcome: LinkOutcome?

  /// The coordinator's sentence for the user if it closed the way, or nil.
  ///
  /// It is nil unless the link ended with ``LinkOutcome/closed(_:)``.
  public private(set) var reason: String?

  /// A list of what the link has done so far, and how it ended.
  public var report: LinkPlan { LinkPlan(steps: steps, outcome: outcome, reason: reason) }

  package internal(set) var steps: [LinkStep]

  private var awaiters: [Awaiter] = []

  init(_ outcome: LinkOutcome? = nil, steps: [LinkStep] = []) {
    (self.outcome, self.steps) = (outcome, steps)
  }

  /// The outcome of the link, as soon as the link has ended.
  ///
  /// While a flow shows nothing, a link waits for the task in which its coordinator loads a route. It does not wait for
  /// a task that awaits this value: what the task shows later comes above the link's target.
  public var settled: LinkOutcome {
    get async {
      if let outcome { return outcome }
      return await RouteVisit.awaitingLink {
        while true {
          if let outcome { return outcome }
          await withCheckedContinuation { awaiters += [$0] }
        }
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
