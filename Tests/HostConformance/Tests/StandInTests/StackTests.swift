import Testing
import UIKit

@MainActor
struct StackTests {
  @Test("B1, B1a: didShow may or may not follow a cancelled swipe", arguments: [false, true])
  func cancelledSwipe(didShowFollows: Bool) {
    var rules = Rules()
    rules.didShowFollowsCancel = didShowFollows
    let scene = Scene("a", "b", rules: rules)
    #expect(scene.phone.beginSwipe())
    scene.phone.cancelSwipe()
    scene.phone.finishTransitions()
    #expect(scene.listener.calls == ["will show a"] + (didShowFollows ? ["did show b"] : []))
    #expect(scene.stack == ["a", "b"])
  }

  @Test("B2: the page that stays is told that it disappears for good, and appears again")
  func appearanceWhenCancelled() {
    let scene = Scene("a", "b")
    scene.phone.beginSwipe()
    scene.phone.cancelSwipe()
    scene.phone.finishTransitions()
    #expect(scene.pages[1].calls == ["will disappear for good", "will appear", "did appear"])
    #expect(scene.pages[0].calls == ["will appear", "will disappear", "did disappear"])
    #expect(!scene.pages[1].isMovingFromParent)
    #expect(scene.pages[1].parent === scene.controller)
  }

  @Test("B3: a change of interaction is told for swipes only, the completion always")
  func interactionChanges() {
    let scene = Scene("a", "b", "c")
    var calls: [String] = []
    func listen() {
      let coordinator = scene.controller.transitionCoordinator
      coordinator?.notifyWhenInteractionChanges { calls.append("changed: \($0.isInteractive)") }
      coordinator?.animate(alongsideTransition: nil) {
        calls.append("cancelled: \($0.isCancelled)")
      }
    }
    scene.phone.beginSwipe()
    listen()
    scene.phone.cancelSwipe()
    #expect(calls == ["changed: false"])
    scene.phone.finishTransitions()
    scene.phone.tapBack()
    listen()
    scene.phone.finishTransitions()
    #expect(calls == ["changed: false", "cancelled: true", "cancelled: false"])
  }

  @Test("B4: there is a coordinator only while something is animated", arguments: [false, true])
  func coordinator(beginsAtLayout: Bool) {
    var rules = Rules()
    rules.animatedChangesBeginAtLayout = beginsAtLayout
    let scene = Scene("a", "b", rules: rules)
    scene.controller.popViewController(animated: false)
    #expect(scene.controller.transitionCoordinator == nil)
    scene.controller.pushViewController(Page("c"), animated: true)
    #expect((scene.controller.transitionCoordinator == nil) == beginsAtLayout)
    scene.phone.layOut()
    #expect(scene.pages[0].transitionCoordinator != nil)
    #expect(scene.controller.transitionCoordinator?.viewController(forKey: .to)?.title == "c")
    scene.phone.finishTransitions()
    #expect(scene.controller.transitionCoordinator == nil)
  }

  @Test("B5: a push during a transition waits for its end")
  func pushDuringTransition() {
    let scene = Scene("a")
    scene.controller.pushViewController(Page("b"), animated: true)
    scene.controller.pushViewController(Page("c"), animated: true)
    #expect(scene.stack == ["a", "b"])
    scene.phone.finishTransition()
    #expect(scene.stack == ["a", "b", "c"])
    scene.phone.finishTransitions()
    #expect(scene.listener.calls.last == "did show c")
  }

  @Test("B6: or is dropped, with a line in the console")
  func droppedCommands() {
    var rules = Rules()
    rules.commandsDuringTransitionAreDropped = true
    let scene = Scene("a", "b", rules: rules)
    scene.controller.present(Page("sheet"), animated: true)
    #expect(scene.controller.popViewController(animated: true) == nil)
    scene.phone.finishTransitions()
    #expect(scene.stack == ["a", "b"])
    #expect(scene.phone.console.count == 1)
    scene.phone.dropNextCommands()
    scene.controller.setViewControllers([], animated: false)
    #expect(scene.stack == ["a", "b"])
    #expect(scene.phone.console.last?.contains("setViewControllers:animated:") == true)
  }

