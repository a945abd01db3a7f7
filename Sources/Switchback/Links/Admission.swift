/// Whether a link may lead to a route, as the coordinator says that is to show it.
///
/// ```swift
/// func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
///   if route == .signIn { return .open }
///   return session == nil ? .after(.signIn) : .open
/// }
/// ```
public enum Admission<Route> {
  // What carries a route is indirect: so it has the same size for all routes, and nobody has to look that up.

  /// It may.
  case open

  /// Not before something else has happened, which the user does at this route: signing in, agreeing to the terms.
  ///
  /// It is shown, unless it is there. What covers it, or would, leaves before, unless the link is on top; modules that
  /// mind are asked, and if one stays, nothing has changed.
  ///
  /// The link waits for as long as it is there, and the coordinator is asked again whenever something was shown or has
  /// left: facts count, and no result is read. So it may also be done without anything to show. Facts alone wake no
  /// link, see ``RouteCoordinator/admissionChanged()``.
  ///
  /// Another route may come after it, at most five for one that a link names. It is judged with the origin of the
  /// link, and may be ``asking(_:button:)`` itself.
  indirect case after(Route)

  /// Not before something else has happened, at a route of a coordinator around this one: a page that needs the
  /// sign-in of the whole app. Written as ``after(outer:)``.
  indirect case afterOuter(any Switchback.Route)

  /// The user is to be asked first, since a link from outside would do more than show something.
  ///
  /// With the question, and what the only answer says that goes on; the question can be dismissed. Nobody is
  /// asked about what is there already.
  case asking(String, button: String = "Open")

  /// It may not: it is gone, or not for everyone.
  ///
  /// With a sentence for the user, which is found at ``LinkTicket/reason``.
  case closed(reason: String)
}

extension Admission {
  /// Not before something else has happened, at a route of a coordinator around this one.
  ///
  /// ```swift
  /// func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
  ///   account.isSignedIn ? .open : .after(outer: MainCoordinator.Route.signIn)
  /// }
  /// ```
  ///
  /// It is shown by the nearest coordinator around this one that has such routes, and is otherwise like a route of its
  /// own, see ``after(_:)``: that coordinator says by its own ``RouteCoordinator/admit(_:from:)`` what comes before.
  /// Where it takes the place of the flow that needs it, the link waits until it has left.
  ///
  /// If none around has such routes, the link ends ``LinkOutcome/unknown(_:in:)``, which is reported as
  /// ``NavigationIssue/Kind/unknownBeforeRoute(_:needs:)``; what was shown stays.
  ///
  /// - Parameter route: A route of another coordinator.
  /// - Returns: That it comes first.
  public static func after(outer route: some Switchback.Route) -> Admission {
    .afterOuter(route)
  }
}

extension Admission: Sendable where Route: Sendable {}

extension Admission: Equatable where Route: Equatable {
  /// Whether both say the same.
  ///
  /// - Parameters:
  ///   - one: An answer.
  ///   - other: Another.
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
  /// Hashes what it says.
  ///
  /// - Parameter hasher: Takes it in.
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
