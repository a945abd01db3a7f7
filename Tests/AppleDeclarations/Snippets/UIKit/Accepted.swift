// Accepted: what the other snippets get wrong, the right way.
import Switchback
import SwitchbackUIKit
import UIKit

final class Watcher: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool,
  ) {}

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool,
  ) {}
}

extension Watcher: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController,
  ) -> Bool { false }
}

extension Watcher: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController,
  ) {}
}

@MainActor
func goBack(_ controller: UINavigationController) -> UIViewController? {
  controller.isModalInPresentation = true
  controller.popViewController(animated: true)
  return controller.viewControllers.first
}

func width(of item: any UIPopoverPresentationControllerSourceItem, in view: UIView) -> CGFloat? {
  item.frame(in: view)?.width
}

final class Page: UIViewController, Presentable {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
  }
}

@MainActor
func show(_ page: Page, on router: StackRouter) {
  router.push(page, transition: .custom(Zoom(side: 1)))
}

final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}

struct Zoom: UIKitTransition {
  let side: Double

  func animator(
    for direction: TransitionDirection
  ) -> any UIViewControllerAnimatedTransitioning { Animator() }
}

// Optional methods can be called as such only where the Objective-C runtime is.
#if !_runtime(_ObjC)
#error("The declarations of UIKit are not imported as on Apple's systems")
#endif
