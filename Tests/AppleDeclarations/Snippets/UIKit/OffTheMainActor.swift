// error: call to main actor-isolated instance method 'popViewController(animated:)'
import UIKit

nonisolated func goBack(_ controller: UINavigationController) {
  controller.popViewController(animated: true)
}
