// error: nearly matches optional requirement
import UIKit

final class Watcher: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UITabBarItem,
  ) -> Bool { false }
}
