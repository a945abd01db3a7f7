import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Modules that mind being left, and the app's own back buttons.
@MainActor
struct GoingBackTests {
  @Test(arguments: Rules.all)
  func theBackButtonAsksTheModuleThatMinds(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    let form = Form("form", .ask)
    await desk.push(form)
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    desk.expect(["a", "form"], told: [])
    #expect(form.attempts.count == 1)
    #expect(desk.issues == [], "nothing had to be undone")
    form.attempts.first?.leaveAnyway()
    await desk.phone.rest()
    #expect(desk.titles == ["a"])
    #expect(desk.told == ["form: system back (key)"])
  }

  @Test(arguments: Rules.all)
  func aModuleMayChangeItsMindAfterItWasShown(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    let form = Form("form", .allowed)
    await desk.push(form)
    form.leaving = .refused
    #expect(!desk.phone.beginSwipe(), "asked when the finger is put down")
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    desk.expect(["a", "form"], told: [])
    #expect(desk.issues == [])
    form.leaving = .allowed
    if rules.popRecognizersHearTouchesFirst { _ = desk.phone.touch() }
    #expect(desk.phone.beginSwipe() != rules.backActionDisablesSwipe)
    desk.phone.commitSwipe()
    await desk.phone.rest()
    if rules.backActionDisablesSwipe {
      #expect(desk.phone.tapBack())
      await desk.phone.rest()
    }
    #expect(desk.names == ["a"])
    #expect(desk.titles == ["a"])
  }

