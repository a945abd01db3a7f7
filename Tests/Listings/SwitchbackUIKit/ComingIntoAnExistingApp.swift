import Foundation
import Switchback
import SwitchbackUIKit
import UIKit

final class EditNameScreen: UIViewController, Presentable {
  var onName: (String) -> Void = { _ in }
}

// listing

@MainActor
func share(_ navigation: UINavigationController) {
  // listing
  _ = router
}

// listing

// listing

// listing

@MainActor
final class OldApp {
  var router: StackRouter?
  let window: UIWindow
  init(window: UIWindow) { self.window = window }

  func begin() {
    // listing
  }
}

final class ProfileController: UIViewController, Presentable {
  var onDone: () -> Void = {}
}

// listing

// listing

// listing

final class ShopCoordinator: RouteCoordinator {
  enum Route: LinkedRoute {
    case list

    static let patterns: [RoutePattern<Route>] = [.init("", .list)]
  }

  init(flow: Flow<Void>) {}
  func start() {}
  func show(_ route: Route) {}
}

// listing

// listing

// listing
