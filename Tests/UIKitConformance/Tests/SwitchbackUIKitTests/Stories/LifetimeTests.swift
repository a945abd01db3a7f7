import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// What is left when something has gone: nothing.
@MainActor
struct LifetimeTests {
  private struct Kept {
    weak var host: NavigationControllerHost?
    weak var controller: UINavigationController?
    weak var delegate: NSObject?
    weak var sheet: UIViewController?
    weak var page: Page?

    var isNothing: Bool {
      host == nil && controller == nil && delegate == nil && sheet == nil && page == nil
    }
  }

  @Test(arguments: Rules.all, [ScreenTransition.automatic, .custom(Zoom())])
  func nothingIsLeftOfASheet(rules: Rules, transition: ScreenTransition) async {
    let desk = Desk(rules)
    await desk.push("a")
    var kept = Kept()
    await {
      let page = Page("s")
      await desk.present(page, transition: transition)
      await desk.push(Page("t"), transition: transition)
      kept.page = page
      kept.sheet = page.navigationController
      kept.delegate = page.navigationController?.delegate as? NSObject
    }()
    desk.router.dismiss()
    await desk.phone.rest()
    #expect(kept.isNothing)
  }

  @Test(arguments: Rules.all)
  func nothingIsLeftOfASheetThatUIKitHasRefused(rules: Rules) async {
    let made = Made()
    let host = NavigationControllerHost(
      prepareSheet: { sheet, _ in
        made.prepared += 1
        sheet.sheetPresentationController?.prefersGrabberVisible = true
      },
      makeSheetController: {
        let sheet = UINavigationController()
        made.sheets.append(Kept(sheet: sheet))
        return sheet
      })
    let phone = Phone(rules)
    phone.window.rootViewController = host.controller
    phone.window.makeKeyAndVisible()
    let router = StackRouter(host: host)
    router.push(Page("a"))
    await phone.rest()
    host.controller.present(UIViewController(), animated: true)
    await phone.rest()
    let ticket = router.present(Page("s"))
    await phone.rest()
    #expect(ticket.outcome != nil)
    #expect(router.modules.map(\.name) == ["a"])
    #expect(made.sheets.count == 1)
    #expect(made.sheets.first?.isNothing == true)
    host.controller.dismiss(animated: true)
    await phone.rest()
    router.present(Page("t"))
    await phone.rest()
    #expect(phone.frontNavigation?.titles == ["t"])
    #expect(made.prepared == 1, "only what comes up")
  }

  private final class Made {
    var prepared = 0
    var sheets: [Kept] = []
  }

  @Test(arguments: Rules.all, [ScreenTransition.automatic, .custom(Zoom())])
  func nothingIsLeftOfAController(rules: Rules, transition: ScreenTransition) async {
    var kept = Kept()
    await {
      let desk = Desk(rules)
      await desk.push("a")
      let page = Page("b")
      await desk.push(page, transition: transition)
      kept = Kept(host: desk.host, controller: desk.host.controller, page: page)
      kept.delegate = desk.host.controller.delegate as? NSObject
      desk.phone.window.rootViewController = nil
    }()
    for _ in 0..<20 { await Task.yield() }
    #expect(kept.isNothing)
  }
}
