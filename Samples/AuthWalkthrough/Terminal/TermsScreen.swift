import AuthFlows
import Switchback
import SwitchbackTerminal

/// Shows the terms and conditions.
@MainActor
final class TermsScreen: TerminalScreen, TermsModule {
  var onAccept: (@MainActor (any TermsModule) -> Void)?
  var onDecline: (@MainActor () -> Void)?
  var onContentChange: (@MainActor () -> Void)?
  var isPending = false { didSet { onContentChange?() } }

  var content: ScreenContent {
    let title = "Terms and conditions"
    guard !isPending else { return ScreenContent(title: title, progress: .init("Registering")) }
    return ScreenContent(
      title: title,
      paragraphs: [
        """
        This is a demonstration: your account and its password are kept in memory, and gone when \
        the program ends. That you are signed in is remembered.
        """
      ],
      choices: ["Accept", "Decline"],
    )
  }

  func chose(_ choice: Int) {
    if choice == 0 { onAccept?(self) } else { onDecline?() }
  }
}
