import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// What is known of UIKit's stacks, by the numbers in RULES.md, and what the host makes of it.
@MainActor
struct StackBehaviourTests {
  private func desk(_ rules: Rules, _ names: String...) async -> Desk {
    let desk = Desk(rules)
    for name in names { await desk.push(Page(name)) }
    return desk
  }

  @Test(arguments: Rules.all)
  func b4PopWithoutAnimationIsTold(rules: Rules) async {
    let desk = await desk(rules, "a", "b", "c")
    let first = desk.host.controller.viewControllers[0]
    desk.host.controller.popToViewController(first, animated: false)
    await desk.phone.rest()
    desk.expect(["a"], told: ["c: system back", "b: system back"])
  }

  @Test(arguments: Rules.all)
  func b5PushWhileSomethingIsPresentedWaits(rules: Rules) async {
    let desk = await desk(rules, "a")
    let alert = UIAlertController(title: "Mail", message: nil, preferredStyle: .alert)
    desk.host.controller.present(alert, animated: true)
    await desk.push("b")
    desk.expect(["a", "b"], told: [])
    #expect(desk.issues == [], "nothing was dropped, since nothing was tried too early")
  }

  @Test(arguments: Rules.all)
  func b6CommandThatIsDroppedIsTriedAgain(rules: Rules) async {
    let desk = await desk(rules, "a")
    desk.phone.dropNextCommands(1)
    let ticket = await desk.push(Page("b"))
    desk.expect(["a", "b"], told: [])
    #expect(desk.issues == [.commandDropped])
    #expect(ticket.outcome == .committed(removed: []))
  }

  @Test(arguments: Rules.all)
  func b6CommandThatIsDroppedTwiceIsGivenUp(rules: Rules) async {
    let desk = await desk(rules, "a")
    desk.phone.dropNextCommands(2)
    let ticket = await desk.push(Page("b"))
    desk.expect(["a"], told: ["b: refused by the host"])
    #expect(desk.issues == [.commandDropped, .commandGivenUp])
    #expect(ticket.outcome == .superseded)
  }

  @Test(arguments: Rules.all)
  func b7PushesInOneGoDoNotRace(rules: Rules) async {
    let desk = await desk(rules, "a")
    for name in ["b", "c", "d"] { desk.router.push(Page(name)) }
    desk.router.pop()
    await desk.phone.rest()
    desk.expect(["a", "b", "c"], told: [])
    #expect(desk.phone.console == [])
  }

