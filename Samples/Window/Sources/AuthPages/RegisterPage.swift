import AuthFlows
import GtkHost
import Switchback

/// Asks for the user name and password of a new account.
final class RegisterPage: GtkScreen, RegisterModule {
  var onSubmit: (@MainActor (any RegisterModule) -> Void)?
  var isPending = false { didSet { form.isPending = isPending } }
  let title = "Register"
  let shownOn = Shown()
  private let draft: AuthDraft

  private lazy var form = Form(
    draft, introducedBy: "A password has at least eight characters.",
    [
      .init(name: "User name", path: \.userName, isSecret: false),
      .init(name: "Password", path: \.newPassword),
      .init(name: "Password again", path: \.repeatedPassword),
    ],
    submitTitle: "Go on", pendingTitle: "Checking…"
  ) { [weak self] in
    if let self { onSubmit?(self) }
  }

  init(draft: AuthDraft) { self.draft = draft }

  var widget: Widget { form.widget }
  func refresh() { form.refresh() }
  func show(error: AccountError) { form.show(error) }
}
