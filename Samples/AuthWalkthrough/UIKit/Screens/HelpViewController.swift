import Switchback
import SwitchbackUIKit
import UIKit

/// Shows how the app is used.
final class HelpViewController: UIViewController, HelpModule {
  var onClose: (@MainActor () -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: "Help")
    showColumn([
      UILabel(
        saying: String(
          localized: "You can go back from everywhere. What you typed is still there.")),
      UILabel(saying: String(localized: "You can leave whenever you like. You stay signed in.")),
      UIButton(.filled(), String(localized: "Close")) { [weak self] in self?.onClose?() },
    ])
  }
}
