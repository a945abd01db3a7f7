/// What a route is called where nobody is to read what it carries: its kind, and its case.
///
/// Events, reports and outcomes name routes so: they end up in logs, and whoever has kept one keeps nothing alive that
/// the route carries, as an ``AnyRoute`` would.
public struct RouteName: Hashable, Sendable {
  /// The kind of the route.
  public let kind: String

  /// Its case; nil if it is no enum, or writes itself otherwise.
  public let name: String?

  /// Names a route.
  ///
  /// - Parameter route: The route.
  public init(_ route: some Route) {
    self.init(route, named: Self.parts(of: route).name)
  }

  init(of route: AnyRoute) { self.init(route.value) }

  init(_ route: some Route, named name: String?) {
    (kind, self.name) = (type(of: route).kind, name)
  }

  /// What a route is called, besides its kind, and whether that says all there is to it.
  static func parts(of route: some Route) -> (name: String?, areAll: Bool) {
    let mirror = Mirror(reflecting: route)
    let isPlain = !(route is any CustomStringConvertible) && !(route is any CustomReflectable)
    guard isPlain, mirror.displayStyle == .enum else { return (nil, false) }
    guard let content = mirror.children.first else { return ("\(route)", true) }
    return (content.label, false)
  }
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
