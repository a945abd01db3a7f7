import Testing
import UIKit

@MainActor
struct PresentingTests {
  @Test("B14: a delegate hears of what a person dismisses, not of what code does")
  func dismissalDelegate() {
    let scene = Scene("a")
    let delegate = SheetListener()
    scene.present(Page("sheet"), delegate)
    scene.controller.dismiss(animated: true)
    scene.phone.finishTransitions()
    #expect(delegate.calls.isEmpty)
    scene.present(Page("sheet"), delegate)
    #expect(scene.phone.beginPull())
    scene.phone.cancelPull()
    scene.phone.finishTransitions()
    #expect(delegate.calls == ["should", "will"])
    #expect(scene.phone.pullDown())
    #expect(scene.phone.front !== scene.controller)
    scene.phone.finishTransitions()
    #expect(delegate.calls == ["should", "will", "should", "will", "did"])
    #expect(scene.phone.front === scene.controller)
  }

  @Test("A sheet that must not leave says that it was pulled at")
  func attempts() {
    let scene = Scene("a")
    let delegate = SheetListener()
    let sheet = Page("sheet")
    scene.present(UINavigationController(rootViewController: sheet), delegate)
    sheet.isModalInPresentation = true
    #expect(!scene.phone.pullDown())
    sheet.isModalInPresentation = false
    delegate.allowsDismissal = false
    #expect(!scene.phone.pullDown())
    #expect(delegate.calls == ["attempt", "should", "attempt"])
    #expect(!scene.phone.isMoving)
  }

  @Test("B15: dismiss goes to the presenter, and takes all that is above")
  func dismissing() {
    let scene = Scene("a")
    let (first, second) = (Page("first"), Page("second"))
    scene.present(first)
    first.present(second, animated: false)
    second.dismiss(animated: false)
    #expect(scene.phone.front === first)
    first.present(second, animated: false)
    #expect(scene.pages[0].presentedViewController === first)
    scene.pages[0].dismiss(animated: true)
    #expect(first.isBeingDismissed)
    scene.phone.finishTransitions()
    #expect(scene.phone.front === scene.controller)
    #expect(first.presentingViewController == nil && second.presentingViewController == nil)
    #expect(first.calls.suffix(2) == ["will disappear", "did disappear"])
  }

  @Test("B16: to present while presenting is refused", arguments: [false, true])
  func refusals(callsCompletion: Bool) {
    var rules = Rules()
    rules.refusedCallsComplete = callsCompletion
    let scene = Scene("a", rules: rules)
    var isComplete = false
    scene.present(Page("sheet"))
    scene.controller.present(Page("other"), animated: true) { isComplete = true }
    #expect(scene.phone.console.last?.contains("already presenting") == true)
    #expect(isComplete == callsCompletion)
    Page("nowhere").present(Page("other"), animated: true)
    #expect(scene.phone.console.last?.contains("not in the window hierarchy") == true)
    #expect(scene.phone.front?.title == "sheet")
  }

  @Test("What is covered stays visible under a sheet, and not under what fills the screen")
  func covering() {
    let scene = Scene("a")
    scene.present(Page("sheet"))
    #expect(scene.pages[0].calls.isEmpty)
    scene.controller.dismiss(animated: false)
    let full = Page("full")
    full.modalPresentationStyle = .fullScreen
    scene.present(full)
    #expect(scene.pages[0].calls == ["will disappear", "did disappear"])
    #expect(scene.controller.view.window == nil)
    #expect(!scene.phone.pullDown())
    scene.listener.calls = []
    full.dismiss(animated: true)
    scene.phone.finishTransitions()
    #expect(scene.pages[0].calls.suffix(2) == ["will appear", "did appear"])
    #expect(scene.listener.calls == ["will show a", "did show a"])
  }

  @Test(
    "B32: a container is in the window as long as what was presented in it",
    arguments: [false, true])
  func containers(coversTakeContainersAway: Bool) throws {
    var rules = Rules()
    rules.coversTakeContainersAway = coversTakeContainersAway
    let scene = Scene("a", rules: rules)
    let (sheet, cover) = (Page("sheet"), Page("cover"))
    #expect(sheet.presentationController?.containerView == nil)
    scene.present(sheet)
    let container = try #require(sheet.presentationController?.containerView)
    #expect(sheet.view.superview === container)
    cover.modalPresentationStyle = .fullScreen
    sheet.present(cover, animated: true)
    scene.phone.finishTransitions()
    #expect(sheet.view.window == nil)
    #expect((container.window == nil) == coversTakeContainersAway)
    sheet.dismiss(animated: true)
    scene.phone.finishTransitions()
    #expect(sheet.view.superview === container)
    #expect(container.window != nil)
    sheet.present(cover, animated: false)
    scene.controller.dismiss(animated: false)
    #expect(container.window == nil)
    #expect(sheet.presentationController?.containerView == nil)
  }

