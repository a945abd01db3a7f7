import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Popovers whose delegate is the app's, with the methods of today or with those from before iOS 13.
@MainActor
struct PopoverTests {
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
