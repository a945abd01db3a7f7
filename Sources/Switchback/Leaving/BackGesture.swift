/// Whether a screen may be taken away by a gesture: a swipe, or a sheet pulled down.
///
/// It concerns gestures only. A module that minds being left at all conforms to ``LeaveGuard``.
public enum BackGesture: String, Hashable, Sendable {
  /// Unless it was shown with a ``ScreenTransition/custom(_:)`` transition, or a push is still running.
  case automatic

  /// Also then.
  case allowed

  /// Never.
  ///
  /// A sheet on which one module forbids it cannot be pulled down.
  case forbidden
}
