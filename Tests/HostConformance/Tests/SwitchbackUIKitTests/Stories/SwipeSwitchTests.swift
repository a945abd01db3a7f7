import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Who switches UIKit's swipes off, and on again.
@MainActor
struct SwipeSwitchTests {
  private func swipes(_ desk: Desk) -> [UIGestureRecognizer] {
    let controller = desk.host.controller
    return [
      controller.interactivePopGestureRecognizer, controller.interactiveContentPopGestureRecognizer,
    ]
    .compactMap { $0 }
  }

  private final class Locked: Page {
    var onAppear: @MainActor (UINavigationController?) -> Void = { _ in }

    override init(_ name: String) {
      super.init(name)
      backGesture = .forbidden
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      onAppear(navigationController)
    }
  }

  enum Way: CaseIterable {
    case button
    case pop
    case replace
    case cover
    case otherCode
  }

  @Test(arguments: Rules.all, Way.allCases)
  func theSwipesAreOnAgainWhenWhatForbidsThemIsNotOnTop(rules: Rules, way: Way) async {
    let desk = Desk(rules)
    await desk.push("a", "b")
    await desk.push(Locked("locked"))
    #expect(swipes(desk).allSatisfy { !$0.isEnabled })
    switch way {
    case .button: #expect(desk.phone.tapBack())
    case .pop: desk.router.pop()
    case .replace: desk.router.replaceTop(Page("c"))
    case .cover: desk.router.push(Page("c"))
    case .otherCode: desk.host.controller.popViewController(animated: false)
    }
    await desk.phone.rest()
    #expect(swipes(desk).allSatisfy { $0.isEnabled })
    #expect(desk.phone.beginSwipe())
  }

  @Test(arguments: Rules.all)
  func theSwipesAreOnAgainAfterATouchThatTheyWereNotToHear(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    desk.phone.touch()
    #expect(swipes(desk).allSatisfy { !$0.isEnabled })
    await desk.phone.turns()
    #expect(swipes(desk).allSatisfy { $0.isEnabled })
  }

  @Test(arguments: Rules.all)
  func anOffOfTheAppsBetweenTwoSuchTouchesStays(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    desk.phone.touch()
    await desk.phone.turns()
    for swipe in swipes(desk) { swipe.isEnabled = false }
    desk.phone.touch()
    await desk.phone.turns()
    #expect(swipes(desk).allSatisfy { !$0.isEnabled })
  }

  @Test func aTouchIsNotGivenBackToASwipeThatIsForbiddenMeanwhile() async {
    let desk = Desk()
    await desk.push("a")
    desk.phone.touch()
    desk.router.push(Locked("locked"), transition: .none)
    for _ in 0..<8 {
      await Task.yield()
      #expect(swipes(desk).allSatisfy { !$0.isEnabled })
    }
  }

  @Test(arguments: Rules.all)
  func anOffOfTheAppsAboveAPageThatForbidsSwipingStays(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a", "b")
    await desk.push(Locked("locked"))
    await desk.push("c")
    for swipe in swipes(desk) { swipe.isEnabled = false }
    for _ in 0..<2 {
      #expect(desk.phone.tapBack())
      await desk.phone.rest()
      #expect(swipes(desk).allSatisfy { !$0.isEnabled })
    }
    desk.expect(["a", "b"], told: ["c: system back", "locked: system back"])
  }

  @Test(arguments: Rules.all)
  func anOffOfTheAppsAfterATouchThatTheSwipesWereNotToHearStays(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    desk.phone.touch()
    await desk.phone.turns()
    await desk.push("b")
    for swipe in swipes(desk) { swipe.isEnabled = false }
    await desk.push(Locked("locked"))
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    #expect(swipes(desk).allSatisfy { !$0.isEnabled })
  }

  @Test(arguments: Rules.all)
  func anOffThatAPageThatForbidsSwipingSaysWhenItAppearsStays(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a", "b")
    let page = Locked("locked")
    page.onAppear = { $0?.interactivePopGestureRecognizer?.isEnabled = false }
    await desk.push(page)
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    #expect(desk.host.controller.interactivePopGestureRecognizer?.isEnabled == false)
  }

  @Test(arguments: Rules.all)
  func theSwipesAreOnAgainWhenTheHostOfAPageThatForbidsThemIsGone(rules: Rules) async {
    let controller = UINavigationController()
    let phone = Phone(rules)
    phone.window.rootViewController = controller
    phone.window.makeKeyAndVisible()
    await {
      let router = StackRouter(
        host: NavigationControllerHost(controller), sharedWithOtherCode: true)
      router.push(Page("a"))
      router.push(Locked("locked"))
      await phone.rest()
      #expect(!phone.beginSwipe())
    }()
    controller.pushViewController(Page("b"), animated: false)
    await phone.rest()
    #expect(phone.beginSwipe())
  }

  @Test(arguments: Rules.all)
  func theRecognisersDelegateStaysTheApps(rules: Rules) async {
    final class Gate: NSObject, UIGestureRecognizerDelegate {
      var isOpen = true
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { isOpen }
    }
    let (desk, gate) = (Desk(rules), Gate())
    let swipe = desk.host.controller.interactivePopGestureRecognizer
    swipe?.delegate = gate
    await desk.push("a", "b")
    await desk.push(Page("c"), transition: .custom(Zoom()))
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    gate.isOpen = false
    #expect(!desk.phone.beginSwipe())
    gate.isOpen = true
    #expect(desk.phone.beginSwipe())
    desk.phone.commitSwipe()
    await desk.phone.rest()
    #expect(swipe?.delegate === gate)
    #expect(desk.names == ["a"])
  }

  @Test(arguments: Rules.all)
  func theSwipeIsThereAtTheFirstTouchAfterADelegateThatCouldAnimateIsGone(rules: Rules) async {
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
    app = nil
    #expect(app == nil)
    #expect(desk.phone.beginSwipe())
    desk.phone.commitSwipe()
    await desk.phone.rest()
    desk.expect(["a"], told: ["b: system back (swipe)"])
  }
}
