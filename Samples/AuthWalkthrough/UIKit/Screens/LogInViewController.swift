import Switchback
import SwitchbackUIKit
import UIKit

/// Asks for the user name and password of an account.
final class LogInViewController: UIViewController, LogInModule {
  var onSubmit: (@MainActor (any LogInModule) -> Void)?
  var isPending = false { didSet { form.isPending = isPending } }

  private let draft: AuthDraft
  private lazy var form = Form(
    draft,
    [
      FormField(String(localized: "User name"), .username, in: \.userName),
      FormField(String(localized: "Password"), .password, in: \.password),
    ],
    submitTitle: String(localized: "Log in"),
  ) { [weak self] in
    if let self { onSubmit?(self) }
  }

  init(draft: AuthDraft) {
    self.draft = draft
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: "Log in")
    showColumn(form.views)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    form.appeared()
  }

  func show(error: AccountError) {
    form.show(error)
  }
}
