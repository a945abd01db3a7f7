#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

// The calls that a relay makes itself and that the app's own delegate hears as well. With the Objective-C
// runtime a delegate may leave methods out; without it, every method is there.

@MainActor
extension DelegateRelay {
  #if _runtime(_ObjC)
  func tellWillShow(
    _ screen: UIViewController, on controller: UINavigationController, _ animated: Bool
  ) {
    passOn("willShow", screen) {
      navigation?.navigationController?(controller, willShow: screen, animated: animated)
    }
  }

  func tellDidShow(
    _ screen: UIViewController, on controller: UINavigationController, _ animated: Bool
  ) {
    passOn("didShow", screen) {
      navigation?.navigationController?(controller, didShow: screen, animated: animated)
    }
  }

  func askForAnimator(
    of operation: UINavigationController.Operation,
    from: UIViewController,
    to: UIViewController,
    on controller: UINavigationController,
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    passOn("animator", to) {
      navigation?.navigationController?(
        controller, animationControllerFor: operation, from: from, to: to) ?? nil
    }
  }

  func askForInteraction(
    of animator: any UIViewControllerAnimatedTransitioning, on controller: UINavigationController
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    passOn("interaction", animator) {
      navigation?.navigationController?(controller, interactionControllerFor: animator) ?? nil
    }
  }

  func askWhetherToSelect(_ tab: UIViewController, of tabs: UITabBarController) -> Bool {
    passOn("shouldSelect", tab) { self.tabs?.tabBarController?(tabs, shouldSelect: tab) } ?? true
  }

  func tellDidSelect(_ tab: UIViewController, of tabs: UITabBarController) {
    passOn("didSelect", tab) { self.tabs?.tabBarController?(tabs, didSelect: tab) }
  }

  /// Nil if it does not answer that.
  @available(iOS 18.0, visionOS 2.0, *)
  func askWhetherToSelect(_ tab: UITab, of tabs: UITabBarController) -> Bool? {
    passOn("shouldSelectTab", tab) {
      self.tabs?.tabBarController?(tabs, shouldSelectTab: tab)
    }
  }

  /// Nil if it does not hear of that.
  @available(iOS 18.0, visionOS 2.0, *)
  func tellDidSelect(_ tab: UITab, after previous: UITab?, of tabs: UITabBarController) -> Void? {
    passOn("didSelectTab", tab) {
      self.tabs?.tabBarController?(tabs, didSelectTab: tab, previousTab: previous)
    }
  }

  /// Nil if it does not answer that.
  func askWhetherToDismiss(_ presentation: UIPresentationController) -> Bool? {
    passOn("shouldDismiss", presentation) {
      sheet?.presentationControllerShouldDismiss?(presentation)
    }
  }

  func tellAttemptToDismiss(_ presentation: UIPresentationController) {
    passOn("attempt", presentation) {
      sheet?.presentationControllerDidAttemptToDismiss?(presentation)
    }
  }

  func tellWillDismiss(_ presentation: UIPresentationController) {
    passOn("willDismiss", presentation) { sheet?.presentationControllerWillDismiss?(presentation) }
  }

  /// Nil if it does not hear of that.
  func tellDidDismiss(_ presentation: UIPresentationController) -> Void? {
    passOn("didDismiss", presentation) { sheet?.presentationControllerDidDismiss?(presentation) }
  }
  #else
  func tellWillShow(
    _ screen: UIViewController, on controller: UINavigationController, _ animated: Bool
  ) {
    passOn("willShow", screen) {
      navigation?.navigationController(controller, willShow: screen, animated: animated)
    }
  }

  func tellDidShow(
    _ screen: UIViewController, on controller: UINavigationController, _ animated: Bool
  ) {
    passOn("didShow", screen) {
      navigation?.navigationController(controller, didShow: screen, animated: animated)
    }
  }

  func askForAnimator(
    of operation: UINavigationController.Operation,
    from: UIViewController,
    to: UIViewController,
    on controller: UINavigationController,
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    passOn("animator", to) {
      navigation?.navigationController(
        controller, animationControllerFor: operation, from: from, to: to)
    }
  }

  func askForInteraction(
    of animator: any UIViewControllerAnimatedTransitioning, on controller: UINavigationController
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    passOn("interaction", animator) {
      navigation?.navigationController(controller, interactionControllerFor: animator)
    }
  }

  func askWhetherToSelect(_ tab: UIViewController, of tabs: UITabBarController) -> Bool {
    passOn("shouldSelect", tab) { self.tabs?.tabBarController(tabs, shouldSelect: tab) } ?? true
  }

  func tellDidSelect(_ tab: UIViewController, of tabs: UITabBarController) {
    passOn("didSelect", tab) { self.tabs?.tabBarController(tabs, didSelect: tab) }
  }

  /// Nil if it does not answer that.
  @available(iOS 18.0, visionOS 2.0, *)
  func askWhetherToSelect(_ tab: UITab, of tabs: UITabBarController) -> Bool? {
    guard nextResponds(to: Selector("tabBarController:shouldSelectTab:")) else { return nil }
    return passOn("shouldSelectTab", tab) {
      self.tabs?.tabBarController(tabs, shouldSelectTab: tab)
    }
  }

  /// Nil if it does not hear of that.
  @available(iOS 18.0, visionOS 2.0, *)
  func tellDidSelect(_ tab: UITab, after previous: UITab?, of tabs: UITabBarController) -> Void? {
    guard nextResponds(to: Selector("tabBarController:didSelectTab:previousTab:")) else {
      return nil
    }
    return passOn("didSelectTab", tab) {
      self.tabs?.tabBarController(tabs, didSelectTab: tab, previousTab: previous)
    }
  }

  /// Nil if it does not answer that.
  func askWhetherToDismiss(_ presentation: UIPresentationController) -> Bool? {
    guard nextResponds(to: Selector("presentationControllerShouldDismiss:")) else { return nil }
    return passOn("shouldDismiss", presentation) {
      sheet?.presentationControllerShouldDismiss(presentation)
    }
  }

  func tellAttemptToDismiss(_ presentation: UIPresentationController) {
    passOn("attempt", presentation) {
      sheet?.presentationControllerDidAttemptToDismiss(presentation)
    }
  }

  func tellWillDismiss(_ presentation: UIPresentationController) {
    passOn("willDismiss", presentation) { sheet?.presentationControllerWillDismiss(presentation) }
  }

  /// Nil if it does not hear of that.
  func tellDidDismiss(_ presentation: UIPresentationController) -> Void? {
    guard nextResponds(to: Selector("presentationControllerDidDismiss:")) else { return nil }
    return passOn("didDismiss", presentation) {
      sheet?.presentationControllerDidDismiss(presentation)
    }
  }
  #endif
}
#endif
