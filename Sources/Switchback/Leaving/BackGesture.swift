/// Whether a gesture may take a screen away: a swipe, or pulling a sheet down.
///
/// This setting concerns gestures only. A module that may refuse every way of leaving conforms to ``LeaveGuard``.
public enum BackGesture: String, Hashable, Sendable {
  /// Allowed, except over a ``ScreenTransition/custom(_:)`` transition and while a push is running.
  case automatic

  /// Always allowed, even over a custom transition and while a push is running.
  case allowed

  /// Never allowed.
  ///
  /// If one module on a sheet forbids gestures, the user cannot pull the sheet down.
  case forbidden
}
