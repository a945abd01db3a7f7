/// Why a module left the stack, or why a flow is over.
public enum EndCause: Hashable, Sendable {
  /// The flow called `finish`; to whoever started it, also one that was left with an output that it had set.
  case finished

  /// The user went back, by the means the host names.
  case systemBack(BackOrigin)

  /// Code popped it.
  case popped

  /// Code dismissed the stack that it was presented on.
  case dismissed

  /// Code showed something else in its place, or removed the tab that it was on.
  case replaced

  /// The flow around it ended, or nothing was left that owns the coordinator.
  case parentEnded

  /// The flow called `cancel`, or whoever started it did; for this reason, if one was given.
  ///
  /// As a pattern, `.cancelled` matches it whatever the reason is.
  case cancelled(because: CancelReason?)

  /// What the flow was to show first was shown already, or on its way, for the same intent.
  case superseded

  /// The task that ran the flow was cancelled.
  case taskCancelled

  /// The router was closed or let go, or another one was made on its host.
  case routerGone

  /// The host did not show it, although it was asked twice.
  case hostRefused

  /// The flow never began: starting it was rejected, and reported; or a flow that was started for the same
  /// intent goes on.
  case notStarted

  /// The flow called `cancel`, or whoever started it did, and no reason was given.
  public static var cancelled: EndCause { .cancelled(because: nil) }
}

extension EndCause {
  /// What is told in a container of tabs that leaves for it: what ends one flow alone means nothing there.
  var insideTabs: EndCause {
    switch self {
    case .finished, .cancelled, .taskCancelled: .parentEnded
    case .systemBack, .popped, .dismissed, .replaced, .parentEnded, .superseded, .routerGone,
      .hostRefused, .notStarted:
      self
    }
  }
}

extension EndCause: CustomStringConvertible {
  /// The cause in a word or two, as traces print it.
  public var description: String {
    switch self {
    case .finished: "finished"
    case .systemBack(.unknown): "system back"
    case .systemBack(let origin): "system back (\(origin.rawValue))"
    case .popped: "popped"
    case .dismissed: "dismissed"
    case .replaced: "replaced"
    case .parentEnded: "parent ended"
    case .cancelled(because: nil): "cancelled"
    case .cancelled(because: let reason?): "cancelled (\(reason))"
    case .superseded: "superseded"
    case .taskCancelled: "task cancelled"
    case .routerGone: "router gone"
    case .hostRefused: "refused by the host"
    case .notStarted: "not started"
    }
  }
}