  @Test(arguments: Rules.all)
  func b8LongPressIsToldForEveryScreenTopFirst(rules: Rules) async {
    let desk = await desk(rules, "a", "b", "c", "d")
    #expect(desk.phone.longPressBack(toDepth: 1))
    await desk.phone.rest()
    desk.expect(["a"], told: ["d", "c", "b"].map { "\($0): system back" })
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func b8LongPressOverAScreenThatMindsIsUndone(rules: Rules) async {
    let desk = await desk(rules, "a")
    let form = Form("form", .ask)
    await desk.push(form)
    await desk.push("c")
    #expect(desk.phone.longPressBack(toDepth: 1))
    await desk.phone.rest()
    desk.expect(["a", "form", "c"], told: [])
    #expect(desk.issues == [.removalUndone])
    #expect(form.attempts.count == 1)
    form.attempts.first?.leaveAnyway()
    await desk.phone.rest()
    #expect(desk.names == ["a"])
    #expect(desk.titles == ["a"])
  }

  @Test(arguments: Rules.all)
  func b9AppThatPopsToItsRootByHandIsFollowed(rules: Rules) async {
    let desk = await desk(rules, "a", "b", "c")
    desk.host.controller.popToRootViewController(animated: true)
    await desk.phone.rest()
    desk.expect(["a"], told: ["c: system back", "b: system back"])
  }

  @Test(arguments: Rules.all)
  func b9AppThatSetsTheStackByHandIsFollowed(rules: Rules) async {
    let desk = await desk(rules, "a", "b", "c")
    let (first, top) = (desk.host.controller.viewControllers[0], Page("own"))
    desk.host.controller.setViewControllers([first, top], animated: true)
    await desk.phone.rest()
    desk.expect(["a", "own"], told: ["c: system back", "b: system back"])
    #expect(desk.issues == [.unannouncedScreen])
  }

  @Test(arguments: Rules.all)
  func b10ScreenThatIsShownTwiceIsNewsOnce(rules: Rules) async {
    let desk = await desk(rules, "a")
    var events: [String] = []
    desk.router.observe { events.append($0.description) }
    let other = UIViewController()
    desk.phone.window.rootViewController = other
    await desk.phone.rest()
    desk.phone.window.rootViewController = desk.host.controller
    await desk.phone.rest()
    #expect(events == [])
    desk.expect(["a"], told: [])
  }

  @Test(arguments: Rules.all)
  func b10FirstScreenThatIsShownTwiceIsNewsOnce(rules: Rules) async {
    let desk = Desk(rules, isVisible: false)
    await desk.push("a")
    var events: [String] = []
    desk.router.observe { events.append($0.description) }
    desk.phone.window.makeKeyAndVisible()
    await desk.phone.rest()
    #expect(events == [])
    desk.expect(["a"], told: [])
  }

  @Test(arguments: Rules.all)
  func b11StackThatIsLongerAfterACancelledSetIsRepairedOrFollowed(rules: Rules) async {
    let desk = await desk(rules, "a", "b")
    let drive = Drive()
    let root = desk.router.modules[0]
    desk.router.setStack([root, Page("c")], transition: .custom(Driven(by: drive)))
    await desk.phone.turns()
    desk.phone.layOut()
    drive.current?.cancel()
    await desk.phone.rest()
    #expect(desk.names == desk.titles)
    #expect(desk.names.first == "a")
    #expect(desk.phone.exceptions == [])
  }

  @Test(arguments: Rules.all)
  func b12WhatUIKitThrowsOnIsRejectedBefore(rules: Rules) async {
    let desk = await desk(rules, "a")
    let foreign: [UIViewController] = [
      UINavigationController(), UITabBarController(), UISplitViewController(),
      UIAlertController(title: "", message: nil, preferredStyle: .alert),
    ]
    for controller in foreign {
      let ticket = await desk.push(Wrapper(controller))
      #expect(ticket.outcome == .rejected(.foreignScreen))
    }
    let top = desk.host.controller.viewControllers[0]
    #expect(await desk.push(Wrapper(top)).outcome == .rejected(.alreadyInStack))
    #expect(desk.titles == ["a"])
    #expect(desk.phone.exceptions == [])
  }

  @Test(arguments: Rules.all)
  func b13SwipeWorksUnlessACustomTransitionIsDue(rules: Rules) async {
    let desk = await desk(rules, "a", "b")
    let guards = desk.host.controller.interactivePopGestureRecognizer?.delegate
    #expect(desk.phone.beginSwipe())
    desk.phone.cancelSwipe()
    await desk.phone.rest()
    await desk.push(Page("c"), transition: .custom(Zoom()))
    #expect(!desk.phone.beginSwipe())
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    #expect(desk.titles == ["a", "b"])
    #expect(desk.phone.beginSwipe(), "it does not stick to the next one")
    desk.phone.commitSwipe()
    await desk.phone.rest()
    #expect(desk.titles == ["a"])
    #expect(!desk.phone.beginSwipe(), "at the root, a swipe would wedge the stack")
    let guardsNow = desk.host.controller.interactivePopGestureRecognizer?.delegate
    #expect(guards != nil && guards === guardsNow, "the recogniser's delegate is UIKit's own")
    desk.expect(["a"], told: ["c: system back", "b: system back (swipe)"])
  }

  @Test(arguments: Rules.all)
  func b20NothingIsSaidWithinACallbackOfUIKit(rules: Rules) async {
    let desk = await desk(rules, "a")
    let app = AppDelegate()
    var toldMeanwhile: [[String]] = []
    app.onDidShow = { _ in toldMeanwhile.append(desk.told) }
    await desk.push("b")
    desk.host.controller.delegate = app
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    desk.expect(["a"], told: ["b: system back"])
    #expect(!toldMeanwhile.isEmpty)
    #expect(toldMeanwhile.allSatisfy { $0 == [] })
    app.onDidShow = nil
  }
}

/// A module whose screen is another object.
final class Wrapper: Presentable {
  private let controller: UIViewController

  init(_ controller: UIViewController) {
    self.controller = controller
  }

  func presented() -> any Screen { controller }
}
