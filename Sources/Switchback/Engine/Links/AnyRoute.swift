/// A route of any coordinator.
///
/// Two are equal if they are of one type, and equal.
package struct AnyRoute: Hashable, Sendable {
  let box: any RouteBox

  /// Wraps a route.
  ///
  /// - Parameter route: The route.
  package init(_ route: some Route) { box = RouteIn(route) }

  /// The route.
  package var value: any Route { box.value }

  /// Which type it is of.
  var type: ObjectIdentifier { box.type }

  /// Whether both are the same route.
  ///
  /// - Parameters:
  ///   - one: A route.
  ///   - other: Another.
  /// - Returns: Whether they are equal.
  package static func == (one: AnyRoute, other: AnyRoute) -> Bool {
    one.box === other.box || one.box.isEqual(to: other.box)
  }

  /// Hashes the route.
  ///
  /// - Parameter hasher: Takes it in.
  package func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }
}

/// A route of a type that is not known: what links hand around is copied often, and a reference costs least then.
protocol RouteBox: AnyObject, Sendable {
  var value: any Route { get }
  var type: ObjectIdentifier { get }
  func isEqual(to other: any RouteBox) -> Bool
  func hash(into hasher: inout Hasher)
}

final class RouteIn<Value: Route>: RouteBox {
  let route: Value

  /// The type of the route, which can be sent, so that no class of them has subclasses.
  let type = ObjectIdentifier(Value.self)

  init(_ route: Value) { self.route = route }

  var value: any Route { route }

  func isEqual(to other: any RouteBox) -> Bool {
    guard let other = other as? Self else { return false }
    return other.route == route
  }

  func hash(into hasher: inout Hasher) { route.hash(into: &hasher) }
}
