/// A route that nobody has decoded yet: its coordinator knows the type.
///
/// It is equal to another one that was read, and to no route of the type itself.
struct StoredRoute: SelfNamedRoute {
  /// What the type was called.
  let kind: String

  /// What the route has written.
  let value: StoredValue

  init(kind: String, value: StoredValue) { (self.kind, self.value) = (kind, value) }

  /// What is kept of a route.
  ///
  /// - Throws: What the route throws as it is encoded.
  init(_ route: AnyRoute) throws {
    self = try route.value as? StoredRoute ?? Self(of: route.value)
  }

  private init(of route: some Route) throws {
    self.init(kind: Swift.type(of: route).kind, value: try StoredValue(encoding: route))
  }

  /// The case that it is, and what that carries, if it was an enum without a form of its own; as far as can be told.
  ///
  /// A dictionary has keys of any form, which may be secret.
  private var parts: (name: String, fields: [String: StoredValue])? {
    guard case .object(let cases) = value, cases.count == 1, let only = cases.first,
      case .object(let fields) = only.value
    else { return nil }
    guard only.key.isIdentifier else { return nil }
    for key in fields.keys where !key.isIdentifier { return nil }
    return (only.key, fields)
  }

  /// What it was called.
  var name: RouteName { RouteName(kind: kind, name: parts?.name) }
}

extension RouteCoordinator {
  /// A route of its own type, decoded if nobody has; nil if it is of another one.
  ///
  /// - Throws: What the route throws as it is decoded.
  func known(_ route: AnyRoute) throws -> AnyRoute? {
    if let stored = route.value as? StoredRoute {
      return stored.kind == Route.kind ? AnyRoute(try stored.value.decode(Route.self)) : nil
    }
    return route.type == Self.typeOfRoutes ? route : nil
  }
}

extension StoredRoute: CustomStringConvertible {
  /// As far as can be told, what the route itself says: `friend(name: "Ada")`.
  var description: String {
    guard let parts else { return value.text }
    if parts.fields.isEmpty { return parts.name }
    let labelled = parts.fields.sorted { $0.key < $1.key }.map { label, value in
      label.hasPrefix("_") ? value.text : "\(label): \(value.text)"
    }
    return "\(parts.name)(\(labelled.joined(separator: ", ")))"
  }
}

extension String {
  /// Whether it can be the name of a case or of a field.
  fileprivate var isIdentifier: Bool {
    for byte in utf8 {
      let isLetter = byte >= 0x80 || (97...122).contains(byte | 0x20) || byte == 95
      guard isLetter || (48...57).contains(byte) else { return false }
    }
    return utf8.first.map { !(48...57).contains($0) } ?? false
  }
}

extension StoredValue {
  /// It, as code writes it.
  fileprivate var text: String {
    switch self {
    case .null: "nil"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): value.debugDescription
    case .array(let values): "[\(values.map(\.text).joined(separator: ", "))]"
    case .object(let values):
      "[\(values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.text)" }.joined(separator: ", "))]"
    }
  }
}
