import Observation
import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Screens that stop minding, or begin to, while nobody navigates, and no finger is put down.
@MainActor
struct ChangingTests {
  @Observable
  final class Model {
    var leaving = LeavePolicy.ask
  }

  /// A screen whose model Swift observes.
  final class ObservedForm: Page, LeaveGuard {
    let model = Model()
    var leaving: LeavePolicy { model.leaving }
  }

  /// One that says so.
  final class SayingForm: Page, LeaveGuard {
    var leaving = LeavePolicy.ask { didSet { stateChanged() } }
  }

  /// A screen, and how a test changes its mind.
  @MainActor
  private struct Subject {
    let page: Page
    let change: (LeavePolicy) -> Void

    static func make(isObserved: Bool) -> Subject {
      if isObserved {
        let form = ObservedForm("form")
        return Subject(page: form) { form.model.leaving = $0 }
      }
      let form = SayingForm("form")
      return Subject(page: form) { form.leaving = $0 }
    }
  }

  @Test(arguments: Rules.all, [false, true])
  func aScreenThatStopsMindingLetsTheTrackpadSwipe(rules: Rules, isObserved: Bool) async {
    let desk = Desk(rules)
    let form = Subject.make(isObserved: isObserved)
    await desk.push("list")
    await desk.push(form.page)
    let swipe = desk.host.controller.interactivePopGestureRecognizer
    for _ in 0..<2 {
      #expect(swipe?.isEnabled == false)
      form.change(.allowed)
      await desk.phone.turns()
      #expect(swipe?.isEnabled == true)
      form.change(.refused)
      await desk.phone.turns()
    }
    #expect(desk.titles == ["list", "form"])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all, [false, true])
  func aSheetThatStopsMindingIsNotHeld(rules: Rules, isObserved: Bool) async {
    let desk = Desk(rules)
    let form = Subject.make(isObserved: isObserved)
    await desk.push("list")
    await desk.present(form.page)
    let sheet = desk.host.controller.presentedViewController
    #expect(sheet?.isModalInPresentation == true)
    await desk.push("above")
    form.change(.allowed)
    await desk.phone.turns()
    #expect(sheet?.isModalInPresentation == false)
    form.change(.ask)
    await desk.phone.turns()
    #expect(sheet?.isModalInPresentation == true)
  }
}
