/// Whether a link may lead to a route, as the coordinator says that is to show it.
///
/// ```swift
/// func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
///   if route == .signIn { return .open }
///   return session == nil ? .after(.signIn) : .open
/// }
/// ```
public enum Admission<Route> {
  /// It may.
  case open

  /// Not before something else has happened, which the user does at this route: signing in, agreeing to the terms.
  ///
  /// It is shown, unless it is there, and takes nothing away. The link waits for as long as it is there, and the
  /// coordinator is asked again whenever something has changed: facts count, and no result is read. So it may also be
  /// done without anything to show. Another route may come after it, at most five for one that a link names.
  case after(Route)

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

extension Admission: Sendable where Route: Sendable {}
extension Admission: Equatable where Route: Equatable {}
extension Admission: Hashable where Route: Hashable {}
