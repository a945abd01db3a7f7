import Switchback
import SwitchbackUIKit
import UIKit

/// Asks for the user name and password of a new account.
final class RegisterViewController: UIViewController, RegisterModule {
  var onSubmit: (@MainActor (any RegisterModule) -> Void)?
  var isPending = false { didSet { form.isPending = isPending } }

  private let draft: AuthDraft
  private lazy var form = Form(
    draft,
    [
      FormField(String(localized: "User name"), .username, in: \.userName),
      FormField(String(localized: "Password"), .newPassword, in: \.newPassword),
      FormField(String(localized: "Password again"), .newPassword, in: \.repeatedPassword),
    ],
    submitTitle: String(localized: "Go on"),
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
    title = String(localized: "Register")
    if #available(iOS 16, *) {
      navigationItem.backAction = .goingBack(from: self)
    } else {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        primaryAction: .goingBack(from: self, title: String(localized: "Back")))
    }
    let rule = UILabel(saying: String(localized: "A password has at least eight characters."))
    showColumn([rule] + form.views)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    form.appeared()
  }

  func show(error: AccountError) {
    form.show(error)
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
      title: String(localized: "Discard the new password?"),
      message: nil,
      preferredStyle: .alert,
    )
    let keep = UIAlertAction(title: String(localized: "Keep editing"), style: .cancel) { _ in
      attempt.stay()
    }
    let discard = UIAlertAction(title: String(localized: "Discard"), style: .destructive) {
      [draft] _ in
      draft.newPassword = ""
      draft.repeatedPassword = ""
      attempt.leaveAnyway()
    }
    alert.addAction(keep)
    alert.addAction(discard)
    navigationController?.present(alert, animated: true)
  }
}
