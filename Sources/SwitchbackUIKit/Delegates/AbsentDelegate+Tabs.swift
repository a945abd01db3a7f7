#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

extension AbsentDelegate: UITabBarControllerDelegate {
  #if !os(visionOS)
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

  func tabBarController(
    _ tabs: UITabBarController, willBeginCustomizing controllers: [UIViewController]
  ) {}

  func tabBarController(
    _ tabs: UITabBarController,
    willEndCustomizing controllers: [UIViewController],
    changed: Bool,
  ) {}
  #endif

  func tabBarController(
    _ tabs: UITabBarController,
    didEndCustomizing controllers: [UIViewController],
    changed: Bool,
  ) {}

  // MARK: - Editing

  @available(iOS 18.0, visionOS 2.0, *)
  func tabBarControllerWillBeginEditing(_ tabs: UITabBarController) {}

  @available(iOS 18.0, visionOS 2.0, *)
  func tabBarControllerDidEndEditing(_ tabs: UITabBarController) {}

  @available(iOS 18.0, visionOS 2.0, *)
  func tabBarController(
    _ tabs: UITabBarController, displayOrderDidChangeFor group: UITabGroup
  ) {}

  @available(iOS 18.0, visionOS 2.0, *)
  func tabBarController(_ tabs: UITabBarController, visibilityDidChangeFor changed: [UITab]) {}

  // MARK: - Tabs that are no controllers

  @available(iOS 18.0, visionOS 2.0, *)
  func tabBarController(
    _ tabs: UITabBarController,
    displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController],
  ) -> [UIViewController] { proposedViewControllers }

  @available(iOS 18.0, visionOS 2.0, *)
  func tabBarController(
    _ tabs: UITabBarController,
    tab: UITab,
    operationForAcceptingItemsFrom session: any UIDropSession,
  ) -> UIDropOperation { .cancel }

  @available(iOS 18.0, visionOS 2.0, *)
  func tabBarController(
    _ tabs: UITabBarController, tab: UITab, acceptItemsFrom session: any UIDropSession
  ) {}
}
#endif
