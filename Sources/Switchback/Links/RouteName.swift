/// The name of a route without the values that it carries: its kind and its case.
///
/// Events, reports and outcomes name routes this way, because they end up in logs. A route name retains nothing that
/// the route carries, unlike the route itself.
public struct RouteName: Hashable, Sendable {
  /// The kind of the route.
  public let kind: String

  /// The case of the route, or nil if it is not an enum or has its own description.
  public let name: String?

  /// Creates the name of a route.
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
  /// The coordinator and the case, such as `FriendsCoordinator.friend`.
  ///
  /// This example describes a case of `App.FriendsCoordinator.Route`. The description leaves out the module, and the
  /// type if it is called `Route`. A kind that you provide yourself stays whole if it contains no dots.
  public var description: String {
    var parts = kind.split(separator: ".")
    if parts.count > 1, parts.last == "Route" { parts.removeLast() }
    if parts.count > 1 { parts.removeFirst() }
    return (parts + [name.map { $0[...] }].compactMap { $0 }).joined(separator: ".")
  }
}
