/// A key for what a request is for, so that the same request made twice is carried out once.
///
/// Any value that is `Hashable` and `Sendable` can be a key: a string, a number, an enum of the app.
///
/// ```swift
/// router.push(Details(item), intent: "details/\(item.id)")
/// // After a double tap, the second outcome is .superseded.
/// router.push(Details(item), intent: "details/\(item.id)").outcome
/// ```
///
/// > Source: "launch single top" of Android's navigation. Here the request decides what counts as the same, not the
/// > screen.
public struct IntentKey: Sendable {
  private indirect enum Storage: Sendable {
    case value(any Hashable & Sendable)
  }

  private let storage: Storage

  /// Makes a key from a value.
  ///
  /// - Parameter value: What the request is for. Two keys are the same if their values are equal.
  public init(_ value: some Hashable & Sendable) {
    storage = .value(value)
  }

  private var value: any Hashable & Sendable {
    switch storage {
    case .value(let value): value
    }
  }
}

extension IntentKey: Hashable {
  /// Returns whether two keys name the same intent.
  ///
  /// - Parameters:
  ///   - one: A key.
  ///   - other: Another key.
  /// - Returns: Whether their values are equal.
  public static func == (one: IntentKey, other: IntentKey) -> Bool {
    AnyHashable(one.value) == AnyHashable(other.value)
  }

  /// Hashes the value of the key.
  ///
  /// - Parameter hasher: The hasher that takes the value in.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(value))
  }
}

extension IntentKey: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// Makes a key from a string.
  ///
  /// - Parameter value: The string.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension IntentKey: CustomStringConvertible {
  /// The value of the key, as it describes itself.
  public var description: String { "\(value)" }
}
