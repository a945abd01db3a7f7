import Switchback
import SwitchbackUIKit
import UIKit

/// Where a signed-in user starts from.
final class HomeViewController: UIViewController, HomeModule {
  var onWalkthrough: (@MainActor () -> Void)?
  var onHelp: (@MainActor () -> Void)?
  var onSignOut: (@MainActor () -> Void)?

  /// Nobody is done with an app on a phone: there, it means to start over.
  var onDone: (@MainActor () -> Void)?

  private let session: Session

  init(_ session: Session) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    showColumn([
      UILabel(saying: "You are signed in as \(session.userName)."),
      UIButton(.filled(), "Walk through again") { [weak self] in self?.onWalkthrough?() },
      UIButton(.gray(), "Help") { [weak self] in self?.onHelp?() },
      UIButton(.gray(), "Sign out") { [weak self] in self?.onSignOut?() },
      UIButton(.gray(), "Start over") { [weak self] in self?.onDone?() },
    ])
  }
}
