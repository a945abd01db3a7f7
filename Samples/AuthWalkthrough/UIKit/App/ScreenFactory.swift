import Switchback
import SwitchbackUIKit
import UIKit

/// Makes the screens of the app, and what shows them.
@MainActor
final class ScreenFactory: ModuleFactory {
  let texts = Texts.translated

  /// The user wants to know what this is.
  var onAbout: (@MainActor () -> Void)?

  /// Makes what shows a stack.
  ///
  /// What it adds to a question is in the language of the user, too.
  func makeHost() -> NavigationControllerHost {
    let host = NavigationControllerHost()
    host.cancelTitle = String(localized: "Cancel")
    return host
  }

  func makeTabs() -> any TabHost {
    TabBarControllerHost { tab in
      let host = self.makeHost()
      host.controller.tabBarItem.image = UIImage(systemName: tab == .home ? "house" : "person")
      return host
    }
  }

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
  func makeAccount(_ session: Session) -> any AccountModule { AccountViewController(session) }
  func makeHelp() -> any HelpModule { HelpViewController() }
}
