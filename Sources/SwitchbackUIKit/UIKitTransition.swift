#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Switchback
public import UIKit

/// A custom transition that UIKit hosts can show.
///
/// You can declare the value in a module without UIKit, as a ``/Switchback/CustomTransition`` that coordinators name.
/// The app then adds the animation.
///
/// ```swift
/// // beside the coordinators
/// struct Fade: CustomTransition { var seconds = 0.3 }
/// flow.push(page, transition: .custom(Fade()))
///
/// // in the app
/// extension Fade: UIKitTransition {
///   func animator(
///     for direction: TransitionDirection
///   ) -> any UIViewControllerAnimatedTransitioning {
///     FadeAnimator(seconds: seconds)
///   }
/// }
/// ```
///
/// A screen that was shown with the transition leaves with it as well, even by the back button. In the meantime, UIKit
/// itself turns its swipes off. A gesture of your own can drive the transition; see ``interaction(for:)``.
public protocol UIKitTransition: CustomTransition {
  /// Returns a new animator for one change.
  ///
  /// - Parameter direction: Whether the change shows something, or goes back.
  /// - Returns: A new animator.
  @MainActor
  func animator(
    for direction: TransitionDirection
  ) -> any UIViewControllerAnimatedTransitioning

  /// Returns an object that drives the change while a finger moves, or nil for none.
  ///
  /// The default is nil. A gesture for going back begins with a pop on the navigation controller itself, not on the
  /// router. The gesture may still be cancelled, and then nothing has happened.
  ///
  /// - Parameter direction: Whether the change shows something, or goes back.
  /// - Returns: The object that drives the change.
  @MainActor
  func interaction(
    for direction: TransitionDirection
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIKitTransition {
  /// Returns nil, so the change runs to its end at once.
  ///
  /// - Parameter direction: Whether the change shows something, or goes back.
  /// - Returns: Nil.
  @MainActor
  public func interaction(
    for direction: TransitionDirection
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// The direction in which a transition runs.
public enum TransitionDirection: Hashable, Sendable {
  /// The transition shows something.
  case forward
  /// The transition goes back.
  case back
}

extension ScreenTransition {
  /// The transition of the app's own, if a host on UIKit can show it.
  var uiKit: (any UIKitTransition)? { custom as? any UIKitTransition }
}
#endif
