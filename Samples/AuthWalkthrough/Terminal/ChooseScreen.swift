import AuthFlows
import Switchback
import SwitchbackTerminal

/// Offers the ways to sign in.
@MainActor
final class ChooseScreen: TerminalScreen, ChooseModule {
  var onLogIn: (@MainActor () -> Void)?
  var onRegister: (@MainActor () -> Void)?

  let content = ScreenContent(
    title: "Welcome",
    paragraphs: ["You are signed out."],
    choices: ["Log in", "Register"],
  )

  func chose(_ choice: Int) {
    if choice == 0 { onLogIn?() } else { onRegister?() }
  }
}
