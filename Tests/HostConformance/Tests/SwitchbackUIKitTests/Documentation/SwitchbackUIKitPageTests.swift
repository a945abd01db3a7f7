import Switchback
import SwitchbackUIKit
import Testing
import UIKit

extension TabID {
  fileprivate static let home = TabID("home")
  fileprivate static let news = TabID("news")
}

private struct CrossFade: CustomTransition {}

extension CrossFade: UIKitTransition {
  func animator(
    for direction: TransitionDirection
  ) -> any UIViewControllerAnimatedTransitioning {
    CrossFadeAnimator()
  }
}

private final class CrossFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  @MainActor static var count = 0

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    Self.count += 1
    UIView.animate(withDuration: transitionDuration(using: context)) {
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// The code of the module's landing page, as it stands there.
@MainActor
@Suite(.serialized)
struct SwitchbackUIKitPageTests {
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var router: StackRouter?

    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options: UIScene.ConnectionOptions,
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let host = NavigationControllerHost()
      let router = StackRouter(host: host)
      router.start { MainCoordinator(flow: $0) }

      let window = UIWindow(windowScene: scene)
      window.rootViewController = host.controller
      window.makeKeyAndVisible()
      (self.router, self.window) = (router, window)
    }
  }

  final class NameScreen: UIViewController, Presentable {
    var onName: (String) -> Void = { _ in }
  }

  final class NameCoordinator: Coordinator {
    private let flow: Flow<String>
    init(flow: Flow<String>) { self.flow = flow }

    func start() {
      let screen = NameScreen()
      screen.onName = { [flow] name in flow.finish(name) }
      flow.push(screen)
    }
  }

  final class HomeScreen: UIViewController, Presentable {}

  final class PhotoScreen: UIViewController, Presentable {}

  final class HomeCoordinator: Coordinator {
    private let flow: Flow<Void>
    init(flow: Flow<Void>) { self.flow = flow }
    func start() { flow.push(HomeScreen()) }
  }

  typealias NewsCoordinator = HomeCoordinator

  final class MainCoordinator: Coordinator {
    private let flow: Flow<Void>
    private(set) var greeted: [String] = []
    private(set) var container: TabBarControllerHost?
    init(flow: Flow<Void>) { self.flow = flow }

    func start() { flow.push(HomeScreen()) }

    func askForName() {
      flow.start(.modal, for: self) {
        NameCoordinator(flow: $0)
      } onEnd: { me, end in
        if case .finished(let name) = end { me.greet(name) }
      }
    }

    func showTabs() {
      let container = TabBarControllerHost { tab in
        let host = NavigationControllerHost()
        host.controller.tabBarItem.image = UIImage(
          systemName: tab == .home ? "house" : "bell")
        return host
      }
      let tabs = TabContainer(host: container)
      tabs.add(.home, title: "Home") { HomeCoordinator(flow: $0) }
      tabs.add(.news, title: "News", badge: "2") { NewsCoordinator(flow: $0) }
      flow.push(tabs)
      self.container = container
    }

    func discard() async {
      let question = Question(
        "Discard changes?",
        choices: [.init("Discard", true, isDestructive: true)])
      guard await flow.ask(question) == true else { return }
      flow.popToRoot()
    }

    func show(_ photo: PhotoScreen) {
      flow.push(photo, transition: .custom(CrossFade()))
    }

    private func greet(_ name: String) { greeted.append(name) }
  }

  /// A phone on which the program runs, and its coordinator.
  private func start(_ rules: Rules) async throws -> (Desk, MainCoordinator) {
    let desk = Desk(rules)
    desk.router.start { MainCoordinator(flow: $0) }
    await desk.phone.rest()
    let main = desk.router.dependencies.coordinators.first as? MainCoordinator
    return (desk, try #require(main))
  }

  @Test func theSceneShowsTheFirstScreen() async throws {
    let session = UISceneSession(role: UISceneSession.Role(rawValue: "application"))
    let options = UIScene.ConnectionOptions()
    let scene = UIWindowScene(session: session, connectionOptions: options)
    let delegate = SceneDelegate()
    delegate.scene(scene, willConnectTo: session, options: options)
    let phone = Phone(window: try #require(delegate.window))
    await phone.rest()
    let shown = try #require(phone.frontNavigation).viewControllers
    #expect(shown.count == 1 && shown.first is HomeScreen)
  }

  @Test(arguments: Rules.all)
  func nothingIsLeftOfAFlowThatTheUserLeaves(rules: Rules) async throws {
    let (desk, _) = try await start(rules)
    var end: FlowEnd<String>?
    desk.router.start(for: desk) {
      NameCoordinator(flow: $0)
    } onEnd: {
      end = $1
    }
    await desk.phone.rest()
    weak let screen = desk.host.controller.topViewController as? NameScreen
    weak let coordinator = desk.router.dependencies.coordinators.last as? NameCoordinator
    #expect(screen != nil && coordinator != nil)
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    #expect(end == .cancelled(.systemBack(.unknown)))
    #expect(screen == nil && coordinator == nil)
  }

  @Test(arguments: Rules.all)
  func aSheetEndsWithItsFlow(rules: Rules) async throws {
    let (desk, main) = try await start(rules)
    main.askForName()
    await desk.phone.rest()
    let screen = try #require(desk.phone.frontNavigation?.topViewController as? NameScreen)
    screen.onName("Ada")
    await desk.phone.rest()
    #expect(main.greeted == ["Ada"])
    #expect(desk.host.controller.presentedViewController == nil)
  }

  @Test(arguments: Rules.all)
  func aSheetThatIsPulledDownEndsItsFlow(rules: Rules) async throws {
    let (desk, main) = try await start(rules)
    var ends: [String] = []
    desk.router.observe { event in
      if case .flowEnded(_, let cause) = event.kind { ends.append("\(cause)") }
    }
    main.askForName()
    await desk.phone.rest()
    #expect(desk.phone.pullDown())
    await desk.phone.rest()
    #expect(ends == ["system back (pullDown)"])
    #expect(main.greeted == [])
  }

  @Test func sheetsLookAsTheHostSays() async {
    let host = NavigationControllerHost { sheet, _ in
      sheet.modalPresentationStyle = .formSheet
    }
    let phone = Phone()
    phone.window.rootViewController = host.controller
    phone.window.makeKeyAndVisible()
    let router = StackRouter(host: host)
    router.push(HomeScreen())
    router.present(NameScreen())
    await phone.rest()
    #expect(phone.front?.modalPresentationStyle == .formSheet)
  }

  @Test(arguments: Rules.all)
  func sheetsLookAsTheirFirstScreenSays(rules: Rules) async throws {
    let (desk, _) = try await start(rules)
    let screen = NameScreen()
    screen.modalPresentationStyle = .fullScreen
    await desk.present(screen)
    #expect(desk.phone.front?.modalPresentationStyle == .fullScreen)
    #expect(!desk.phone.pullDown())
  }

  @Test(arguments: Rules.all)
  func tabsHaveTitlesBadgesAndImages(rules: Rules) async throws {
    let (desk, main) = try await start(rules)
    main.showTabs()
    await desk.phone.rest()
    let items = try #require(main.container?.tabs.viewControllers).map(\.tabBarItem)
    #expect(items.map(\.?.title) == ["Home", "News"])
    #expect(items.map(\.?.badgeValue) == [nil, "2"])
    #expect(items.allSatisfy { $0?.image != nil })
    #expect(desk.host.controller.isNavigationBarHidden)
  }

  @Test(arguments: Rules.all)
  func aQuestionIsAnAlert(rules: Rules) async throws {
    let (desk, main) = try await start(rules)
    await desk.push("a", "b")
    let task = Task { await main.discard() }
    await desk.phone.rest()
    let alert = try #require(desk.phone.alert)
    #expect(alert.title == "Discard changes?")
    #expect(alert.actions.map(\.title) == ["Discard", desk.host.cancelTitle])
    #expect(alert.preferredStyle == .alert)
    #expect(desk.phone.dismissAlert())
    await desk.phone.rest()
    await task.value
    #expect(desk.names == ["HomeScreen", "a", "b"])
  }

  @Test(arguments: Rules.all)
  func whatIsShownWithATransitionLeavesWithIt(rules: Rules) async throws {
    let (desk, main) = try await start(rules)
    CrossFadeAnimator.count = 0
    main.show(PhotoScreen())
    await desk.phone.rest()
    #expect(CrossFadeAnimator.count == 1)
    #expect(!desk.phone.beginSwipe())
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    #expect(CrossFadeAnimator.count == 2)
    #expect(desk.names == ["HomeScreen"])
  }

  @Test func thePageShowsThisCode() throws {
    try expectCode(of: "SwitchbackUIKit", or: WhatAContainerSaysTests.file)
  }
}
