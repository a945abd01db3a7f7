import Switchback
import SwitchbackUIKit
import UIKit

/// Requests of the router's.
extension UIKitWorld {
  var code: [(String, () -> Void)] {
    [
      ("push", { self.push(.automatic) }),
      ("push at once", { self.push(.none) }),
      ("push with a zoom", { self.push(.custom(Zoom())) }),
      ("pop", { self.keep("pop", self.router.pop()) }),
      ("pop at once", { self.keep("pop at once", self.router.pop(transition: .none)) }),
      ("pop to root", { self.keep("pop to root", self.router.popToRoot()) }),
      ("replace the top", { self.show { self.router.replaceTop($0) } }),
      ("set root", { self.show { self.router.setRoot($0) } }),
      ("set stack", { self.shuffle() }),
      ("present", { self.show { self.router.present($0) } }),
      ("present at once", { self.show { self.router.present($0, transition: .none) } }),
      (
        "present with a zoom",
        { self.show { self.router.present($0, transition: .custom(Zoom())) } }
      ),
      ("dismiss", { self.keep("dismiss", self.router.dismiss()) }),
    ]
  }

  func push(_ transition: ScreenTransition) {
    show { page in
      if transition.custom != nil { transitions.insert(page.name) }
      return router.push(page, transition: transition)
    }
  }

  func show(_ request: (Page) -> NavigationTicket) {
    let page = make()
    let ticket = request(page)
    keep(page.name, ticket)
    if case .rejected = ticket.outcome { return }
    observe(page)
  }

  /// Notes a ticket, and awaits some of them.
  func keep(_ name: String, _ ticket: NavigationTicket) {
    let index = log.tickets.count
    log.tickets.append((name, ticket))
    guard chance(4) else { return }
    log.settled[index] = 0
    tasks.append(
      Task { [log] in
        _ = await ticket.settled
        log.settled[index, default: 0] += 1
      })
  }

  func observe(_ page: Page, on router: (any Router)? = nil) {
    let router = router ?? self.router
    guard router.modules.contains(where: { $0 === page }) else { return }
    observeRemoval(of: page, on: router)
  }

  func observeRemoval(of module: any Presentable, on router: any Router) {
    let name = module.title
    guard log.accepted.insert(name).inserted else { return }
    router.observeRemoval(of: module, by: log) { [weak minder = module as? Minder] log, cause in
      log.left[name, default: 0] += 1
      if cause == .hostRefused { log.refused.insert("page \(name)") }
      guard let minder, !minder.mayLeave, cause.isAsked else { return }
      log.overruled.append("\(name) (\(cause))")
    }
  }

  /// The pages that UIKit keeps alive, on systems where it does so with what it has refused to present.
  var keptByUIKit: Set<String> {
    phone.rules.presentationControllersKeepControllers ? log.refused : []
  }

  private func shuffle() {
    var modules = router.modules.filter { _ in Bool.random(using: &random) }
    let page = make()
    modules.insert(page, at: Int.random(in: 0...modules.count, using: &random))
    keep("set stack", router.setStack(modules))
    observe(page)
  }
}

extension EndCause {
  /// Whether modules are asked before they leave for it.
  var isAsked: Bool {
    switch self {
    case .systemBack, .popped, .dismissed, .replaced: true
    default: false
    }
  }
}
