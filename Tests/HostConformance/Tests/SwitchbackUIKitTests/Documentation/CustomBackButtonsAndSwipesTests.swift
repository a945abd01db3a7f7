import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// The programs of the page "Custom back buttons and swipes", as they stand there.
@MainActor
@Suite(.serialized)
struct CustomBackButtonsAndSwipesTests {
  final class RegisterScreen: UIViewController, LeaveGuard {
    var isDirty = false
    var leaving: LeavePolicy { isDirty ? .refused : .allowed }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        primaryAction: .goingBack(from: self, title: "Cancel"))
    }
  }

  final class TermsScreen: UIViewController, Presentable {
    var onAccept: () -> Void = {}

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.backAction = .goingBack(from: self)
    }
  }

  final class TermsCoordinator: Coordinator {
    private let flow: Flow<Void>
    init(flow: Flow<Void>) { self.flow = flow }

    func start() {
      let terms = TermsScreen()
      terms.onAccept = { [flow] in flow.finish() }
      flow.push(terms)
    }
  }

  final class PhotoScreen: UIViewController, Presentable {
    // The user can swipe even after a custom transition.
    var backGesture: BackGesture { .allowed }
  }

  final class PaymentScreen: UIViewController, Presentable {
    // The user can go back only with a button.
    var backGesture: BackGesture { .forbidden }
  }

  struct Unfold: UIKitTransition {
    func animator(
      for direction: TransitionDirection
    ) -> any UIViewControllerAnimatedTransitioning {
      UnfoldAnimator(isReversed: direction == .back)
    }

    func interaction(
      for direction: TransitionDirection
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      direction == .back ? Drag.current : nil
    }
  }

  final class UnfoldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isReversed: Bool
    init(isReversed: Bool) { self.isReversed = isReversed }

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      UIView.animate(withDuration: 0.2) {
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @MainActor
  enum Drag {
    static var current: UIPercentDrivenInteractiveTransition?
  }

  @Test(arguments: Rules.all)
  func aButtonOfTheAppsAsks(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    let screen = RegisterScreen()
    await desk.push(screen)
    screen.isDirty = true
    #expect(desk.phone.tapBarItem("Cancel"))
    await desk.phone.rest()
    #expect(desk.names == ["a", "RegisterScreen"])
    screen.isDirty = false
    #expect(desk.phone.tapBarItem("Cancel"))
    await desk.phone.rest()
    #expect(desk.told == ["RegisterScreen: system back (key)"])
  }

  @Test(arguments: Rules.all, ["button", "swipe", "accept"])
  func howeverTheTermsAreLeftTheirStarterIsToldOnce(rules: Rules, way: String) async throws {
    let desk = Desk(rules)
    await desk.push("a")
    var ends: [EndCause] = []
    desk.router.start(for: desk) {
      TermsCoordinator(flow: $0)
    } onEnd: {
      ends.append($1.cause)
    }
    await desk.phone.rest()
    let terms = try #require(desk.host.controller.topViewController as? TermsScreen)
    switch way {
    case "button": #expect(desk.phone.tapBack())
    case "swipe":
      #expect(desk.phone.beginSwipe() != rules.backActionDisablesSwipe)
      desk.phone.commitSwipe()
    default: terms.onAccept()
    }
    await desk.phone.rest()
    guard way != "swipe" || !rules.backActionDisablesSwipe else { return }
    #expect(desk.names == ["a"])
    let cause: [String: EndCause] = [
      "button": .systemBack(.key), "swipe": .systemBack(.swipe), "accept": .finished,
    ]
    #expect(ends == [cause[way]])
  }

  @Test(arguments: Rules.all)
  func aModuleDecidesAboutSwipes(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    await desk.push(PaymentScreen())
    #expect(!desk.phone.beginSwipe())
    await desk.push(PhotoScreen(), transition: .custom(Zoom()))
    #expect(desk.phone.beginSwipe())
    desk.phone.commitSwipe()
    await desk.phone.rest()
    #expect(desk.names == ["a", "PaymentScreen"])
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    #expect(desk.names == ["a"])

    await desk.present(PaymentScreen())
    #expect(!desk.phone.pullDown())
    #expect(desk.names == ["a", "PaymentScreen"])
  }

  @Test(arguments: Rules.all, [true, false])
  func aTransitionFollowsAFinger(rules: Rules, isCancelled: Bool) async {
    let desk = Desk(rules)
    await desk.push("a")
    await desk.push(Page("b"), transition: .custom(Unfold()))
    let drag = UIPercentDrivenInteractiveTransition()
    Drag.current = drag
    desk.host.controller.popViewController(animated: true)
    desk.phone.layOut()
    drag.update(0.5)
    if isCancelled { drag.cancel() } else { drag.finish() }
    await desk.phone.rest()
    Drag.current = nil
    desk.expect(
      isCancelled ? ["a", "b"] : ["a"], told: isCancelled ? [] : ["b: system back (swipe)"])
  }

  @Test func thePageShowsThisCode() throws {
    try expectCode(of: "CustomBackButtonsAndSwipes", or: StyledButtonTests.file)
  }
}
