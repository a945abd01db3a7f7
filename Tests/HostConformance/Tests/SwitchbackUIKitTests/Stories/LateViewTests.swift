import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Navigation controllers whose views are loaded long after a host was made for them, and may never be.
@MainActor
struct LateViewTests {
  /// A controller of the app's that makes itself its delegate as soon as its view is there.
  private final class Own: UINavigationController, UINavigationControllerDelegate {
    private(set) var shown: [String] = []

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

  @Test(arguments: Rules.all)
  func aTabWhoseViewIsLoadedWhenItIsChosenIsHeardFromThenOn(rules: Rules) async {
    let own = Own()
    let desk = await TabDesk(rules, makeController: { $0 == .mail ? own : nil })
    await desk.push(Page("m"), on: .mail)
    #expect(!own.isViewLoaded, "nobody has loaded what cannot be seen")
    #expect(desk.phone.tapTab(1))
    await desk.phone.rest()
    #expect(own.delegate !== own)
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    #expect(desk.names(of: .mail) == ["mail 1"])
    #expect(desk.told == ["m: system back"])
    #expect(own.shown.last == "mail 1", "it is served as well")
  }

  @Test(arguments: Rules.all)
  func whatOtherCodeChangedBeforeItsViewCameIntoTheWindowWithoutAWordIsFollowed(rules: Rules) async
  {
    let phone = Phone(rules)
    let (root, host) = (UIViewController(), NavigationControllerHost())
    phone.window.rootViewController = root
    phone.window.makeKeyAndVisible()
    let router = StackRouter(host: host, sharedWithOtherCode: true)
    router.push(Page("a"))
    await phone.rest()
    host.controller.pushViewController(Page("own"), animated: false)
    await phone.rest()
    // No child of the root: it does not appear.
    root.view.addSubview(host.controller.view)
    await phone.rest()
    #expect(router.modules.map(\.name) == ["a", "own"])
  }

  @Test(arguments: Rules.all)
  func aWindowThatIsShownLaterIsHeardFromThenOn(rules: Rules) async {
    let own = Own()
    let desk = Desk(rules, on: own, isVisible: false)
    await desk.push("a", "b")
    #expect(!own.isViewLoaded)
    desk.phone.window.makeKeyAndVisible()
    await desk.phone.rest()
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    desk.expect(["a"], told: ["b: system back"])
    #expect(own.shown.last == "a")
  }

  @Test(arguments: Rules.all)
  func aPageThatMindsInATabThatIsSeenLateIsNotSwipedAway(rules: Rules) async {
    let own = Own()
    let desk = await TabDesk(rules, makeController: { $0 == .mail ? own : nil })
    await desk.push(Form("form", .refused), on: .mail)
    #expect(desk.phone.tapTab(1))
    await desk.phone.rest()
    #expect(!desk.phone.beginSwipe())
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    #expect(desk.names(of: .mail) == ["mail 1", "form"])
    #expect(desk.desk.issues == [], "nothing had to be undone")
  }

  @Test(arguments: Rules.all, [true, false])
  func aHostThatGoesBeforeAViewWasLoadedLeavesTheAppItsDelegate(
    rules: Rules, hasRouter: Bool
  ) async {
    let (app, controller) = (AppDelegate(), UINavigationController())
    controller.delegate = app
    do {
      let host = NavigationControllerHost(controller)
      if hasRouter { StackRouter(host: host).push(Page("a")) }
    }
    let phone = Phone(rules)
    await phone.rest()
    #expect(!controller.isViewLoaded)
    phone.window.rootViewController = controller
    phone.window.makeKeyAndVisible()
    controller.pushViewController(Page("b"), animated: true)
    await phone.rest()
    #expect(app.calls.last == "did show b")
    let orientations = controller.delegate?
      .navigationControllerSupportedInterfaceOrientations(controller)
    #expect(orientations == .all)
    #expect(app.calls.last == "orientations")
  }

  @Test func aDelegateThatTheAppHasSetBeforeIsStoodBeforeAsSoonAsTheWindowIsShown() async {
    let (app, desk) = (AppDelegate(), Desk(isVisible: false))
    await desk.push("a")
    desk.host.controller.delegate = app
    desk.phone.window.makeKeyAndVisible()
    #expect(desk.host.controller.delegate !== app)
  }

  @Test func whatIsOnNoSheetHasNothingAddedToItsView() async {
    let desk = Desk()
    await desk.push("a", "b")
    let added = desk.host.controller.view.subviews.map { "\(type(of: $0))" }
    #expect(!added.contains("PresentationWatcher"))
  }

  @Test func whatKeepsTheDelegateIsInTheBarAndHidden() async {
    let desk = Desk()
    await desk.push("a")
    #expect(desk.host.controller.navigationBar.subviews.map(\.isHidden) == [true])
  }

  @Test(arguments: Rules.all)
  func nothingIsLeftOfAControllerWhoseViewWasNeverLoaded(rules: Rules) async {
    weak var controller: UINavigationController?
    weak var relay: NSObject?
    do {
      let own = UINavigationController()
      let host = NavigationControllerHost(own)
      controller = own
      relay = own.delegate as? NSObject
      withExtendedLifetime(host) {}
    }
    #expect(controller == nil)
    #expect(relay == nil)
  }
}
