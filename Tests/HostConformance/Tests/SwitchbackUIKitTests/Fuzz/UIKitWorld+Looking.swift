import Switchback
import SwitchbackUIKit
import UIKit

/// What must hold whenever everything is at rest.
extension UIKitWorld {
  var allModules: [any Presentable] { router.modules + (tabs?.modules ?? []) }

  func look() {
    let modules = router.modules.map(\.title)
    let sheets = shownSheets
    let shown = controller.titles + sheets.flatMap { $0 }
    note("  modules \(modules), shown \(shown)\(tabs.map { ", \($0.description)" } ?? "")")
    // Of what other code does outside of the window, UIKit tells nobody.
    expect(!phone.isMoving, "something moves on")
    if let tabs {
      lookAt(tabs, modules, sheets)
    } else if isInWindow, !isCovered {
      expect(modules.isEmpty || modules == shown, "modules \(modules), but shown \(shown)")
    }
    expect(phone.exceptions.isEmpty, "thrown: \(phone.exceptions)")
    lookAtModules()
    lookAtFlows()
    lookAtTickets()
  }

  /// What is on the sheets, nearest first.
  var shownSheets: [[String]] {
    var sheets: [[String]] = []
    var front: UIViewController = controller
    while let next = front.presentedViewController {
      if let sheet = next as? UINavigationController { sheets.append(sheet.titles) }
      front = next
    }
    return sheets
  }

  /// Whether other code has done something below a sheet that covers it.
  private var isCovered: Bool {
    guard controller.viewIfLoaded?.window == nil else { return false }
    let known = Set(router.modules.map { ObjectIdentifier($0.presented()) })
    return controller.viewControllers.contains { !known.contains(ObjectIdentifier($0)) }
  }

  private func lookAtModules() {
    let modules = Set(allModules.map(\.title))
    for name in log.accepted.sorted() {
      let count = log.left[name, default: 0]
      // What UIKit refuses and then shows after all comes back as a new entry.
      let isThere = modules.contains(name)
      expect(count + (isThere ? 1 : 0) >= 1, "\(name) is gone, and nobody was told")
      expect(count <= 1, "\(name) was told \(count) times")
    }
    expect(log.overruled.isEmpty, "left although they mind: \(log.overruled)")
    for module in router.modules { observeRemoval(of: module, on: router) }
  }

  private func lookAtFlows() {
    for (name, count) in log.ended { expect(count == 1, "\(name) ended \(count) times") }
    for (name, flow) in flows where !flow.flow.isOpen { expect(false, "\(name) is over, untold") }
    for (name, count) in log.awaited { expect(count <= 1, "\(name) was heard \(count) times") }
    for (name, count) in log.answers { expect(count <= 1, "\(name) was answered \(count) times") }
    for (name, flow) in log.asked {
      expect(flow.isOpen, "\(name) is not answered, and its flow is over")
    }
    let isAsking = !log.asked.isEmpty && isInWindow && !isHeld
    expect(!isAsking || phone.alert != nil, "\(log.asked.keys.sorted()) not asked")
  }

  /// Whether a module has yet to say if it may be left.
  private var isHeld: Bool { minders.contains { !$0.attempts.isEmpty } }

  private func lookAtTickets() {
    for (index, count) in log.settled {
      let isOver = log.tickets[index].ticket.outcome != nil
      expect(count == (isOver ? 1 : 0), "\(log.tickets[index].name) was heard \(count) times")
    }
    guard isInWindow, !isHeld, log.asked.isEmpty else { return }
    for (name, ticket) in log.tickets {
      expect(ticket.outcome != nil, "the ticket of \(name) is open")
    }
  }

  // MARK: - In the end

  /// Clears everything away that may be in the way, and sees that a push is shown.
  func end() async {
    note("the end")
    phone.window.rootViewController = controller
    phone.dropNextCommands(0)
    phone.delayNextCommands(0)
    for minder in minders {
      minder.leaving = .allowed
      minder.attempts = []
    }
    await rest()
    while phone.alert != nil {
      let isDismissed = phone.dismissAlert()
      await rest()
      guard isDismissed else { break }
    }
    look()
    let page = make()
    perform("push the last one") { keep(page.name, router.push(page)) }
    await rest()
    look()
    let isShown = page.navigationController?.topViewController === page
    expect(isShown && page.view.window != nil, "\(page.name) is not shown: it is stuck")
    // What moves is kept alive by the phone.
    for task in tasks { task.cancel() }
    await rest()
    for (name, count) in log.answers { expect(count == 1, "\(name) answered \(count) times") }
    for (_, ticket) in log.tickets { expect(ticket.outcome != nil, "a ticket is open") }
  }
}

extension Presentable {
  /// What the controller that shows it is called.
  var title: String { (presented() as? UIViewController)?.title ?? "no title" }
}
