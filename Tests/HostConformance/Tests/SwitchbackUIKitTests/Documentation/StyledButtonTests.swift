import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// What the page "Custom back buttons and swipes" says of a navigation controller of the app's own.
@MainActor
@Suite
struct StyledButtonTests {
  nonisolated static let file = #filePath

  final class StyledNavigationController: UINavigationController,
    UIGestureRecognizerDelegate
  {
    override func viewDidLoad() {
      super.viewDidLoad()
      interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(
      _ recognizer: UIGestureRecognizer
    ) -> Bool {
      viewControllers.count > 1 && transitionCoordinator == nil
    }

    override func pushViewController(
      _ controller: UIViewController, animated: Bool
    ) {
      if !viewControllers.isEmpty { addBackButton(to: controller) }
      super.pushViewController(controller, animated: animated)
    }

    override func setViewControllers(
      _ controllers: [UIViewController], animated: Bool
    ) {
      for controller in controllers.dropFirst() {
        addBackButton(to: controller)
      }
      super.setViewControllers(controllers, animated: animated)
    }

    private func addBackButton(to controller: UIViewController) {
      let item = controller.navigationItem
      guard item.leftBarButtonItem == nil else { return }
      let arrow = UIImage(systemName: "arrow.backward")
      item.leftBarButtonItem = UIBarButtonItem(
        primaryAction: .goingBack(from: controller, image: arrow))
    }
  }

  private func host() -> NavigationControllerHost {
    let host = NavigationControllerHost(
      StyledNavigationController(),
      makeSheetController: { StyledNavigationController() })
    return host
  }

  private func desk(_ rules: Rules) -> (Phone, NavigationControllerHost, StackRouter) {
    let (phone, host) = (Phone(rules), host())
    phone.window.rootViewController = host.controller
    phone.window.makeKeyAndVisible()
    return (phone, host, StackRouter(host: host))
  }

  private func buttons(of controller: UINavigationController?) -> [Bool] {
    controller?.viewControllers.map { $0.navigationItem.leftBarButtonItem != nil } ?? []
  }

  @Test(arguments: Rules.all)
  func everyScreenButTheFirstHasTheButton(rules: Rules) async throws {
    let (phone, host, router) = desk(rules)
    router.push(Page("a"))
    await phone.rest()
    router.push(Page("b"))
    await phone.rest()
    #expect(buttons(of: host.controller) == [false, true])
    router.setStack([Page("c"), Page("d"), Page("e")])
    await phone.rest()
    #expect(buttons(of: host.controller) == [false, true, true])
    router.present(Page("s"))
    await phone.rest()
    router.push(Page("t"))
    await phone.rest()
    let sheet = host.controller.presentedViewController as? StyledNavigationController
    #expect(buttons(of: sheet) == [false, true])
    #expect(phone.tapBack())
    await phone.rest()
    #expect(router.modules.map(\.name) == ["c", "d", "e", "s"])
  }

  @Test(arguments: Rules.all)
  func aStyledItemLeavesTheSwipeOn(rules: Rules) async {
    let (phone, host, router) = desk(rules)
    router.push(Page("a"))
    await phone.rest()
    #expect(!phone.beginSwipe(), "not at the root")
    let page = Page("b")
    router.push(page)
    await phone.rest()
    page.backGesture = .forbidden
    #expect(!phone.beginSwipe(), "a module that minds is heard all the same")
    page.backGesture = .automatic
    if rules.popRecognizersHearTouchesFirst { phone.touch() }
    #expect(phone.beginSwipe())
    phone.commitSwipe()
    await phone.rest()
    #expect(router.modules.map(\.name) == ["a"])
    #expect(host.controller.interactivePopGestureRecognizer?.delegate === host.controller)
  }
}
