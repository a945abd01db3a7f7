// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What is kept, and what is said aloud.

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
  }

  /// What was said last.
  @MainActor public internal(set) static var announced: String?

  @MainActor
  public static func post(notification: Notification, argument: Any?) {
    announced = argument as? String
  }
}
