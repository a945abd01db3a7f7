import Switchback
import SwitchbackUIKit
import UIKit

/// Shows how the app is used.
final class HelpViewController: UIViewController, HelpModule {
  var onClose: (@MainActor () -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Help"
    showColumn([
      UILabel(saying: "You can go back from everywhere. What you typed is still there."),
      UILabel(saying: "You can leave whenever you like. You stay signed in."),
      UIButton(.filled(), "Close") { [weak self] in self?.onClose?() },
    ])
  }
}
