import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Transitions of the app's own, and requests without animation.
@MainActor
struct TransitionTests {
  @Test(arguments: Rules.all)
  func whatWasShownWithATransitionLeavesWithIt(rules: Rules) async {
    let desk = Desk(rules)
    let drive = Drive()
    await desk.push("a")
    await desk.push(Page("b"), transition: .custom(Slow(drive)))
    #expect(drive.directions == [.forward])
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    #expect(drive.directions == [.forward, .back])
    desk.expect(["a"], told: ["b: system back"])
    await desk.push("c")
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    #expect(drive.directions == [.forward, .back], "it does not stick to the next one")
  }

  @Test(arguments: Rules.all)
  func otherCodeIsNotAnimatedWithIt(rules: Rules) async {
    let desk = Desk(rules, isShared: true)
    let drive = Drive()
    await desk.push("a")
    await desk.push(Page("b"), transition: .custom(Slow(drive)))
    desk.host.controller.pushViewController(Page("own"), animated: true)
    await desk.phone.rest()
    #expect(drive.directions == [.forward])
    #expect(desk.titles == ["a", "b", "own"])
    #expect(desk.names == desk.titles)
  }

  @Test(arguments: Rules.all)
  func aGestureOfTheAppsOwnMayBeCancelled(rules: Rules) async {
    let desk = Desk(rules)
    let drive = Drive()
    await desk.push("a")
    await desk.push(Page("b"), transition: .custom(Driven(by: drive, .back)))
    for isCompleted in [false, true] {
      desk.host.controller.popViewController(animated: true)
      await desk.phone.turns()
      desk.phone.layOut()
      drive.current?.update(0.5)
      if isCompleted { drive.current?.finish() } else { drive.current?.cancel() }
      await desk.phone.rest()
      desk.expect(
        isCompleted ? ["a"] : ["a", "b"], told: isCompleted ? ["b: system back (swipe)"] : [])
    }
  }

