// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What is kept, what is said aloud, and in which language.

/// Foundation's, which UIKit passes on; it forgets everything when the program ends.
@MainActor
public final class UserDefaults: NSObject {
  public static let standard = UserDefaults()

  private var values: [String: Any] = [:]

  public func string(forKey key: String) -> String? { values[key] as? String }

  public func stringArray(forKey key: String) -> [String]? { values[key] as? [String] }

  public func set(_ value: Any?, forKey key: String) {
    values[key] = value
  }
}

public enum UIAccessibility {
  public enum Notification: Sendable {
    case announcement
    case layoutChanged
  }

  /// Whether somebody listens; a test says so.
  @MainActor public static var isVoiceOverRunning = false

  @MainActor
  public static func post(notification: Notification, argument: Any?) {
    guard let label = argument as? UILabel else { return }
    label.window?.announced = label.text
  }
}

extension String {
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    fileprivate let text: String

    public init(stringLiteral value: String) {
      text = value
    }
  }

  /// In the language that the app was written in.
  public init(localized value: LocalizationValue) {
    self = value.text
  }
}
