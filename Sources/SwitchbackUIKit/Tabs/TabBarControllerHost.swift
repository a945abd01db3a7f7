#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Switchback
public import UIKit

/// A view controller with a tab bar controller in which a container of tabs shows its stacks.
///
/// ```swift
/// let container = TabBarControllerHost { tab in
///   let host = NavigationControllerHost()
///   host.controller.tabBarItem.image = icons[tab]
///   return host
/// }
/// router.push(TabContainer(host: container))
/// ```
///
/// This controller contains the tab bar controller, because UIKit does not allow a tab bar controller to be pushed.
/// While this controller is on top, the bar of the navigation controller below is hidden. UIKit's swipe back is then
/// gone as well.
///
/// If there are more than five tabs, UIKit puts the last ones on a list of its own on small screens. It tells no router
/// about that list. When the list goes away and UIKit selects another tab, UIKit's choice reaches the router.
@MainActor
public final class TabBarControllerHost: UIViewController {
  /// The tab bar controller.
  public let tabs: UITabBarController

  private let makeHost: @MainActor (TabID) -> NavigationControllerHost
  private let relay = TabRelay()
  private var reporter: TabReporter?
  private var bar = TabBar()

  /// The tab that the router was told is chosen, until it says what to show.
  private var reported: TabID?

  /// The navigation controller that it stands on, if it has hidden the bar there.
  private weak var withoutBar: UINavigationController?

  /// Whether it went out of sight while it was on top.
  private var wasCovered = false

  /// The host of the tab that is selected.
  var selectedHost: NavigationControllerHost? {
    bar.selectedItem?.host as? NavigationControllerHost
  }

  /// The hosts of all tabs.
  var hosts: [NavigationControllerHost] {
    bar.items.compactMap { $0.host as? NavigationControllerHost }
  }

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - tabs: The tab bar controller. The default is a new one.
  ///   - makeHost: Makes the host of a tab, and gives its controller an image for the bar. The title and the badge come
  ///     from the router. The default makes a host without an image.
  public init(
    _ tabs: UITabBarController = UITabBarController(),
    makeHost: @escaping @MainActor (TabID) -> NavigationControllerHost = { _ in
      NavigationControllerHost()
    },
  ) {
    self.tabs = tabs
    self.makeHost = makeHost
    super.init(nibName: nil, bundle: nil)
    relay.host = self
    relay.takePlace(on: tabs)
  }

  /// Is unavailable: create a container in code.
  ///
  /// - Parameter coder: Not used.
  @available(*, unavailable, message: "Create a TabBarControllerHost in code.")
  public required init?(coder: NSCoder) { nil }

  // MARK: - UIViewController

  /// Adds the tab bar controller to the view.
  public override func viewDidLoad() {
    super.viewDidLoad()
    addChild(tabs)
    tabs.view.frame = view.bounds
    tabs.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tabs.view)
    tabs.didMove(toParent: self)
  }

  /// Hides the bar of the navigation controller that contains this controller.
  ///
  /// - Parameter animated: Whether the controller appears with an animation.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    relay.takePlace(on: tabs)
    let animated = animated && !wasCovered
    wasCovered = false
    guard let navigationController, !navigationController.isNavigationBarHidden else { return }
    navigationController.setNavigationBarHidden(true, animated: animated)
    withoutBar = navigationController
  }

  /// Shows the bar of the navigation controller again if that now shows something else.
  ///
  /// - Parameter animated: Whether the controller disappears with an animation.
  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if withoutBar?.topViewController !== self { showBar(animated: animated) }
  }

  /// Shows the bar of the navigation controller again, even if this controller is still on top.
  ///
  /// If this controller is replaced while it is out of sight, UIKit may not call it again.
  ///
  /// - Parameter animated: Whether the controller has disappeared with an animation.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    wasCovered = navigationController?.topViewController === self
    showBar(animated: false)
  }

  private func showBar(animated: Bool) {
    withoutBar?.setNavigationBarHidden(false, animated: animated)
    withoutBar = nil
  }

  /// Checks whether UIKit has selected another tab.
  ///
  /// On a tablet, UIKit does so as soon as there is room for all tabs.
  public override func viewDidLayoutSubviews() {
    look()
  }

  /// Goes back from the first screen of a tab, for VoiceOver's escape gesture.
  ///
  /// The router decides where this leads: to another tab, or to what is below. If it would leave nothing on screen,
  /// nothing happens.
  ///
  /// - Returns: Whether it goes back.
  public override func accessibilityPerformEscape() -> Bool {
    // Above the root, its navigation controller goes back, unless something moves.
    if let host = selectedHost, host.controller.viewControllers.count > 1 { return true }
    return selectedHost?.escapeFromRoot() == true || super.accessibilityPerformEscape()
  }

  /// The tab bar controller.
  public override var childForStatusBarStyle: UIViewController? { tabs }

  /// The tab bar controller.
  public override var childForStatusBarHidden: UIViewController? { tabs }

  /// The tab bar controller.
  public override var childForHomeIndicatorAutoHidden: UIViewController? { tabs }
}

