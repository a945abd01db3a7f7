import Switchback
import SwitchbackUIKit
import UIKit

/// Shows the terms and conditions.
final class TermsViewController: UIViewController, TermsModule {
  var onAccept: (@MainActor () -> Void)?
  var onDecline: (@MainActor () -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Terms and conditions"
    showColumn([
      UILabel(
        saying: """
          This is a demonstration: your account and its password are kept in memory, and gone when \
          the app ends. That you are signed in is remembered.
          """),
      UIButton(.filled(), "Accept") { [weak self] in self?.onAccept?() },
      UIButton(.gray(), "Decline") { [weak self] in self?.onDecline?() },
    ])
  }
}
