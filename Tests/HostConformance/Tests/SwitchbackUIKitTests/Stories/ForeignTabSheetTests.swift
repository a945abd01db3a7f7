import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Tab bar controllers that other code presents, with a router for each tab.
@MainActor
struct ForeignTabSheetTests {
  private final class Told { var causes: [EndCause] = [] }

  /// A screen, and two tabs to be presented over it.
  @MainActor
  private struct TwoTabs {
    let below = UIViewController()
    let tabs = UITabBarController()
    let controllers = [UINavigationController(), UINavigationController()]
    let routers: [StackRouter]

    init(on phone: Phone) {
      phone.window.rootViewController = below
      phone.window.makeKeyAndVisible()
      tabs.setViewControllers(controllers, animated: false)
      routers = controllers.map { StackRouter(host: NavigationControllerHost($0)) }
    }
  }

  @Test(arguments: Rules.all, [true, false])
  func aTabThatWasNeverSeenIsAskedAndTold(rules: Rules, isPulled: Bool) async {
    let phone = Phone(rules)
    let shown = TwoTabs(on: phone)
    let routers = shown.routers
    let form = Form("form", .ask)
    routers[0].push(Page("a"))
    routers[1].push(form)
    let told = Told()
    routers[1].observeRemoval(of: form, by: told) { $0.causes.append($1) }
    shown.below.present(shown.tabs, animated: true)
    await phone.rest()
    #expect(!phone.pullDown())
    await phone.rest()
    #expect(form.attempts.count == 1)
    #expect(routers.map(\.modules.count) == [1, 1])
    form.leaving = .allowed
    if isPulled { #expect(phone.pullDown()) } else { shown.below.dismiss(animated: true) }
    await phone.rest()
    #expect(routers.map(\.modules.count) == [0, 0])
    #expect(told.causes == [.systemBack(isPulled ? .pullDown : .unknown)])
    #expect(!shown.controllers[1].isViewLoaded, "nobody has loaded what was not seen")
  }

  /// Nothing has reached its host before the sheet goes.
  @Test(arguments: Rules.all, [true, false])
  func aTabThatWasNeverSeenIsToldHowTheSheetHasGone(rules: Rules, isPulled: Bool) async {
    let phone = Phone(rules)
    let shown = TwoTabs(on: phone)
    let routers = shown.routers
    let told = Told()
    for router in routers {
      let page = Page("page")
      router.push(page)
      router.observeRemoval(of: page, by: told) { $0.causes.append($1) }
    }
    shown.below.present(shown.tabs, animated: true)
    await phone.rest()
    if isPulled { #expect(phone.pullDown()) } else { shown.below.dismiss(animated: true) }
    await phone.rest()
    let cause = EndCause.systemBack(isPulled ? .pullDown : .unknown)
    #expect(told.causes == [cause, cause])
  }
}
