import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// The app's own delegates, whenever they are set and however long they live.
@MainActor
struct DelegateTests {
  @Test(arguments: Rules.all)
  func aDelegateThatIsSetUnderACustomTransitionIsServed(rules: Rules) async {
    let (desk, app) = (Desk(rules), AppDelegate())
    await desk.push("a")
    await desk.push(Page("b"), transition: .custom(Zoom()))
    desk.host.controller.delegate = app
    await desk.phone.rest()
    await desk.push("c")
    #expect(app.calls.contains("did show c"))
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    #expect(app.calls.filter { $0 != "orientations" }.suffix(2) == ["will show b", "did show b"])
  }

  @Test(arguments: Rules.all)
  func aDelegateThatDrivesItsOwnPushesDrivesThemAboveACustomTransition(rules: Rules) async {
    let (controller, app) = (UINavigationController(), Driving())
    controller.delegate = app
    let desk = Desk(rules, on: controller, isShared: true)
    await desk.push("a")
    await desk.push(Page("b"), transition: .custom(Zoom()))
    let drive = UIPercentDrivenInteractiveTransition()
    app.drive = drive
    controller.pushViewController(Page("own"), animated: true)
    await desk.phone.turns()
    desk.phone.layOut()
    await desk.phone.rest()
    #expect(desk.phone.isMoving, "it waits for the finger")
    drive.finish()
    await desk.phone.rest()
    desk.expect(["a", "b", "own"], told: [])
  }

  @Test(arguments: Rules.all)
  func aDelegateThatPassesOnToTheOneBeforeItHearsEachCallOnce(rules: Rules) async {
    let (desk, app) = (Desk(rules), Chained())
    await desk.push("a", "b", "c")
    app.before = desk.host.controller.delegate
    desk.host.controller.delegate = app
    for _ in 1...2 {
      desk.host.controller.popViewController(animated: true)
      await desk.phone.rest()
    }
    #expect(app.calls == ["will show b", "did show b", "will show a", "did show a"])
    desk.expect(["a"], told: ["c: system back", "b: system back"])
  }

  @Test(arguments: Rules.all)
  func whatHappenedWhileAnotherWasTheDelegateIsSeenAtTheNextTouch(rules: Rules) async {
    let (desk, app) = (Desk(rules), AppDelegate())
    await desk.push("a", "b")
    desk.host.controller.delegate = app
    desk.host.controller.popViewController(animated: false)
    await desk.phone.rest()
    _ = desk.phone.touch()
    await desk.phone.rest()
    desk.expect(["a"], told: ["b: system back"])
  }

  @Test(arguments: Rules.all)
  func aSwipeRightAfterTheAppHasSetItsDelegateIsToldToBeOne(rules: Rules) async {
    let (desk, app) = (Desk(rules), AppDelegate())
    await desk.push("a", "b")
    desk.host.controller.delegate = app
    #expect(desk.phone.beginSwipe())
    desk.phone.commitSwipe()
    await desk.phone.rest()
    desk.expect(["a"], told: ["b: system back (swipe)"])
  }

  @Test(arguments: Rules.all)
  func aModuleThatChangesItsMindUnderACustomTransitionLeavesTheAppItsDelegate(rules: Rules) async {
    let (desk, app) = (Desk(rules), AppDelegate())
    await desk.push("a")
    let page = Page("b")
    await desk.push(page, transition: .custom(Zoom()))
    desk.host.controller.delegate = app
    page.stateChanged()
    await desk.phone.rest()
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    #expect(app.calls.contains("did show a"))
    desk.expect(["a"], told: ["b: system back"])
  }

  @Test(arguments: Rules.all, [true, false])
  func aPageThatBecomesTheDelegateWhenItAppearsIsToldToHaveLeft(
    rules: Rules, animated: Bool
  ) async {
    let desk = Desk(rules)
    await desk.push("a")
    let page = Selfish("b")
    await desk.push(page)
    #expect(desk.host.controller.delegate !== page)
    desk.host.controller.popViewController(animated: animated)
    await desk.phone.rest()
    desk.expect(["a"], told: ["b: system back"])
    #expect(page.shown.last == "a", "it is served all the same")
  }

