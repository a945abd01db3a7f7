/// The way in which a link ended.
public enum LinkOutcome: Hashable, Sendable {
  /// The target of the link is shown, with nothing above it unless the link is on top.
  ///
  /// If the target is a tab or a flow, it is in front, with whatever it shows. If a flow on a hidden tab has opened the
  /// link, the link arrives on that tab, and the tab stays hidden.
  case arrived

  /// No coordinator on the way can show this route.
  ///
  /// No coordinator in this flow or, with nil, in the router has such routes. Everything before that route stays shown.
  /// A flow on a hidden tab is on the way only if an earlier route of the link selects the tab.
  case unknown(RouteName, in: FlowID?)

  /// The coordinator does not let a link lead to this route; see ``LinkTicket/reason``.
  case closed(RouteName)

  /// The user was asked about this route and declined.
  case declined(RouteName)

  /// This module would have to leave, but it stays.
  ///
  /// Nothing has left. Everything that the link has shown before stays shown.
  case leaveRefused(ModuleID)

  /// The target of the link is shown, but this module stays above it.
  ///
  /// The module does not leave, or the link removes nothing. It is also possible that the link removed something five
  /// times, and that something came back each time.
  case covered(by: ModuleID)

  /// This route had to come first, but its modules are gone, and the condition is still not met.
  case abandoned(at: RouteName)

  /// The coordinator showed nothing for this route, and no task is left that could still show it.
  case nothingShown(RouteName)

  /// A newer link was opened, or the target became obsolete while the link was under way.
  ///
  /// The target is obsolete if the flow that was about to show it is over. It is also obsolete if the user went
  /// elsewhere while it was loading: back from the page below it, or to another tab.
  case superseded

  /// The flow that opened the link is over.
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
