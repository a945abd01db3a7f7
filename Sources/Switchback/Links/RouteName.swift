/// What a route is called where nobody is to read what it carries: its kind, and its case.
///
/// Events, reports and outcomes name routes so: they end up in logs, and whoever has kept one keeps nothing alive that
/// the route carries, as the route itself would.
public struct RouteName: Hashable, Sendable {
  /// The kind of the route.
  public let kind: String

  /// Its case; nil if it is no enum, or writes itself otherwise.
  public let name: String?

  /// Names a route.
  ///
  /// - Parameter route: The route.
  public init(_ route: some Route) { self = Self.name(of: route).name }

  init(of route: AnyRoute) { self.init(route.value) }

  init(kind: String, name: String?) { (self.kind, self.name) = (kind, name) }

  /// What a route is called, and whether that says all there is to it.
  static func name(of route: some Route) -> (name: RouteName, isAll: Bool) {
    let kind = type(of: route).kind
    let mirror = Mirror(reflecting: route)
    let isPlain = !(route is any CustomStringConvertible) && !(route is any CustomReflectable)
    guard isPlain, mirror.displayStyle == .enum else {
      return ((route as? any SelfNamedRoute)?.name ?? RouteName(kind: kind, name: nil), false)
    }
    guard let content = mirror.children.first else {
      return (RouteName(kind: kind, name: "\(route)"), true)
    }
    return (RouteName(kind: kind, name: content.label), false)
  }
}

/// A route that stands for one of another type, and says itself what that is called.
protocol SelfNamedRoute: Route {
  var name: RouteName { get }
}

extension RouteName: CustomStringConvertible {
  /// The coordinator and the case, as in `FriendsCoordinator.friend` for `App.FriendsCoordinator.Route.friend`.
  ///
  /// The module is left out, and the type where it is called `Route`; what is left of a kind of its own is all of it.
  public var description: String {
    var parts = kind.split(separator: ".")
    if parts.count > 1, parts.last == "Route" { parts.removeLast() }
    if parts.count > 1 { parts.removeFirst() }
    return (parts + [name.map { $0[...] }].compactMap { $0 }).joined(separator: ".")
  }
}