  @Test(arguments: Rules.all)
  func aCustomBackButtonAsks(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    let form = Form("form", .refused)
    form.navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: .goingBack(from: form, title: "Back"))
    await desk.push(form)
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    desk.expect(["a", "form"], told: [])
    form.leaving = .allowed
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    desk.expect(["a"], told: ["form: system back (key)"])
  }

  @Test(arguments: Rules.all)
  func aCloseButtonAtTheFirstScreenOfASheetClosesIt(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    let page = Page("s")
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: .goingBack(from: page, title: "Close"))
    await desk.present(page)
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    desk.expect(["a"], told: ["s: system back (key)"])
  }

  @Test func aCustomBackButtonPopsWhereThereIsNoRouter() {
    let (first, second) = (Page("a"), Page("b"))
    let controller = UINavigationController(rootViewController: first)
    let phone = Phone()
    phone.window.rootViewController = controller
    phone.window.makeKeyAndVisible()
    controller.pushViewController(second, animated: false)
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: .goingBack(from: second, title: "Back"))
    phone.layOut()
    #expect(phone.tapBack())
    #expect(phone.isMoving)
    phone.finishTransitions()
    #expect(controller.titles == ["a"])
  }

  @Test func aButtonOfAControllerInAPageLeavesThePage() {
    let (first, second, inner) = (Page("a"), Page("b"), UIViewController())
    let controller = UINavigationController(rootViewController: first)
    let phone = Phone()
    phone.window.rootViewController = controller
    phone.window.makeKeyAndVisible()
    controller.pushViewController(second, animated: false)
    second.addChild(inner)
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: .goingBack(from: inner, title: "Back"))
    phone.layOut()
    #expect(phone.tapBack())
    phone.finishTransitions()
    #expect(controller.titles == ["a"])
  }

  @Test func aCustomCloseButtonDismissesWithAnAnimationWhereThereIsNoRouter() {
    let (root, first) = (Page("a"), Page("s"))
    let phone = Phone()
    phone.window.rootViewController = root
    phone.window.makeKeyAndVisible()
    phone.layOut()
    root.present(UINavigationController(rootViewController: first), animated: false)
    first.navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: .goingBack(from: first, title: "Close"))
    phone.layOut()
    #expect(phone.tapBack())
    #expect(phone.isMoving)
    phone.finishTransitions()
    #expect(root.presentedViewController == nil)
  }

  @Test(arguments: Rules.all)
  func aSwipeThatTheAppHasSwitchedOffStaysOff(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a", "b")
    let gesture = desk.host.controller.interactivePopGestureRecognizer
    gesture?.isEnabled = false
    let page = Page("c")
    page.backGesture = .forbidden
    await desk.push(page)
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    #expect(gesture?.isEnabled == false)
  }

  @Test(arguments: Rules.all, [true, false])
  func aSwipeThatTheAppSwitchesOffAtTheRootStaysOff(rules: Rules, isTouched: Bool) async {
    let desk = Desk(rules)
    await desk.push("a")
    if isTouched { desk.phone.touch() }
    await desk.phone.rest()
    let gesture = desk.host.controller.interactivePopGestureRecognizer
    gesture?.isEnabled = false
    await desk.push("b")
    #expect(gesture?.isEnabled == false)
    #expect(!desk.phone.beginSwipe())
    gesture?.isEnabled = true
    #expect(desk.phone.beginSwipe())
  }

  @Test(arguments: Rules.all, [true, false])
  func aSwipeThatTheAppSwitchesOffAboveACustomTransitionStaysOff(
    rules: Rules, isTouched: Bool
  ) async {
    let desk = Desk(rules)
    await desk.push("a", "b")
    await desk.push(Page("c"), transition: .custom(Zoom()))
    if isTouched { desk.phone.touch() }
    await desk.phone.rest()
    let gesture = desk.host.controller.interactivePopGestureRecognizer
    gesture?.isEnabled = false
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    #expect(gesture?.isEnabled == false)
    await desk.push("d")
    #expect(!desk.phone.beginSwipe())
  }

  @Test(arguments: Rules.all, [true, false])
  func aSwipeAtTheRootDoesNotBeginWhateverTheRecognisersDelegateSays(
    rules: Rules, fromEdge: Bool
  ) async {
    let desk = Desk(rules)
    let controller = desk.host.controller
    await desk.push("a")
    controller.interactivePopGestureRecognizer?.delegate = nil
    controller.interactiveContentPopGestureRecognizer?.delegate = nil
    #expect(!desk.phone.beginSwipe(fromEdge: fromEdge))
    #expect(desk.phone.console == [], "it would react no more")
    await desk.push("b")
    #expect(desk.phone.beginSwipe(fromEdge: fromEdge) == (fromEdge || rules.hasContentPopGesture))
  }

  @Test(arguments: Rules.all)
  func aPageThatForbidsTheSwipeWhileTheRootIsTouchedIsHeard(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    let page = Page("b")
    page.backGesture = .forbidden
    desk.phone.touch()
    desk.router.push(page, transition: .none)
    await desk.phone.rest()
    #expect(desk.host.controller.interactivePopGestureRecognizer?.isEnabled == false)
    page.backGesture = .automatic
    desk.phone.touch()
    #expect(desk.host.controller.interactivePopGestureRecognizer?.isEnabled == true)
  }

  @Test(arguments: Rules.all)
  func aSheetThatMindsCannotBePulledDownAndIsAsked(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    let form = Form("form", .ask)
    await desk.present(form)
    #expect(desk.host.controller.presentedViewController?.isModalInPresentation == true)
    #expect(!desk.phone.pullDown())
    await desk.phone.rest()
    desk.expect(["a", "form"], told: [])
    #expect(form.attempts.count == 1)
    form.leaving = .allowed
    #expect(desk.phone.pullDown())
    await desk.phone.rest()
    desk.expect(["a"], told: ["form: system back (pullDown)"])
  }

  @Test(arguments: Rules.all)
  func aSheetThatForbidsGesturesIsNotEvenAsked(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    let page = Page("s")
    page.backGesture = .forbidden
    await desk.present(page)
    #expect(!desk.phone.pullDown())
    await desk.phone.rest()
    desk.expect(["a", "s"], told: [])
  }

  @Test func aSheetThatTheAppForbidsToPullStaysForbidden() async {
    let phone = Phone()
    let host = NavigationControllerHost { sheet, _ in sheet.isModalInPresentation = true }
    phone.window.rootViewController = host.controller
    phone.window.makeKeyAndVisible()
    let router = StackRouter(host: host)
    router.push(Page("a"))
    router.present(Page("s"))
    await phone.rest()
    #expect(!phone.pullDown())
    await phone.rest()
    #expect(router.modules.map(\.name) == ["a", "s"])
  }

  @Test(arguments: Rules.all)
  func aSecondFingerDoesNotCancelASwipe(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a", "b")
    #expect(desk.phone.beginSwipe())
    await desk.phone.turns()
    _ = desk.phone.touch()
    desk.phone.commitSwipe()
    await desk.phone.rest()
    desk.expect(["a"], told: ["b: system back (swipe)"])
  }

  @Test func aBackButtonPopsWhenTheRouterIsClosed() async {
    let desk = Desk()
    await desk.push("a")
    await desk.push(Form("form", .refused))
    desk.router.close()
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    #expect(desk.titles == ["a"])
  }

  @Test func aButtonInsideAContainerLeavesTheContainer() async {
    let desk = Desk()
    await desk.push("a")
    let (container, child) = (Page("b"), UIViewController())
    container.addChild(child)
    container.navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: .goingBack(from: child, title: "Back"))
    await desk.push(container)
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    desk.expect(["a"], told: ["b: system back (key)"])
  }

  @Test(arguments: Rules.all)
  func aRequestMadeAsATransitionEndsIsNotLost(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    let alert = UIAlertController(title: "Mail", message: nil, preferredStyle: .alert)
    desk.host.controller.present(alert, animated: true) { desk.router.push(Page("b")) }
    await desk.phone.rest()
    #expect(desk.titles == ["a", "b"])
    #expect(desk.names == ["a", "b"])
  }

  @Test func aSheetThatWantsToBeAPopoverHasAPlaceToPointTo() async {
    var rules = Rules()
    rules.isPad = true
    let desk = Desk(rules)
    await desk.push("a")
    let page = Page("s")
    page.modalPresentationStyle = .popover
    await desk.present(page)
    desk.expect(["a", "s"], told: [])
  }
}
