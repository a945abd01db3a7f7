import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// What happens without a word of UIKit's, and what must not be taken for it later.
@MainActor
struct UnheardTests {
  @Test(arguments: Rules.all, [false, true])
  func aSheetThatGoesWhileItIsCoveredIsMissedAtTheNextTouch(
    rules: Rules, appKeepsPresentation: Bool
  ) async {
    let desk = Desk(rules)
    await desk.push("a")
    let (page, cover) = (Page("s"), UIViewController())
    await desk.present(page)
    let presentation = page.navigationController?.presentationController
    let kept = appKeepsPresentation ? presentation : nil
    cover.modalPresentationStyle = .fullScreen
    page.navigationController?.present(cover, animated: true)
    await desk.phone.rest()
    desk.host.controller.dismiss(animated: false)
    await desk.phone.rest()
    desk.phone.touch()
    await desk.phone.rest()
    desk.expect(["a"], told: ["s: system back"])
    #expect(desk.issues == [])
    withExtendedLifetime(kept) {}
  }

  @Test(arguments: Rules.all)
  func whatNoticesThatASheetGoesIsPutThereOnce(rules: Rules) async {
    let app = SheetOfOtherCode(rules)
    for name in ["a", "b"] {
      await app.start(Page(name))
      app.phone.touch()
      await app.phone.rest()
      for view in [app.sheet.view, app.sheet.presentationController?.containerView] {
        let watchers = view?.subviews.filter { "\(type(of: $0))" == "PresentationWatcher" }
        #expect(watchers?.map(\.isHidden) == [true])
      }
      app.below.dismiss(animated: true)
      await app.phone.rest()
    }
  }

  @Test(arguments: Rules.all)
  func whatOtherCodePutsInTheRootsPlaceStaysWithTheNextPush(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    desk.host.controller.setViewControllers([Page("x")], animated: false)
    await desk.push("b")
    desk.expect(["a", "b", "x"], told: [])
  }

  /// Puts what it is told off until it is asked for.
  private final class Late: UINavigationController {
    var isLate = false
    private var due: [UIViewController]?

    override func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
      guard !isLate else {
        due = controllers
        return
      }
      super.setViewControllers(controllers, animated: animated)
    }

    override func pushViewController(_ controller: UIViewController, animated: Bool) {
      guard !isLate else {
        due = viewControllers + [controller]
        return
      }
      super.pushViewController(controller, animated: animated)
    }

