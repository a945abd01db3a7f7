import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// What is known of UIKit's ways back, by the numbers in RULES.md, and what the host makes of it.
@MainActor
struct SwipeBehaviourTests {
  private func desk(_ rules: Rules) async -> Desk {
    let desk = Desk(rules)
    await desk.push("a", "b")
    return desk
  }

  @Test(arguments: Rules.all)
  func b1CancelledSwipeLeavesNoTrace(rules: Rules) async {
    let desk = await desk(rules)
    var events: [String] = []
    desk.router.observe { events.append($0.description) }
    #expect(desk.phone.beginSwipe())
    await desk.phone.turns()
    desk.phone.moveSwipe(to: 0.6)
    desk.phone.cancelSwipe()
    await desk.phone.rest()
    desk.expect(["a", "b"], told: [])
    #expect(events == [])
    #expect(desk.issues == [])
    await desk.push("c")
    desk.expect(["a", "b", "c"], told: [])
  }

  @Test(arguments: Rules.all)
  func b1aSwipeThatIsCancelledTwiceAndThenCompletedIsToldOnce(rules: Rules) async {
    let desk = await desk(rules)
    for _ in 0..<2 {
      #expect(desk.phone.beginSwipe())
      desk.phone.cancelSwipe()
      await desk.phone.rest()
      desk.expect(["a", "b"], told: [])
    }
    #expect(desk.phone.beginSwipe())
    desk.phone.moveSwipe(to: 0.9)
    await desk.phone.rest()
    #expect(desk.told == [], "the finger is still down")
    desk.phone.commitSwipe()
    await desk.phone.rest()
    desk.expect(["a"], told: ["b: system back (swipe)"])
  }

  @Test(arguments: Rules.all)
  func b7WhatWasPushedDuringASwipeCanBeSwipedAway(rules: Rules) async {
    var rules = rules
    rules.commandsDuringTransitionRace = true
    rules.commandsDuringTransitionAreDropped = false
    let desk = await desk(rules)
    #expect(desk.phone.beginSwipe())
    desk.host.controller.pushViewController(Page("c"), animated: true)
    desk.phone.cancelSwipe()
    await desk.phone.rest()
    let shown = desk.titles
    for _ in 0..<2 {
      desk.phone.cancelSwipe()
      await desk.phone.rest()
      desk.expect(shown, told: [])
      #expect(desk.phone.beginSwipe())
    }
    desk.phone.commitSwipe()
    await desk.phone.rest()
    #expect(desk.titles == shown.dropLast())
    #expect(desk.names == desk.titles)
  }

  @Test(arguments: Rules.all)
  func b2ScreenThatOnlyDisappearsIsNotTold(rules: Rules) async {
    final class Watching: Page {
      var calls: [String] = []
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        calls.append("will disappear")
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("did appear")
      }

    }
    let desk = Desk(rules)
    await desk.push("a")
    let page = Watching("b")
    await desk.push(page)
    page.calls = []
    #expect(desk.phone.beginSwipe())
    desk.phone.cancelSwipe()
    await desk.phone.rest()
    #expect(page.calls == ["will disappear", "did appear"])
    desk.expect(["a", "b"], told: [])
  }

  @Test(arguments: Rules.all)
  func b3BackButtonIsHeardLikeASwipe(rules: Rules) async {
    let desk = await desk(rules)
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    desk.expect(["a"], told: ["b: system back"])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func b18BackTappedAgainAndAgainIsToldForEach(rules: Rules) async {
    let desk = await desk(rules)
    await desk.push("c", "d")
    let taps = (0..<3).filter { _ in desk.phone.tapBack() }.count
    #expect(taps == (rules.backCanBeTappedDuringTransitions ? 3 : 1))
    await desk.phone.rest()
    let left = ["d", "c", "b"].prefix(taps)
    desk.expect(
      Array(["a", "b", "c", "d"].dropLast(taps)), told: left.map { "\($0): system back" })
  }

  @Test(arguments: Rules.all, [true, false])
  func b18NeitherSwipeBeginsWhereGesturesAreForbidden(rules: Rules, fromEdge: Bool) async {
    let desk = await desk(rules)
    let page = Page("c")
    await desk.push(page)
    page.backGesture = .forbidden
    #expect(!desk.phone.beginSwipe(fromEdge: fromEdge))
    page.backGesture = .automatic
    if rules.popRecognizersHearTouchesFirst { _ = desk.phone.touch() }
    let canSwipe = fromEdge || rules.hasContentPopGesture
    #expect(desk.phone.beginSwipe(fromEdge: fromEdge) == canSwipe)
    desk.phone.commitSwipe()
    await desk.phone.rest()
    #expect(desk.names == (canSwipe ? ["a", "b"] : ["a", "b", "c"]))
  }

  @Test(arguments: Rules.all)
  func b19PushThatTheUserGrabsAndReversesIsFollowed(rules: Rules) async {
    let desk = await desk(rules)
    let drive = Drive()
    desk.router.push(Page("c"), transition: .custom(Driven(by: drive)))
    await desk.phone.turns()
    desk.phone.layOut()
    drive.current?.update(0.4)
    drive.current?.cancel()
    await desk.phone.rest()
    #expect(desk.names == desk.titles)
    #expect(desk.told == [])
    await desk.push("d")
    #expect(desk.names == desk.titles)
    #expect(desk.phone.exceptions == [])
  }

  @Test(arguments: Rules.all)
  func b19PopThatTheUserGrabsAndReversesIsNone(rules: Rules) async {
    let desk = await desk(rules)
    #expect(desk.phone.tapBack())
    await desk.phone.turns()
    desk.phone.layOut()
    #expect(desk.phone.grab())
    desk.phone.moveSwipe(to: 0.2)
    desk.phone.cancelSwipe()
    await desk.phone.rest()
    desk.expect(["a", "b"], told: [])
    await desk.push("c")
    desk.expect(["a", "b", "c"], told: [])
  }
}
