/// A report on which parts of a kept place have come back, and which have not.
public struct RestorationReport: Hashable, Sendable {
  /// The routes that are shown again, lowest first.
  ///
  /// Each route comes before those of the flows and tabs that it shows.
  public let restored: [RouteName]

  /// A sentence for each thing that is missing, with the reason, or an empty list.
  ///
  /// The sentences are in the order in which the losses were found. They quote what `admit` says about a route, and the
  /// errors of routes and states that cannot be read, so they can contain what routes carry.
  public var missing: [String] { losses.map(\.description) }

  /// The number of times the program ended while this place came back, or nil.
  ///
  /// It has a value only if the router gave up the place for this reason.
  public var endedProgram: Int? {
    for case .endedProgram(let times) in losses { return times }
    return nil
  }

  package let losses: [Loss]

  /// Something that is missing; with a route, what stood above it in the same flow is missing too.
  package enum Loss: Hashable, Sendable {
    /// It is all of another owner.
    case keptForAnother

    /// It was all kept by this other version of the app.
    case keptByVersion(Int)

    /// The program has ended so often while this came back that nothing of it is tried again.
    case endedProgram(times: Int)

    /// A flow began with something else than before, as its coordinator decided.
    case startedElsewhere(FlowID)

    /// It was shown without ``RouteCoordinator/go(_:)``, or its route could not be kept or has become none, so nobody
    /// knows how to show it again.
    case withoutRoute(String, in: FlowID)

    /// Of what the route was shown for, something had left, which would come back too; or it shows another number of
    /// things now.
    case incomplete(RouteName)

    /// It was shown outside of flows, by another flow of the router's than the first, or on a tab by another flow than
    /// the one that the tab begins with.
    case outside(String)

    /// The coordinator of the flow has no such routes.
    case unknown(RouteName, in: FlowID)

    /// The route was kept by another version, and cannot be read; with what is wrong with it.
    case unreadable(RouteName, String)

    /// The coordinator did not admit it, with what it said; or the user has declined what was asked about it.
    case notAdmitted(RouteName, String)

    /// It had yet to come when the user went back, the app showed something else, a link was opened, or the router was
    /// closed.
    case interrupted(RouteName)

    /// The coordinator has shown nothing for it.
    case nothingShown(RouteName)

    /// A module or a coordinator is there again without its state; with what is wrong with that.
    case state(String, String)

    /// A module is there again, but on another sheet, or on none; what is above it in its flow may be too.
    case sheet(String)

    /// The container has no such tab any more.
    case tab(TabID)
  }

  /// Describes what has come back, for comparing.
  ///
  /// - Parameters:
  ///   - restored: The routes that are shown again. The default is none.
  ///   - losses: What is missing. The default is nothing.
  package init(restored: [RouteName] = [], losses: [Loss] = []) {
    self.restored = restored
    self.losses = losses
  }

  /// Creates a report that everything has come back, for comparing and for previews.
  ///
  /// - Parameter restored: The routes that are shown again.
  public init(restored: [RouteName]) { self.init(restored: restored, losses: []) }
}
