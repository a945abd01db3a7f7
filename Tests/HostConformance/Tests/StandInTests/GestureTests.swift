import Testing
import UIKit

@MainActor
struct GestureTests {
  @Test("A swipe pops, and `viewControllers` says so before or after", arguments: [false, true])
  func swipe(staysLong: Bool) {
    var rules = Rules()
    rules.stackStaysLongDuringSwipe = staysLong
    let scene = Scene("a", "b", rules: rules)
    #expect(scene.phone.beginSwipe())
    #expect(scene.stack == (staysLong ? ["a", "b"] : ["a"]))
    scene.phone.moveSwipe(to: 0.5)
    #expect(scene.controller.transitionCoordinator?.percentComplete == 0.5)
    scene.phone.commitSwipe()
    #expect(scene.phone.isMoving)
    scene.phone.finishTransitions()
    #expect(scene.stack == ["a"])
    #expect(scene.listener.calls == ["will show a", "did show a"])
    #expect(!scene.phone.beginSwipe())
  }

  @Test("B13: a delegate that could animate disables the swipe, also behind a relay")
  func animatorDisablesSwipe() {
    let scene = Scene("a", "b")
    let relay = Relay()
    relay.next = scene.listener
    scene.controller.delegate = relay
    #expect(scene.phone.beginSwipe())
    scene.phone.cancelSwipe()
    scene.phone.finishTransitions()
    #expect(scene.listener.calls == ["will show a"])
    let delegate = AnimatingDelegate()
    relay.next = delegate
    #expect(scene.phone.beginSwipe(), "UIKit remembers what a delegate does")
    scene.phone.cancelSwipe()
    scene.phone.finishTransitions()
    scene.controller.delegate = relay
    #expect(scene.phone.beginSwipe(), "as long as it is the same")
    scene.phone.cancelSwipe()
    scene.phone.finishTransitions()
    scene.controller.delegate = nil
    scene.controller.delegate = relay
    #expect(!scene.phone.beginSwipe())
    #expect(scene.phone.tapBack())
    scene.phone.finishTransitions()
    #expect(delegate.animator.ends == [true])
  }

  @Test("B13: without a delegate of its own, the recogniser wedges the stack at the root")
  func swipeAtRoot() {
    let scene = Scene("a")
    scene.controller.interactivePopGestureRecognizer?.delegate = nil
    #expect(!scene.phone.beginSwipe())
    scene.controller.pushViewController(Page("b"), animated: true)
    #expect(scene.stack == ["a"])
  }

  @Test("B18: a swipe from anywhere, where there is a recogniser for it", arguments: [false, true])
  func contentSwipe(isThere: Bool) {
    var rules = Rules()
    rules.hasContentPopGesture = isThere
    let scene = Scene("a", "b", rules: rules)
    #expect(scene.phone.beginSwipe(fromEdge: false) == isThere)
  }

  @Test("B23: a swipe on a trackpad is heard as a touch, or not", arguments: [false, true])
  func trackpad(hasNoTouch: Bool) {
    final class Watcher: UIGestureRecognizer, UIGestureRecognizerDelegate {
      var touches = 0
      func gestureRecognizer(_ watcher: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touches += 1
        return false
      }
    }
    var rules = Rules()
    rules.trackpadSwipesHaveNoTouch = hasNoTouch
    let (scene, watcher) = (Scene("a", "b", rules: rules), Watcher())
    watcher.delegate = watcher
    scene.controller.view.addGestureRecognizer(watcher)
    #expect(scene.phone.beginTrackpadSwipe())
    #expect(watcher.touches == (hasNoTouch ? 0 : 1))
    scene.phone.cancelSwipe()
    scene.phone.finishTransitions()
    #expect(scene.stack == ["a", "b"])
    scene.controller.interactivePopGestureRecognizer?.isEnabled = false
    #expect(!scene.phone.beginTrackpadSwipe())
  }

