/// Why a flow was cancelled, in a name of the app's own.
///
/// ```swift
/// extension CancelReason {
///   static let idle: CancelReason = "idle"
/// }
/// flow.cancel(because: .idle)              // its starter is told .cancelled(.cancelled(because: .idle))
/// ```
///
/// It ends up in events and logs. So the name is a literal of the program, into which nothing can be put that a user
/// has typed.
public struct CancelReason: Sendable {
  private let text: StaticString

  /// Names a reason.
  ///
  /// - Parameter name: What traces call it. Two reasons are the same if their names are.
  public init(_ name: StaticString) {
    text = name
  }

  /// What traces call it.
  public var name: String { text.description }
}

extension CancelReason: Hashable {
  /// Whether both are one reason.
  ///
  /// - Parameters:
  ///   - one: A reason.
  ///   - other: Another.
  /// - Returns: Whether they have one name.
  public static func == (one: CancelReason, other: CancelReason) -> Bool { one.name == other.name }

  /// Hashes the name.
  ///
  /// - Parameter hasher: Takes it in.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension CancelReason: ExpressibleByStringLiteral {
  /// Names a reason by a literal.
  ///
  /// - Parameter name: What traces call it.
  public init(stringLiteral name: StaticString) { self.init(name) }
}

extension CancelReason: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
