#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// Answers for a delegate of the app's that is gone, as UIKit would without one.
///
/// UIKit remembers what a delegate can do from when it was set, and goes on asking. So it has an answer to
/// everything that the relays do not answer themselves.
final class AbsentDelegate: NSObject, UINavigationControllerDelegate {
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
}
#endif
