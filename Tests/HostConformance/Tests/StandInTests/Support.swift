// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// A controller with a name, which notes what it is told.
final class Page: UIViewController {
  private(set) var calls: [String] = []

  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("did appear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("did disappear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append(isMovingFromParent ? "will disappear for good" : "will disappear")
  }

  func forget() { calls = [] }
}

/// A delegate that notes what a navigation controller tells it.
final class Listener: NSObject, UINavigationControllerDelegate {
  var calls: [String] = []
  var onDidShow: (() -> Void)?

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool,
  ) {
    calls.append("will show \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool,
  ) {
    calls.append("did show \(viewController.title ?? "")")
    onDidShow?()
  }
}

/// A delegate that implements nothing, and passes everything on.
final class Relay: Forwarder, UINavigationControllerDelegate {}

/// Passes on what it does not implement, as the runtime of Objective-C has it.
class Forwarder: NSObject {
  weak var next: (any NSObjectProtocol)?

  override func forwardingTarget(for aSelector: Selector!) -> Any? { next }
}

/// An animator that waits for the time to pass.
final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var ends: [Bool] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.2
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    UIView.animate(withDuration: 0.2) {
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}

/// A delegate with a transition of its own, which may be driven by hand.
final class AnimatingDelegate: NSObject, UINavigationControllerDelegate {
  let animator = Animator()
  var drive: UIPercentDrivenInteractiveTransition?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController,
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning,
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drive
  }
}

/// A device that shows a stack of pages.
@MainActor
struct Scene {
  let phone: Phone
  let controller: UINavigationController
  let pages: [Page]
  let listener = Listener()

  init(_ names: String..., rules: Rules = Rules()) {
    phone = Phone(rules)
    pages = names.map { Page($0) }
    controller = UINavigationController()
    controller.viewControllers = pages
    phone.window.rootViewController = controller
    phone.window.makeKeyAndVisible()
    phone.finishTransitions()
    controller.delegate = listener
    for page in pages { page.forget() }
  }

  /// What `viewControllers` says.
  var stack: [String] { controller.viewControllers.map { $0.title ?? "" } }
}
