import Switchback
import SwitchbackUIKit
import UIKit

/// What a signed-in user can do with the account.
final class AccountViewController: UIViewController, AccountModule {
  var onSignOut: (@MainActor () -> Void)?
  var onDelete: (@MainActor (any AccountModule) -> Void)?

  var isPending = false {
    didSet {
      signOutButton.isEnabled = !isPending
      deleteButton.isPending = isPending
      if isPending { errorMessage.clear() }
    }
  }

  private let session: Session
  private let errorMessage = ErrorMessage()
  private lazy var signOutButton = UIButton(.gray(), String(localized: "Sign out")) {
    [weak self] in self?.onSignOut?()
  }
  private lazy var deleteButton = UIButton(.gray(), String(localized: "Delete the account")) {
    [weak self] in
    if let self { onDelete?(self) }
  }

  init(_ session: Session) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: "Account")
    deleteButton.role = .destructive
    showColumn([
      errorMessage.view,
      UILabel(saying: String(localized: "Your user name is \(session.userName).")),
      signOutButton,
      deleteButton,
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    errorMessage.announce()
  }

  func show(error: AccountError) {
    errorMessage.show(error.message)
  }
}
