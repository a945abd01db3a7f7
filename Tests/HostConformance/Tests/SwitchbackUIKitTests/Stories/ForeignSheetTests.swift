import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// A router on a navigation controller that other code presents as a sheet.
@MainActor
struct ForeignSheetTests {
  @Test(arguments: Rules.all)
  func aFlowEndsOnceWhenTheSheetIsPulledDown(rules: Rules) async {
    let app = SheetOfOtherCode(rules)
    await app.start(Page("a"), Page("b"))
    #expect(app.phone.pullDown())
    await app.phone.rest()
    #expect(!app.isUp)
    #expect(app.left == ["b: system back (pullDown)", "a: system back (pullDown)"])
    #expect(app.ends == ["cancelled(system back (pullDown))"])
    #expect(app.names == [])
    #expect(app.issues == [])
  }

  @Test(arguments: Rules.all, [true, false])
  func aFlowEndsOnceWhenCodeDismissesTheSheet(rules: Rules, isAnimated: Bool) async {
    let app = SheetOfOtherCode(rules)
    await app.start(Page("a"), Page("b"))
    app.below.dismiss(animated: isAnimated)
    await app.phone.rest()
    #expect(app.left == ["b: system back", "a: system back"])
    #expect(app.ends == ["cancelled(system back)"])
    #expect(app.issues == [])
  }

  @Test(arguments: Rules.all)
  func aCoverThatCodeDismissesIsHeardOfToo(rules: Rules) async {
    let app = SheetOfOtherCode(rules, style: .fullScreen)
    await app.start(Page("a"))
    #expect(!app.phone.pullDown())
    app.sheet.dismiss(animated: true)
    await app.phone.rest()
    #expect(app.ends == ["cancelled(system back)"])
  }

  @Test(arguments: Rules.all)
  func aPullThatIsCancelledEndsNothingAndIsForgotten(rules: Rules) async {
    let app = SheetOfOtherCode(rules)
    await app.start(Page("a"))
    #expect(app.phone.beginPull())
    await app.phone.turns()
    app.phone.cancelPull()
    await app.phone.rest()
    #expect(app.ends == [])
    app.router.push(Page("b"))
    await app.phone.rest()
    #expect(app.sheet.titles == ["a", "b"])
    app.below.dismiss(animated: true)
    await app.phone.rest()
    #expect(app.ends == ["cancelled(system back)"], "it was not pulled down")
  }

  @Test(arguments: Rules.all)
  func aFlowThatFinishesIsDismissedByWhoeverStartedIt(rules: Rules) async {
    let app = SheetOfOtherCode(rules)
    let page = Page("a")
    await app.start(page)
    app.router.pop()
    #expect(app.ends == [])
    app.router.start { (flow: Flow<Void>) in SheetOfOtherCode.Pages(flow, [Page("b")]) }
    await app.phone.rest()
    #expect(app.phone.tapBack())
    await app.phone.rest()
    #expect(app.names == ["a"])
    #expect(app.isUp)
    app.below.dismiss(animated: true)
    await app.phone.rest()
    #expect(app.ends.count == 1)
  }

  @Test(arguments: Rules.all)
  func whatTheAppTakesFromTheSheetIntoTheWindowIsNoSheetAnyMore(rules: Rules) async {
    let app = SheetOfOtherCode(rules)
    await app.start(Page("a"))
    app.below.dismiss(animated: false)
    app.below.addChild(app.sheet)
    app.below.view.addSubview(app.sheet.view)
    app.sheet.didMove(toParent: app.below)
    await app.phone.rest()
    #expect(app.ends == [])
    #expect(!app.phone.escape())
    #expect(app.names == ["a"])
    #expect(app.issues == [])
  }

