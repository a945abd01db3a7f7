import Foundation
import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// What a window is made of; the program for the terminal has the same in its `main`.
@MainActor
final class WindowModel {
  /// Shows the main flow.
  let host: NavigationStackHost

  let router: StackRouter
  private var flow: Flow<Void>?

  /// - Parameter mailbox: The friends, and what was written to and fro.
  init(mailbox: any Mailbox = InMemoryMailbox()) {
    let modules = PageFactory()
    let host = modules.makeHost()
    let router = StackRouter(host: host)
    (self.host, self.router) = (host, router)
    modules.onClose = { [weak router] in router?.dismiss() }
    let mailbox = ObservedMailbox(mailbox)
    router.start { (flow: Flow<Void>) in
      self.flow = flow
      return MainCoordinator(flow: flow, modules: modules, mailbox: mailbox)
    }
  }

  /// Opens a link that the system hands over.
  func open(_ url: URL) {
    flow?.open(url)
  }
}
