import Switchback
import SwitchbackUIKit
import UIKit

// listing

final class PlainScreen: UIViewController, Presentable {
  override func viewDidLoad() {
    super.viewDidLoad()
    // listing
  }
}

// listing

@MainActor
func makeHost() {
  // listing
  _ = host
}

/// The app before.
@MainActor
enum Before {
  protocol BackDelegate: AnyObject {}

  class BackNavigationController: UINavigationController {
    weak var backDelegate: (any BackDelegate)?
  }

  @MainActor
  protocol Router {
    func push(_ controller: UIViewController)
    func popModule()
  }

  @MainActor
  class BaseCoordinator {
    var finishFlow: (() -> Void)?
    let router: Router
    init(router: Router) { self.router = router }
  }

  // listing
}

// listing

// listing

final class UnfoldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  init(isReversed: Bool) {}
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {}
}

@MainActor
enum Drag {
  static let current: (any UIViewControllerInteractiveTransitioning)? = nil
}

// listing
