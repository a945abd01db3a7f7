/// A route of any coordinator.
///
/// Two are equal if they are of one type, and equal.
public struct AnyRoute: Hashable, Sendable {
  /// The route.
  public let value: any Route

  /// Which type it is of.
  ///
  /// Routes can be sent, so no class of them has subclasses.
  let type: ObjectIdentifier

  /// Wraps a route.
  ///
  /// - Parameter route: The route.
  public init<Value: Route>(_ route: Value) {
    value = route
    type = ObjectIdentifier(Value.self)
  }

  /// Whether both are the same route.
  ///
  /// - Parameters:
  ///   - one: A route.
  ///   - other: Another.
  /// - Returns: Whether they are equal.
  public static func == (one: AnyRoute, other: AnyRoute) -> Bool {
    func isEqual<Value: Route>(_ value: Value) -> Bool {
      switch other.value {
      case let same as Value: same == value
      default: false
      }
    }
    return one.type == other.type && isEqual(one.value)
  }

  /// Hashes the route.
  ///
  /// - Parameter hasher: Takes it in.
  public func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
