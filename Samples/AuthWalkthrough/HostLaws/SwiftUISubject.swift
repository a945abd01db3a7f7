import SwiftUI
import Switchback
import SwitchbackSwiftUI
import SwitchbackTesting
import UIKit

/// A host on a `NavigationStack`, and a person who uses it.
///
/// What is shown is read from UIKit's controllers below SwiftUI, by their titles, and not from the host.
@MainActor
final class SwiftUISubject: HostSubject {
  private let navigation = NavigationStackHost()
  private let person: Person
  private let known = Known()
  private let desk = Desk()

  /// The container of tabs, where the laws ask for one.
  private let container = TabViewHost()

  /// The screens and hosts that were made.
  ///
  /// They belong to the router.
  private final class Known {
    var screens: [String: Weak<LawPage>] = [:]
    var tabs: [TabID: Weak<NavigationStackHost>] = [:]
  }

  private struct Weak<Value: AnyObject> {
    weak var value: Value?
  }

  init(in scene: UIWindowScene, _ means: Means, _ way: WayBack) {
    navigation.backTitle = "Leave"
    let root = UIHostingController(rootView: StackView(navigation))
    person = Person(root, in: scene, means, way)
    container.makeHost = { [known] tab in
      let host = NavigationStackHost()
      known.tabs[tab] = Weak(value: host)
      return host
    }
  }

  var host: any StackHost { navigation }

  // MARK: - What is shown

  var screens: [any Screen] {
    person.root.map { screens(in: $0, told: navigation.screens) } ?? []
  }

  var sheets: [[any Screen]]? {
    let sheets = person.root?.presentedChain.filter { !($0 is UIAlertController) } ?? []
    // The host of a sheet is the router's. A page without a title is none that is known.
    return sheets.map { screens(in: $0, told: []) }
  }

  /// The screens on the stacks in a controller, of which tabs lie over the one before.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - told: What the host says. SwiftUI gives a page its title when the page is first shown, so a page without one
  ///     is taken to be what the host says, if the number is right.
  /// - Returns: The screens, root first.
  private func screens(in controller: UIViewController, told: [any Screen]) -> [any Screen] {
    var found: [String?] = []
    collect(controller, &found)
    return found.enumerated().map { position, name in
      switch name {
      case Self.tabs?: container
      case let name?: known.screens[name]?.value ?? Stranger()
      case nil: position < told.count && told.count == found.count ? told[position] : Stranger()
      }
    }
  }

  private static let tabs = "the container of tabs"

  private func collect(_ controller: UIViewController, _ found: inout [String?]) {
    switch controller {
    case is UITabBarController: found.append(Self.tabs)
    case let stack as UINavigationController:
      for screen in stack.viewControllers {
        let title = screen.navigationItem.title ?? ""
        found.append(title.isEmpty ? nil : title)
      }
    default: for child in controller.children { collect(child, &found) }
    }
  }

  private final class Stranger: Screen {}

  func makeScreen(_ name: String) -> any Screen {
    let name = "\(name) \(known.screens.count + 1)"
    let page = LawPage(name, desk)
    known.screens[name] = Weak(value: page)
    return page
  }

  func makeForeignScreen() -> (any Screen)? { Stranger() }

  // MARK: - What a person does

  func back() -> UserActOutcome {
    guard let stack = person.stack, stack.viewControllers.count == 1 else {
      return person.back([navigation.backTitle])
    }
    // SwiftUI has no back button at the first screen. A page has its own there, and this does what that does.
    guard let name = stack.topViewController?.navigationItem.title, let close = desk.close[name]
    else { return .refused }
    close()
    return .done
  }

  func back(toDepth depth: Int) -> UserActOutcome { person.back(toDepth: depth) }
  func pullDown() -> UserActOutcome { person.dismissSheet() }
  func answer(_ choice: Int?) -> UserActOutcome { person.answer(choice) }
  func completeTransitions() async { await Stillness.rest(person.stage.window) }
}

// MARK: - TabHostSubject

extension SwiftUISubject: TabHostSubject {
  var tabHost: any TabHost { container }
  var shownTabs: [TabID] { tabs.map(\.id) }
  var shownTab: TabID? { tabs.first(where: \.isShown)?.id }

  private struct Tab {
    let id: TabID
    let controller: UIViewController?
    let isShown: Bool
  }

  /// The tabs of the bar.
  ///
  /// SwiftUI may make them either way.
  private var tabs: [Tab] {
    guard let bar = person.tabs else { return [] }
    if #available(iOS 18, *), !bar.tabs.isEmpty {
      return bar.tabs.map { tab in
        Tab(id: TabID(tab.title), controller: tab.viewController, isShown: tab === bar.selectedTab)
      }
    }
    return (bar.viewControllers ?? []).map { controller in
      Tab(
        id: TabID(controller.tabBarItem.title ?? "no title"), controller: controller,
        isShown: controller === bar.selectedViewController)
    }
  }

  func screens(of tab: TabID) -> [any Screen]? {
    guard let shown = tabs.first(where: { $0.id == tab }) else { return nil }
    let told = known.tabs[tab]?.value?.screens ?? []
    let seen = shown.controller.map { screens(in: $0, told: told) } ?? []
    // What SwiftUI has not made yet cannot be seen.
    return seen.isEmpty ? told : seen
  }

  func tap(_ tab: TabID) -> UserActOutcome {
    guard person.means.tab else { return .unavailable }
    guard let bar = person.tabs else { return .refused }
    return Person.press(tab.name, in: bar) ? .done : .refused
  }
}