  @Test("B7: after a swipe, a person sees what was pushed meanwhile", arguments: [true, false])
  func pushDuringSwipe(isAnimated: Bool) {
    var rules = Rules()
    rules.stackStaysLongDuringSwipe = true
    rules.commandsDuringTransitionRace = true
    for isCancelled in [true, false] {
      let scene = Scene("a", "b", rules: rules)
      let page = Page("c")
      #expect(scene.phone.beginSwipe())
      scene.controller.pushViewController(page, animated: isAnimated)
      if isCancelled { scene.phone.cancelSwipe() } else { scene.phone.commitSwipe() }
      scene.phone.finishTransitions()
      #expect(scene.stack == (isCancelled ? ["a", "b", "c"] : ["a", "c"]))
      #expect(page.calls.last == "did appear")
      #expect(scene.pages.allSatisfy { $0.calls.last != "did appear" })
      #expect(scene.phone.beginSwipe())
      scene.phone.cancelSwipe()
      scene.phone.finishTransitions()
      #expect(scene.phone.beginSwipe())
    }
  }

  @Test("B18: back again and again, before the first time is over")
  func severalPopsInFlight() {
    var rules = Rules()
    rules.backCanBeTappedDuringTransitions = true
    let scene = Scene("a", "b", "c", rules: rules)
    #expect(scene.phone.tapBack())
    #expect(scene.phone.tapBack())
    #expect(!scene.phone.tapBack())
    #expect(scene.stack == ["a"])
    scene.phone.finishTransitions()
    #expect(scene.controller.visibleViewController === scene.pages[0])
    #expect(scene.pages[0].calls == ["will appear", "did appear"])
    #expect(scene.pages[1].calls.last == "did disappear")
    scene.phone.rules = Rules()
    scene.controller.setViewControllers(scene.pages, animated: false)
    #expect(scene.phone.tapBack())
    #expect(!scene.phone.tapBack())
  }

  @Test("B19: a transition can be grabbed and turned around")
  func grabbing() {
    let scene = Scene("a", "b")
    scene.phone.tapBack()
    #expect(scene.phone.grab())
    scene.phone.cancelSwipe()
    scene.phone.finishTransitions()
    #expect(scene.stack == ["a", "b"])
    scene.controller.pushViewController(Page("c"), animated: true)
    #expect(scene.phone.grab())
    scene.phone.commitSwipe()
    scene.phone.finishTransitions()
    #expect(scene.stack == ["a", "b"])
  }

  @Test("Others hear of a touch before the pop recogniser, or after it", arguments: [false, true])
  func order(popRecognizersComeFirst: Bool) {
    var rules = Rules()
    rules.popRecognizersHearTouchesFirst = popRecognizersComeFirst
    let scene = Scene("a", "b", rules: rules)
    let watcher = Watcher(scene.controller)
    scene.controller.view.addGestureRecognizer(watcher)
    watcher.allowsSwipe = false
    #expect(!scene.phone.beginSwipe())
    watcher.allowsSwipe = true
    #expect(scene.phone.beginSwipe() != popRecognizersComeFirst)
  }

  @Test("Disabling the recogniser in the middle of a swipe cancels it")
  func disabling() {
    let scene = Scene("a", "b")
    scene.phone.beginSwipe()
    scene.controller.interactivePopGestureRecognizer?.isEnabled = false
    scene.phone.finishTransitions()
    #expect(scene.stack == ["a", "b"])
  }

  @Test("A back action is performed in place of going back")
  func backAction() {
    let scene = Scene("a", "b")
    var taps = 0
    scene.pages[1].navigationItem.backAction = UIAction { _ in taps += 1 }
    #expect(scene.phone.tapBack())
    #expect(taps == 1)
    #expect(scene.stack == ["a", "b"])
    #expect(scene.phone.beginSwipe())
    scene.phone.cancelSwipe()
    scene.phone.finishTransitions()
    scene.phone.rules.backActionDisablesSwipe = true
    #expect(!scene.phone.beginSwipe())
  }
}

/// Hears every touch, takes none, and switches the swipe on and off.
private final class Watcher: UIGestureRecognizer, UIGestureRecognizerDelegate {
  var allowsSwipe = true
  private weak var controller: UINavigationController?

  init(_ controller: UINavigationController) {
    self.controller = controller
    super.init(target: nil, action: nil)
    delegate = self
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch,
  ) -> Bool {
    controller?.interactivePopGestureRecognizer?.isEnabled = allowsSwipe
    return false
  }
}
