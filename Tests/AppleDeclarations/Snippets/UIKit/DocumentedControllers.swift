// Accepted: what the pages of the documentation do with UIKit beside SwitchbackUIKit.
import Switchback
import SwitchbackUIKit
import UIKit

final class StyledNavigationController: UINavigationController, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1 && transitionCoordinator == nil
  }

  override func pushViewController(_ controller: UIViewController, animated: Bool) {
    addBackButton(to: controller)
    super.pushViewController(controller, animated: animated)
  }

  override func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    for controller in controllers.dropFirst() { addBackButton(to: controller) }
    super.setViewControllers(controllers, animated: animated)
  }

  private func addBackButton(to controller: UIViewController) {
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: .goingBack(from: controller, image: UIImage(systemName: "arrow.backward")))
  }
}

@MainActor
func makeHost() -> NavigationControllerHost {
  NavigationControllerHost(
    StyledNavigationController(),
    makeSheetController: { StyledNavigationController() })
}

final class FriendCell: UICollectionViewCell {
  var send: ActionSender?

  func wasTapped() { send?("Ada", from: self) }
}

final class FriendList: UIViewController, Presentable {
  private var send: ActionSender?

  func wasTapped() {
    send?("Ada", from: self)
    send?("Ada", from: view)
  }

  func decorate(with flow: Flow<Void>) {
    navigationItem.title = "To"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { _ in flow.cancel() })
  }
}
