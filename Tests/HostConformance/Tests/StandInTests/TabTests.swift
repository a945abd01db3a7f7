import Testing
import UIKit

@MainActor
struct TabTests {
  private let phone = Phone()
  private let tabs = UITabBarController()
  private let listeners = [Listener(), Listener()]
  private let delegate = TabListener()

  init() {
    let stacks = ["a", "b"].map { UINavigationController(rootViewController: Page($0)) }
    for (stack, listener) in zip(stacks, listeners) { stack.delegate = listener }
    tabs.viewControllers = stacks
    tabs.delegate = delegate
    phone.window.rootViewController = tabs
    phone.window.makeKeyAndVisible()
  }

  @Test("B10: a stack says what it shows at each visit to its tab")
  func visits() {
    #expect(listeners[0].calls == ["will show a", "did show a"])
    #expect(listeners[1].calls.isEmpty)
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    #expect(listeners[0].calls == ["will show a", "did show a", "will show a", "did show a"])
    #expect(listeners[1].calls == ["will show b", "did show b"])
    #expect(tabs.viewControllers?[1].view.window == nil)
  }

  @Test("B17: the delegate hears of every tap, and of nothing else, and may forbid it")
  func taps() {
    tabs.selectedIndex = 1
    #expect(delegate.calls.isEmpty)
    #expect(phone.tapTab(1))
    #expect(phone.tapTab(0))
    #expect(delegate.calls == ["did select 1", "did select 0"])
    delegate.allows = false
    #expect(!phone.tapTab(1))
    #expect(tabs.selectedIndex == 0)
  }

  @Test("B17: a second tap goes back to the root, or does not", arguments: [false, true])
  func secondTap(keepsStack: Bool) throws {
    phone.rules.secondTapKeepsStack = keepsStack
    let stack = try #require(phone.frontNavigation)
    stack.setViewControllers(stack.viewControllers + [Page("c"), Page("d")], animated: false)
    #expect(phone.tapTab(0))
    phone.finishTransitions()
    #expect(stack.viewControllers.count == (keepsStack ? 3 : 1))
    #expect(delegate.calls == ["did select 0"])
  }

  @Test("B21: a tap is asked about by controllers, by tabs or both")
  func waysOfATap() {
    let delegate = PairListener()
    tabs.delegate = delegate
    for (path, pair): (WritableKeyPath<Rules, Bool>?, [String]) in [
      (nil, ["controller"]), (\.tabsAreAskedAboutLast, ["controller", "tab"]),
      (\.tabsAreAskedAboutFirst, ["tab", "controller"]), (\.onlyTabsAreAskedAbout, ["tab"]),
    ] {
      phone.rules = Rules()
      if let path { phone.rules[keyPath: path] = true }
      tabs.selectedIndex = 0
      delegate.calls = []
      #expect(phone.tapTab(1))
      #expect(delegate.calls == pair.map { "should \($0)" } + pair.map { "did \($0)" })
    }
    delegate.refused = "tab"
    #expect(!phone.tapTab(0))
    #expect(tabs.selectedIndex == 1)
  }

  @Test("B21: what code selects is told by tabs, or not", arguments: [false, true])
  func selectionByCode(isTold: Bool) {
    let delegate = PairListener()
    tabs.delegate = delegate
    phone.rules.didSelectTabComesForCode = isTold
    tabs.selectedIndex = 1
    tabs.selectedIndex = 1
    #expect(delegate.calls == (isTold ? ["did tab"] : []))
  }

  @Test("B21: a tab names its controller, or a controller its tab", arguments: [false, true])
  func tabsAndControllers(areNamedByControllers: Bool) {
    phone.rules.tabsDoNotNameControllers = areNamedByControllers
    #expect(tabs.tabs.count == 2)
    for (tab, controller) in zip(tabs.tabs, tabs.viewControllers ?? []) {
      #expect(tab.viewController === (areNamedByControllers ? nil : controller))
      #expect(controller.tab === (areNamedByControllers ? tab : nil))
    }
    let kept = tabs.tabs[0]
    tabs.viewControllers?.removeLast()
    #expect(tabs.tabs == [kept])
  }

  @Test(
    "B22: a change of the width selects another tab, and nobody is told", arguments: [false, true])
  func width(selects: Bool) {
    phone.rules.widthChangesReselectTabs = selects
    phone.rules.didSelectTabComesForCode = true
    phone.changeWidth()
    #expect(tabs.selectedIndex == (selects ? 1 : 0))
    #expect(delegate.calls == [])
    #expect(listeners[1].calls == (selects ? ["will show b", "did show b"] : []))
  }
}

private final class PairListener: NSObject, UITabBarControllerDelegate {
  var calls: [String] = []
  var refused = ""

  func tabBarController(
    _ tabs: UITabBarController, shouldSelect controller: UIViewController
  ) -> Bool {
    calls.append("should controller")
    return refused != "controller"
  }

  func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
    calls.append("did controller")
  }

  func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    calls.append("should tab")
    return refused != "tab"
  }

  func tabBarController(
    _ tabs: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?
  ) {
    calls.append("did tab")
  }
}

private final class TabListener: NSObject, UITabBarControllerDelegate {
  var calls: [String] = []
  var allows = true

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController,
  ) -> Bool {
    allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController,
  ) {
    calls.append("did select \(tabBarController.selectedIndex)")
  }
}
