import AuthFlows
import Switchback
import SwitchbackTerminal

/// What a signed-in user can do with the account.
@MainActor
final class AccountScreen: TerminalScreen, AccountModule {
  var onSignOut: (@MainActor () -> Void)?
  var onDelete: (@MainActor (any AccountModule) -> Void)?
  var onContentChange: (@MainActor () -> Void)?
  var isPending = false { didSet { onContentChange?() } }

  private let session: Session
  private var error: AccountError? { didSet { onContentChange?() } }

  init(_ session: Session) {
    self.session = session
  }

  var content: ScreenContent {
    guard !isPending else { return ScreenContent(title: "Account", progress: .init("Deleting")) }
    return ScreenContent(
      title: "Account",
      paragraphs: ["Your user name is \(session.userName)."],
      notice: error?.description,
      choices: ["Sign out", "Delete the account"],
    )
  }

  func chose(_ choice: Int) {
    error = nil
    if choice == 0 { onSignOut?() } else { onDelete?(self) }
  }

  func show(error: AccountError) {
    self.error = error
  }
}
