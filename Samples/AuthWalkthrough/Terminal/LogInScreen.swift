import AuthFlows
import Switchback
import SwitchbackTerminal

/// Asks for the user name and password of an account.
@MainActor
final class LogInScreen: TerminalScreen, LogInModule {
  var onSubmit: (@MainActor (any LogInModule) -> Void)?
  var onContentChange: (@MainActor () -> Void)?
  var isPending = false { didSet { onContentChange?() } }

  private let draft: AuthDraft
  private var error: AccountError? { didSet { onContentChange?() } }

  init(draft: AuthDraft) {
    self.draft = draft
  }

  var content: ScreenContent {
    guard !isPending else { return ScreenContent(title: "Log in", progress: .init("Logging in")) }
    var content = ScreenContent(
      title: "Log in",
      paragraphs: [
        """
        To look around, sign in as \(InMemoryAccounts.demoName), with the password \
        \(InMemoryAccounts.demoPassword).
        """
      ],
      notice: error?.description,
      form: [
        FormField("User name", value: draft.userName),
        FormField("Password", kind: .secret, value: draft.password),
      ],
    )
    content.submitTitle = "log in"
    return content
  }

  func edited(field: Int, to text: String) {
    if field == 0 { draft.userName = text } else { draft.password = text }
  }

  func submitted() {
    error = nil
    onSubmit?(self)
  }

  func show(error: AccountError) {
    self.error = error
  }
}
