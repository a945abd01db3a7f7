#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

// The calls that a relay makes itself and that the app's own delegate hears as well. How a method is called that a
// delegate may leave out is in `DelegateRelay+Optional.swift`.

@MainActor
extension DelegateRelay {
  // MARK: - Navigation controllers

  func tellWillShow(
    _ screen: UIViewController, on controller: UINavigationController, _ animated: Bool
  ) {
    passOn("willShow", screen) { callWillShow(screen, on: controller, animated) }
  }

  func tellDidShow(
    _ screen: UIViewController, on controller: UINavigationController, _ animated: Bool
  ) {
    passOn("didShow", screen) { callDidShow(screen, on: controller, animated) }
  }

  func askForAnimator(
    of operation: UINavigationController.Operation,
    from: UIViewController,
    to: UIViewController,
    on controller: UINavigationController,
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    passOn("animator", to) { callForAnimator(of: operation, from: from, to: to, on: controller) }
      ?? nil
  }

  func askForInteraction(
    of animator: any UIViewControllerAnimatedTransitioning, on controller: UINavigationController
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    passOn("interaction", animator) { callForInteraction(of: animator, on: controller) } ?? nil
  }

  // MARK: - Tab bar controllers

  func askWhetherToSelect(_ tab: UIViewController, of tabs: UITabBarController) -> Bool {
    passOn("shouldSelect", tab) { callShouldSelect(tab, of: tabs) } ?? true
  }

  func tellDidSelect(_ tab: UIViewController, of tabs: UITabBarController) {
    passOn("didSelect", tab) { callDidSelect(tab, of: tabs) }
  }

  /// Nil if it does not answer that.
  @available(iOS 18.0, visionOS 2.0, *)
  func askWhetherToSelect(_ tab: UITab, of tabs: UITabBarController) -> Bool? {
    passOn("shouldSelectTab", tab) { callShouldSelect(tab, of: tabs) }
  }

  /// Nil if it does not hear of that.
  @available(iOS 18.0, visionOS 2.0, *)
  func tellDidSelect(_ tab: UITab, after previous: UITab?, of tabs: UITabBarController) -> Void? {
    passOn("didSelectTab", tab) { callDidSelect(tab, after: previous, of: tabs) }
  }

  // MARK: - Presentations

  /// Nil if it does not answer that.
  func askWhetherToDismiss(_ presentation: UIPresentationController) -> Bool? {
    passOn("shouldDismiss", presentation) { callShouldDismiss(presentation) }
  }

  func tellAttemptToDismiss(_ presentation: UIPresentationController) {
    passOn("attempt", presentation) { callAttemptToDismiss(presentation) }
  }

  func tellWillDismiss(_ presentation: UIPresentationController) {
    passOn("willDismiss", presentation) { callWillDismiss(presentation) }
  }

  /// Nil if it does not hear of that.
  func tellDidDismiss(_ presentation: UIPresentationController) -> Void? {
    passOn("didDismiss", presentation) { callDidDismiss(presentation) }
  }
}
#endif
