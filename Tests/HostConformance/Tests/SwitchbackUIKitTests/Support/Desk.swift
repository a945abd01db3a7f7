import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKit

/// A phone with the real router on a navigation controller, and a note of everything that was said.
@MainActor
final class Desk {
  let phone: Phone
  let host: NavigationControllerHost
  let router: StackRouter
  private let log = Log()

  private final class Log {
    var told: [String] = []
    var stacks: [[String]] = []
    var issues: [NavigationIssue.Kind] = []
  }

  /// - Parameters:
  ///   - rules: How UIKit behaves.
  ///   - controller: The navigation controller, which may show something already.
  ///   - isShared: Whether other code uses it as well.
  ///   - isVisible: Whether it is in the window from the start.
  ///   - prepareSheet: Prepares the controller of each sheet.
  init(
    _ rules: Rules = Rules(),
    on controller: UINavigationController = UINavigationController(),
    isShared: Bool = false,
    isVisible: Bool = true,
    prepareSheet: @escaping @MainActor (UINavigationController) -> Void = { _ in },
  ) {
    phone = Phone(rules)
    host = NavigationControllerHost(controller) { sheet, _ in prepareSheet(sheet) }
    phone.window.rootViewController = controller
    if isVisible { phone.window.makeKeyAndVisible() }
    router = StackRouter(
      host: host, sharedWithOtherCode: isShared, onIssue: { [log] in log.issues.append($0.kind) })
  }

  /// What was told to have left, and why.
  var told: [String] { log.told }

  /// The names of the modules that were there each time that something was told to have left.
  var stacksWhenTold: [[String]] { log.stacks }

  var issues: [NavigationIssue.Kind] { log.issues }

  /// The names of the router's modules.
  var names: [String] { router.modules.map(\.name) }

  /// The titles on the navigation controller.
  var titles: [String] { host.controller.titles }

  /// The titles on the sheet over it, if there is one.
  var sheetTitles: [String]? {
    (host.controller.presentedViewController as? UINavigationController)?.titles
  }

  /// Notes when a module leaves.
  func note(_ module: any Presentable) {
    let name = module.name
    router.observeRemoval(of: module, by: log) { [weak router] log, cause in
      log.told.append("\(name): \(cause)")
      log.stacks.append(router?.modules.map(\.name) ?? [])
    }
  }

  @discardableResult
  func push(_ module: any Presentable, transition: ScreenTransition = .automatic) async
    -> NavigationTicket
  {
    let ticket = router.push(module, transition: transition)
    note(module)
    await phone.rest()
    return ticket
  }

  /// Pushes a page for each name.
  func push(_ names: String...) async {
    for name in names { await push(Page(name)) }
  }

  @discardableResult
  func present(_ module: any Presentable, transition: ScreenTransition = .automatic) async
    -> NavigationTicket
  {
    let ticket = router.present(module, transition: transition)
    note(module)
    await phone.rest()
    return ticket
  }

  /// Checks what is shown, on the router and on the controller.
  func expect(
    _ expected: [String],
    told: [String],
    sourceLocation: SourceLocation = #_sourceLocation,
  ) {
    #expect(names == expected, sourceLocation: sourceLocation)
    #expect(titles + (sheetTitles ?? []) == expected, sourceLocation: sourceLocation)
    #expect(self.told == told, sourceLocation: sourceLocation)
    #expect(phone.exceptions == [], sourceLocation: sourceLocation)
  }
}

extension UINavigationController {
  var titles: [String] { viewControllers.map { $0.title ?? "no title" } }
}

/// A controller that is a module, named by its title.
class Page: UIViewController, Presentable {
  let name: String
  var backGesture = BackGesture.automatic

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }
}

/// A page that minds being left.
final class Form: Page, LeaveGuard {
  var leaving: LeavePolicy
  private(set) var attempts: [LeaveAttempt] = []

  init(_ name: String, _ leaving: LeavePolicy) {
    self.leaving = leaving
    super.init(name)
  }

  required init?(coder: NSCoder) { nil }

  func askToLeave(_ attempt: LeaveAttempt) { attempts.append(attempt) }
}
