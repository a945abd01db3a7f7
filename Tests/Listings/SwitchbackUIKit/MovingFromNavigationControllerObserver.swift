import Switchback
import SwitchbackUIKit
import UIKit

/// The app before.
enum Before {
  @MainActor
  protocol NavigationControllerObserverDelegate: AnyObject {
    func navigationControllerObserver(
      _ observer: NavigationControllerObserver,
      didObservePopTransitionFor viewController: UIViewController
    )
  }

  @MainActor
  final class NavigationControllerObserver {
    func observePopTransition(
      of controller: UIViewController, delegate: any NavigationControllerObserverDelegate
    ) {}
  }

  final class DetailsController: UIViewController {}

  // listing
}

final class DetailsScreen: UIViewController, Presentable {}

// listing

// listing

@MainActor
final class ListCoordinator {
  func reload() {}

  func showItem(on router: StackRouter) {
    // listing
  }
}

@MainActor
func share(
  _ navigation: UINavigationController, transitions: any UINavigationControllerDelegate
) {
  // listing
  _ = host
}
