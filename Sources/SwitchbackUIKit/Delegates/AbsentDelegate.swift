#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// Answers for a delegate of the app's that is gone, as UIKit would without one.
///
/// UIKit remembers what a delegate can do from when it was set, and goes on asking.
final class AbsentDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  func navigationControllerSupportedInterfaceOrientations(
    _ controller: UINavigationController
  ) -> UIInterfaceOrientationMask {
    controller.topViewController?.supportedInterfaceOrientations ?? .all
  }

  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ controller: UINavigationController
  ) -> UIInterfaceOrientation {
    controller.topViewController?.preferredInterfaceOrientationForPresentation ?? .portrait
  }

  func navigationController(
    _ controller: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController,
    to: UIViewController,
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  func navigationController(
    _ controller: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning,
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  func tabBarControllerSupportedInterfaceOrientations(
    _ tabs: UITabBarController
  ) -> UIInterfaceOrientationMask {
    tabs.selectedViewController?.supportedInterfaceOrientations ?? .all
  }

  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabs: UITabBarController
  ) -> UIInterfaceOrientation {
    tabs.selectedViewController?.preferredInterfaceOrientationForPresentation ?? .portrait
  }

  func tabBarController(
    _ tabs: UITabBarController,
    animationControllerForTransitionFrom from: UIViewController,
    to: UIViewController,
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  func tabBarController(
    _ tabs: UITabBarController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning,
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  func adaptivePresentationStyle(
    for presentation: UIPresentationController,
    traitCollection: UITraitCollection,
  ) -> UIModalPresentationStyle { presentation.presentedViewController.modalPresentationStyle }

  func presentationController(
    _ presentation: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle,
  ) -> UIViewController? { nil }

  func presentationController(
    _ presentation: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?,
  ) {}
}
#endif
