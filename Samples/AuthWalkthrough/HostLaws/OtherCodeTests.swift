import Switchback
import SwitchbackUIKit
import Testing
import UIKit

extension HostLawsTests {
  /// What other code of the app does on a navigation controller, which is not what a user does, is followed.
  @Test(arguments: OtherCode.allCases, [true, false])
  func whatOtherCodeDoesIsFollowed(act: OtherCode, isAnimated: Bool) async throws {
    let scene = try await Stage.scene()
    let host = NavigationControllerHost()
    let router = StackRouter(host: host)
    let stage = Stage(host.controller, in: scene)
    for name in ["a", "b", "c"] {
      router.push(Page(name))
      await Stillness.rest(stage.window)
    }
    act.perform(on: host.controller, isAnimated)
    for _ in 0..<3 { await Stillness.rest(stage.window) }
    #expect(router.modules.map(\.name) == act.names)
    #expect(host.controller.viewControllers.map(\.title) == act.names)
  }

  /// Something that other code does, where a, b and c are shown.
  enum OtherCode: String, CaseIterable {
    case pop, popToRoot, set

    /// What is shown afterwards.
    var names: [String] {
      switch self {
      case .pop: ["a", "b"]
      case .popToRoot: ["a"]
      case .set: ["a", "c"]
      }
    }

    @MainActor
    func perform(on controller: UINavigationController, _ isAnimated: Bool) {
      let screens = controller.viewControllers
      switch self {
      case .pop: _ = controller.popViewController(animated: isAnimated)
      case .popToRoot: _ = controller.popToRootViewController(animated: isAnimated)
      case .set: controller.setViewControllers([screens[0], screens[2]], animated: isAnimated)
      }
    }
  }

  private final class Page: UIViewController, Presentable {
    let name: String

    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    @available(*, unavailable, message: "A page is made by code.")
    required init?(coder: NSCoder) { nil }
  }
}
