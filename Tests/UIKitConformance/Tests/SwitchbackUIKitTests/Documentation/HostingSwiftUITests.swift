import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// What stands on the page "Hosting SwiftUI" and needs no SwiftUI.
@MainActor
@Suite
struct HostingSwiftUITests {
  /// In place of the view on the page.
  struct ProfileView {
    let name: String
    let onEdit: @MainActor () -> Void
  }

  /// In place of the hosting controller on the page.
  final class ProfileScreen: UIViewController, Presentable {
    private(set) var rootView: ProfileView?

    convenience init(rootView: ProfileView) {
      self.init(nibName: nil, bundle: nil)
      self.rootView = rootView
    }
  }

  struct Draft {
    var isEmpty: Bool
  }

  final class NameScreen: UIViewController, Presentable {}

  final class NameCoordinator: Coordinator {
    private let flow: Flow<String>
    init(flow: Flow<String>) { self.flow = flow }
    func start() { flow.push(NameScreen()) }
  }

  final class ProfileCoordinator: Coordinator {
    private let flow: Flow<Void>
    init(flow: Flow<Void>) { self.flow = flow }

    func start() {
      let view = ProfileView(
        name: "Ada",
        onEdit: { [flow] in
          flow.start { NameCoordinator(flow: $0) }
        })
      let profile = ProfileScreen(rootView: view)
      profile.navigationItem.title = "Profile"
      flow.push(profile)
    }
  }

  final class DraftModule: LeaveGuard {
    private let draft: Draft
    private let screen: UIViewController

    init(_ draft: Draft, screen: UIViewController) {
      (self.draft, self.screen) = (draft, screen)
    }

    func presented() -> any Screen { screen }
    var leaving: LeavePolicy { draft.isEmpty ? .allowed : .refused }
  }

  @Test func aViewsClosureStartsAFlow() async throws {
    let desk = Desk()
    desk.router.start { ProfileCoordinator(flow: $0) }
    await desk.phone.rest()
    let screen = try #require(desk.host.controller.topViewController as? ProfileScreen)
    screen.rootView?.onEdit()
    await desk.phone.rest()
    #expect(desk.names == ["ProfileScreen", "NameScreen"])
  }

  @Test(arguments: [true, false])
  func aModuleAroundAScreenMinds(isEmpty: Bool) async {
    let desk = Desk()
    await desk.push("a")
    await desk.push(DraftModule(Draft(isEmpty: isEmpty), screen: UIViewController()))
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    #expect(desk.names == (isEmpty ? ["a"] : ["a", "DraftModule"]))
  }

  @Test func thePageShowsThisCode() throws {
    try expectCode(of: "HostingSwiftUI")
  }
}
