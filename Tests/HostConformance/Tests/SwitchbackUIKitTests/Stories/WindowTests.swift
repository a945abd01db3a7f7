import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// A navigation controller that is taken out of the window, and put back.
@MainActor
struct WindowTests {
  @Test(arguments: Rules.all, [true, false])
  func aSheetThatWasOnItsWayComesBackWithTheWindow(rules: Rules, isCompleted: Bool) async {
    let desk = Desk(rules)
    let drive = Drive()
    await desk.push("a")
    let page = Page("s")
    desk.router.present(page, transition: .custom(Driven(by: drive, .forward)))
    desk.note(page)
    await desk.phone.turns()
    desk.phone.layOut()
    desk.phone.window.rootViewController = UIViewController()
    await desk.phone.turns()
    if isCompleted { drive.current?.finish() } else { drive.current?.cancel() }
    await desk.phone.rest()
    desk.phone.window.rootViewController = desk.host.controller
    await desk.phone.rest()
    if !isCompleted, desk.sheetTitles == nil {
      drive.current?.finish()
      await desk.phone.rest()
    }
    desk.expect(["a", "s"], told: [])
  }

  @Test(arguments: Rules.all)
  func whatOtherCodePushesBelowASheetThatCoversItIsFollowed(rules: Rules) async {
    let desk = Desk(rules, isShared: true)
    await desk.push("a")
    desk.host.controller.pushViewController(Page("own"), animated: true)
    await desk.present(Page("s"), transition: .custom(Zoom()))
    #expect(desk.names == desk.titles + (desk.sheetTitles ?? []))
    #expect(desk.told == [])
  }

  @Test(arguments: Rules.all)
  func sheetsAreHiddenWithTheWindowAndComeBack(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    desk.phone.window.rootViewController = UIViewController()
    for name in ["s", "t"] { await desk.present(Page(name)) }
    #expect(desk.names == ["a", "s", "t"])
    desk.phone.window.rootViewController = desk.host.controller
    await desk.phone.rest()
    #expect(desk.sheetTitles == ["s"])
    #expect(desk.phone.frontNavigation?.titles == ["t"])
    #expect(desk.names == ["a", "s", "t"])
    #expect(desk.told == [])
  }

  @Test(arguments: Rules.all)
  func aSheetOverASheetComesUpWithTheWindow(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    let page = Page("s")
    page.modalPresentationStyle = .fullScreen
    await desk.present(page)
    desk.phone.window.rootViewController = UIViewController()
    page.navigationController?.view.removeFromSuperview()
    await desk.present(Page("t"))
    desk.phone.window.rootViewController = desk.host.controller
    page.navigationController.map { desk.phone.window.addSubview($0.view) }
    await desk.phone.rest()
    #expect(desk.names == ["a", "s", "t"])
    #expect(desk.phone.frontNavigation?.titles == ["t"])
    #expect(desk.told == [])
  }
}
