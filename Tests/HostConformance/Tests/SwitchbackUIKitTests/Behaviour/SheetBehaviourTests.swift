import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// What is known of UIKit's sheets and tabs, by the numbers in RULES.md, and what the host makes of it.
@MainActor
struct SheetBehaviourTests {
  private func desk(_ rules: Rules) async -> Desk {
    let desk = Desk(rules)
    await desk.push("a")
    await desk.present(Page("s"))
    await desk.push("t")
    desk.expect(["a", "s", "t"], told: [])
    return desk
  }

  @Test(arguments: Rules.all)
  func b14SheetThatIsDismissedByTheRouterIsToldOnce(rules: Rules) async {
    let desk = await desk(rules)
    let ticket = desk.router.dismiss()
    await desk.phone.rest()
    desk.expect(["a"], told: ["t: dismissed", "s: dismissed"])
    if case .committed = ticket.outcome {} else { Issue.record("\(ticket.outcome as Any)") }
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func b14SheetThatIsPulledDownIsToldOnce(rules: Rules) async {
    let desk = await desk(rules)
    #expect(desk.phone.pullDown())
    await desk.phone.rest()
    desk.expect(["a"], told: ["t: system back (pullDown)", "s: system back (pullDown)"])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func b14SheetThatOtherCodeDismissesIsToldOnce(rules: Rules) async {
    let desk = await desk(rules)
    desk.host.controller.presentedViewController?.dismiss(animated: true)
    await desk.phone.rest()
    desk.expect(["a"], told: ["t: system back", "s: system back"])
    await desk.present(Page("u"))
    #expect(desk.names == ["a", "u"])
    #expect(desk.sheetTitles == ["u"])
  }

  @Test(arguments: Rules.all)
  func b14SheetThatIsLetGoOfAgainStays(rules: Rules) async {
    let desk = await desk(rules)
    #expect(desk.phone.beginPull())
    await desk.phone.turns()
    desk.phone.cancelPull()
    await desk.phone.rest()
    desk.expect(["a", "s", "t"], told: [])
    await desk.push("u")
    desk.expect(["a", "s", "t", "u"], told: [])
  }

  @Test(arguments: Rules.all)
  func b15SheetsAreDismissedTogetherAndToldTopFirst(rules: Rules) async {
    let desk = await desk(rules)
    await desk.present(Page("u"))
    #expect(desk.names == ["a", "s", "t", "u"])
    desk.host.controller.dismiss(animated: true)
    await desk.phone.rest()
    desk.expect(["a"], told: ["u", "t", "s"].map { "\($0): system back" })
    #expect(desk.stacksWhenTold == [["a"], ["a"], ["a"]], "all have left before anyone is told")
  }

  @Test(arguments: Rules.all)
  func b16SheetThatUIKitRefusesIsGivenUpAndReported(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    let alert = UIAlertController(title: "Mail", message: nil, preferredStyle: .alert)
    desk.host.controller.present(alert, animated: true)
    await desk.phone.rest()
    let ticket = await desk.present(Page("s"))
    #expect(desk.names == ["a"])
    #expect(desk.told == ["s: refused by the host"])
    #expect(desk.issues == [.commandDropped, .commandGivenUp])
    #expect(ticket.outcome == .superseded)
    #expect(alert.presentingViewController != nil, "what the app presents is the app's")
  }

  @Test(arguments: Rules.all)
  func b16DismissingWhatIsGoneAlreadyEnds(rules: Rules) async {
    let desk = await desk(rules)
    desk.host.controller.dismiss(animated: false)
    let ticket = desk.router.dismiss()
    await desk.phone.rest()
    #expect(desk.names == ["a"])
    #expect(desk.told.count == 2)
    #expect(ticket.outcome != nil)
    await desk.push("b")
    #expect(desk.titles == ["a", "b"])
  }

  @Test(arguments: Rules.all)
  func b16SheetsFollowEachOther(rules: Rules) async {
    let desk = await desk(rules)
    desk.router.dismiss()
    desk.router.present(Page("u"))
    await desk.phone.rest()
    #expect(desk.names == ["a", "u"])
    #expect(desk.sheetTitles == ["u"])
    #expect(desk.phone.console == [])
  }

  @Test(arguments: Rules.all)
  func b16SheetThatIsPresentedBeforeTheWindowIsThereComesUpWithIt(rules: Rules) async {
    let desk = Desk(rules, isVisible: false)
    await desk.push("a")
    await desk.present(Page("s"))
    #expect(desk.sheetTitles == nil)
    desk.phone.window.makeKeyAndVisible()
    await desk.phone.rest()
    desk.expect(["a", "s"], told: [])
    #expect(desk.phone.console == [])
  }
}
