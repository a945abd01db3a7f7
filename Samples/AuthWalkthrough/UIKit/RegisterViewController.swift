import Switchback
import SwitchbackUIKit
import UIKit

/// Asks for the user name and password of a new account.
final class RegisterViewController: UIViewController, RegisterModule {
  var onSubmit: (@MainActor (any RegisterModule) -> Void)?

  private let draft: AuthDraft
  private lazy var form = Form(
    draft,
    [
      FormField("User name", .username, in: \.userName),
      FormField("Password", .newPassword, in: \.newPassword),
      FormField("Password again", .newPassword, in: \.repeatedPassword),
    ],
    submitTitle: "Go on",
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
    title = "Register"
    if #available(iOS 16, *) {
      navigationItem.backAction = .goingBack(from: self)
    } else {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        primaryAction: .goingBack(from: self, title: "Back"))
    }
    showColumn([UILabel(saying: "A password has at least eight characters.")] + form.views)
  }

  func show(error: AccountError) {
    form.show(error)
  }

  private func submit() {
    onSubmit?(self)
  }
}

// MARK: - LeaveGuard

extension RegisterViewController: LeaveGuard {
  var leaving: LeavePolicy {
    draft.newPassword.isEmpty && draft.repeatedPassword.isEmpty ? .allowed : .ask
  }

  /// Asks on the container, for the terms may be shown over this.
  func askToLeave(_ attempt: LeaveAttempt) {
    let alert = UIAlertController(
      title: "Discard the new password?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep editing", style: .cancel) { _ in attempt.stay() })
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [draft] _ in
        draft.newPassword = ""
        draft.repeatedPassword = ""
        attempt.leaveAnyway()
      })
    navigationController?.present(alert, animated: true)
  }
}
