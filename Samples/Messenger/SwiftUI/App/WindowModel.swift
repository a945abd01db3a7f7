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

  /// - Parameters:
  ///   - mailbox: The friends, and what was written to and fro.
  ///   - place: Where the user is, kept with the window; with nil, it is not kept.
  init(mailbox: any Mailbox = InMemoryMailbox(), place: WindowPlace? = nil) {
    let modules = PageFactory()
    let host = modules.makeHost()
    let router = StackRouter(host: host)
    (self.host, self.router) = (host, router)
    modules.onClose = { [weak router] in router?.dismiss() }
    let mailbox = ObservedMailbox(mailbox)
    if let place { router.keep(for: "") { place.note($0) } }
    router.start(restoring: place?.kept, for: "") { (flow: Flow<Void>) in
      self.flow = flow
      return MainCoordinator(
        flow: flow, modules: modules, mailbox: mailbox,
        onDiscardAndLeave: { [weak router] in router?.forget() })
    }
  }

  /// Opens a link that the system hands over.
  func open(_ url: URL) {
    flow?.open(url)
  }
}
