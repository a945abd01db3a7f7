#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

// How the app's own delegate is called, which may leave methods out: each call is nil if it does. With the Objective-C
// runtime, that is an optional call. Without that runtime, every method is there, and the delegate says which it lacks.
// The two differ in nothing else.

#if _runtime(_ObjC)
@MainActor
extension DelegateRelay {
  func callWillShow(
    _ screen: UIViewController, on controller: UINavigationController, _ animated: Bool
  ) -> Void? {
    navigation?.navigationController?(controller, willShow: screen, animated: animated)
  }

  func callDidShow(
    _ screen: UIViewController, on controller: UINavigationController, _ animated: Bool
  ) -> Void? {
    navigation?.navigationController?(controller, didShow: screen, animated: animated)
  }

  func callForAnimator(
    of operation: UINavigationController.Operation,
    from: UIViewController,
    to: UIViewController,
    on controller: UINavigationController,
  ) -> (any UIViewControllerAnimatedTransitioning)?? {
    navigation?.navigationController?(
      controller, animationControllerFor: operation, from: from, to: to)
  }

  func callForInteraction(
    of animator: any UIViewControllerAnimatedTransitioning, on controller: UINavigationController
  ) -> (any UIViewControllerInteractiveTransitioning)?? {
    navigation?.navigationController?(controller, interactionControllerFor: animator)
  }

  func callShouldSelect(_ tab: UIViewController, of bar: UITabBarController) -> Bool? {
    tabs?.tabBarController?(bar, shouldSelect: tab)
  }

  func callDidSelect(_ tab: UIViewController, of bar: UITabBarController) -> Void? {
    tabs?.tabBarController?(bar, didSelect: tab)
  }

  @available(iOS 18.0, visionOS 2.0, *)
  func callShouldSelect(_ tab: UITab, of bar: UITabBarController) -> Bool? {
    tabs?.tabBarController?(bar, shouldSelectTab: tab)
  }

  @available(iOS 18.0, visionOS 2.0, *)
  func callDidSelect(
    _ tab: UITab, after previous: UITab?, of bar: UITabBarController
  ) -> Void? {
    tabs?.tabBarController?(bar, didSelectTab: tab, previousTab: previous)
  }

  func callShouldDismiss(_ presentation: UIPresentationController) -> Bool? {
    sheet?.presentationControllerShouldDismiss?(presentation)
  }

  func callAttemptToDismiss(_ presentation: UIPresentationController) -> Void? {
    sheet?.presentationControllerDidAttemptToDismiss?(presentation)
  }

  func callWillDismiss(_ presentation: UIPresentationController) -> Void? {
    sheet?.presentationControllerWillDismiss?(presentation)
  }

  func callDidDismiss(_ presentation: UIPresentationController) -> Void? {
    sheet?.presentationControllerDidDismiss?(presentation)
  }
}
#else
@MainActor
extension DelegateRelay {
  func callWillShow(
    _ screen: UIViewController, on controller: UINavigationController, _ animated: Bool
  ) -> Void? {
    navigation?.navigationController(controller, willShow: screen, animated: animated)
  }

  func callDidShow(
    _ screen: UIViewController, on controller: UINavigationController, _ animated: Bool
  ) -> Void? {
    navigation?.navigationController(controller, didShow: screen, animated: animated)
  }

  func callForAnimator(
    of operation: UINavigationController.Operation,
    from: UIViewController,
    to: UIViewController,
    on controller: UINavigationController,
  ) -> (any UIViewControllerAnimatedTransitioning)?? {
    navigation?.navigationController(
      controller, animationControllerFor: operation, from: from, to: to)
  }

  func callForInteraction(
    of animator: any UIViewControllerAnimatedTransitioning, on controller: UINavigationController
  ) -> (any UIViewControllerInteractiveTransitioning)?? {
    navigation?.navigationController(controller, interactionControllerFor: animator)
  }

  func callShouldSelect(_ tab: UIViewController, of bar: UITabBarController) -> Bool? {
    tabs?.tabBarController(bar, shouldSelect: tab)
  }

  func callDidSelect(_ tab: UIViewController, of bar: UITabBarController) -> Void? {
    tabs?.tabBarController(bar, didSelect: tab)
  }

  @available(iOS 18.0, visionOS 2.0, *)
  func callShouldSelect(_ tab: UITab, of bar: UITabBarController) -> Bool? {
    does("tabBarController:shouldSelectTab:")
      ? tabs?.tabBarController(bar, shouldSelectTab: tab) : nil
  }

  @available(iOS 18.0, visionOS 2.0, *)
  func callDidSelect(
    _ tab: UITab, after previous: UITab?, of bar: UITabBarController
  ) -> Void? {
    does("tabBarController:didSelectTab:previousTab:")
      ? tabs?.tabBarController(bar, didSelectTab: tab, previousTab: previous) : nil
  }

  func callShouldDismiss(_ presentation: UIPresentationController) -> Bool? {
    does("presentationControllerShouldDismiss:")
      ? sheet?.presentationControllerShouldDismiss(presentation) : nil
  }

  func callAttemptToDismiss(_ presentation: UIPresentationController) -> Void? {
    sheet?.presentationControllerDidAttemptToDismiss(presentation)
  }

  func callWillDismiss(_ presentation: UIPresentationController) -> Void? {
    sheet?.presentationControllerWillDismiss(presentation)
  }

  func callDidDismiss(_ presentation: UIPresentationController) -> Void? {
    does("presentationControllerDidDismiss:")
      ? sheet?.presentationControllerDidDismiss(presentation) : nil
  }

  private func does(_ selector: String) -> Bool { nextResponds(to: Selector(selector)) }
}
#endif
#endif
