import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// What the page "Moving from ApplicationCoordinator" says of delegates, modules and transitions.
@MainActor
@Suite
struct HabitTests {
  nonisolated static let file = #filePath

  struct Session: Equatable {
    let name: String
  }

  @MainActor
  protocol SignInScreenDelegate: AnyObject {
    func signInScreen(_ screen: SignInScreen, didSignIn session: Session)
  }

  final class SignInScreen: UIViewController, Presentable {
    weak var delegate: (any SignInScreenDelegate)?

    func signedIn(_ session: Session) {
      delegate?.signInScreen(self, didSignIn: session)
    }
  }

  final class SignInCoordinator: Coordinator, SignInScreenDelegate {
    private let flow: Flow<Session>
    init(flow: Flow<Session>) { self.flow = flow }

    func start() {
      let screen = SignInScreen()
      screen.delegate = self
      flow.push(screen)
    }

    func signInScreen(
      _ screen: SignInScreen, didSignIn session: Session
    ) {
      flow.finish(session)
    }
  }

  final class PhotoScreen: UIViewController {}

  final class PhotoCoordinator: Coordinator, Presentable {
    private let flow: Flow<Void>
    private let screen = PhotoScreen()
    init(flow: Flow<Void>) { self.flow = flow }

    func start() { flow.push(self) }
    func presented() -> any Screen { screen }
  }

  final class TermsScreen: UIViewController, Presentable {}

  final class TermsCoordinator: Coordinator {
    private let flow: Flow<Void>
    private let transition: ScreenTransition

    init(flow: Flow<Void>, transition: ScreenTransition = .automatic) {
      (self.flow, self.transition) = (flow, transition)
    }

    func start() { flow.push(TermsScreen(), transition: transition) }
  }

  @Test(arguments: Rules.all)
  func aDelegateTellsItsCoordinator(rules: Rules) async throws {
    let desk = Desk(rules)
    await desk.push("a")
    var session: Session?
    desk.router.start(for: desk) {
      SignInCoordinator(flow: $0)
    } onEnd: {
      session = $1.output
    }
    await desk.phone.rest()
    let screen = try #require(desk.host.controller.topViewController as? SignInScreen)
    screen.signedIn(Session(name: "Ada"))
    await desk.phone.rest()
    #expect(session == Session(name: "Ada"))
    #expect(desk.names == ["a"])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aCoordinatorThatIsAModuleGoesWithItsScreen(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    weak var coordinator: PhotoCoordinator?
    desk.router.start { flow in
      let photo = PhotoCoordinator(flow: flow)
      coordinator = photo
      return photo
    }
    await desk.phone.rest()
    #expect(desk.names == ["a", "PhotoCoordinator"])
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    #expect(coordinator == nil)
    #expect(desk.names == ["a"])
    #expect(desk.issues == [])
  }

  @Test func aStarterSaysHowAFlowIsShown() async {
    let router: StackRouter
    let desk = Desk()
    router = desk.router
    await desk.push("a")
    router.start { TermsCoordinator(flow: $0, transition: .none) }
    #expect(desk.names == ["a", "TermsScreen"])
    #expect(desk.host.controller.viewControllers.count == 2, "at once, and not with an animation")
    await desk.phone.rest()
  }

  @Test(arguments: Rules.all)
  func aDismissalCanBeAwaited(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    await desk.present(Page("s"))
    let router = desk.router
    let task = Task {
      let outcome = await router.dismiss().settled
      return outcome
    }
    await desk.phone.rest()
    guard case .committed = await task.value else {
      Issue.record("it was not dismissed")
      return
    }
    #expect(desk.host.controller.presentedViewController == nil)
  }
}
