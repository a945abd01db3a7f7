// error: value of type 'UIViewController' has no member 'isModelInPresentation'
import UIKit

@MainActor
func keep(_ controller: UIViewController) {
  controller.isModelInPresentation = true
}
