/// The reason why a module left the stack, or why a flow is over.
public enum EndCause: Hashable, Sendable {
  /// The flow called `finish`.
  ///
  /// The code that started the flow also receives this cause if the flow had set an output before it was left.
  case finished

  /// The user went back, by the means that the host names.
  case systemBack(BackOrigin)

  /// Code popped the module, or the modules of the flow.
  case popped

  /// Code dismissed the stack on which the module or flow was presented.
  case dismissed

  /// Code showed something else in place of the module or flow, or removed its tab.
  case replaced

  /// A flow around this one ended, or nothing owned the coordinator any longer.
  case parentEnded

  /// The flow or its starter called `cancel`, for this reason if one was given.
  ///
  /// A flow around it that has shown nothing of its own ends with the same cause. As a pattern, `.cancelled` matches
  /// this case with any reason.
  case cancelled(because: CancelReason?)

  /// The flow's first module was shown already, or was on its way, for the same intent.
  case superseded

  /// The task that ran the flow was cancelled.
  ///
  /// A flow around it that has shown nothing of its own ends with the same cause.
  case taskCancelled

  /// The router was closed or released, or another router was made on its host.
  case routerGone

  /// The host did not show the module, although the router asked it twice.
  case hostRefused

  /// The flow never began.
  ///
  /// Either the router rejected the start and reported why, or a flow that was started for the same intent is still
  /// open.
  case notStarted

  /// The cause when the flow or its starter called `cancel` without a reason.
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
  /// The cause in a few words, as traces print it.
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
