import Switchback
import SwitchbackUIKit
import UIKit

/// Where a signed-in user starts from.
final class HomeViewController: UIViewController, HomeModule {
  var onWalkthrough: (@MainActor () -> Void)?
  var onHelp: (@MainActor () -> Void)?

  /// Never called: nobody is done with an app on a phone.
  var onDone: (@MainActor () -> Void)?

  private let session: Session

  init(_ session: Session) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: "Home")
    showColumn([
      UILabel(saying: String(localized: "You are signed in as \(session.userName).")),
      UIButton(.filled(), String(localized: "Walk through again")) { [weak self] in
        self?.onWalkthrough?()
      },
      UIButton(.gray(), String(localized: "Help")) { [weak self] in self?.onHelp?() },
    ])
  }
}
