import Switchback
import SwitchbackUIKit
import UIKit

/// Shows the terms and conditions.
final class TermsViewController: UIViewController, TermsModule {
  var onAccept: (@MainActor (any TermsModule) -> Void)?
  var onDecline: (@MainActor () -> Void)?

  var isPending = false {
    didSet {
      acceptButton.isPending = isPending
      declineButton.isEnabled = !isPending
    }
  }

  private lazy var acceptButton = UIButton(.filled(), String(localized: "Accept")) {
    [weak self] in
    if let self { onAccept?(self) }
  }
  private lazy var declineButton = UIButton(.gray(), String(localized: "Decline")) {
    [weak self] in self?.onDecline?()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: "Terms and conditions")
    showColumn([
      UILabel(
        saying: String(
          localized:
            "Your account and its password are kept in memory, and gone when the app ends.")),
      UILabel(saying: String(localized: "That you are signed in is remembered.")),
      acceptButton,
      declineButton,
    ])
  }
}
