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
  }

  /// Tells assistive apps something.
  @MainActor
  public static func post(notification: Notification, argument: Any?) {
    fatalError("Only for type checks")
  }
}
