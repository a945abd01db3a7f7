// error: value of type 'UINavigationController' has no member 'rootViewController'
import UIKit

@MainActor
func root(of controller: UINavigationController) -> UIViewController? {
  controller.rootViewController
}
