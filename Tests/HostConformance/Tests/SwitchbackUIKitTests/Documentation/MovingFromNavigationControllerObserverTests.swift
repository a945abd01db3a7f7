import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// The programs of the page "Moving from NavigationControllerObserver", as they stand there.
@MainActor
@Suite
struct MovingFromNavigationControllerObserverTests {
  final class DetailsScreen: UIViewController, Presentable {}

  @MainActor
  final class DetailsCoordinator {
    private let router: any Router
    private(set) var cause: EndCause?
    init(router: any Router) { self.router = router }

    func start() {
      let details = DetailsScreen()
      router.push(details)
      router.observeRemoval(of: details, by: self) { me, cause in
        me.cause = cause
      }
    }
  }

  final class ItemCoordinator: Coordinator {
    private let flow: Flow<Void>
    init(flow: Flow<Void>) { self.flow = flow }

    func start() { flow.push(DetailsScreen()) }
  }

  @MainActor
  final class List {
    private(set) var reloads = 0

    func open(on router: StackRouter) {
      router.start(for: self) {
        ItemCoordinator(flow: $0)
      } onEnd: { list, end in
        list.reload()
      }
    }

    func reload() { reloads += 1 }
  }

  @Test(arguments: Rules.all)
  func eachOfSeveralIsTold(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    let coordinators = (0..<3).map { _ in DetailsCoordinator(router: desk.router) }
    for coordinator in coordinators { coordinator.start() }
    await desk.phone.rest()
    #expect(desk.phone.longPressBack(toDepth: 1))
    await desk.phone.rest()
    #expect(coordinators.map(\.cause) == Array(repeating: .systemBack(.unknown), count: 3))
  }

  @Test(arguments: Rules.all)
  func aPopWithoutAnimationIsTold(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    let coordinator = DetailsCoordinator(router: desk.router)
    coordinator.start()
    await desk.phone.rest()
    desk.host.controller.popViewController(animated: false)
    await desk.phone.rest()
    #expect(coordinator.cause == .systemBack(.unknown))
  }

  @Test(arguments: Rules.all)
  func aSwipeThatIsCancelledIsNotTold(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    let list = List()
    list.open(on: desk.router)
    await desk.phone.rest()
    #expect(desk.phone.beginSwipe())
    desk.phone.cancelSwipe()
    await desk.phone.rest()
    #expect(list.reloads == 0)
    #expect(desk.phone.beginSwipe())
    desk.phone.commitSwipe()
    await desk.phone.rest()
    #expect(list.reloads == 1)
  }

  @Test(arguments: Rules.all)
  func theAppsDelegateHearsWhatTheHostHears(rules: Rules) async {
    let (navigation, transitions) = (UINavigationController(), AppDelegate())
    let phone = Phone(rules)
    phone.window.rootViewController = navigation
    phone.window.makeKeyAndVisible()
    let host = NavigationControllerHost(navigation)
    navigation.delegate = transitions
    let router = StackRouter(host: host)
    router.push(Page("a"))
    router.push(Page("b"))
    await phone.rest()
    #expect(transitions.calls.contains("did show b"))
    #expect(phone.tapBack())
    await phone.rest()
    #expect(transitions.calls.last { $0 != "orientations" } == "did show a")
    #expect(router.modules.map(\.name) == ["a"])
  }

  @Test func thePageShowsThisCode() throws {
    try expectCode(of: "MovingFromNavigationControllerObserver")
  }
}
