import Switchback
import SwitchbackUIKit
import UIKit

/// The app before, with a coordinator of its own.
enum Before {
  @MainActor
  protocol Coordinator: AnyObject {
    func start()
  }

  final class HomeController: UIViewController {
    weak var coordinator: MainCoordinator?
  }

  final class BuyCoordinator: Coordinator {
    weak var parent: MainCoordinator?
    init(navigation: UINavigationController) {}
    func start() {}
    func didFinishBuying() { parent?.childDidFinish(self) }
  }

  // listing
}

struct Order {}

final class ThanksController: UIViewController, Presentable {
  convenience init(_ order: Order) { self.init(nibName: nil, bundle: nil) }
}

final class BuyCoordinator: Coordinator {
  init(flow: Flow<Order>) {}
  func start() {}
}

// listing

struct NameInteractor {
  func accepts(_ name: String) -> Bool { true }
}

final class NameController: UIViewController, Presentable {
  convenience init(_ presenter: NamePresenter) { self.init(nibName: nil, bundle: nil) }
  func show(_ text: String) {}
}

// listing