  @Test("B26: who was asked for its presentation controller may stay alive when it is refused")
  func keptControllers() {
    var rules = Rules()
    rules.presentationControllersKeepControllers = true
    let scene = Scene("a", rules: rules)
    weak var sheet: Page?
    weak var never: Page?
    do {
      let (one, other) = (Page("sheet"), Page("never"))
      (sheet, never) = (one, other)
      _ = other.presentationController
      scene.present(one)
      scene.controller.present(other, animated: true)
    }
    scene.controller.dismiss(animated: true)
    scene.phone.finishTransitions()
    #expect(sheet == nil)
    #expect(never != nil)
  }

  @Test("B28: escape may be an attempt to dismiss", arguments: [false, true])
  func escapes(areAttempts: Bool) {
    var rules = Rules()
    rules.escapesAreAttemptsToDismiss = areAttempts
    let scene = Scene("a", rules: rules)
    let (sheet, delegate) = (Page("sheet"), SheetListener())
    sheet.isModalInPresentation = true
    scene.present(sheet, delegate)
    #expect(!scene.phone.escape())
    #expect(delegate.calls == (areAttempts ? ["attempt"] : []))
  }

  @Test("What is dismissed without animation may be gone a turn later")
  func lateDismissals() {
    var rules = Rules()
    rules.unanimatedDismissalsTakeATurn = true
    let scene = Scene("a", rules: rules)
    let sheet = Page("sheet")
    scene.present(sheet)
    scene.controller.dismiss(animated: false)
    scene.phone.layOut()
    #expect(sheet.isBeingDismissed)
    #expect(sheet.transitionCoordinator == nil)
    scene.phone.finishTransitions()
    #expect(sheet.presentingViewController == nil)
  }

  @Test("What code dismisses may be named no more at once; what a person pulls is")
  func earlyForgetting() {
    var rules = Rules()
    rules.presentedIsForgottenEarly = true
    let scene = Scene("a", rules: rules)
    let sheet = Page("sheet")
    scene.present(sheet)
    #expect(scene.phone.beginPull())
    #expect(scene.controller.presentedViewController === sheet)
    scene.phone.cancelPull()
    scene.phone.finishTransitions()
    scene.controller.dismiss(animated: true)
    #expect(scene.controller.presentedViewController == nil)
    #expect(sheet.presentingViewController === scene.controller)
    scene.phone.finishTransitions()
    #expect(sheet.presentingViewController == nil)
  }

  @Test("An alert calls its handler when it is gone, or at the tap", arguments: [false, true])
  func alerts(handlersComeFirst: Bool) {
    var rules = Rules()
    rules.alertHandlersComeFirst = handlersComeFirst
    let scene = Scene("a", "b", rules: rules)
    var answers: [String?] = []
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { answers.append($0.title) })
    #expect(!scene.phone.dismissAlert())
    scene.present(alert)
    #expect(!scene.phone.dismissAlert())
    #expect(!scene.phone.tapBack())
    #expect(scene.phone.frontNavigation === scene.controller)
    #expect(scene.phone.tapAlert(0))
    #expect(answers == (handlersComeFirst ? ["Yes"] : []))
    scene.phone.finishTransitions()
    #expect(answers == ["Yes"])
    #expect(scene.phone.alert == nil)
  }

  @Test("An animator of the app presents, and may be driven by hand")
  func animators() {
    let scene = Scene("a")
    let transitioning = Transitioning()
    let sheet = Page("sheet")
    sheet.transitioningDelegate = transitioning
    scene.controller.present(sheet, animated: true)
    transitioning.drive.cancel()
    scene.phone.finishTransitions()
    #expect(scene.phone.front === scene.controller)
    #expect(sheet.calls == ["will appear", "will disappear", "did disappear"])
    scene.controller.present(sheet, animated: true)
    transitioning.drive.finish()
    scene.phone.finishTransitions()
    #expect(scene.phone.front === sheet)
    #expect(transitioning.animator.ends == [false, true])
  }
}

extension Scene {
  fileprivate func present(_ presented: UIViewController, _ delegate: SheetListener? = nil) {
    presented.presentationController?.delegate = delegate
    controller.present(presented, animated: true)
    phone.finishTransitions()
  }
}

private final class SheetListener: NSObject, UIAdaptivePresentationControllerDelegate {
  var calls: [String] = []
  var allowsDismissal = true

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    calls.append("should")
    return allowsDismissal
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    calls.append("will")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    calls.append("did")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    calls.append("attempt")
  }
}

private final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
  let animator = Animator()
  let drive = UIPercentDrivenInteractiveTransition()

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController,
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drive
  }
}
