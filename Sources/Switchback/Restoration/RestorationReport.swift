/// What has not come back of what was kept.
///
/// Everything else is shown as it was.
public struct RestorationReport: Hashable, Sendable {
  /// What is missing, outermost first; empty if nothing is.
  public let losses: [Loss]

  /// Something that is missing, and what stood above it in the same flow with it.
  public enum Loss: Hashable, Sendable {
    /// It is all of another owner.
    case keptForAnother

    /// A flow began with something else than before, as its coordinator decided.
    case startedElsewhere(FlowID)

    /// It was shown without ``RouteCoordinator/go(_:)``, so nobody knows how to show it again.
    case withoutRoute(String, in: FlowID)

    /// Of what the route was shown for, something had left: to show it again would bring that back too.
    case incomplete(RouteName)

    /// It was shown outside of flows, or by another flow of the router's than the first.
    case outside(String)

    /// The coordinator of the flow has no such routes.
    case unknown(RouteName, in: FlowID)

    /// The route was kept by another version, and cannot be read; with what is wrong with it.
    case unreadable(RouteName, String)

    /// The coordinator did not admit it, with what it said.
    case notAdmitted(RouteName, String)

    /// The coordinator has shown nothing for it.
    case nothingShown(RouteName)

    /// A module or a coordinator is there again, and its state could not be read; with what is wrong with that.
    case state(String, String)

    /// The container has no such tab any more.
    case tab(TabID)
  }

  /// Describes what is missing, for comparing.
  ///
  /// - Parameter losses: What is missing. The default is nothing.
  public init(losses: [Loss] = []) { self.losses = losses }
}
