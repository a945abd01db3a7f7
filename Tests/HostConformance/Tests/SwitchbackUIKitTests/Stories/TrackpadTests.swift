import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Swipes on a trackpad, of which it is not known whether a recogniser hears that they begin.
@MainActor
struct TrackpadTests {
  private func desk(_ rules: Rules, _ top: Page) async -> Desk {
    let desk = Desk(rules)
    await desk.push("a", "b")
    await desk.push(top)
    return desk
  }

  @Test(arguments: Rules.all)
  func aPageThatNobodyMindsLeavingIsToldOnce(rules: Rules) async {
    let desk = await desk(rules, Page("c"))
    #expect(desk.phone.beginTrackpadSwipe())
    desk.phone.commitSwipe()
    await desk.phone.rest()
    desk.expect(["a", "b"], told: ["c: system back (swipe)"])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aSwipeThatIsCancelledLeavesNoTrace(rules: Rules) async {
    let desk = await desk(rules, Page("c"))
    var events: [String] = []
    desk.router.observe { events.append($0.description) }
    _ = desk.phone.beginTrackpadSwipe()
    await desk.phone.turns()
    desk.phone.cancelSwipe()
    await desk.phone.rest()
    desk.expect(["a", "b", "c"], told: [])
    #expect(events == [])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all, [LeavePolicy.refused, .ask])
  func aPageThatMindsIsNotEvenMoved(rules: Rules, leaving: LeavePolicy) async {
    let form = Form("c", leaving)
    let desk = await desk(rules, form)
    #expect(!desk.phone.beginTrackpadSwipe())
    await desk.phone.rest()
    desk.expect(["a", "b", "c"], told: [])
    #expect(form.attempts.count == 0)
  }

  @Test(arguments: Rules.all)
  func aSheetThatMindsNoMoreIsPulledDownAfterItWasPulledAtInVain(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    let form = Form("s", .refused)
    await desk.present(form)
    form.leaving = .allowed
    _ = desk.phone.beginTrackpadPull()
    await desk.phone.turns()
    desk.phone.cancelPull()
    await desk.phone.rest()
    #expect(desk.phone.beginTrackpadPull(), "it is asked when it is pulled at")
    desk.phone.commitPull()
    await desk.phone.rest()
    desk.expect(["a"], told: ["s: system back (pullDown)"])
  }

  @Test(arguments: Rules.all)
  func aPageThatMindsAndWasThereBeforeTheRouterIsNotEvenMoved(rules: Rules) async {
    let controller = UINavigationController()
    controller.viewControllers = [Page("a"), Form("b", .refused)]
    let desk = Desk(rules, on: controller, isShared: true)
    await desk.phone.rest()
    #expect(!desk.phone.beginTrackpadSwipe())
    await desk.phone.rest()
    desk.expect(["a", "b"], told: [])
  }

  @Test(arguments: Rules.all)
  func aPageThatHasComeToMindIsThereAgain(rules: Rules) async {
    let form = Form("c", .allowed)
    let desk = await desk(rules, form)
    form.leaving = .refused
    let moves = desk.phone.beginTrackpadSwipe()
    if !rules.trackpadSwipesHaveNoTouch { #expect(!moves) }
    await desk.phone.turns()
    desk.phone.commitSwipe()
    await desk.phone.rest()
    desk.expect(["a", "b", "c"], told: [])
    #expect(form.view.window != nil)
    form.leaving = .allowed
    desk.phone.touch()
    await desk.phone.rest()
    // The page has a back action now.
    guard !rules.backActionDisablesSwipe else { return }
    #expect(desk.phone.beginTrackpadSwipe())
    desk.phone.commitSwipe()
    await desk.phone.rest()
    desk.expect(["a", "b"], told: ["c: system back (swipe)"])
  }

  @Test(arguments: Rules.all)
  func aPageThatHasComeToAskIsAskedOnceAndCanLeave(rules: Rules) async {
    let form = Form("c", .allowed)
    let desk = await desk(rules, form)
    form.leaving = .ask
    guard desk.phone.beginTrackpadSwipe() else { return }
    desk.phone.commitSwipe()
    await desk.phone.rest()
    desk.expect(["a", "b", "c"], told: [])
    #expect(form.attempts.count == 1)
    form.attempts.first?.leaveAnyway()
    await desk.phone.rest()
    #expect(desk.names == ["a", "b"])
    #expect(desk.titles == ["a", "b"])
    #expect(desk.told.count == 1)
  }
}
