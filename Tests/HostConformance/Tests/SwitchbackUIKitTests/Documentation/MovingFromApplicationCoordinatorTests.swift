import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// The programs of the page "Moving from ApplicationCoordinator", as they stand there.
@MainActor
@Suite
struct MovingFromApplicationCoordinatorTests {
  struct Session {
    let name: String
  }

  final class LogInController: UIViewController, Presentable {
    var onLogIn: (Session) -> Void = { _ in }
  }

  final class HomeController: UIViewController, Presentable {
    private(set) var session: Session?
    var onProfile: () -> Void = {}

    convenience init(_ session: Session) {
      self.init(nibName: nil, bundle: nil)
      self.session = session
    }
  }

  final class ProfileController: UIViewController, Presentable {}

  final class HomeScreen: UIViewController, Presentable {}

  final class AppCoordinator: Coordinator {
    private let flow: Flow<Void>
    private var session: Session?
    init(flow: Flow<Void>) { self.flow = flow }

    func start() {
      if let session { showHome(session) } else { runAuth() }
    }

    private func runAuth() {
      flow.start(.root, for: self) {
        AuthCoordinator(flow: $0)
      } onEnd: { app, end in
        guard let session = end.output else { return }
        app.session = session
        app.start()
      }
    }

    private func showHome(_ session: Session) {
      let home = HomeController(session)
      home.onProfile = { [weak self] in self?.runProfile() }
      flow.setRoot(home)
    }

    private func runProfile() {
      flow.start { ProfileCoordinator(flow: $0) }
    }
  }

  final class AuthCoordinator: Coordinator {
    private let flow: Flow<Session>
    init(flow: Flow<Session>) { self.flow = flow }

    func start() {
      let logIn = LogInController()
      logIn.onLogIn = { [flow] session in flow.finish(session) }
      flow.push(logIn)
    }
  }

  final class ProfileCoordinator: Coordinator {
    private let flow: Flow<Void>
    init(flow: Flow<Void>) { self.flow = flow }
    func start() { flow.push(ProfileController()) }
  }

  final class WalkthroughScreen: UIViewController, Presentable {
    var onDone: () -> Void = {}
  }

  final class WalkthroughCoordinator: Coordinator {
    private let flow: Flow<Void>
    init(flow: Flow<Void>) { self.flow = flow }

    func start() {
      let screen = WalkthroughScreen()
      screen.onDone = { [flow] in flow.finish() }
      flow.push(screen)
    }
  }

  final class MainCoordinator: Coordinator, CoordinatorFlowListener {
    private let flow: Flow<Void>
    init(flow: Flow<Void>) { self.flow = flow }

    func start() {
      flow.start(.root, listener: self) {
        WalkthroughCoordinator(flow: $0)
      }
    }

    func onFlowFinished(coordinator: any Coordinator, cause: EndCause) {
      flow.push(HomeScreen())
    }
  }

  @Test(arguments: Rules.all)
  func whoHasSignedInIsAtHome(rules: Rules) async throws {
    let desk = Desk(rules)
    desk.router.start { AppCoordinator(flow: $0) }
    await desk.phone.rest()
    let logIn = try #require(desk.host.controller.topViewController as? LogInController)
    logIn.onLogIn(Session(name: "Ada"))
    await desk.phone.rest()
    #expect(desk.names == ["HomeController"])
    let home = try #require(desk.host.controller.topViewController as? HomeController)
    #expect(home.session?.name == "Ada")

    home.onProfile()
    await desk.phone.rest()
    weak let profile = desk.host.controller.topViewController as? ProfileController
    #expect(profile != nil)
    #expect(desk.phone.beginSwipe())
    desk.phone.commitSwipe()
    await desk.phone.rest()
    #expect(desk.names == ["HomeController"])
    #expect(profile == nil)
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func theListenerHearsThatTheWalkthroughIsOver(rules: Rules) async throws {
    let desk = Desk(rules)
    desk.router.start { MainCoordinator(flow: $0) }
    await desk.phone.rest()
    let screen = try #require(desk.host.controller.topViewController as? WalkthroughScreen)
    screen.onDone()
    await desk.phone.rest()
    #expect(desk.host.controller.viewControllers.map { $0 is HomeScreen } == [true])
  }

  @Test func thePageShowsThisCode() throws {
    try expectCode(
      of: "MovingFromApplicationCoordinator", or: MovingFileByFileTests.file, HabitTests.file)
  }
}