    func catchUp() {
      isLate = false
      if let due { super.setViewControllers(due, animated: false) }
    }
  }

  @Test(arguments: Rules.all)
  func whatWasGivenUpAndComesAllTheSameIsNotWhatOtherCodeHasPushed(rules: Rules) async {
    let controller = Late()
    let desk = Desk(rules, on: controller)
    await desk.push("a")
    controller.isLate = true
    await desk.push("b")
    #expect(desk.names == ["a"])
    controller.catchUp()
    #expect(desk.titles == ["a", "b"])
    await desk.push("c")
    #expect(desk.names == ["a", "c"])
    #expect(desk.titles == ["a", "c"])
    #expect(desk.issues == [.commandDropped, .commandGivenUp])
  }

  @Test(arguments: Rules.all)
  func aScreenThatIsTakenFromBelowTheTopIsMissedAtTheNextTouch(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a", "b", "c")
    let shown = desk.host.controller.viewControllers
    desk.host.controller.setViewControllers([shown[0], shown[2]], animated: false)
    await desk.phone.rest()
    desk.phone.touch()
    await desk.phone.rest()
    desk.expect(["a", "c"], told: ["b: system back"])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aSheetThatWasPulledAtInVainIsNotSaidToBePulledDownLater(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    await desk.present(Page("s"))
    #expect(desk.phone.beginPull())
    await desk.phone.turns()
    desk.phone.cancelPull()
    await desk.phone.rest()
    desk.host.controller.dismiss(animated: true)
    await desk.phone.rest()
    desk.expect(["a"], told: ["s: system back"])
  }

  @Test(arguments: Rules.all)
  func aSheetThatOtherCodeDismissesInTheTurnInWhichItCameIsNotSaidToBePulledDown(
    rules: Rules
  ) async {
    let desk = Desk(rules)
    await desk.push("a")
    let page = Page("s")
    desk.router.present(page, transition: .none)
    desk.note(page)
    desk.host.controller.dismiss(animated: false)
    await desk.phone.rest()
    #expect(!desk.told.contains("s: system back (pullDown)"))
    #expect(desk.names == ["a"] + (desk.sheetTitles ?? []))
    #expect(desk.phone.exceptions == [])
  }

  @Test(arguments: Rules.all)
  func aSheetThatIsPulledDownIsSaidToBe(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    await desk.present(Page("s"))
    #expect(desk.phone.beginPull())
    await desk.phone.turns()
    desk.phone.commitPull()
    await desk.phone.rest()
    desk.expect(["a"], told: ["s: system back (pullDown)"])
  }

  @Test(arguments: Rules.all)
  func theSwipeIsThereAgainWhenADelegateThatCouldAnimateIsGone(rules: Rules) async {
    final class Animating: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ controller: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from: UIViewController,
        to: UIViewController,
      ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    }
    let controller = UINavigationController()
    var app: Animating? = Animating()
    controller.delegate = app
    let desk = Desk(rules, on: controller)
    let relay = controller.delegate as? NSObject
    relay?.unimplemented = [.animationController]
    #expect(relay?.responds(to: .animationController) == true)
    await desk.push("a", "b")
    #expect(!desk.phone.beginSwipe())
    app = nil
    #expect(app == nil)
    await desk.push("c")
    #expect(desk.phone.beginSwipe())
    desk.phone.commitSwipe()
    await desk.phone.rest()
    desk.expect(["a", "b"], told: ["c: system back (swipe)"])
  }

  @Test func aPopoverPointsToTheItemThatTheAppHasChosen() async {
    var rules = Rules()
    rules.isPad = true
    let item = UIBarButtonItem()
    let phone = Phone(rules)
    let host = NavigationControllerHost { sheet, _ in
      sheet.popoverPresentationController?.sourceItem = item
    }
    phone.window.rootViewController = host.controller
    phone.window.makeKeyAndVisible()
    let router = StackRouter(host: host)
    router.push(Page("a"))
    await phone.rest()
    let page = Page("s")
    page.modalPresentationStyle = .popover
    router.present(page)
    await phone.rest()
    let popover = page.navigationController?.popoverPresentationController
    #expect(popover?.sourceItem === item)
    #expect(popover?.sourceView == nil)
    #expect(popover?.permittedArrowDirections == .any)
    #expect(phone.exceptions == [])
  }

  @Test(arguments: Rules.all, [true, false])
  func whatOtherCodePopsBeforeItWasLaidOutIsFollowed(rules: Rules, isAnimated: Bool) async {
    for turns in [false, true] {
      let desk = Desk(rules, isShared: true)
      await desk.push("a")
      let page = Page("b")
      let ticket = desk.router.push(page)
      desk.note(page)
      if turns { await desk.phone.turns() }
      desk.host.controller.popViewController(animated: isAnimated)
      await desk.phone.rest()
      #expect(desk.names == desk.titles)
      #expect(desk.told.isEmpty == (desk.titles == ["a", "b"]))
      #expect(ticket.outcome != nil)
      #expect(desk.issues == [])
    }
  }

  @Test(arguments: Rules.all)
  func aPushDuringASwipeThatIsCancelledTakesNothing(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a", "b")
    #expect(desk.phone.beginSwipe())
    await desk.phone.turns()
    let page = Page("c")
    desk.router.push(page)
    desk.note(page)
    await desk.phone.turns()
    desk.phone.cancelSwipe()
    await desk.phone.rest()
    desk.expect(["a", "b", "c"], told: [])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aPushDuringASwipeThatIsCompletedComesAfterIt(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a", "b")
    #expect(desk.phone.beginSwipe())
    await desk.phone.turns()
    let page = Page("c")
    desk.router.push(page)
    desk.note(page)
    await desk.phone.turns()
    desk.phone.commitSwipe()
    await desk.phone.rest()
    desk.expect(["a", "c"], told: ["b: system back (swipe)"])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func whatASwipeTookIsToldBeforeWhatWasPushedMeanwhileComes(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a", "b")
    #expect(desk.phone.beginSwipe())
    await desk.phone.turns()
    let page = Page("c")
    desk.router.push(page)
    await desk.phone.turns()
    desk.phone.commitSwipe()
    desk.phone.finishTransition()
    await desk.phone.turns()
    #expect(desk.phone.isMoving, "the page is on its way")
    #expect(desk.told == ["b: system back (swipe)"])
    #expect(desk.stacksWhenTold == [["a", "c"]])
    await desk.phone.rest()
    desk.expect(["a", "c"], told: ["b: system back (swipe)"])
  }

  @Test(arguments: Rules.all, [true, false])
  func whatCodeDismissesWhileItIsPulledIsDismissedOnce(
    rules: Rules, isPulledDown: Bool
  ) async {
    let desk = Desk(rules)
    await desk.push("a")
    await desk.present(Page("s"))
    #expect(desk.phone.beginPull())
    await desk.phone.turns()
    desk.router.dismiss()
    await desk.phone.turns()
    if isPulledDown { desk.phone.commitPull() } else { desk.phone.cancelPull() }
    await desk.phone.rest()
    desk.expect(["a"], told: ["s: dismissed"])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aSheetThatWentWhileItWasCoveredCanBeDismissedAllTheSame(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    let (page, cover) = (Page("s"), UIViewController())
    await desk.present(page)
    cover.modalPresentationStyle = .fullScreen
    page.navigationController?.present(cover, animated: true)
    await desk.phone.rest()
    desk.host.controller.dismiss(animated: false)
    await desk.phone.rest()
    let ticket = desk.router.dismiss()
    await desk.phone.rest()
    #expect(desk.names == ["a"])
    #expect(desk.told.count == 1)
    #expect(ticket.outcome != nil, "nothing is waited for")
    #expect(desk.issues == [])
  }

  /// UIKit names no more what it is about to take away, and refuses what comes before that has gone.
  @Test(arguments: Rules.all)
  func aSheetThatComesInTheTurnAfterAnotherHasGoneWaitsForIt(rules: Rules) async {
    var rules = rules
    rules.presentedIsForgottenEarly = true
    rules.unanimatedDismissalsTakeATurn = true
    let desk = Desk(rules)
    await desk.push("a")
    await desk.present(Page("s"))
    desk.router.dismiss(transition: .none)
    await desk.phone.turns()
    let page = Page("t")
    desk.router.present(page, transition: .none)
    desk.note(page)
    await desk.phone.rest()
    desk.expect(["a", "t"], told: ["s: dismissed"])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func whatIsPushedDuringAPullGoesWithTheSheet(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    await desk.present(Page("s"))
    #expect(desk.phone.beginPull())
    await desk.phone.turns()
    let page = Page("t")
    let ticket = desk.router.push(page)
    desk.note(page)
    await desk.phone.turns()
    desk.phone.commitPull()
    await desk.phone.rest()
    desk.expect(["a"], told: ["t: system back (pullDown)", "s: system back (pullDown)"])
    #expect(ticket.outcome == .superseded)
    #expect(page.navigationController == nil, "it was never shown")
    #expect(desk.issues == [])
  }
}
