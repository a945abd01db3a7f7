import SwiftUI
import Switchback
import SwitchbackSwiftUI
import SwitchbackUIKit
import Testing
import UIKit

/// What stands on the page "Hosting SwiftUI".
@MainActor
@Suite
struct HostingSwiftUITests {
  struct ProfileView: View {
    let name: String
    let onEdit: @MainActor () -> Void

    var body: some View {
      VStack {
        Text(name)
        Button("Edit", action: onEdit)
      }
    }
  }

  final class ProfileScreen:
    UIHostingController<ProfileView>, Presentable
  {}

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

  final class SettingsCoordinator: Coordinator {
    private let flow: Flow<Void>
    init(flow: Flow<Void>) { self.flow = flow }

    func start() {
      let settings = ControllerModule("Settings", title: "Settings") {
        Button("Done") { [flow] in flow.finish() }
      }
      settings.controller.navigationItem.largeTitleDisplayMode = .never
      flow.push(settings)
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
    #expect(screen.navigationItem.title == "Profile")
    let view = Display { screen.rootView }
    #expect(view.texts == ["Ada"])
    #expect(view.tap("Edit"))
    await desk.phone.rest()
    #expect(desk.names == ["ProfileScreen", "NameScreen"])
  }

  @Test func aModuleAroundAnyViewHasATitleAndEndsItsFlow() async throws {
    let desk = Desk()
    await desk.push("a")
    let ticket = desk.router.start { SettingsCoordinator(flow: $0) }
    await desk.phone.rest()
    let screen = try #require(
      desk.host.controller.topViewController as? UIHostingController<Button<Text>>)
    #expect(screen.navigationItem.title == "Settings")
    #expect(Display { screen.rootView }.tap("Done"))
    await desk.phone.rest()
    #expect(await ticket.end.output != nil)
    #expect(desk.names == ["a"])
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
