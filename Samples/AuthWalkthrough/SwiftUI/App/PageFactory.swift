import Foundation
import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// Makes the pages of the app, and what shows them.
@MainActor
final class PageFactory: ModuleFactory {
  let texts = Texts.translated

  /// The user wants to know what this is.
  var onAbout: (@MainActor () -> Void)?

  /// Asks the user, over whatever is shown; nil is no answer.
  var ask: (@MainActor (Question<Bool>) async -> Bool?)?

  /// Makes what shows a stack.
  ///
  /// What it adds by itself is in the language of the user, too.
  func makeHost() -> NavigationStackHost {
    let host = NavigationStackHost()
    host.backTitle = String(localized: "Back")
    host.cancelTitle = String(localized: "Cancel")
    return host
  }

  func makeTabs() -> any TabHost {
    let tabs = TabViewHost { item in
      Label(item.title, systemImage: item.id == .home ? "house" : "person")
    }
    tabs.makeHost = { _ in self.makeHost() }
    return tabs
  }

  func makeChoose() -> any ChooseModule {
    let choose = ChoosePage()
    choose.onAbout = onAbout
    return choose
  }

  func makeRegister(draft: AuthDraft) -> any RegisterModule {
    let register = RegisterPage(draft: draft)
    register.ask = ask
    return register
  }

  func makeLogIn(draft: AuthDraft) -> any LogInModule { LogInPage(draft: draft) }
  func makeTerms() -> any TermsModule { TermsPage() }
  func makePage(_ page: WalkthroughPage) -> any PageModule { StepPage(page) }
  func makeHome(_ session: Session) -> any HomeModule { HomePage(session) }
  func makeAccount(_ session: Session) -> any AccountModule { AccountPage(session) }
  func makeHelp() -> any HelpModule { HelpPage() }
}
