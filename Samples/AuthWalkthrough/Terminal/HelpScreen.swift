import AuthFlows
import Switchback
import SwitchbackTerminal

/// Shows how the app is used.
@MainActor
final class HelpScreen: TerminalScreen, HelpModule {
  var onClose: (@MainActor () -> Void)?

  let content = ScreenContent(
    title: "Help",
    paragraphs: [
      "Go back with back, or with :back in a form. What you typed is still there.",
      "Leave with quit, or by ending the input. You stay signed in.",
    ],
    choices: ["Close"],
  )

  func chose(_ choice: Int) {
    onClose?()
  }
}
