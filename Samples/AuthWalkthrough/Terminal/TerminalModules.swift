import AuthFlows
import Switchback
import SwitchbackTerminal

/// Makes the screens of the terminal.
@MainActor
final class TerminalModules: ModuleFactory {
  let texts = Texts()

  func makeChoose() -> any ChooseModule { ChooseScreen() }
  func makeLogIn(draft: AuthDraft) -> any LogInModule { LogInScreen(draft: draft) }
  func makeRegister(draft: AuthDraft) -> any RegisterModule { RegisterScreen(draft: draft) }
  func makeTerms() -> any TermsModule { TermsScreen() }
  func makePage(_ page: WalkthroughPage) -> any PageModule { PageScreen(page) }
  func makeTabs() -> any TabHost { TerminalTabs() }
  func makeHome(_ session: Session) -> any HomeModule { HomeScreen(session) }
  func makeAccount(_ session: Session) -> any AccountModule { AccountScreen(session) }
  func makeHelp() -> any HelpModule { HelpScreen() }
}
