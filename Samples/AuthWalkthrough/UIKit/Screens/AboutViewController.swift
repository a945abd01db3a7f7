import Switchback
import SwitchbackUIKit
import UIKit

/// Says what this app is, on a sheet.
final class AboutViewController: UIViewController, Presentable {
  var onClose: (@MainActor () -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: "About")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: String(localized: "Close")) { [weak self] _ in
        self?.onClose?()
      })
    let (name, password) = (InMemoryAccounts.demoName, InMemoryAccounts.demoPassword)
    showColumn([
      UILabel(
        saying: String(
          localized: "This is a sample. Its flows are those of the one in the terminal.")),
      UILabel(
        saying: String(
          localized: "There is one account: \(name), with the password \(password).")),
      UILabel(saying: String(localized: "New ones last until the app ends.")),
    ])
  }
}
