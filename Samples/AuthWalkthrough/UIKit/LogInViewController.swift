import Switchback
import SwitchbackUIKit
import UIKit

/// Asks for the user name and password of an account.
final class LogInViewController: UIViewController, LogInModule {
  var onSubmit: (@MainActor (any LogInModule) -> Void)?

  private let draft: AuthDraft
  private lazy var form = Form(
    draft,
    [
      FormField("User name", .username, in: \.userName),
      FormField("Password", .password, in: \.password),
    ],
    submitTitle: "Log in",
  ) { [weak self] in
    self?.submit()
  }

  init(draft: AuthDraft) {
    self.draft = draft
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Log in"
    showColumn(form.views)
  }

  func show(error: AccountError) {
    form.show(error)
  }

  private func submit() {
    onSubmit?(self)
  }
}
