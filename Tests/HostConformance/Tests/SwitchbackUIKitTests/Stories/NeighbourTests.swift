import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// The host beside other code that uses the same controllers.
@MainActor
struct NeighbourTests {
  /// What the app presents while something loads may still come up when there is something to be told.
  ///
  /// If UIKit should begin such changes only with the next layout, the host cannot see them before.
  @Test(arguments: Rules.all.filter { !$0.animatedChangesBeginAtLayout })
  func aNoticeComesWhenWhatTheAppPresentsHasComeAndGone(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("root")
    let loading = UIAlertController(title: "Loading", message: nil, preferredStyle: .alert)
    desk.host.controller.present(loading, animated: true)
    await desk.phone.turns()
    var timesRead = 0
    Task {
      await desk.router.inform("No connection")
      timesRead += 1
    }
    await desk.phone.turns()
    desk.phone.finishTransitions()
    loading.dismiss(animated: true)
    await desk.phone.rest()
    #expect(desk.phone.alert?.title == "No connection")
    #expect(timesRead == 0)
    desk.phone.tapAlert(0)
    await desk.phone.rest()
    #expect(timesRead == 1)
  }

  @Test(arguments: Rules.all, [true, false])
  func theAppsOwnDelegateHearsEveryCall(rules: Rules, isSetBefore: Bool) async {
    let (app, controller) = (AppDelegate(), UINavigationController())
    if isSetBefore { controller.delegate = app }
    let desk = Desk(rules, on: controller)
    await desk.push("a")
    if !isSetBefore { controller.delegate = app }
    await desk.push("b")
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    desk.expect(["a"], told: ["b: system back"])
    let expected = ["will show b", "did show b", "will show a", "did show a"]
    #expect(app.calls.filter { $0 != "orientations" }.suffix(4) == expected)
  }

  @Test(arguments: Rules.all)
  func theAppsOwnDelegateAnswersWhatTheHostDoesNot(rules: Rules) async {
    let (app, controller) = (AppDelegate(), UINavigationController())
    controller.delegate = app
    let desk = Desk(rules, on: controller)
    await desk.push("a")
    #expect(controller.delegate !== app)
    _ = controller.delegate?.navigationControllerSupportedInterfaceOrientations(controller)
    #expect(app.calls.last == "orientations")
  }

  @Test func theAppsOwnDelegateIsServedWhenTheRouterIsGone() async {
    let (app, controller) = (AppDelegate(), UINavigationController())
    controller.delegate = app
    let phone = await { () async -> Phone in
      let desk = Desk(on: controller)
      await desk.push("a", "b")
      return desk.phone
    }()
    await phone.rest()
    #expect(phone.beginSwipe(), "nobody forbids anything any more")
    phone.commitSwipe()
    await phone.rest()
    #expect(controller.titles == ["a"])
    #expect(app.calls.last == "did show a")
  }

  @Test func aDelegateThatPassesOnToTheOneBeforeItGoesRoundInNoCircle() async {
    let desk = Desk()
    await desk.push("a")
    let proxy = Proxy()
    proxy.before = desk.host.controller.delegate
    desk.host.controller.delegate = proxy
    await desk.push("b")
    desk.expect(["a", "b"], told: [])
    #expect(proxy.shown == ["b"])
  }

  @Test(arguments: Rules.all)
  func severalRoutersUseOneControllerInTurn(rules: Rules) async {
    let controller = UINavigationController()
    let phone = Phone(rules)
    phone.window.rootViewController = controller
    phone.window.makeKeyAndVisible()
    let first = StackRouter(host: NavigationControllerHost(controller), sharedWithOtherCode: true)
    first.push(Page("a"))
    await phone.rest()
    first.push(Page("b"))
    await phone.rest()
    let second = StackRouter(host: NavigationControllerHost(controller), sharedWithOtherCode: true)
    #expect(second.modules.map(\.name) == ["a", "b"])
    second.push(Page("c"))
    await phone.rest()
    first.push(Page("d"))
    await phone.rest()
    #expect(controller.titles == ["a", "b", "c", "d"])
    #expect(first.modules.map(\.name) == ["a", "b", "c", "d"])
    #expect(second.modules.map(\.name) == ["a", "b", "c", "d"])
    #expect(phone.longPressBack(toDepth: 1))
    await phone.rest()
    #expect(first.modules.map(\.name) == ["a"])
    #expect(second.modules.map(\.name) == ["a"])
    first.close()
    second.push(Page("e"))
    await phone.rest()
    #expect(controller.titles == ["a", "e"])
    #expect(phone.beginSwipe())
    phone.commitSwipe()
    await phone.rest()
    #expect(second.modules.map(\.name) == ["a"])
  }

