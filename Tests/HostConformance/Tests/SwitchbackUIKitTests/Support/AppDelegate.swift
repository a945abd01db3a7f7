import UIKit

/// The delegate that an app has set on a navigation controller itself.
final class AppDelegate: NSObject, UINavigationControllerDelegate {
  private(set) var calls: [String] = []
  var onDidShow: (@MainActor (UIViewController) -> Void)?

  func navigationController(
    _ controller: UINavigationController, willShow screen: UIViewController, animated: Bool
  ) {
    calls.append("will show \(screen.title ?? "")")
  }

  func navigationController(
    _ controller: UINavigationController, didShow screen: UIViewController, animated: Bool
  ) {
    calls.append("did show \(screen.title ?? "")")
    onDidShow?(screen)
  }

  func navigationControllerSupportedInterfaceOrientations(
    _ controller: UINavigationController
  ) -> UIInterfaceOrientationMask {
    calls.append("orientations")
    return .all
  }
}
