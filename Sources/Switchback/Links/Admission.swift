/// An answer of a coordinator to whether a link may lead to one of its routes.
///
/// ```swift
/// func admit(
///   _ route: Route, from origin: LinkOrigin
/// ) -> Admission<Route> {
///   if route == .signIn { return .open }
///   return session == nil ? .after(.signIn) : .open
/// }
/// ```
public enum Admission<Route> {
  // What carries a route is indirect: so it has the same size for all routes, and nobody has to look that up.

  /// The link may lead to the route.
  case open

  /// The link has to wait until the user has done something at this route, such as signing in.
  ///
  /// The coordinator shows this route, unless it is already there. Everything that covers the route, or would cover it,
  /// leaves first, unless the link is on top. The router asks modules that mind. If one of them stays, nothing changes.
  ///
  /// The link waits as long as this route is there. Whenever something was shown or has left, the router asks the
  /// coordinator again. Only the facts count: the router reads no result. The coordinator may therefore meet the
  /// condition without showing anything. A change of facts alone does not wake the link; see
  /// ``RouteCoordinator/admissionChanged()``.
  ///
  /// Further routes may have to come first, at most five for one route of the link. The coordinator is asked about each
  /// of them with the origin of the link, and may answer ``asking(_:button:)``.
  indirect case after(Route)

  /// The link has to wait until the user has done something at a route of an outer coordinator.
  ///
  /// For example, a page needs the sign-in of the whole app. Write it as ``after(outer:)``.
  indirect case afterOuter(any Switchback.Route)

  /// The router asks the user first, because a link from outside would do more than show something.
  ///
  /// The values are the question, and the title of the only choice that continues. The user can dismiss the question.
  /// The router does not ask about a route that is already shown. If the coordinator has another question by the time
  /// that the user agrees, the router asks that one as well.
  case asking(String, button: String = "Open")

  /// The link may not lead to the route, which is gone or not meant for everyone.
  ///
  /// The reason is a sentence for the user. You find it in ``LinkTicket/reason``.
  case closed(reason: String)
}

extension Admission {
  /// Makes the link wait until the user has done something at a route of an outer coordinator.
  ///
  /// ```swift
  /// func admit(
  ///   _ route: Route, from origin: LinkOrigin
  /// ) -> Admission<Route> {
  ///   account.isSignedIn
  ///     ? .open
  ///     : .after(outer: MainCoordinator.Route.signIn)
  /// }
  /// ```
  ///
  /// The nearest coordinator around this one that has such routes shows the route. Its own
  /// ``RouteCoordinator/admit(_:from:)`` says what has to come before. If the route replaces the flow that needs it,
  /// the link waits until the route has left. In all other respects, this is like ``after(_:)``.
  ///
  /// If no coordinator around this one has such routes, the link ends with ``LinkOutcome/unknown(_:in:)``. Everything
  /// on screen stays, and the router reports ``NavigationIssue/Kind/unknownBeforeRoute(_:needs:)``.
  ///
  /// - Parameter route: A route of another coordinator.
  /// - Returns: The answer that this route comes first.
  public static func after(outer route: some Switchback.Route) -> Admission {
    .afterOuter(route)
  }
}

extension Admission: Sendable where Route: Sendable {}

extension Admission: Equatable where Route: Equatable {
  /// Returns whether two answers are equal.
  ///
  /// - Parameters:
  ///   - one: An answer.
  ///   - other: Another answer.
  /// - Returns: Whether they are equal.
  public static func == (one: Admission, other: Admission) -> Bool {
    switch (one, other) {
    case (.open, .open): true
    case (.after(let one), .after(let other)): one == other
    case (.afterOuter(let one), .afterOuter(let other)): AnyRoute(one) == AnyRoute(other)
    case (.asking(let one, let button), .asking(let other, let otherButton)):
      one == other && button == otherButton
    case (.closed(let one), .closed(let other)): one == other
    default: false
    }
  }
}

extension Admission: Hashable where Route: Hashable {
  /// Hashes the answer.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .open: hasher.combine(0)
    case .after(let route): hasher.combine(route)
    case .afterOuter(let route): hasher.combine(AnyRoute(route))
    case .asking(let text, let button): hasher.combine([text, button])
    case .closed(let reason): hasher.combine(reason)
    }
  }
}