  @Test(arguments: Rules.all)
  func whatOtherCodeTakesOffAtOnceIsFollowed(rules: Rules) async {
    let desk = Desk(rules, isShared: true)
    await desk.push("a")
    let page = Page("b")
    desk.router.push(page, transition: .none)
    desk.note(page)
    desk.host.controller.popViewController(animated: false)
    await desk.phone.rest()
    desk.expect(["a"], told: ["b: system back"])
  }

  @Test(arguments: Rules.all)
  func anAppMovesOverFileByFile(rules: Rules) async {
    let controller = UINavigationController()
    let old = OldRouter(controller)
    old.push(Page("start"))
    let desk = Desk(rules, on: controller, isShared: true)
    await desk.phone.rest()
    desk.expect(["start"], told: [])

    let sender = await startNewFlow(on: desk)
    #expect(desk.titles == ["start", "new 1", "new 2"])
    old.push(Page("old 1"))
    await desk.phone.rest()
    #expect(desk.names == ["start", "new 1", "new 2", "old 1"])
    desk.router.push(Page("new 3"))
    old.push(Page("old 2"))
    await desk.phone.rest()
    #expect(desk.names == desk.titles)
    #expect(desk.names.contains("new 3"), "what the router is asked for is not lost")
    #expect(desk.names.contains("old 2") != rules.commandsDuringTransitionAreDropped)

    old.popTo("new 1")
    await desk.phone.rest()
    #expect(desk.names == ["start", "new 1"])
    #expect(sender.ends == [])
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    desk.expect(["start"], told: [])
    #expect(sender.ends == ["cancelled: system back"])
    #expect(desk.issues == [])
  }

  private func startNewFlow(on desk: Desk) async -> Listener {
    let listener = Listener()
    desk.router.start(.push, for: listener) {
      TwoPages(flow: $0)
    } onEnd: { listener, end in
      if case .cancelled(let cause) = end { listener.ends.append("cancelled: \(cause)") }
    }
    await desk.phone.rest()
    return listener
  }
}

/// The router of the code that has not been moved yet.
@MainActor
private final class OldRouter {
  private let controller: UINavigationController

  init(_ controller: UINavigationController) { self.controller = controller }

  func push(_ page: Page) { controller.pushViewController(page, animated: true) }

  func popTo(_ title: String) {
    guard let page = controller.viewControllers.first(where: { $0.title == title }) else { return }
    controller.popToViewController(page, animated: true)
  }
}

@MainActor
private final class Listener {
  var ends: [String] = []
}

private final class TwoPages: Coordinator {
  private let flow: Flow<Void>
  init(flow: Flow<Void>) { self.flow = flow }

  func start() {
    flow.push(Page("new 1"))
    flow.push(Page("new 2"))
  }
}

/// Passes everything on to the delegate that was there before, as proxies of other libraries do.
private class Before: NSObject {
  weak var before: (any UINavigationControllerDelegate)?

  override func responds(to selector: Selector!) -> Bool {
    before?.responds(to: selector) ?? false
  }
}

private final class Proxy: Before, UINavigationControllerDelegate {
  private(set) var shown: [String] = []

  func navigationController(
    _ controller: UINavigationController, didShow screen: UIViewController, animated: Bool
  ) {
    shown.append(screen.title ?? "")
    before?.navigationController(controller, didShow: screen, animated: animated)
  }
}
