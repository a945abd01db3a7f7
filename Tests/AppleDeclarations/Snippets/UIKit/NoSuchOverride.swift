// error: method does not override any method from its superclass
import UIKit

final class Page: UIViewController {
  override func viewDidDisapear(_ animated: Bool) {}
}
