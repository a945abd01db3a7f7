import AuthFlows
import Switchback
import SwitchbackTerminal

/// Shows the terms and conditions.
@MainActor
final class TermsScreen: TerminalScreen, TermsModule {
  var onAccept: (@MainActor () -> Void)?
  var onDecline: (@MainActor () -> Void)?

  let content = ScreenContent(
    title: "Terms and conditions",
    paragraphs: [
      """
      This is a demonstration: your account and its password are kept in memory, and gone when the \
      program ends. That you are signed in is remembered.
      """
    ],
    choices: ["Accept", "Decline"],
  )

  func chose(_ choice: Int) {
    if choice == 0 { onAccept?() } else { onDecline?() }
  }
}
