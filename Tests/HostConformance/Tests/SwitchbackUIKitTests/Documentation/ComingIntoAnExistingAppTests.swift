import Switchback
import SwitchbackUIKit
import Testing
import UIKit

final class EditNameScreen: UIViewController, Presentable {
  var onName: (String) -> Void = { _ in }
}

final class EditNameCoordinator: Coordinator {
  private let flow: Flow<String>
  init(flow: Flow<String>) { self.flow = flow }

  func start() {
    let screen = EditNameScreen()
    screen.onName = { [flow] name in flow.finish(name) }
    flow.push(screen)
  }
}

private final class OldSettingsController: UIViewController {
  private(set) var name: String?

  func nameWasTapped() {
    StackRouter.of(self)?.start(for: self) {
      EditNameCoordinator(flow: $0)
    } onEnd: { settings, end in
      settings.name = end.output
    }
  }
}

private final class OldMenuController: UIViewController {
  private(set) var name: String?
  private var router: StackRouter?

  func showNameSheet() {
    let host = NavigationControllerHost()
    let router = StackRouter(host: host)
    router.start(for: self) {
      EditNameCoordinator(flow: $0)
    } onEnd: { menu, end in
      menu.name = end.output
      menu.router = nil
      host.controller.presentingViewController?.dismiss(animated: true)
    }
    present(host.controller, animated: true)
    self.router = router
  }
}

extension OldMenuController {
  fileprivate var hasRouter: Bool { router != nil }
}

@MainActor
final class OldTabs {
  let controller: UITabBarController
  let routers: [StackRouter]

  init(_ controller: UITabBarController) {
    self.controller = controller
    let tabs = (controller.viewControllers ?? []).compactMap {
      $0 as? UINavigationController
    }
    routers = tabs.map {
      let host = NavigationControllerHost($0)
      return StackRouter(host: host, sharedWithOtherCode: true)
    }
  }
}

/// The stacks, sheets and tabs of the page "Adding Switchback to an existing app".
@MainActor
@Suite
struct ComingIntoAnExistingAppTests {
  private func phone(_ rules: Rules, showing root: UIViewController) -> Phone {
    let phone = Phone(rules)
    phone.window.rootViewController = root
    phone.window.makeKeyAndVisible()
    return phone
  }

  @Test func thePageShowsThisCode() throws {
    try expectCode(
      of: "ComingIntoAnExistingApp", or: ComingIntoAnExistingAppScenesTests.file,
      ComingIntoAnExistingAppLinksTests.file, SearchAndZoomTests.file)
  }

  @Test(arguments: Rules.all)
  func aDeepOldScreenStartsAFlowOnTheRouterThatExists(rules: Rules) async throws {
    let (navigation, settings) = (UINavigationController(), OldSettingsController())
    let phone = phone(rules, showing: navigation)
    navigation.setViewControllers([UIViewController(), settings], animated: false)
    let host = NavigationControllerHost(navigation)
    let router = StackRouter(host: host, sharedWithOtherCode: true)
    await phone.rest()
    settings.nameWasTapped()
    await phone.rest()
    let screen = try #require(navigation.topViewController as? EditNameScreen)
    screen.onName("Ada")
    await phone.rest()
    #expect(settings.name == "Ada")
    #expect(navigation.viewControllers.count == 2)
    #expect(router.modules.count == 2)
  }

  /// How a sheet goes, and whether its flow has a result.
  enum Way: CaseIterable {
    case finished
    case pulledDown
    case dismissed
  }

  @Test(arguments: Rules.all, Way.allCases)
  func aSheetThatOldCodePresentsEndsItsFlowOnce(rules: Rules, way: Way) async throws {
    let menu = OldMenuController()
    let phone = phone(rules, showing: menu)
    try await check(menu, way, on: phone)
    #expect(phone.front === menu)
  }

  @Test(arguments: Rules.all, Way.allCases)
  func aSheetComesOverASheetOfOldCode(rules: Rules, way: Way) async throws {
    let (root, menu) = (UIViewController(), OldMenuController())
    let phone = phone(rules, showing: root)
    root.present(menu, animated: true)
    await phone.rest()
    try await check(menu, way, on: phone)
    #expect(phone.front === menu, "the sheet of old code stays")
  }

  private func check(_ menu: OldMenuController, _ way: Way, on phone: Phone) async throws {
    for _ in 0..<2 {
      menu.showNameSheet()
      await phone.rest()
      let screen = try #require(phone.frontNavigation?.topViewController as? EditNameScreen)
      switch way {
      case .finished: screen.onName("Ada")
      case .pulledDown: #expect(phone.pullDown())
      case .dismissed: menu.dismiss(animated: true)
      }
      await phone.rest()
      #expect(menu.name == (way == .finished ? "Ada" : nil))
      #expect(!menu.hasRouter, "the end was told")
    }
    #expect(phone.exceptions == [])
  }

  @Test(arguments: Rules.all)
  func theRouterBelowCannotPresentWhileASheetOfOldCodeIsUp(rules: Rules) async {
    let desk = Desk(rules, isShared: true)
    await desk.push("a")
    desk.host.controller.present(UIViewController(), animated: true)
    await desk.phone.rest()
    await desk.present(Page("s"))
    #expect(desk.names == ["a"])
    #expect(desk.told == ["s: refused by the host"])
  }

  // MARK: - Tabs

  /// A phone with a tab bar controller of old code's, and a page on each of two tabs.
  private func tabs(_ rules: Rules) async -> (phone: Phone, tabs: OldTabs) {
    let controller = UITabBarController()
    let navigations = ["one", "two"].map { UINavigationController(rootViewController: Page($0)) }
    controller.setViewControllers(navigations, animated: false)
    let phone = phone(rules, showing: controller)
    let tabs = OldTabs(controller)
    await phone.rest()
    return (phone, tabs)
  }

  @Test(arguments: Rules.all)
  func eachTabOfOldCodeHasARouter(rules: Rules) async throws {
    let (phone, old) = await tabs(rules)
    let navigations = (old.controller.viewControllers ?? []).compactMap {
      $0 as? UINavigationController
    }
    #expect(navigations.map { StackRouter.of($0) === old.routers[0] } == [true, false])
    #expect(old.routers.map { $0.modules.map(\.name) } == [["one"], ["two"]])
    old.routers[1].push(Page("hidden"))
    await phone.rest()
    #expect(navigations[1].titles == ["two", "hidden"])
    #expect(phone.tapTab(1))
    await phone.rest()
    #expect(phone.beginSwipe())
    phone.commitSwipe()
    await phone.rest()
    #expect(old.routers[1].modules.map(\.name) == ["two"])
    old.routers[1].push(Form("form", .refused))
    await phone.rest()
    phone.tapTab(1)
    await phone.rest()
    #expect(navigations[1].titles == ["two", "form"], "it minds, and is put back if need be")
    #expect(phone.exceptions == [])
  }

  @Test(arguments: Rules.all)
  func whatAHiddenTabPresentsComesUpWithIt(rules: Rules) async {
    let (phone, old) = await tabs(rules)
    old.routers[1].present(Page("s"))
    await phone.rest()
    #expect(old.controller.presentedViewController == nil)
    #expect(phone.tapTab(1))
    await phone.rest()
    #expect(phone.frontNavigation?.titles == ["s"])
    old.routers[0].present(Page("t"))
    await phone.rest()
    #expect(phone.frontNavigation?.titles == ["s"], "there is one sheet over all tabs")
    #expect(phone.pullDown())
    await phone.rest()
    #expect(old.routers[1].modules.map(\.name) == ["two"])
  }
}
