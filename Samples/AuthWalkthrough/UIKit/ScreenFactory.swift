import UIKit

/// Makes the screens of the app.
@MainActor
final class ScreenFactory: ModuleFactory {
  /// The user wants to know what this is.
  var onAbout: (@MainActor () -> Void)?

  func makeChoose() -> any ChooseModule {
    let choose = ChooseViewController()
    choose.onAbout = onAbout
    return choose
  }

  func makeLogIn(draft: AuthDraft) -> any LogInModule { LogInViewController(draft: draft) }
  func makeRegister(draft: AuthDraft) -> any RegisterModule { RegisterViewController(draft: draft) }
  func makeTerms() -> any TermsModule { TermsViewController() }
  func makePage(_ page: WalkthroughPage) -> any PageModule { PageViewController(page) }
  func makeHome(_ session: Session) -> any HomeModule { HomeViewController(session) }
  func makeHelp() -> any HelpModule { HelpViewController() }
}
