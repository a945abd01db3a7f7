import Foundation
import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// What a window is made of.
///
/// Everything is put together here, as the scene delegate of the app on UIKit and the `main` of the program for the
/// terminal do it.
@MainActor
final class WindowModel {
  /// Shows the main flow.
  let host: NavigationStackHost

  let router: StackRouter
  private var flow: Flow<String>?

  /// - Parameters:
  ///   - store: What is remembered from one start to the next.
  ///   - accounts: Who may sign in.
  init(
    store: any AppStateStore = SavedState(),
    accounts: any Accounts = SlowAccounts(InMemoryAccounts()),
  ) {
    let modules = PageFactory()
    let host = modules.makeHost()
    let router = StackRouter(host: host)
    (self.host, self.router) = (host, router)
    modules.onAbout = { [weak router] in router?.present(AboutPage()) }
    router.start { (flow: Flow<String>) in
      self.flow = flow
      modules.ask = { question in await flow.ask(question) }
      return MainCoordinator(flow: flow, modules: modules, accounts: accounts, store: store)
    }
  }

  /// Opens a link that the system hands over.
  func open(_ url: URL) {
    flow?.open(url)
  }
}
