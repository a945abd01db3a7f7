// error: do not match those of overridden method
import UIKit

final class Page: UIViewController {
  override func shouldPerformSegue(with identifier: String, sender: Any?) -> Bool { false }
}
