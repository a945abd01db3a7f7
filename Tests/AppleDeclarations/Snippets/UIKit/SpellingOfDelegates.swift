// Accepted: every method of the delegates, as Apple's documentation spells it for Swift.
import UIKit

@MainActor
func call(
  _ delegate: any UINavigationControllerDelegate,
  _ animator: any UIViewControllerAnimatedTransitioning,
  of stack: UINavigationController,
) {
  delegate.navigationController?(stack, willShow: stack, animated: true)
  delegate.navigationController?(stack, didShow: stack, animated: true)
  let mask: UIInterfaceOrientationMask? =
    delegate.navigationControllerSupportedInterfaceOrientations?(stack)
  let orientation: UIInterfaceOrientation? =
    delegate.navigationControllerPreferredInterfaceOrientationForPresentation?(stack)
  let interaction: (any UIViewControllerInteractiveTransitioning)?? =
    delegate.navigationController?(stack, interactionControllerFor: animator)
  let animation: (any UIViewControllerAnimatedTransitioning)?? =
    delegate.navigationController?(stack, animationControllerFor: .pop, from: stack, to: stack)
  _ = (mask, orientation, interaction, animation)
}

@MainActor
func call(
  _ delegate: any UIAdaptivePresentationControllerDelegate,
  _ coordinator: (any UIViewControllerTransitionCoordinator)?,
  _ traits: UITraitCollection,
  of sheet: UIPresentationController,
) {
  let style: UIModalPresentationStyle? = delegate.adaptivePresentationStyle?(for: sheet)
  _ = delegate.adaptivePresentationStyle?(for: sheet, traitCollection: traits) == style
  let replacement: UIViewController?? =
    delegate.presentationController?(sheet, viewControllerForAdaptivePresentationStyle: .none)
  delegate.presentationController?(
    sheet, willPresentWithAdaptiveStyle: .none, transitionCoordinator: coordinator)
  delegate.presentationController?(sheet, prepare: sheet)
  let isAllowed: Bool? = delegate.presentationControllerShouldDismiss?(sheet)
  delegate.presentationControllerWillDismiss?(sheet)
  delegate.presentationControllerDidDismiss?(sheet)
  delegate.presentationControllerDidAttemptToDismiss?(sheet)
  _ = (replacement, isAllowed)
}

@MainActor
func call(
  _ delegate: any UIViewControllerTransitioningDelegate,
  _ animator: any UIViewControllerAnimatedTransitioning,
  of page: UIViewController,
) {
  let animations: [(any UIViewControllerAnimatedTransitioning)??] = [
    delegate.animationController?(forPresented: page, presenting: page, source: page),
    delegate.animationController?(forDismissed: page),
  ]
  let interactions: [(any UIViewControllerInteractiveTransitioning)??] = [
    delegate.interactionControllerForPresentation?(using: animator),
    delegate.interactionControllerForDismissal?(using: animator),
  ]
  let presentation: UIPresentationController?? =
    delegate.presentationController?(forPresented: page, presenting: nil, source: page)
  _ = (animations, interactions, presentation)
}

@MainActor
func call(
  _ delegate: any UITabBarControllerDelegate,
  _ animator: any UIViewControllerAnimatedTransitioning,
  _ tab: UITab,
  of tabs: UITabBarController,
) {
  let allowed: [Bool?] = [
    delegate.tabBarController?(tabs, shouldSelect: tabs),
    delegate.tabBarController?(tabs, shouldSelectTab: tab),
  ]
  delegate.tabBarController?(tabs, didSelect: tabs)
  delegate.tabBarController?(tabs, didSelectTab: tab, previousTab: nil)
  delegate.tabBarController?(tabs, willBeginCustomizing: [tabs])
  delegate.tabBarController?(tabs, willEndCustomizing: [tabs], changed: true)
  delegate.tabBarController?(tabs, didEndCustomizing: [tabs], changed: true)
  delegate.tabBarControllerWillBeginEditing?(tabs)
  delegate.tabBarControllerDidEndEditing?(tabs)
  let mask: UIInterfaceOrientationMask? =
    delegate.tabBarControllerSupportedInterfaceOrientations?(tabs)
  let orientation: UIInterfaceOrientation? =
    delegate.tabBarControllerPreferredInterfaceOrientationForPresentation?(tabs)
  let interaction: (any UIViewControllerInteractiveTransitioning)?? =
    delegate.tabBarController?(tabs, interactionControllerFor: animator)
  let animation: (any UIViewControllerAnimatedTransitioning)?? =
    delegate.tabBarController?(tabs, animationControllerForTransitionFrom: tabs, to: tabs)
  let displayed: [UIViewController]? = delegate.tabBarController?(
    tabs, displayedViewControllersFor: tab, proposedViewControllers: [tabs])
  delegate.tabBarController?(tabs, visibilityDidChangeFor: [tab])
  _ = (allowed, mask, orientation, interaction, animation, displayed)
}

@MainActor
func call(
  _ delegate: any UIGestureRecognizerDelegate,
  _ touch: UITouch,
  of gesture: UIGestureRecognizer,
) -> [Bool?] {
  [
    delegate.gestureRecognizerShouldBegin?(gesture),
    delegate.gestureRecognizer?(gesture, shouldReceive: touch),
    delegate.gestureRecognizer?(gesture, shouldRecognizeSimultaneouslyWith: gesture),
    delegate.gestureRecognizer?(gesture, shouldRequireFailureOf: gesture),
    delegate.gestureRecognizer?(gesture, shouldBeRequiredToFailBy: gesture),
  ]
}
