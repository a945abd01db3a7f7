import AuthFlows
import GtkHost
import Switchback

/// Asks for the user name and password of an account.
final class LogInPage: GtkScreen, LogInModule {
  var onSubmit: (@MainActor (any LogInModule) -> Void)?
  var isPending = false { didSet { form.isPending = isPending } }
  let title = "Log in"
  let shownOn = Shown()
  private let draft: AuthDraft

  private lazy var form = Form(
    draft,
    introducedBy: """
      To look around, sign in as \(InMemoryAccounts.demoName), with the password \
      \(InMemoryAccounts.demoPassword).
      """,
    [
      .init(name: "User name", path: \.userName, isSecret: false),
      .init(name: "Password", path: \.password),
    ],
    submitTitle: "Log in", pendingTitle: "Logging in…"
  ) { [weak self] in
    if let self { onSubmit?(self) }
  }

  init(draft: AuthDraft) { self.draft = draft }

  var widget: Widget { form.widget }
  func refresh() { form.refresh() }
  func show(error: AccountError) { form.show(error) }
}
