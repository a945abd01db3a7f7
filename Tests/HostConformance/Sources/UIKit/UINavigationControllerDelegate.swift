// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool,
  )
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool,
  )
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning,
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController,
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

private typealias Next = any UINavigationControllerDelegate

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool,
  ) {
    OptionalCall.forward(self, .willShow, else: ()) { (next: Next) in
      next.navigationController(navigationController, willShow: viewController, animated: animated)
    }
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool,
  ) {
    OptionalCall.forward(self, .didShow, else: ()) { (next: Next) in
      next.navigationController(navigationController, didShow: viewController, animated: animated)
    }
  }

  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    OptionalCall.forward(self, .supportedOrientations, else: .all) { (next: Next) in
      next.navigationControllerSupportedInterfaceOrientations(navigationController)
    }
  }

  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    OptionalCall.forward(self, .preferredOrientation, else: .unknown) { (next: Next) in
      next.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
    }
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning,
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalCall.forward(self, .interactionController, else: nil) { (next: Next) in
      next.navigationController(navigationController, interactionControllerFor: animationController)
    }
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController,
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalCall.forward(self, .animationController, else: nil) { (next: Next) in
      next.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
  }
}

extension Selector {
  public static let willShow = Selector("navigationController:willShowViewController:animated:")
  public static let didShow = Selector("navigationController:didShowViewController:animated:")
  public static let supportedOrientations = Selector(
    "navigationControllerSupportedInterfaceOrientations:")
  public static let preferredOrientation = Selector(
    "navigationControllerPreferredInterfaceOrientationForPresentation:")
  public static let interactionController = Selector(
    "navigationController:interactionControllerForAnimationController:")
  public static let animationController = Selector(
    "navigationController:animationControllerForOperation:fromViewController:toViewController:")
}

extension UINavigationController {
  func tellWillShow(_ controller: UIViewController, animated: Bool) {
    _ = OptionalCall.ask(delegate, .willShow) {
      $0.navigationController(self, willShow: controller, animated: animated)
    }
  }

  /// Tells it, at the first time perhaps twice (B10).
  func tellDidShow(_ controller: UIViewController, animated: Bool) {
    let isTwice = timesShown == 0 && phone?.rules.firstDidShowComesTwice == true
    timesShown += 1
    for _ in 0..<(isTwice ? 2 : 1) {
      _ = OptionalCall.ask(delegate, .didShow) {
        $0.navigationController(self, didShow: controller, animated: animated)
      }
    }
  }

  /// The answer to who animates a change, or nil if nobody implements the method that says so.
  func askForAnimator(
    _ operation: Operation,
    from: UIViewController,
    to: UIViewController,
  ) -> (any UIViewControllerAnimatedTransitioning)?? {
    let answer = OptionalCall.ask(delegate, .animationController) {
      $0.navigationController(self, animationControllerFor: operation, from: from, to: to)
    }
    if delegateAnimates == nil { delegateAnimates = answer != nil }
    return delegateAnimates == true ? answer ?? .some(nil) : nil
  }

  func askForInteraction(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalCall.ask(delegate, .interactionController) {
      $0.navigationController(self, interactionControllerFor: animator)
    } ?? nil
  }
}