  @Test(arguments: Rules.all)
  func theFirstScreenOfWhatTheAppTakesFromTheSheetIntoTheWindowStays(rules: Rules) async {
    let app = SheetOfOtherCode(rules)
    let (first, second) = (Page("a"), Page("b"))
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: .goingBack(from: first, title: "Close"))
    await app.start(first, second)
    app.below.dismiss(animated: false)
    app.below.addChild(app.sheet)
    app.below.view.addSubview(app.sheet.view)
    app.sheet.didMove(toParent: app.below)
    await app.phone.rest()
    // Where the dismissal takes its time, it takes the view from there as well.
    guard app.sheet.view.window != nil else { return }
    #expect(app.phone.tapBarItem("Close"))
    await app.phone.rest()
    #expect(app.left == ["b: system back (key)"], "and not all of it, as on a sheet")
    #expect(app.ends == [])
    #expect(app.issues == [])
  }

  @Test(arguments: Rules.all)
  func aModuleThatRefusesKeepsTheSheet(rules: Rules) async {
    let app = SheetOfOtherCode(rules)
    let form = Form("form", .refused)
    await app.start(Page("a"), form)
    #expect(!app.phone.pullDown())
    await app.phone.rest()
    #expect(app.isUp)
    #expect(app.names == ["a", "form"])
    form.leaving = .allowed
    #expect(app.phone.pullDown(), "the touch asks again")
    await app.phone.rest()
    #expect(app.ends == ["cancelled(system back (pullDown))"])
    #expect(app.issues == [])
  }

  @Test(arguments: Rules.all)
  func aModuleThatIsAskedAndAgreesLeavesWithTheWholeSheet(rules: Rules) async {
    let app = SheetOfOtherCode(rules)
    let form = Form("form", .ask)
    await app.start(Page("a"), form)
    #expect(!app.phone.pullDown())
    await app.phone.rest()
    #expect(form.attempts.count == 1)
    #expect(app.names == ["a", "form"])
    form.attempts.first?.leaveAnyway()
    await app.phone.rest()
    #expect(app.left == ["form: system back (pullDown)", "a: system back (pullDown)"])
    #expect(app.ends == ["cancelled(system back (pullDown))"])
    #expect(!app.isUp, "whoever started the flow has dismissed it")
    #expect(app.issues == [])
  }

  @Test(arguments: Rules.all)
  func whatMindsIsNotAskedWhenCodeHasDismissedTheSheet(rules: Rules) async {
    let app = SheetOfOtherCode(rules)
    let form = Form("form", .ask)
    await app.start(form)
    app.below.dismiss(animated: true)
    await app.phone.rest()
    #expect(form.attempts.isEmpty)
    #expect(app.ends == ["cancelled(system back)"])
    #expect(app.issues == [], "nothing can be put back")
  }

  @Test(arguments: Rules.all)
  func oneModuleThatForbidsTheGestureKeepsTheSheet(rules: Rules) async {
    let app = SheetOfOtherCode(rules)
    let page = Page("a")
    page.backGesture = .forbidden
    await app.start(page, Page("b"))
    #expect(!app.phone.pullDown())
    await app.phone.rest()
    #expect(app.isUp)
    #expect(app.ends == [])
  }

  @Test(arguments: Rules.all)
  func whatTheRouterPresentsOverItGoesWithIt(rules: Rules) async {
    let app = SheetOfOtherCode(rules)
    await app.start(Page("a"))
    let page = Page("s")
    app.router.present(page)
    app.router.observeRemoval(of: page, by: app) { _, _ in }
    await app.phone.rest()
    #expect(app.names == ["a", "s"])
    #expect(app.phone.pullDown(), "the upper one")
    await app.phone.rest()
    #expect(app.names == ["a"])
    #expect(app.isUp)
    app.router.present(Page("t"))
    await app.phone.rest()
    app.below.dismiss(animated: true)
    await app.phone.rest()
    #expect(app.names == [])
    #expect(app.ends == ["cancelled(system back)"])
    #expect(app.issues == [])
  }

  @Test(arguments: Rules.all)
  func whatIsPushedDuringAPullGoesWithTheSheet(rules: Rules) async {
    let app = SheetOfOtherCode(rules)
    await app.start(Page("a"))
    #expect(app.phone.beginPull())
    await app.phone.turns()
    let ticket = app.router.push(Page("b"))
    await app.phone.turns()
    app.phone.commitPull()
    await app.phone.rest()
    #expect(app.names == [])
    #expect(ticket.outcome != nil)
    #expect(app.ends == ["cancelled(system back (pullDown))"])
    #expect(app.issues == [])
  }

  @Test(arguments: Rules.all)
  func theSameSheetCanBePresentedAgainWithAnotherFlow(rules: Rules) async {
    let app = SheetOfOtherCode(rules)
    await app.start(Page("a"))
    #expect(app.phone.pullDown())
    await app.phone.rest()
    await app.start(Page("b"))
    #expect(app.sheet.titles == ["b"])
    #expect(app.names == ["b"])
    #expect(app.phone.pullDown())
    await app.phone.rest()
    #expect(app.ends == Array(repeating: "cancelled(system back (pullDown))", count: 2))
    #expect(app.issues == [])
  }

  @Test(arguments: Rules.all)
  func theAppsOwnDelegateOfTheSheetIsServed(rules: Rules) async {
    let (app, delegate) = (SheetOfOtherCode(rules), Delegate())
    app.sheet.presentationController?.delegate = delegate
    await app.start(Page("a"))
    #expect(app.phone.pullDown())
    await app.phone.rest()
    #expect(delegate.calls == ["did dismiss"])
    #expect(app.ends == ["cancelled(system back (pullDown))"])
  }

  @Test(arguments: Rules.all)
  func eachRouterInATabBarControllerThatIsPresentedHearsOfIt(rules: Rules) async {
    let phone = Phone(rules)
    let below = UIViewController()
    phone.window.rootViewController = below
    phone.window.makeKeyAndVisible()
    let (tabs, delegate) = (UITabBarController(), Delegate())
    let controllers = [UINavigationController(), UINavigationController()]
    tabs.setViewControllers(controllers, animated: false)
    let routers = controllers.map { StackRouter(host: NavigationControllerHost($0)) }
    let form = Form("form", .ask)
    routers[0].push(Page("a"))
    routers[1].push(form)
    tabs.presentationController?.delegate = delegate
    below.present(tabs, animated: true)
    await phone.rest()
    #expect(phone.tapTab(1))
    await phone.rest()
    #expect(!phone.pullDown())
    await phone.rest()
    #expect(form.attempts.count == 1, "it is asked once")
    form.leaving = .allowed
    phone.touch()
    await phone.rest()
    #expect(phone.pullDown())
    await phone.rest()
    #expect(routers.map(\.modules.count) == [0, 0])
    #expect(delegate.calls == ["did dismiss"])
  }

  @Test(arguments: Rules.all)
  func aSheetWhoseControllerBecomesTheRootHasNotGone(rules: Rules) async {
    let app = SheetOfOtherCode(rules)
    await app.start(Page("a"))
    app.below.dismiss(animated: false) { app.phone.window.rootViewController = app.sheet }
    await app.phone.rest()
    #expect(app.names == ["a"])
    #expect(app.ends == [])
    app.router.push(Page("b"))
    await app.phone.rest()
    #expect(app.phone.beginSwipe())
    app.phone.commitSwipe()
    await app.phone.rest()
    #expect(app.names == ["a"])
  }

  @Test(arguments: Rules.all)
  func aRouterInsideOfASheetThatARouterPresentsIsNotAskedAboutThatSheet(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    let (page, inner) = (Page("s"), UINavigationController())
    let router = StackRouter(host: NavigationControllerHost(inner))
    let form = Form("form", .refused)
    router.push(form)
    page.loadViewIfNeeded()
    page.addChild(inner)
    page.view.addSubview(inner.view)
    inner.didMove(toParent: page)
    await desk.present(page)
    #expect(form.view.window != nil)
    #expect(desk.phone.pullDown(), "that is up to the router of the sheet")
    await desk.phone.rest()
    desk.expect(["a"], told: ["s: system back (pullDown)"])
    #expect(router.modules.count == 1, "nobody has said that it is over")
    #expect(form.attempts.isEmpty)
  }

  @Test(arguments: Rules.all)
  func nothingIsLeftOfASheetThatHasGone(rules: Rules) async {
    weak var controller: UINavigationController?
    weak var page: Page?
    do {
      let app = SheetOfOtherCode(rules)
      let made = Page("a")
      (controller, page) = (app.sheet, made)
      await app.start(made)
      #expect(app.phone.pullDown())
      await app.phone.rest()
    }
    await Phone().turns()
    #expect(controller == nil)
    #expect(page == nil)
  }

  private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    private(set) var calls: [String] = []

    func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
      calls.append("did dismiss")
    }
  }
}
