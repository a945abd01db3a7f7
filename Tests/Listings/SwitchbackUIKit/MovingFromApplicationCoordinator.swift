import Switchback
import SwitchbackUIKit
import UIKit

struct Session {}

/// The app before, with a router.
enum Before {
  @MainActor
  protocol Presentable {
    func toPresent() -> UIViewController
  }

  @MainActor
  protocol Router: AnyObject {
    func setRootModule(_ module: Presentable)
  }

  @MainActor
  protocol Coordinator: AnyObject {
    func start()
  }

  final class ProfileCoordinator: BaseCoordinator {
    var onPop: (() -> Void)?
    init(router: Router) {}
  }

  final class LogInController: UIViewController, Presentable {
    var onLogIn: ((Session) -> Void)?
    func toPresent() -> UIViewController { self }
  }

  // listing

  // listing
}

extension Before.AppCoordinator {
  private func showHome(_ session: Session) {}
}

/// The app before, with a manager of dependencies.
enum BeforeWithListener {
  @MainActor
  protocol Coordinator: AnyObject {
    func start()
  }

  @MainActor
  protocol CoordinatorFlowListener: AnyObject {
    func onFlowFinished(coordinator: Coordinator)
  }

  @MainActor
  protocol CoordinatorDependencies {
    func add(_ coordinator: Coordinator)
    func remove(_ coordinator: Coordinator)
  }

  final class DefaultCoordinatorDependencies: CoordinatorDependencies {
    func add(_ coordinator: Coordinator) {}
    func remove(_ coordinator: Coordinator) {}
  }

  final class WalkthroughCoordinator: Coordinator {
    init(navigation: UINavigationController?, flowListener: CoordinatorFlowListener) {}
    func start() {}
  }

  final class HomeController: UIViewController {}

  // listing
}

final class HomeController: UIViewController, Presentable {
  var onProfile: () -> Void = {}
  convenience init(_ session: Session) { self.init(nibName: nil, bundle: nil) }
}

final class LogInController: UIViewController, Presentable {
  var onLogIn: (Session) -> Void = { _ in }
}

final class ProfileCoordinator: Coordinator {
  init(flow: Flow<Void>) {}
  func start() {}
}

// listing

final class WalkthroughCoordinator: Coordinator {
  init(flow: Flow<Void>) {}
  func start() {}
}

final class HomeScreen: UIViewController, Presentable {}

// listing

// listing

final class PhotoScreen: UIViewController {}

// listing

final class TermsScreen: UIViewController, Presentable {}

// listing

@MainActor
func showTerms(on router: StackRouter) {
  // listing
}

@MainActor
func dismiss(on router: StackRouter) async {
  // listing
  _ = outcome
}

@MainActor
func share(_ navigation: UINavigationController) {
  // listing
  _ = router
}

@MainActor
class BaseCoordinator {
  init() {}
  func start() {}
}

final class OldHomeController: UIViewController {}

final class NameCoordinator: Coordinator {
  init(flow: Flow<String>) {}
  func start() {}
}

// listing

final class ProfileController: UIViewController {}

// listing
