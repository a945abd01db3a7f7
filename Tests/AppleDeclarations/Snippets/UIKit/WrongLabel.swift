// error: nearly matches optional requirement
import UIKit

final class Watcher: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animate: Bool,
  ) {}
}
