import Switchback
import SwitchbackUIKit
import Testing
import UIKit

// What an app has of its own, with the names that it has there.

private protocol Presentable: AnyObject {}

@MainActor
private class BaseCoordinator {
  func start() {}
}

private final class OldHomeController: UIViewController, Presentable {}

private final class ProfileController: UIViewController, Presentable {}

extension ProfileController: Switchback.Presentable {}

private final class NameScreen: UIViewController, Switchback.Presentable {
  var onName: (String) -> Void = { _ in }
}

private final class NameCoordinator: Coordinator {
  private let flow: Flow<String>
  init(flow: Flow<String>) { self.flow = flow }

  func start() {
    let screen = NameScreen()
    screen.onName = { [flow] name in flow.finish(name) }
    flow.push(screen)
  }
}

private final class OldHomeCoordinator: BaseCoordinator {
  private let navigation: UINavigationController
  private let router: StackRouter
  private(set) var name: String?

  init(navigation: UINavigationController, router: StackRouter) {
    (self.navigation, self.router) = (navigation, router)
  }

  override func start() {
    navigation.pushViewController(OldHomeController(), animated: true)
  }

  func editName() {
    router.start(for: self) {
      NameCoordinator(flow: $0)
    } onEnd: { old, end in
      old.name = end.output
    }
  }
}

/// The part of "Moving from ApplicationCoordinator" in which old and new code share a controller.
@MainActor
@Suite
struct MovingFileByFileTests {
  nonisolated static let file = #filePath

  /// A phone on which the old code has shown its first screen.
  private func start(
    _ rules: Rules
  ) async -> (phone: Phone, router: StackRouter, old: OldHomeCoordinator, issues: Issues) {
    let (phone, navigation, issues) = (Phone(rules), UINavigationController(), Issues())
    navigation.pushViewController(ProfileController(), animated: false)
    phone.window.rootViewController = navigation
    phone.window.makeKeyAndVisible()
    let host = NavigationControllerHost(navigation)
    let router = StackRouter(host: host, sharedWithOtherCode: true)
    router.observe { event in
      if case .issue(let issue) = event.kind { issues.all.append(issue) }
    }
    let old = OldHomeCoordinator(navigation: navigation, router: router)
    #expect(router.modules.map(\.name) == ["ProfileController"])
    old.start()
    await phone.rest()
    return (phone, router, old, issues)
  }

  @MainActor
  final class Issues {
    var all: [NavigationIssue] = []
  }

  @Test(arguments: Rules.all)
  func oldAndNewCodeTakeTurns(rules: Rules) async throws {
    let (phone, router, old, issues) = await start(rules)
    #expect(router.modules.map(\.name) == ["ProfileController", "OldHomeController"])
    old.editName()
    await phone.rest()
    let screen = try #require(phone.frontNavigation?.topViewController as? NameScreen)
    old.start()
    await phone.rest()
    #expect(router.modules.map(\.name).suffix(2) == ["NameScreen", "OldHomeController"])
    screen.onName("Ada")
    await phone.rest()
    #expect(old.name == "Ada")
    #expect(phone.frontNavigation?.viewControllers.count == 2, "with what stood on it")
    #expect(issues.all.isEmpty)
  }

  @Test(arguments: Rules.all)
  func whatOldCodePopsHasLeft(rules: Rules) async {
    let (phone, router, old, issues) = await start(rules)
    old.editName()
    await phone.rest()
    var causes: [EndCause] = []
    router.observe { event in
      if case .flowEnded(_, let cause) = event.kind { causes.append(cause) }
    }
    phone.frontNavigation?.popToRootViewController(animated: true)
    await phone.rest()
    #expect(causes == [.systemBack(.unknown)])
    #expect(router.modules.map(\.name) == ["ProfileController"])
    #expect(issues.all.isEmpty)
  }

  @Test func whatOldCodePushedCanBeObservedOnceItIsShown() async throws {
    let (phone, router, _, issues) = await start(Rules())
    let profile = ProfileController()
    phone.frontNavigation?.pushViewController(profile, animated: true)
    await phone.rest()
    var causes: [EndCause] = []
    router.observeRemoval(of: profile, by: router) { causes.append($1) }
    #expect(phone.tapBack())
    await phone.rest()
    #expect(causes == [.systemBack(.unknown)])
    #expect(issues.all.isEmpty)
  }
}
