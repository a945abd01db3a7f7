#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// Presents and dismisses a sheet with a transition of the app's own.
final class SheetTransitioning: NSObject, UIViewControllerTransitioningDelegate {
  private let transition: any UIKitTransition

  init(_ transition: any UIKitTransition) {
    self.transition = transition
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController,
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition.animator(for: .forward)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition.animator(for: .back)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    transition.interaction(for: .forward)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    transition.interaction(for: .back)
  }
}
#endif
