import AuthFlows
import Switchback
import SwitchbackTerminal

/// Asks for the user name and password of a new account.
@MainActor
final class RegisterScreen: TerminalScreen, RegisterModule {
  var onSubmit: (@MainActor (any RegisterModule) -> Void)?
  var onContentChange: (@MainActor () -> Void)?
  var isPending = false { didSet { onContentChange?() } }

  private let draft: AuthDraft
  private var error: AccountError? { didSet { onContentChange?() } }

  init(draft: AuthDraft) {
    self.draft = draft
  }

  var content: ScreenContent {
    guard !isPending else { return ScreenContent(title: "Register", progress: .init("Checking")) }
    var content = ScreenContent(
      title: "Register",
      paragraphs: ["A password has at least eight characters."],
      notice: error?.description,
      form: [
        FormField("User name", value: draft.userName),
        FormField("Password", kind: .secret, value: draft.newPassword),
        FormField("Password again", kind: .secret, value: draft.repeatedPassword),
      ],
    )
    content.submitTitle = "go on"
    return content
  }

  func edited(field: Int, to text: String) {
    switch field {
    case 0: draft.userName = text
    case 1: draft.newPassword = text
    default: draft.repeatedPassword = text
    }
  }

  func submitted() {
    error = nil
    onSubmit?(self)
  }

  func show(error: AccountError) {
    self.error = error
  }
}
