#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// Stands before a ``NavigationRelay`` while a transition of the app's own is due, and animates it.
///
/// Everything else goes on to that relay.
final class AnimationRelay: DelegateRelay, UINavigationControllerDelegate {
  private let transition: any UIKitTransition
  private let isForBackOnly: Bool

  /// What runs now, and which way.
  private weak var animator: (any UIViewControllerAnimatedTransitioning)?
  private var direction = TransitionDirection.forward

  init(_ transition: any UIKitTransition, isForBackOnly: Bool, on base: NavigationRelay) {
    self.transition = transition
    self.isForBackOnly = isForBackOnly
    super.init()
    stand(before: base)
  }

  func navigationController(
    _ controller: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController,
    to: UIViewController,
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard !isForBackOnly || operation == .pop else {
      return askForAnimator(of: operation, from: from, to: to, on: controller)
    }
    direction = operation == .pop ? .back : .forward
    let animator = transition.animator(for: direction)
    self.animator = animator
    return animator
  }

  func navigationController(
    _ controller: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning,
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard animator === self.animator else {
      return askForInteraction(of: animator, on: controller)
    }
    return transition.interaction(for: direction)
  }
}
#endif