  @Test("B7: or begins at once, and the appearance calls are unbalanced")
  func racingPushes() {
    var rules = Rules()
    rules.commandsDuringTransitionRace = true
    let scene = Scene("a", rules: rules)
    scene.controller.pushViewController(Page("b"), animated: true)
    scene.controller.pushViewController(Page("c"), animated: true)
    #expect(scene.stack == ["a", "b", "c"])
    #expect(scene.phone.console.first?.hasPrefix("Unbalanced calls") == true)
    scene.phone.finishTransitions()
    #expect(scene.controller.visibleViewController?.title == "c")
  }

  @Test("B8: a long press on back pops several at once")
  func longPress() {
    let scene = Scene("a", "b", "c", "d")
    #expect(scene.phone.longPressBack(toDepth: 1))
    scene.phone.finishTransitions()
    #expect(scene.stack == ["a"])
    #expect(scene.listener.calls == ["will show a", "did show a"])
    #expect(scene.pages[1...].allSatisfy { $0.parent == nil })
  }

  @Test("B9: one command removes many, and says once what is shown")
  func manyAtOnce() {
    let scene = Scene("a", "b", "c", "d")
    #expect(scene.controller.popToRootViewController(animated: false)?.count == 3)
    scene.controller.setViewControllers([Page("e"), scene.pages[0]], animated: false)
    #expect(scene.stack == ["e", "a"])
    #expect(scene.listener.calls == ["will show a", "did show a"])
  }

  @Test("B10: didShow comes at the first appearance, perhaps twice", arguments: [false, true])
  func firstAppearance(isTwice: Bool) {
    var rules = Rules()
    rules.firstDidShowComesTwice = isTwice
    let phone = Phone(rules)
    let controller = UINavigationController(rootViewController: Page("a"))
    let listener = Listener()
    controller.delegate = listener
    phone.window.rootViewController = controller
    #expect(listener.calls.isEmpty)
    phone.window.makeKeyAndVisible()
    let shown = Array(repeating: "did show a", count: isTwice ? 2 : 1)
    #expect(listener.calls == ["will show a"] + shown)
  }

  @Test("B11: a cancelled interactive set leaves the stack one longer", arguments: [false, true])
  func cancelledSet(isRestored: Bool) {
    var rules = Rules()
    rules.cancelledSetRestoresStack = isRestored
    let scene = Scene("a", "b", rules: rules)
    let delegate = AnimatingDelegate()
    delegate.drive = UIPercentDrivenInteractiveTransition()
    scene.controller.delegate = delegate
    scene.controller.setViewControllers([scene.pages[0], Page("c")], animated: true)
    delegate.drive?.cancel()
    scene.phone.finishTransitions()
    #expect(scene.stack == ["a", "b"] + (isRestored ? [] : ["c"]))
    #expect(delegate.animator.ends == [false])
  }

  @Test("B12: what cannot be pushed throws, and changes nothing")
  func exceptions() {
    let scene = Scene("a", "b")
    scene.controller.pushViewController(scene.pages[0], animated: true)
    scene.controller.pushViewController(UINavigationController(), animated: true)
    scene.controller.pushViewController(UITabBarController(), animated: true)
    scene.controller.pushViewController(UIAlertController(), animated: true)
    scene.controller.popToViewController(Page("c"), animated: true)
    #expect(scene.phone.exceptions.count == 5)
    #expect(scene.stack == ["a", "b"])
    #expect(!scene.phone.isMoving)
  }

  @Test("The order in which things are told, and when")
  func orders() {
    var rules = Rules()
    rules.completionComesFirst = true
    rules.unanimatedChangesAreToldAtLayout = true
    let scene = Scene("a", rules: rules)
    scene.controller.pushViewController(Page("b"), animated: false)
    #expect(scene.stack == ["a", "b"])
    #expect(scene.listener.calls.isEmpty)
    scene.phone.layOut()
    #expect(scene.listener.calls == ["will show b", "did show b"])
    scene.listener.calls = []
    scene.phone.tapBack()
    scene.controller.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      scene.listener.calls.append("completion")
    }
    scene.phone.finishTransitions()
    #expect(scene.listener.calls == ["will show a", "completion", "did show a"])
  }

  @Test("What left is let go")
  func lettingGo() {
    weak var left: Page?
    let scene = Scene("a")
    do {
      let page = Page("b")
      left = page
      scene.controller.pushViewController(page, animated: true)
      scene.phone.finishTransitions()
      scene.phone.tapBack()
      scene.phone.finishTransitions()
    }
    #expect(left == nil)
  }
}
