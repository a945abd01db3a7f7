// What UIKit declares in Swift for those who do not see the screen. Nothing here runs.

// uikit/uiaccessibility 2026-11-24
/// What is said to those who do not see the screen.
public struct UIAccessibility {
  // uikit/uiaccessibility/notification 2026-11-24
  /// Something that assistive apps are told.
  @available(watchOS 2.0, *)
  public struct Notification: Sendable {
    // uikit/uiaccessibility/notification/announcement 2026-11-24
    /// A sentence to be said.
    @available(iOS 4.0, macCatalyst 13.1, watchOS 2.0, visionOS 1.0, *)
    public static let announcement = Notification()

    // uikit/uiaccessibility/notification/layoutchanged 2026-11-24
    /// Something has appeared, and is gone to.
    @available(watchOS 2.0, *)
    public static let layoutChanged = Notification()
  }

  // uikit/uiaccessibility/isvoiceoverrunning 2026-11-24
  /// Whether the screen is read out.
  @available(iOS 4.0, macCatalyst 13.1, visionOS 1.0, *)
  @available(watchOS, unavailable)
  @MainActor
  public static var isVoiceOverRunning: Bool { fatalError("Only for type checks") }

  // uikit/uiaccessibility/post(notification:argument:) 2026-11-24
  /// Tells assistive apps something.
  @available(watchOS, unavailable)
  @MainActor
  public static func post(notification: Notification, argument: Any?) {
    fatalError("Only for type checks")
  }
}
