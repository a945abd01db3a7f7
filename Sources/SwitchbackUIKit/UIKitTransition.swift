#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Switchback
public import UIKit

/// A transition of the app's own that hosts on UIKit can show.
///
/// The value may be declared where no UIKit is, as a mere ``/Switchback/CustomTransition`` that
/// coordinators name; the app adds how it looks.
///
/// ```swift
/// struct Fade: CustomTransition { var seconds = 0.3 }          // beside the coordinators
/// flow.push(page, transition: .custom(Fade()))
///
/// extension Fade: UIKitTransition {                            // in the app
///   func animator(for direction: TransitionDirection) -> any UIViewControllerAnimatedTransitioning {
///     FadeAnimator(seconds: seconds)
///   }
/// }
/// ```
///
/// What was shown with it leaves with it, also by the back button. UIKit's own swipes are switched off
/// meanwhile, by UIKit itself; a gesture of the app's own can drive it, see
/// ``interaction(for:)``.
public protocol UIKitTransition: CustomTransition {
  /// Makes what animates one change.
  ///
  /// - Parameter direction: Whether something is shown, or goes back.
  /// - Returns: A new animator.
  @MainActor
  func animator(
    for direction: TransitionDirection
  ) -> any UIViewControllerAnimatedTransitioning

  /// What drives the change while a finger moves; nil to run it to its end at once.
  ///
  /// The default is nil. A gesture that goes back begins by popping the navigation controller itself,
  /// not the router: it may yet be cancelled, and then nothing has happened.
  ///
  /// - Parameter direction: Whether something is shown, or goes back.
  /// - Returns: What drives it.
  @MainActor
  func interaction(
    for direction: TransitionDirection
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIKitTransition {
  /// Nothing: the change runs to its end at once.
  ///
  /// - Parameter direction: Whether something is shown, or goes back.
  /// - Returns: Nil.
  @MainActor
  public func interaction(
    for direction: TransitionDirection
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Which way a transition runs.
public enum TransitionDirection: Hashable, Sendable {
  /// Something is shown.
  case forward
  /// It leaves again.
  case back
}

extension ScreenTransition {
  /// The transition of the app's own, if a host on UIKit can show it.
  var uiKit: (any UIKitTransition)? { custom as? any UIKitTransition }
}
#endif