  @Test(arguments: Rules.all, [true, false])
  func aGestureThatBeginsInTheTurnOfATouchIsNotLost(rules: Rules, isCompleted: Bool) async {
    let desk = Desk(rules)
    let drive = Drive()
    await desk.push("a")
    await desk.push(Page("b"), transition: .custom(Driven(by: drive, .back)))
    desk.phone.touch()
    desk.host.controller.popViewController(animated: true)
    await desk.phone.turns()
    desk.phone.layOut()
    await desk.phone.turns()
    #expect(drive.directions == [.forward, .back])
    if isCompleted { drive.current?.finish() } else { drive.current?.cancel() }
    await desk.phone.rest()
    desk.expect(
      isCompleted ? ["a"] : ["a", "b"], told: isCompleted ? ["b: system back (swipe)"] : [])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all, [true, false])
  func aGestureOnASheetThatBeginsInTheTurnOfATouchIsNotLost(
    rules: Rules, isCompleted: Bool
  ) async {
    let desk = Desk(rules)
    let drive = Drive()
    await desk.push("a")
    await desk.present(Page("s"), transition: .custom(Driven(by: drive, .back)))
    desk.phone.touch()
    desk.host.controller.dismiss(animated: true)
    await desk.phone.turns()
    desk.phone.layOut()
    await desk.phone.turns()
    #expect(drive.directions == [.forward, .back])
    if isCompleted { drive.current?.finish() } else { drive.current?.cancel() }
    await desk.phone.rest()
    desk.expect(isCompleted ? ["a"] : ["a", "s"], told: isCompleted ? ["s: system back"] : [])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aScreenThatAsksForItCanBeSwipedAwayAllTheSame(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    let page = Page("b")
    page.backGesture = .allowed
    await desk.push(page, transition: .custom(Slow(Drive())))
    #expect(desk.phone.beginSwipe())
    desk.phone.commitSwipe()
    await desk.phone.rest()
    desk.expect(["a"], told: ["b: system back (swipe)"])
  }

  @Test(arguments: Rules.all)
  func aSheetIsPresentedWithATransitionAndLeavesWithIt(rules: Rules) async {
    let desk = Desk(rules)
    let drive = Drive()
    await desk.push("a")
    await desk.present(Page("s"), transition: .custom(Slow(drive)))
    #expect(drive.directions == [.forward])
    #expect(desk.sheetTitles == ["s"])
    desk.router.dismiss()
    await desk.phone.rest()
    #expect(drive.directions == [.forward, .back])
    desk.expect(["a"], told: ["s: dismissed"])
  }

  @Test(arguments: Rules.all, [true, false])
  func aSheetLeavesWithTheTransitionThatTheRequestNames(rules: Rules, hasOne: Bool) async {
    let desk = Desk(rules)
    let (coming, going) = (Drive(), Drive())
    await desk.push("a")
    await desk.present(Page("s"), transition: hasOne ? .custom(Slow(coming)) : .automatic)
    desk.router.dismiss(transition: .custom(Slow(going)))
    await desk.phone.rest()
    #expect(coming.directions == (hasOne ? [.forward] : []))
    #expect(going.directions == [.back])
    desk.expect(["a"], told: ["s: dismissed"])
  }

  @Test(arguments: Rules.all)
  func aTransitionThatTheRequestNamesComesBeforeOneOfTheAppsOwn(rules: Rules) async {
    final class App: NSObject, UIViewControllerTransitioningDelegate {}
    let app = App()
    let desk = Desk(rules) { $0.transitioningDelegate = app }
    await desk.push("a")
    let (named, other) = (Page("named"), Page("other"))
    await desk.present(named, transition: .custom(Slow(Drive())))
    #expect(named.navigationController?.transitioningDelegate != nil)
    #expect(named.navigationController?.transitioningDelegate !== app)
    desk.router.dismiss()
    await desk.phone.rest()
    await desk.present(other)
    #expect(other.navigationController?.transitioningDelegate === app)
  }

  @Test(arguments: Rules.all)
  func aSheetThatAFingerHoldsBackWhenItIsDismissedIsDismissedOnceMore(rules: Rules) async {
    let desk = Desk(rules)
    let drive = Drive()
    await desk.push("a")
    await desk.present(Page("s"), transition: .custom(Driven(by: drive, .back)))
    desk.router.dismiss()
    for isCompleted in [false, true] {
      await desk.phone.turns()
      desk.phone.layOut()
      if isCompleted { drive.current?.finish() } else { drive.current?.cancel() }
      await desk.phone.rest()
    }
    desk.expect(["a"], told: ["s: dismissed"])
    #expect(desk.issues == [.commandDropped])
  }

  @Test(arguments: Rules.all)
  func withoutAnimationItIsThereAtOnce(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    let ticket = desk.router.push(Page("b"), transition: .none)
    #expect(desk.titles == ["a", "b"])
    #expect(ticket.outcome == .committed(removed: []))
    await desk.phone.rest()
    desk.expect(["a", "b"], told: [])
  }

  @Test(arguments: Rules.all)
  func aSubclassOfTheAppHearsTheCallsThatItOverrides(rules: Rules) async {
    final class Own: UINavigationController {
      var calls: [String] = []
      override func pushViewController(_ controller: UIViewController, animated: Bool) {
        calls.append("push \(controller.title ?? "")")
        super.pushViewController(controller, animated: animated)
      }
      override func popViewController(animated: Bool) -> UIViewController? {
        calls.append("pop")
        return super.popViewController(animated: animated)
      }
    }
    let controller = Own()
    let desk = Desk(rules, on: controller)
    await desk.push("a", "b")
    desk.router.pop()
    await desk.phone.rest()
    #expect(controller.calls == ["push b", "pop"])
  }
}

/// A transition that only notes which ways it was asked for.
private struct Slow: UIKitTransition {
  private let drive: Drive

  init(_ drive: Drive) { self.drive = drive }

  static func == (one: Slow, other: Slow) -> Bool { one.drive === other.drive }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(drive)) }

  func animator(for direction: TransitionDirection) -> any UIViewControllerAnimatedTransitioning {
    drive.directions.append(direction)
    return TrialAnimator()
  }
}
