/// The reason for a cancellation, under a name that the app chooses.
///
/// ```swift
/// extension CancelReason {
///   static let idle: CancelReason = "idle"
/// }
///
/// // The starter receives .cancelled(.cancelled(because: .idle)).
/// flow.cancel(because: .idle)
/// ```
///
/// The name appears in events and logs. It is a literal in the program, so it can contain nothing that a user has
/// typed.
public struct CancelReason: Sendable {
  private let text: StaticString

  /// Makes a reason with a name.
  ///
  /// - Parameter name: The name in traces. Two reasons with the same name are equal.
  public init(_ name: StaticString) {
    text = name
  }

  /// The name of the reason in traces.
  public var name: String { text.description }
}

extension CancelReason: Hashable {
  /// Returns whether two reasons have the same name.
  ///
  /// - Parameters:
  ///   - one: A reason.
  ///   - other: Another reason.
  /// - Returns: Whether their names are equal.
  public static func == (one: CancelReason, other: CancelReason) -> Bool { one.name == other.name }

  /// Hashes the name of the reason.
  ///
  /// - Parameter hasher: The hasher that takes the name in.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension CancelReason: ExpressibleByStringLiteral {
  /// Makes a reason from a literal.
  ///
  /// - Parameter name: The name in traces.
  public init(stringLiteral name: StaticString) { self.init(name) }
}

extension CancelReason: CustomStringConvertible {
  /// The name of the reason.
  public var description: String { name }
}