  @Test(arguments: Rules.all)
  func aFlowWhosePageBecomesTheDelegateIsToldThatItIsOver(rules: Rules) async {
    final class OnePage: Coordinator {
      private let flow: Flow<Void>
      init(_ flow: Flow<Void>) { self.flow = flow }
      func start() { flow.push(Selfish("b")) }
    }
    final class Ends { var causes: [String] = [] }
    let (desk, ends) = (Desk(rules), Ends())
    await desk.push("a")
    desk.router.start(.push, for: ends) {
      OnePage($0)
    } onEnd: { ends, end in
      if case .cancelled(let cause) = end { ends.causes.append("\(cause)") }
    }
    await desk.phone.rest()
    desk.host.controller.popViewController(animated: true)
    await desk.phone.rest()
    #expect(ends.causes == ["system back"])
  }

  @Test(arguments: Rules.all)
  func aControllerThatIsItsOwnDelegateIsServedAndFollowed(rules: Rules) async {
    let controller = Own()
    let desk = Desk(rules, on: controller)
    await desk.push("a", "b")
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    desk.expect(["a"], told: ["b: system back"])
    #expect(controller.shown.last == "a")
  }

  @Test(arguments: Rules.all)
  func aDelegateThatChangesTheStackMeanwhileHearsOfThatToo(rules: Rules) async {
    let (desk, app) = (Desk(rules), AppDelegate())
    desk.host.controller.delegate = app
    await desk.push("a", "b")
    app.onDidShow = { [weak controller = desk.host.controller] screen in
      if screen.title == "c" { controller?.popViewController(animated: false) }
    }
    await desk.push("c")
    app.onDidShow = nil
    // Then UIKit does not do it.
    if rules.transitionLastsDuringCallbacks, rules.commandsDuringTransitionAreDropped { return }
    desk.expect(["a", "b"], told: ["c: system back"])
    #expect(app.calls.last == "did show b")
  }

  /// As proxies of other libraries do, which stand before whatever is there.
  @Test func aDelegateThatAsksTheRelayWhatItDoesIsAskedOnce() async {
    class Asking: NSObject {
      weak var relay: (any NSObjectProtocol)?
      private(set) var asked = 0

      override func responds(to selector: Selector!) -> Bool {
        asked += 1
        return asked < 10 && relay?.responds(to: selector) == true
      }
    }
    final class Circle: Asking, UINavigationControllerDelegate {}
    let controller = UINavigationController()
    let circle = Circle()
    controller.delegate = circle
    let desk = Desk(on: controller)
    await desk.push("a")
    let relay = controller.delegate as? NSObject
    circle.relay = relay
    let selector = Selector("nobodyDoesThis")
    relay?.unimplemented = [selector]
    let before = circle.asked
    #expect(relay?.responds(to: selector) == false)
    #expect(circle.asked == before + 1)
  }

