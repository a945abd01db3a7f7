import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import UIKit

/// A host on a navigation controller of UIKit, and a person who uses it.
@MainActor
final class UIKitSubject: HostSubject {
  private let navigation = NavigationControllerHost()
  private let person: Person

  /// The container of tabs, where the laws ask for one.
  private let container = TabBarControllerHost { _ in NavigationControllerHost() }

  init(in scene: UIWindowScene, _ means: Means, _ way: WayBack) {
    person = Person(navigation.controller, in: scene, means, way)
  }

  var host: any StackHost { navigation }

  var sheets: [[any Screen]]? {
    navigation.controller.presentedChain.compactMap { sheet in
      (sheet as? UINavigationController)?.viewControllers
    }
  }

  func makeScreen(_ name: String) -> any Screen {
    let controller = UIViewController()
    controller.title = name
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: .goingBack(from: controller, title: "Close"))
    return controller
  }

  func makeForeignScreen() -> (any Screen)? { UINavigationController() }

  func back() -> UserActOutcome {
    guard let stack = person.stack, stack.viewControllers.count == 1 else { return person.back([]) }
    return close(stack)
  }

  /// Closes a sheet at its first screen.
  ///
  /// UIKit has no back button there. An app makes its own, and this performs the action of that.
  private func close(_ stack: UINavigationController) -> UserActOutcome {
    let button = stack.topViewController?.navigationItem.rightBarButtonItem
    guard let action = button?.primaryAction else { return .refused }
    UIControl().sendAction(action)
    return .done
  }

  func back(toDepth depth: Int) -> UserActOutcome { person.back(toDepth: depth) }
  func pullDown() -> UserActOutcome { person.dismissSheet() }
  func answer(_ choice: Int?) -> UserActOutcome { person.answer(choice) }
  func completeTransitions() async { await Stillness.rest(person.stage.window) }
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
    guard person.means.tab else { return .unavailable }
    return Person.press(tab.name, in: container.tabs) ? .done : .refused
  }
}