// MARK: - TabHost

extension TabBarControllerHost: TabHost {
  /// Stores the receiver of the reports.
  ///
  /// - Parameter reporter: The receiver of the reports.
  public func connect(_ reporter: TabReporter) {
    self.reporter = reporter
  }

  /// Makes the host of a tab's stack.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: The host.
  public func makeStackHost(for tab: TabID) -> any StackHost {
    let host = makeHost(tab)
    // Its own from now on, and not that of the screen that will be its first.
    let item = host.controller.tabBarItem
    host.controller.tabBarItem = item
    return host
  }

  /// Shows a bar of tabs.
  ///
  /// If this hides a tab, everything that is presented over that tab disappears, and comes back with the tab.
  ///
  /// - Parameter bar: The tabs, and which of them is selected.
  public func show(_ bar: TabBar) {
    relay.takePlace(on: tabs)
    let hidden = selectedHost
    self.bar = bar
    reported = nil
    for item in bar.items {
      item.controller?.tabBarItem.title = item.title
      item.controller?.tabBarItem.badgeValue = item.badge
    }
    let selected = bar.selectedItem?.controller
    let controllers = bar.items.compactMap(\.controller)
    let shown = tabs.viewControllers ?? []
    if !shown.elementsEqual(controllers, by: ===) {
      tabs.viewControllers = controllers
    }
    if let selected, tabs.selectedViewController !== selected {
      tabs.selectedViewController = selected
    }
    guard selected !== hidden?.controller else { return }
    hidden?.disappears()
    // Where UIKit has selected it, it said that it shows it before the router agreed.
    selectedHost?.soon { $0.appeared() }
  }

  /// Writes an issue to the system log.
  ///
  /// - Parameter issue: The issue.
  public func log(_ issue: NavigationIssue) { issue.logToSystem() }
}

// MARK: - What the user does

extension TabBarControllerHost {
  /// The tab that the router shows, as far as is known.
  private var selected: TabID? { reported ?? bar.selected }

  /// Whether UIKit may select a tab that the user has tapped.
  ///
  /// Not one that is refused, nor where it would go back to the first screen by itself, and modules are there
  /// to be asked.
  func shouldSelect(_ tab: UIViewController) -> Bool {
    guard let item = item(of: tab), let reporter else { return true }
    guard item.id == selected else { return reporter.allows(item.id) }
    guard item.host.screens.count > 1 else { return true }
    reporter.chose(item.id)
    return false
  }

  /// The user has chosen a tab, or UIKit has, which then tells nobody.
  ///
  /// The router hears of it once, and what it shows itself is no news: chosen once more, a tab would go back to its
  /// first screen.
  func didSelect(_ tab: UIViewController) {
    guard let item = item(of: tab), item.id != selected, let reporter else { return }
    reported = item.id
    reporter.chose(item.id)
  }

  /// Looks which tab is selected, on the next turn, when UIKit has returned from what it is doing.
  func look() {
    Task { [weak self] in
      if let self, let tab = tabs.selectedViewController { didSelect(tab) }
    }
  }

  /// The controller of a host that a tab shows; a tab need not say which that is.
  @available(iOS 18.0, visionOS 2.0, *)
  func controller(of tab: UITab) -> UIViewController? {
    let controllers = bar.items.compactMap(\.controller)
    for controller in controllers where controller === tab.viewController { return controller }
    for controller in controllers where controller.tab === tab { return controller }
    return nil
  }

  private func item(of tab: UIViewController) -> TabBar.Item? {
    for item in bar.items where item.controller === tab { return item }
    return nil
  }
}

extension TabBar.Item {
  @MainActor
  fileprivate var controller: UINavigationController? {
    (host as? NavigationControllerHost)?.controller
  }
}
#endif
