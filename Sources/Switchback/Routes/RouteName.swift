/// What a route is called where nobody is to read what it carries: its kind, and its case.
///
/// Events, reports and outcomes name routes so, since they end up in logs.
public struct RouteName: Hashable, Sendable {
  /// The kind of the route.
  public let kind: String

  /// Its case; nil if it is no enum, or writes itself otherwise.
  public let name: String?

  /// Names a route.
  ///
  /// - Parameter route: The route.
  public init(_ route: some Route) {
    kind = type(of: route).kind
    let mirror = Mirror(reflecting: route)
    let isPlain = !(route is any CustomStringConvertible) && !(route is any CustomReflectable)
    let isCase = isPlain && mirror.displayStyle == .enum
    name = isCase ? mirror.children.first.map(\.label) ?? "\(route)" : nil
  }

  init(_ route: AnyRoute) { self.init(route.value) }
}

extension RouteName: CustomStringConvertible {
  /// The kind and the case, as in `App.FriendsCoordinator.Route.friend`.
  public var description: String { name.map { "\(kind).\($0)" } ?? kind }
}
