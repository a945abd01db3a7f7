// Accepted: the members of controllers and transitions, as Apple's documentation spells them for Swift.
import UIKit

@MainActor
func use(_ coordinator: any UIViewControllerTransitionCoordinator, over view: UIView) {
  coordinator.animate(alongsideTransition: nil)
  coordinator.animate { context in
    _ = context.isCancelled
  }
  coordinator.animate(alongsideTransition: nil) { context in
    _ = context.isCancelled
  }
  let isHeard: Bool = coordinator.animateAlongsideTransition(in: view, animation: nil)
  coordinator.notifyWhenInteractionChanges { context in
    let facts: [Bool] = [
      context.isAnimated, context.initiallyInteractive, context.isInterruptible,
      context.isInteractive, context.isCancelled,
    ]
    let style: UIModalPresentationStyle = context.presentationStyle
    let duration: TimeInterval = context.transitionDuration
    let speeds: [CGFloat] = [context.percentComplete, context.completionVelocity]
    let curve: UIView.AnimationCurve = context.completionCurve
    let controller: UIViewController? = context.viewController(forKey: .from)
    let other: UIView? = context.view(forKey: .to)
    let container: UIView = context.containerView
    let transform: CGAffineTransform = context.targetTransform
    _ = (facts, style, duration, speeds, curve, controller, other, container, transform)
  }
  _ = isHeard
}

@MainActor
func use(_ context: any UIViewControllerContextTransitioning) {
  guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else {
    return context.completeTransition(!context.transitionWasCancelled)
  }
  view.frame = context.finalFrame(for: to)
  context.containerView.addSubview(view)
  UIView.animate(withDuration: 0.3) {
    view.alpha = 1
  } completion: { isFinished in
    context.completeTransition(isFinished)
  }
}

@MainActor
func use(_ stack: UINavigationController, and page: UIViewController) {
  stack.viewControllers = [page]
  stack.setViewControllers([page], animated: true)
  stack.pushViewController(page, animated: true)
  let popped: UIViewController? = stack.popViewController(animated: true)
  let more: [UIViewController]? = stack.popToViewController(page, animated: true)
  let all: [UIViewController]? = stack.popToRootViewController(animated: true)
  let shown: [UIViewController?] = [stack.topViewController, stack.visibleViewController]
  let bar: UINavigationBar = stack.navigationBar
  stack.setNavigationBarHidden(!stack.isNavigationBarHidden, animated: true)
  stack.interactivePopGestureRecognizer?.isEnabled = false
  if #available(iOS 26.0, visionOS 26.0, *) {
    stack.interactiveContentPopGestureRecognizer?.isEnabled = false
  }
  if #available(iOS 16.0, visionOS 1.0, *) {
    page.navigationItem.backAction = UIAction { _ in }
  }
  page.navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: UIAction { _ in })
  page.navigationItem.rightBarButtonItem = UIBarButtonItem(
    systemItem: .cancel, primaryAction: UIAction(title: "Cancel") { _ in })
  page.navigationItem.hidesBackButton = true
  _ = (popped, more, all, shown, bar)
}

@MainActor
func use(_ page: UIViewController, and child: UIViewController) {
  page.addChild(child)
  child.willMove(toParent: nil)
  child.didMove(toParent: page)
  child.removeFromParent()
  let family: [UIViewController?] = page.children + [page.parent]
  let others: [UIViewController?] = [page.presentedViewController, page.presentingViewController]
  let containers = (page.navigationController, page.tabBarController)
  let facts: [Bool] = [
    page.isBeingPresented, page.isBeingDismissed, page.isMovingToParent, page.isMovingFromParent,
    page.isModalInPresentation, page.isViewLoaded,
  ]
  let presentation: UIPresentationController? = page.presentationController
  let coordinator: (any UIViewControllerTransitionCoordinator)? = page.transitionCoordinator
  page.modalPresentationStyle = .fullScreen
  page.transitioningDelegate = nil
  page.present(child, animated: true)
  page.present(child, animated: true, completion: nil)
  page.dismiss(animated: true) { page.loadViewIfNeeded() }
  page.popoverPresentationController?.permittedArrowDirections = []
  _ = (family, others, containers, facts, presentation, coordinator, page.viewIfLoaded)
}

@MainActor
func use(_ tabs: UITabBarController, and page: UIViewController) {
  tabs.viewControllers = [page]
  tabs.setViewControllers([page], animated: false)
  let index: Int = tabs.selectedIndex
  tabs.selectedIndex = index
  tabs.selectedViewController = page
  page.tabBarItem = UITabBarItem(title: "First", image: UIImage(systemName: "star"), tag: 0)
  page.tabBarItem.badgeValue = "1"
}

@MainActor
func alert() -> UIAlertController {
  let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
  alert.addAction(UIAlertAction(title: "Leave", style: .destructive) { _ in })
  alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
  return alert
}

final class Page: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var childForStatusBarStyle: UIViewController? { children.first }
}

final class Relay: NSObject {
  weak var next: (any NSObjectProtocol)?

  nonisolated override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || next?.responds(to: selector) ?? false
  }

  override func forwardingTarget(for selector: Selector!) -> Any? {
    next ?? super.forwardingTarget(for: selector)
  }
}
