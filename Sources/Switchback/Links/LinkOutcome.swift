/// How following a link ended.
public enum LinkOutcome: Hashable, Sendable {
  /// What it names is shown, with nothing above it unless the link is on top.
  ///
  /// A tab or a flow that it names last is in front, with whatever it shows. A link that a flow on a hidden tab has
  /// opened arrives there, and the tab stays hidden.
  case arrived

  /// No coordinator on the way can show this route: none in this flow, or with nil in the router, has such routes.
  ///
  /// What came before it stays shown. A flow on a hidden tab is on the way only if a route before it selects the tab.
  case unknown(RouteName, in: FlowID?)

  /// The coordinator does not let a link lead to this route, see ``LinkTicket/reason``.
  case closed(RouteName)

  /// The user was asked about this route, and did not want it.
  case declined(RouteName)

  /// This module would have to leave, and stays. Nothing has left, and what was shown before stays shown.
  case leaveRefused(ModuleID)

  /// What it names is shown, and this module stands above it: it does not leave, the link takes nothing away, or
  /// something came back each of five times that it was taken away.
  case covered(by: ModuleID)

  /// What was to happen first, at this route, has not: its modules are gone, and the way is not open.
  case abandoned(at: RouteName)

  /// The coordinator has shown nothing for this route, and no task of it is left that could.
  case nothingShown(RouteName)

  /// A newer link was opened, the flow is over that was about to show something, or the user went elsewhere while that
  /// was loaded: back from what it was to come above, or to another tab.
  case superseded

  /// The flow is over that it was opened from.
  case flowEnded

  /// The router is closed or gone.
  case routerGone
}

extension LinkOutcome: CustomStringConvertible {
  /// The outcome in words.
  public var description: String {
    switch self {
    case .arrived: "arrived"
    case .unknown(let route, nil): "nobody shows \(route)"
    case .unknown(let route, let flow?): "nobody in \(flow) shows \(route)"
    case .closed(let route): "\(route) is closed"
    case .declined(let route): "the user declined \(route)"
    case .leaveRefused(let module): "\(module) stays"
    case .covered(let module): "covered by \(module)"
    case .abandoned(let route): "abandoned at \(route)"
    case .nothingShown(let route): "nothing was shown for \(route)"
    case .superseded: "superseded"
    case .flowEnded: "its flow is over"
    case .routerGone: "the router is gone"
    }
  }
}
