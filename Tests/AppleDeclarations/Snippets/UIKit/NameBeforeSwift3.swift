// error: has been renamed to 'navigationController(_:didShow:animated:)'
import UIKit

final class Watcher: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    didShowViewController viewController: UIViewController,
    animated: Bool,
  ) {}
}
