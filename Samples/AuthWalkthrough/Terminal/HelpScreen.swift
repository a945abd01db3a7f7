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
      "You can go back from everywhere. What you typed is still there.",
      "You can leave whenever you like. You stay signed in.",
    ],
    choices: ["Close"],
  )

  func chose(_ choice: Int) {
    onClose?()
  }
}
