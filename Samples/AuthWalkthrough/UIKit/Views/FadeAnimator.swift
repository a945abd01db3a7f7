import Switchback
public import SwitchbackUIKit
public import UIKit

/// Here, screens can fade. One that came like that goes like that, and cannot be swiped away.
extension Fade: UIKitTransition {
  /// Makes what fades from one screen to the other.
  ///
  /// - Parameter direction: Either way, it looks the same.
  /// - Returns: A new animator.
  public func animator(
    for direction: TransitionDirection
  ) -> any UIViewControllerAnimatedTransitioning {
    FadeAnimator()
  }
}

/// Fades in what comes, over what goes.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.3
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let controller = context.viewController(forKey: .to), let view = context.view(forKey: .to)
    else { return context.completeTransition(false) }
    view.frame = context.finalFrame(for: controller)
    view.alpha = 0
    context.containerView.addSubview(view)
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { view.alpha = 1 },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) },
    )
  }
}
