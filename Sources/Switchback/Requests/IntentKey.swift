/// Names what a request is for, so that the same thing asked for twice is done once.
///
/// Any value can be one: a string, a number, an enum of the app's own.
///
/// ```swift
/// router.push(Details(item), intent: "details/\(item.id)")
/// router.push(Details(item), intent: "details/\(item.id)").outcome      // .superseded: a double tap
/// ```
///
/// > Source: "launch single top" of Android's navigation, with the request and not the screen deciding
/// > what the same is.
public struct IntentKey: Sendable {
  private indirect enum Storage: Sendable {
    case value(any Hashable & Sendable)
  }

  private let storage: Storage

  /// Makes a key of a value.
  ///
  /// - Parameter value: What is asked for. Two keys are the same if their values are equal.
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
  /// Whether both keys name the same intent.
  ///
  /// - Parameters:
  ///   - one: A key.
  ///   - other: Another.
  /// - Returns: Whether their values are equal.
  public static func == (one: IntentKey, other: IntentKey) -> Bool {
    AnyHashable(one.value) == AnyHashable(other.value)
  }

  /// Hashes the value.
  ///
  /// - Parameter hasher: Takes it in.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(value))
  }
}

extension IntentKey: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// Makes a key of a text.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension IntentKey: CustomStringConvertible {
  /// The value, as it describes itself.
  public var description: String { "\(value)" }
}
