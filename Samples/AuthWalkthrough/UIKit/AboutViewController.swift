import Switchback
import SwitchbackUIKit
import UIKit

/// Says what this app is, on a sheet.
final class AboutViewController: UIViewController, Presentable {
  var onClose: (@MainActor () -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Close") { [weak self] _ in self?.onClose?() })
    showColumn([
      UILabel(saying: "This is a sample. Its flows are those of the one in the terminal."),
      UILabel(
        saying: """
          There is one account: \(InMemoryAccounts.demoName), with the password \
          \(InMemoryAccounts.demoPassword). New ones last until the app ends.
          """),
    ])
  }
}
