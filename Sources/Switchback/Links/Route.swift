/// What a coordinator can show, as a value.
///
/// Usually an enum nested in its coordinator, one case for each thing that it shows: a module, a flow or a tab.
///
/// ```swift
/// extension FriendsCoordinator: RouteCoordinator {
///   enum Route: Switchback.Route { case list, friend(name: String) }
/// }
/// ```
///
/// A route says what is shown and never how: the same one is pushed today and presented in the next version.
/// It is made of plain values, so that it can be compared, kept and sent.
///
/// > Source: the routes of XCoordinator and stinsen, which stand for actions; those of Compose and go_router,
/// > which stand for destinations, as these do.
public protocol Route: Hashable, Codable, Sendable {
  /// What this type of routes is called where routes are kept.
  ///
  /// The default is the full name of the type. Write one where the type may be renamed.
  static var kind: String { get }
}

extension Route {
  /// The full name of the type.
  public static var kind: String { String(reflecting: Self.self) }
}
