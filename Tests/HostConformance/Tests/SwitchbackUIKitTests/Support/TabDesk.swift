import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import UIKit

extension TabID {
  static let friends = TabID("friends")
  static let mail = TabID("mail")
  static let more = TabID("more")
}

/// A phone with two tabs, each with a first page of its own.
@MainActor
final class TabDesk {
  let desk: Desk
  let container: TabBarControllerHost
  let tabs: TabContainer
  var phone: Phone { desk.phone }
  var told: [String] { desk.told }

  init(
    _ rules: Rules,
    tabBarController: UITabBarController = UITabBarController(),
    prepareSheet: @escaping @MainActor (UINavigationController) -> Void = { _ in },
    makeController: @escaping @MainActor (TabID) -> UINavigationController? = { _ in nil },
  ) async {
    desk = Desk(rules)
    container = TabBarControllerHost(tabBarController) { tab in
      NavigationControllerHost(makeController(tab) ?? UINavigationController()) { sheet, _ in
        prepareSheet(sheet)
      }
    }
    tabs = TabContainer(host: container)
    for tab in [TabID.friends, .mail] {
      tabs.add(tab, title: tab.name) { First(flow: $0, name: "\(tab.name) 1") }
    }
    await desk.push(tabs)
  }

  func push(_ modules: any Presentable..., on tab: TabID) async {
    for module in modules {
      tabs[tab]?.push(module)
      desk.note(module)
    }
    await phone.rest()
  }

  /// Notes what is told of tabs from now on.
  func note() -> Told {
    let told = Told()
    desk.router.observe { event in
      switch event.kind {
      case .tabSelected, .tabRefused: told.kinds.append(event.kind)
      default: break
      }
    }
    return told
  }

  final class Told { var kinds: [NavigationEvent.Kind] = [] }

  func names(of tab: TabID) -> [String] { tabs[tab]?.modules.map(\.name) ?? [] }

  func controller(of tab: TabID) -> UINavigationController? {
    let index = tabs.tabs.firstIndex { $0.id == tab }
    return index.flatMap { container.tabs.viewControllers?[$0] as? UINavigationController }
  }

  func titles(of tab: TabID) -> [String] { controller(of: tab)?.titles ?? [] }

  /// Shows the first page of a tab.
  private final class First: Coordinator {
    private let flow: Flow<Void>
    private let name: String

    init(flow: Flow<Void>, name: String) {
      self.flow = flow
      self.name = name
    }

    func start() { flow.push(Page(name)) }
  }
}

/// Says whether tabs may be selected, and notes which it was asked about.
@MainActor
final class Keeper {
  var isOpen = true
  private(set) var asked: [TabID] = []

  func admits(_ tab: TabID) -> Bool {
    asked.append(tab)
    return isOpen
  }
}
