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
  ///   - place: Where the user is, kept with the window; with nil, it is not kept.
  init(
    store: any AppStateStore = SavedState(),
    accounts: any Accounts = SlowAccounts(InMemoryAccounts()),
    place: WindowPlace? = nil,
  ) {
    let modules = PageFactory()
    let host = modules.makeHost()
    let router = StackRouter(host: host)
    (self.host, self.router) = (host, router)
    modules.onAbout = { [weak router] in router?.present(AboutPage()) }
    let user = store.state.session?.userName ?? ""
    if let place { router.keep(for: user) { place.note($0) } }
    router.start(restoring: place?.kept, for: user) { (flow: Flow<String>) in
      self.flow = flow
      modules.ask = { question in await flow.ask(question) }
      return MainCoordinator(
        flow: flow, modules: modules, accounts: accounts, store: store,
        onSignOut: { [weak router] in router?.forget() })
    }
  }

  /// Opens a link that the system hands over.
  func open(_ url: URL) {
    flow?.open(url)
  }
}
