import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import UIKit

/// A phone with a navigation controller, and a person who uses it, for the laws.
@MainActor
final class UIKitSubject: HostSubject {
  let phone: Phone
  private let navigation = NavigationControllerHost()

  /// The container of tabs, where the laws ask for one.
  let container = TabBarControllerHost { _ in NavigationControllerHost() }

  init(_ rules: Rules) {
    phone = Phone(rules)
    phone.window.rootViewController = navigation.controller
    phone.window.makeKeyAndVisible()
  }

  var host: any StackHost { navigation }

  var sheets: [[any Screen]]? {
    var sheets: [[any Screen]] = []
    var front: UIViewController = navigation.controller
    while let next = front.presentedViewController {
      if let sheet = next as? UINavigationController { sheets.append(sheet.viewControllers) }
      front = next
    }
    return sheets
  }

  func makeScreen(_ name: String) -> any Screen {
    let controller = UIViewController()
    controller.title = name
    return controller
  }

  func makeForeignScreen() -> (any Screen)? { UINavigationController() }

  func back() -> UserActOutcome {
    if let top = phone.frontNavigation, top.viewControllers.count == 1 { return close(top) }
    return phone.tapBack() ? .done : .refused
  }

  /// There is no back button at the first screen; an app that wants one there makes its own.
  private func close(_ navigation: UINavigationController) -> UserActOutcome {
    let first = navigation.viewControllers[0]
    first.navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: .goingBack(from: first, title: "Close"))
    defer { first.navigationItem.leftBarButtonItem = nil }
    return phone.tapBack() ? .done : .refused
  }

  func back(toDepth depth: Int) -> UserActOutcome {
    phone.longPressBack(toDepth: depth) ? .done : .refused
  }

  func beginSwipe() -> UserActOutcome { phone.beginSwipe() ? .done : .refused }

  func commitSwipe() -> UserActOutcome {
    phone.commitSwipe()
    return .done
  }

  func cancelSwipe() -> UserActOutcome {
    phone.cancelSwipe()
    return .done
  }

  func pullDown() -> UserActOutcome { phone.pullDown() ? .done : .refused }

  func answer(_ choice: Int?) -> UserActOutcome {
    guard let choice else { return phone.dismissAlert() ? .done : .refused }
    return phone.tapAlert(choice) ? .done : .refused
  }

  func completeTransitions() async { await phone.rest() }
}

// MARK: - TabHostSubject

extension UIKitSubject: TabHostSubject {
  var tabHost: any TabHost { container }

  private var tabs: [UIViewController] { container.tabs.viewControllers ?? [] }

  private func id(of tab: UIViewController) -> TabID { TabID(tab.tabBarItem.title ?? "no title") }

  var shownTabs: [TabID] { tabs.map(id) }

  var shownTab: TabID? { container.tabs.selectedViewController.map(id) }

  func screens(of tab: TabID) -> [any Screen]? {
    let controller = tabs.first { id(of: $0) == tab } as? UINavigationController
    return controller?.viewControllers
  }

  func tap(_ tab: TabID) -> UserActOutcome {
    guard let index = shownTabs.firstIndex(of: tab) else { return .refused }
    return phone.tapTab(index) ? .done : .refused
  }
}
