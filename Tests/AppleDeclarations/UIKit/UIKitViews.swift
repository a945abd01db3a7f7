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

/// It can be in a set, as every object can.
extension UIOpenURLContext: Hashable {
  /// Whether they are the same.
  public nonisolated static func == (one: UIOpenURLContext, other: UIOpenURLContext) -> Bool {
    one === other
  }

  /// Hashes which it is.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
