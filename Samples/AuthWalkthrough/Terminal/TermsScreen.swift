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
      Your account lasts until this program ends. Your password is kept in memory only, and is \
      never printed.
      """
    ],
    choices: ["Accept", "Decline"],
  )

  func chose(_ choice: Int) {
    if choice == 0 { onAccept?() } else { onDecline?() }
  }
}
