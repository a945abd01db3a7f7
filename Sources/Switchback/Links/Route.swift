/// A value that names something a coordinator can show.
///
/// A route is usually a case of an enum inside its coordinator. The enum has one case for each module, flow or tab that
/// the coordinator shows.
///
/// ```swift
/// extension FriendsCoordinator: RouteCoordinator {
///   enum Route: Switchback.Route { case list, friend(name: String) }
/// }
/// ```
///
/// A route says what is shown, never how. The same route may be pushed today and presented in the next version. A route
/// consists of plain values, so you can compare it, keep it and send it.
///
/// > Source: the routes of XCoordinator and stinsen, which stand for actions, and those of Compose and go_router. Those
/// > stand for destinations, as these do.
public protocol Route: Hashable, Codable, Sendable {
  /// The name of this type of routes in data that is kept.
  ///
  /// The default is the full name of the type. Provide a name of your own if the type may be renamed.
  static var kind: String { get }
}

extension Route {
  /// The full name of the type.
  public static var kind: String { String(reflecting: Self.self) }
}
