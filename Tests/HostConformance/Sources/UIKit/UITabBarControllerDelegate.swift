// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  )
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
  func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)
  func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]
  func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab,
    operationForAcceptingItemsFrom session: any UIDropSession
  ) -> UIDropOperation
  func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom session: any UIDropSession)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    OptionalCall.forward(self, .shouldSelect, else: true) {
      (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, shouldSelect: viewController)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    OptionalCall.forward(self, .didSelect, else: ()) { (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, didSelect: viewController)
    }
  }

  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  {
    OptionalCall.forward(self, .tabSupportedOrientations, else: .all) {
      (next: any UITabBarControllerDelegate) in
      next.tabBarControllerSupportedInterfaceOrientations(tabBarController)
    }
  }

  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation {
    OptionalCall.forward(self, .tabPreferredOrientation, else: .unknown) {
      (next: any UITabBarControllerDelegate) in
      next.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalCall.forward(self, .tabAnimationController, else: nil) {
      (next: any UITabBarControllerDelegate) in
      next.tabBarController(
        tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalCall.forward(self, .tabInteractionController, else: nil) {
      (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, interactionControllerFor: animationController)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    OptionalCall.forward(self, .willBeginCustomizing, else: ()) {
      (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    OptionalCall.forward(self, .willEndCustomizing, else: ()) {
      (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    OptionalCall.forward(self, .didEndCustomizing, else: ()) {
      (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
    }
  }

  public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {
    OptionalCall.forward(self, .willBeginEditing, else: ()) {
      (next: any UITabBarControllerDelegate) in
      next.tabBarControllerWillBeginEditing(tabBarController)
    }
  }

  public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {
    OptionalCall.forward(self, .didEndEditing, else: ()) { (next: any UITabBarControllerDelegate) in
      next.tabBarControllerDidEndEditing(tabBarController)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
  ) {
    OptionalCall.forward(self, .displayOrderDidChange, else: ()) {
      (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, displayOrderDidChangeFor: group)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]
  ) {
    OptionalCall.forward(self, .visibilityDidChange, else: ()) {
      (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, visibilityDidChangeFor: tabs)
    }
  }

  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab)
    -> Bool
  {
    OptionalCall.forward(self, .shouldSelectTab, else: true) {
      (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, shouldSelectTab: tab)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    OptionalCall.forward(self, .didSelectTab, else: ()) { (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] {
    OptionalCall.forward(self, .displayedControllers, else: proposedViewControllers) {
      (next: any UITabBarControllerDelegate) in
      next.tabBarController(
        tabBarController, displayedViewControllersFor: tab,
        proposedViewControllers: proposedViewControllers)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab,
    operationForAcceptingItemsFrom session: any UIDropSession
  ) -> UIDropOperation {
    OptionalCall.forward(self, .dropOperation, else: .cancel) {
      (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, tab: tab, operationForAcceptingItemsFrom: session)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom session: any UIDropSession
  ) {
    OptionalCall.forward(self, .acceptDrop, else: ()) { (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, tab: tab, acceptItemsFrom: session)
    }
  }
}

extension Selector {
  public static let shouldSelect = Selector("tabBarController:shouldSelectViewController:")
  public static let didSelect = Selector("tabBarController:didSelectViewController:")
  public static let tabSupportedOrientations = Selector(
    "tabBarControllerSupportedInterfaceOrientations:")
  public static let tabPreferredOrientation = Selector(
    "tabBarControllerPreferredInterfaceOrientationForPresentation:")
  public static let tabAnimationController = Selector(
    "tabBarController:animationControllerForTransitionFromViewController:toViewController:")
  public static let tabInteractionController = Selector(
    "tabBarController:interactionControllerForAnimationController:")
  public static let willBeginCustomizing = Selector(
    "tabBarController:willBeginCustomizingViewControllers:")
  public static let willEndCustomizing = Selector(
    "tabBarController:willEndCustomizingViewControllers:changed:")
  public static let didEndCustomizing = Selector(
    "tabBarController:didEndCustomizingViewControllers:changed:")
  public static let willBeginEditing = Selector("tabBarControllerWillBeginEditing:")
  public static let didEndEditing = Selector("tabBarControllerDidEndEditing:")
  public static let displayOrderDidChange = Selector(
    "tabBarController:displayOrderDidChangeForGroup:")
  public static let visibilityDidChange = Selector("tabBarController:visibilityDidChangeForTabs:")
  public static let shouldSelectTab = Selector("tabBarController:shouldSelectTab:")
  public static let didSelectTab = Selector("tabBarController:didSelectTab:previousTab:")
  public static let displayedControllers = Selector(
    "tabBarController:displayedViewControllersForTab:proposedViewControllers:")
  public static let dropOperation = Selector(
    "tabBarController:tab:operationForAcceptingItemsFromDropSession:")
  public static let acceptDrop = Selector("tabBarController:tab:acceptItemsFromDropSession:")
}
