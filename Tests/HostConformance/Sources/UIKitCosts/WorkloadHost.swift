import Switchback
import SwitchbackUIKit
import UIKit

/// A phone with a router's stack on it.
@MainActor
final class WorkloadHost {
  let router: StackRouter
  private(set) var removed = 0
  private let phone = Phone(Rules())
  private let controller = UINavigationController()

  init(depth: Int) async {
    phone.window.rootViewController = controller
    phone.window.makeKeyAndVisible()
    router = StackRouter(host: NavigationControllerHost(controller))
    router.setStack((0..<depth).map { _ in WorkloadPage() }, transition: .none)
    await rest()
  }

  func makePage() -> any Presentable { WorkloadPage() }
  func noteRemoval() { removed += 1 }
  func goBack() { precondition(phone.tapBack()) }
  func pullDown() { precondition(phone.pullDown()) }

  func isAtRest(_ depth: Int) -> Bool {
    router.modules.count == depth && controller.viewControllers.count == depth
      && controller.presentedViewController == nil
  }

  func rest() async {
    for _ in 0..<4 {
      for _ in 0..<4 { await Task.yield() }
      if phone.isMoving { phone.finishTransitions() }
    }
  }
}

private final class WorkloadPage: UIViewController, Presentable {}
