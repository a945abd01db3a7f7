import Switchback
import SwitchbackUIKit
import UIKit

/// Offers the ways to sign in.
final class ChooseViewController: UIViewController, ChooseModule {
  var onLogIn: (@MainActor () -> Void)?
  var onRegister: (@MainActor () -> Void)?

  /// The user wants to know what this is.
  var onAbout: (@MainActor () -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: "Welcome")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: String(localized: "About")) { [weak self] _ in
        self?.onAbout?()
      })
    showColumn([
      UILabel(saying: String(localized: "You are signed out.")),
      UIButton(.filled(), String(localized: "Log in")) { [weak self] in self?.onLogIn?() },
      UIButton(.gray(), String(localized: "Register")) { [weak self] in self?.onRegister?() },
    ])
  }
}
