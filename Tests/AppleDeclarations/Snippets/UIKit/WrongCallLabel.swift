// error: incorrect argument label in call
import UIKit

@MainActor
func goBack(_ controller: UINavigationController) {
  controller.popViewController(animate: true)
}
