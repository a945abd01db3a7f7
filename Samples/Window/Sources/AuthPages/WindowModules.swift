package import AuthFlows
import GtkHost
package import Switchback

/// Makes the pages of the window.
@MainActor
package final class WindowModules: ModuleFactory {
  package let texts = Texts()

  package init() {}

  package func makeChoose() -> any ChooseModule { ChoosePage() }
  package func makeLogIn(draft: AuthDraft) -> any LogInModule { LogInPage(draft: draft) }
  package func makeRegister(draft: AuthDraft) -> any RegisterModule { RegisterPage(draft: draft) }
  package func makeTerms() -> any TermsModule { TermsPage() }
  package func makePage(_ page: WalkthroughPage) -> any PageModule { StepPage(page) }
  package func makeTabs() -> any TabHost { GtkTabs() }
  package func makeHome(_ session: Session) -> any HomeModule { HomePage(session) }
  package func makeAccount(_ session: Session) -> any AccountModule { AccountPage(session) }
  package func makeHelp() -> any HelpModule { HelpPage() }
}
