import AuthFlows
import Switchback
import SwitchbackTerminal

/// Where a signed-in user starts from.
@MainActor
final class HomeScreen: TerminalScreen, HomeModule {
  var onWalkthrough: (@MainActor () -> Void)?
  var onHelp: (@MainActor () -> Void)?
  var onDone: (@MainActor () -> Void)?

  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  var content: ScreenContent {
    ScreenContent(
      title: "Home",
      paragraphs: ["You are signed in as \(session.userName)."],
      choices: ["Walk through again", "Help", "Done"],
    )
  }

  func chose(_ choice: Int) {
    let actions = [onWalkthrough, onHelp, onDone]
    actions[choice]?()
  }
}
