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
