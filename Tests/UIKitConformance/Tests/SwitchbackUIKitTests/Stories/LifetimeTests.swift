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
