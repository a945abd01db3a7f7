// What the sample app uses of UIKit and is declared in Swift there. Nothing here runs.

extension UIApplicationDelegate {
  /// Starts the app.
  @MainActor
  public static func main() {
    fatalError("Only for type checks")
  }
}

/// What is said to those who do not see the screen.
public enum UIAccessibility {
  /// Something that assistive apps are told.
  public struct Notification: Sendable {
    /// A sentence to be said.
    public static let announcement = Notification()

    /// Something has appeared, and is gone to.
    public static let layoutChanged = Notification()
  }

  /// Whether the screen is read out.
  @MainActor
  public static var isVoiceOverRunning: Bool { fatalError("Only for type checks") }

  /// Tells assistive apps something.
  @MainActor
  public static func post(notification: Notification, argument: Any?) {
    fatalError("Only for type checks")
  }
}

// MARK: - Foundation

/// It can be in a set, as every object can.
extension UIOpenURLContext: Hashable {
  /// Whether they are the same.
  public nonisolated static func == (one: UIOpenURLContext, other: UIOpenURLContext) -> Bool {
    one === other
  }

  /// Hashes which it is.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Foundation's: what a URL consists of.
public struct URLComponents {
  /// What stands before the colon.
  public var scheme: String?

  /// What stands behind two slashes.
  public var host: String?

  /// All of it, with percent signs.
  public var string: String? { fatalError("Only for type checks") }

  /// Takes a URL apart, if it is one.
  public init?(url: URL, resolvingAgainstBaseURL resolve: Bool) {}
}

extension String {
  /// Foundation's: a text by which its translation is found.
  ///
  /// What is put into it has a format that is known.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    /// What is put into it.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      /// Begins with nothing.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds text that is translated.
      public mutating func appendLiteral(_ literal: String) {}

      /// Adds text that is not.
      public mutating func appendInterpolation(_ string: String) {}

      /// Adds a number.
      public mutating func appendInterpolation(_ number: Int) {}
    }

    /// A text without anything put into it.
    public init(stringLiteral value: String) {}

    /// A text with something put into it.
    public init(stringInterpolation: StringInterpolation) {}
  }

  /// A text in the language of the user.
  ///
  /// From iOS 15. The locale is left out here.
  public init(
    localized keyAndValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil,
  ) {
    fatalError("Only for type checks")
  }
}