  @Test func aDelegateThatIsGoneIsAnsweredFor() async {
    let controller = UINavigationController()
    var app: AppDelegate? = AppDelegate()
    controller.delegate = app
    let desk = Desk(on: controller)
    await desk.push("a")
    let relay = controller.delegate as? NSObject
    let orientations = Selector("navigationControllerSupportedInterfaceOrientations:")
    let animator = Selector("navigationController:animationControllerForOperation:")
    relay?.unimplemented = [orientations, animator]
    app?.unimplemented = [animator]
    #expect(relay?.responds(to: orientations) == true)
    #expect(relay?.responds(to: animator) == false, "it would switch the swipe off")
    #expect(relay?.forwardingTarget(for: orientations) as? NSObject === app)
    #expect(relay?.forwardingTarget(for: animator) == nil)
    app = nil
    #expect(relay?.responds(to: orientations) == false)
    #expect(
      relay?.forwardingTarget(for: orientations) != nil, "UIKit remembers, and goes on asking")
    #expect(relay?.forwardingTarget(for: animator) == nil)
  }

  @Test(arguments: Rules.all, [ScreenTransition.automatic, .custom(Zoom())])
  func nothingStaysSwitchedOffWhenTheRouterIsGone(
    rules: Rules, transition: ScreenTransition
  ) async {
    let controller = UINavigationController()
    let phone = await { () async -> Phone in
      let desk = Desk(rules, on: controller)
      let page = Page("a")
      page.backGesture = .forbidden
      await desk.push(page, transition: transition)
      return desk.phone
    }()
    await phone.rest()
    controller.pushViewController(Page("own"), animated: true)
    await phone.rest()
    #expect(phone.beginSwipe())
    phone.commitSwipe()
    await phone.rest()
    #expect(controller.titles == ["a"])
  }

  @Test(arguments: Rules.all)
  func aSheetWhoseContentSetsADelegateIsStillAsked(rules: Rules) async {
    final class Content: Page, LeaveGuard, UIAdaptivePresentationControllerDelegate {
      let leaving = LeavePolicy.ask
      var attempts = 0
      var calls: [String] = []
      func askToLeave(_ attempt: LeaveAttempt) { attempts += 1 }
      func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
        calls.append("attempt")
      }
    }
    let (desk, content) = (Desk(rules), Content("s"))
    await desk.push("a")
    await desk.present(content)
    content.navigationController?.presentationController?.delegate = content
    #expect(!desk.phone.pullDown())
    await desk.phone.rest()
    #expect(content.attempts == 1)
    #expect(content.calls == ["attempt"])
    desk.expect(["a", "s"], told: [])
  }

  @Test(arguments: Rules.all)
  func aSheetWhoseContentSetsADelegateIsToldOfAPull(rules: Rules) async {
    final class Content: Page, UIAdaptivePresentationControllerDelegate {
      var calls: [String] = []
      func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
        calls.append("will")
      }
      func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
        calls.append("did")
      }
    }
    let (desk, content) = (Desk(rules), Content("s"))
    await desk.push("a")
    await desk.present(content)
    content.navigationController?.presentationController?.delegate = content
    #expect(desk.phone.pullDown())
    await desk.phone.rest()
    #expect(content.calls == ["will", "did"])
    desk.expect(["a"], told: ["s: system back (pullDown)"])
  }

  /// Sets itself as the delegate each time that it appears.
  private final class Selfish: Page, UINavigationControllerDelegate {
    private(set) var shown: [String] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.delegate = self
    }

    func navigationController(
      _ controller: UINavigationController, didShow screen: UIViewController, animated: Bool
    ) {
      shown.append(screen.title ?? "")
    }
  }

  /// Passes on what it hears to the delegate that was there before.
  private final class Chained: NSObject, UINavigationControllerDelegate {
    weak var before: (any UINavigationControllerDelegate)?
    private(set) var calls: [String] = []

    func navigationController(
      _ controller: UINavigationController, willShow screen: UIViewController, animated: Bool
    ) {
      calls.append("will show \(screen.title ?? "")")
      before?.navigationController(controller, willShow: screen, animated: animated)
    }

    func navigationController(
      _ controller: UINavigationController, didShow screen: UIViewController, animated: Bool
    ) {
      calls.append("did show \(screen.title ?? "")")
      before?.navigationController(controller, didShow: screen, animated: animated)
    }
  }

  /// Animates what is pushed, and drives it by hand when there is something to drive it with.
  private final class Driving: NSObject, UINavigationControllerDelegate {
    private let animator = TrialAnimator()
    var drive: UIPercentDrivenInteractiveTransition?

    func navigationController(
      _ controller: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from: UIViewController,
      to: UIViewController,
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operation == .push ? animator : nil
    }

    func navigationController(
      _ controller: UINavigationController,
      interactionControllerFor animator: any UIViewControllerAnimatedTransitioning,
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      animator === self.animator ? drive : nil
    }
  }

  private final class Own: UINavigationController, UINavigationControllerDelegate {
    var shown: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = self
    }

    func navigationController(
      _ controller: UINavigationController, didShow screen: UIViewController, animated: Bool
    ) {
      shown.append(screen.title ?? "")
    }
  }
}
