import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// The router of a navigation controller, looked up by code that has not made it.
@MainActor
struct FindingTests {
  /// A screen of old code, which is no module.
  private final class Old: UIViewController {}

  private func old(_ depth: Int, on controller: UINavigationController) -> UIViewController {
    for _ in 0..<depth { controller.pushViewController(Old(), animated: false) }
    return controller.topViewController ?? controller
  }

  @Test(arguments: Rules.all)
  func aDeepOldScreenFindsTheRouterAndStartsAFlow(rules: Rules) async {
    let desk = Desk(rules, isShared: true)
    let top = old(5, on: desk.host.controller)
    let child = UIViewController()
    top.addChild(child)
    await desk.phone.rest()
    #expect(StackRouter.of(top) === desk.router)
    #expect(StackRouter.of(child) === desk.router)
    #expect(StackRouter.of(desk.host.controller) === desk.router)
    StackRouter.of(child)?.push(Page("new"))
    await desk.phone.rest()
    #expect(desk.names.last == "new")
    #expect(desk.phone.exceptions == [])
  }

  @Test func thereIsNoneBeforeItIsMadeAndAfterItIsClosedOrLetGo() async {
    let (controller, screen) = (UINavigationController(), Old())
    #expect(StackRouter.of(screen) == nil, "it is nowhere")
    controller.pushViewController(screen, animated: false)
    #expect(StackRouter.of(screen) == nil, "there is no host")
    let host = NavigationControllerHost(controller)
    #expect(StackRouter.of(screen) == nil, "there is no router")
    var router: StackRouter? = StackRouter(host: host, sharedWithOtherCode: true)
    #expect(StackRouter.of(screen) === router)
    router?.close()
    #expect(StackRouter.of(screen) == nil, "it is closed")
    router = StackRouter(host: host, sharedWithOtherCode: true)
    #expect(StackRouter.of(screen) === router)
    router = nil
    #expect(StackRouter.of(screen) == nil, "it was let go")
    await Phone().turns()
    #expect(StackRouter.of(screen) == nil)
  }

  @Test func ofSeveralItIsTheLatestThatIsInUse() {
    let controller = UINavigationController()
    let hosts = (0..<3).map { _ in NavigationControllerHost(controller) }
    let routers = [2, 0, 1].map { StackRouter(host: hosts[$0], sharedWithOtherCode: true) }
    #expect(StackRouter.of(controller) === routers[2], "the router, not its host, was made last")
    routers[2].close()
    #expect(StackRouter.of(controller) === routers[1])
    routers[1].close()
    #expect(StackRouter.of(controller) === routers[0])
    let again = StackRouter(host: hosts[1], sharedWithOtherCode: true)
    #expect(StackRouter.of(controller) === again)
  }

  @Test func aRouterThatLosesItsHostIsNotFound() {
    let host = NavigationControllerHost()
    let first = StackRouter(host: host, onIssue: { _ in })
    let second = StackRouter(host: host)
    #expect(StackRouter.of(host.controller) === second)
    withExtendedLifetime(first) {}
  }

  @Test(arguments: Rules.all)
  func aSheetOfTheRoutersHasTheSameRouter(rules: Rules) async throws {
    let desk = Desk(rules)
    await desk.push("a")
    let page = Page("s")
    await desk.present(page)
    #expect(StackRouter.of(page) === desk.router)
    #expect(TabRouter.of(page) == nil)
    let sheet = try #require(page.navigationController)
    desk.router.dismiss()
    await desk.phone.rest()
    #expect(StackRouter.of(sheet) == nil)
  }

  @Test(arguments: Rules.all)
  func aScreenOfATabFindsTheTab(rules: Rules) async throws {
    let desk = await TabDesk(rules)
    let page = Page("f")
    await desk.push(page, on: .friends)
    #expect(TabRouter.of(page) === desk.tabs[.friends])
    #expect(StackRouter.of(page) === desk.desk.router)
    #expect(TabRouter.of(desk.container) == nil)
    #expect(StackRouter.of(desk.container) === desk.desk.router)
    let mail = try #require(desk.controller(of: .mail))
    #expect(TabRouter.of(mail) === desk.tabs[.mail])
    let sheet = Page("s")
    desk.tabs[.friends]?.present(sheet)
    await desk.phone.rest()
    #expect(TabRouter.of(sheet) === desk.tabs[.friends])
  }

  @Test(arguments: Rules.all)
  func aNavigationControllerInsideOfAScreenIsPassedOver(rules: Rules) async {
    let desk = Desk(rules)
    let (page, inner) = (Page("a"), UINavigationController())
    page.addChild(inner)
    await desk.push(page)
    let deep = old(2, on: inner)
    #expect(StackRouter.of(deep) === desk.router)
    let host = NavigationControllerHost(inner)
    let router = StackRouter(host: host, sharedWithOtherCode: true)
    #expect(StackRouter.of(deep) === router)
    #expect(StackRouter.of(page) === desk.router)
  }

  @Test(arguments: Rules.all)
  func aSheetOfOldCodeHasNoRouterOfWhatIsBelow(rules: Rules) async {
    let desk = Desk(rules, isShared: true)
    await desk.push("a")
    let sheet = UINavigationController(rootViewController: Old())
    desk.host.controller.present(sheet, animated: true)
    await desk.phone.rest()
    #expect(StackRouter.of(sheet) == nil)
  }

  @Test func aLookUpKeepsNothingAlive() async {
    weak var router: StackRouter?
    weak var host: NavigationControllerHost?
    weak var controller: UINavigationController?
    do {
      let made = NavigationControllerHost()
      let owner = StackRouter(host: made)
      (router, host, controller) = (owner, made, made.controller)
      #expect(StackRouter.of(made.controller) === owner)
    }
    await Phone().turns()
    #expect(router == nil)
    #expect(host == nil)
    #expect(controller == nil)
  }
}
