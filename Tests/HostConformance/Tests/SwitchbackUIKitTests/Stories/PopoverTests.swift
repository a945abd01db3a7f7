import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Where popovers point, and those whose delegate is the app's, with the methods of today or from before iOS 13.
@MainActor
struct PopoverTests {
  @Test func aPopoverPointsAtTheButtonThatTheAppHasChosen() async {
    var rules = Rules()
    rules.isPad = true
    let item = UIBarButtonItem()
    let desk = Desk(
      rules, prepareSheet: { $0.popoverPresentationController?.barButtonItem = item })
    await desk.push("a")
    let page = Page("s")
    page.modalPresentationStyle = .popover
    await desk.present(page)
    let popover = page.navigationController?.popoverPresentationController
    #expect(popover?.barButtonItem === item)
    #expect(popover?.sourceView == nil)
  }

  @Test func aPopoverPointsAtTheViewThatTheAppHasChosen() async {
    var rules = Rules()
    rules.isPad = true
    let view = UIView()
    let desk = Desk(
      rules,
      prepareSheet: { sheet in
        sheet.popoverPresentationController?.sourceView = view
        sheet.popoverPresentationController?.permittedArrowDirections = .up
      })
    await desk.push("a")
    let page = Page("s")
    page.modalPresentationStyle = .popover
    await desk.present(page)
    let popover = page.navigationController?.popoverPresentationController
    #expect(popover?.sourceView === view)
    #expect(popover?.permittedArrowDirections == .up)
  }

  @Test(arguments: Rules.all)
  func aPopoverWithoutAPlaceStandsInTheMiddleAndPointsNowhere(rules: Rules) async {
    var rules = rules
    rules.isPad = true
    let desk = Desk(rules)
    let other = Phone()
    await desk.push("a")
    let page = Page("s")
    page.modalPresentationStyle = .popover
    await desk.present(page)
    desk.expect(["a", "s"], told: [])
    let popover = page.navigationController?.popoverPresentationController
    let view = desk.host.controller.view
    #expect(popover?.sourceView === view)
    let middle = view.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) }
    #expect(popover?.sourceRect.origin == middle)
    #expect(popover?.permittedArrowDirections == [])
    withExtendedLifetime(other) {}
  }

  private func desk(_ rules: Rules, _ app: App) async -> Desk {
    var rules = rules
    rules.isPad = true
    let desk = Desk(rules) { [weak app] sheet in
      sheet.popoverPresentationController?.delegate = app
    }
    await desk.push("a")
    let page = Page("s")
    page.modalPresentationStyle = .popover
    await desk.present(page)
    return desk
  }

  @Test(arguments: Rules.all)
  func aDelegateWithTheMethodsOfTodayIsAskedAndTold(rules: Rules) async {
    let app = App()
    app.unimplemented = [.shouldDismissPopover, .didDismissPopover]
    let desk = await desk(rules, app)
    app.refuses = ["should dismiss", "old should dismiss"]
    #expect(!desk.phone.tapBesidePopover())
    await desk.phone.rest()
    desk.expect(["a", "s"], told: [])
    app.refuses = []
    #expect(desk.phone.tapBesidePopover())
    await desk.phone.rest()
    desk.expect(["a"], told: ["s: system back (pullDown)"])
    #expect(app.calls == ["should dismiss", "should dismiss", "did dismiss"])
  }

  @Test(arguments: Rules.all)
  func aDelegateWithTheOldMethodsIsAskedAndToldOnce(rules: Rules) async {
    let app = App()
    app.unimplemented = [.shouldDismiss, .didDismiss]
    let desk = await desk(rules, app)
    app.refuses = ["should dismiss", "old should dismiss"]
    #expect(!desk.phone.tapBesidePopover())
    await desk.phone.rest()
    desk.expect(["a", "s"], told: [])
    app.refuses = []
    #expect(desk.phone.tapBesidePopover())
    await desk.phone.rest()
    desk.expect(["a"], told: ["s: system back (pullDown)"])
    #expect(app.calls.filter { $0 == "old did dismiss" }.count == 1)
    #expect(Set(app.calls) == ["old should dismiss", "old did dismiss"])
  }

  /// UIKit may call the old methods after those of today.
  @Test(arguments: [false, true])
  func aDelegateWithBothMayRefuseWithEither(isCalledToo: Bool) async {
    var rules = Rules()
    rules.oldPopoverMethodsAreCalledToo = isCalledToo
    let app = App()
    app.refuses = ["old should dismiss"]
    let desk = await desk(rules, app)
    #expect(desk.phone.tapBesidePopover() == !isCalledToo)
    await desk.phone.rest()
    #expect(desk.names == (isCalledToo ? ["a", "s"] : ["a"]))
  }

  @Test(arguments: Rules.all)
  func aModuleThatMindsKeepsThePopoverAndTheAppIsNotAsked(rules: Rules) async {
    let app = App()
    app.unimplemented = [.shouldDismiss, .didDismiss]
    let desk = await desk(rules, app)
    let form = Form("form", .refused)
    await desk.push(form)
    #expect(!desk.phone.tapBesidePopover())
    await desk.phone.rest()
    #expect(desk.names == ["a", "s", "form"])
    #expect(app.calls == [])
    form.leaving = .allowed
    desk.phone.touch()
    await desk.phone.rest()
    #expect(desk.phone.tapBesidePopover())
    await desk.phone.rest()
    #expect(desk.names == ["a"])
    #expect(app.calls.filter { $0 == "old did dismiss" }.count == 1)
    #expect(Set(app.calls) == ["old should dismiss", "old did dismiss"])
  }

  /// The app's own delegate, with both.
  private final class App: NSObject, UIPopoverPresentationControllerDelegate {
    var refuses: Set<String> = []
    private(set) var calls: [String] = []

    func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
      guard !unimplemented.contains(.shouldDismiss) else { return true }
      calls.append("should dismiss")
      return !refuses.contains("should dismiss")
    }

    func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
      if !unimplemented.contains(.didDismiss) { calls.append("did dismiss") }
    }

    func popoverPresentationControllerShouldDismissPopover(
      _ popover: UIPopoverPresentationController
    ) -> Bool {
      guard !unimplemented.contains(.shouldDismissPopover) else { return true }
      calls.append("old should dismiss")
      return !refuses.contains("old should dismiss")
    }

    func popoverPresentationControllerDidDismissPopover(
      _ popover: UIPopoverPresentationController
    ) {
      if !unimplemented.contains(.didDismissPopover) { calls.append("old did dismiss") }
    }
  }
}
