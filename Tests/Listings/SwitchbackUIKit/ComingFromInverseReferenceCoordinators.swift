import Switchback
import SwitchbackUIKit
import UIKit

nonisolated final class Locations: Sendable {
  func begin() {}
  func end() {}
}

/// The app before.
enum Before {
  @MainActor
  protocol Coordinator: AnyObject {
    func start()
  }

  final class MapController: UIViewController {
    var coordinator: MapCoordinator?
  }

  // listing
}

@MainActor
func makeRouter(on host: any StackHost) {
  // listing
  _ = router
}

final class MapScreen: UIViewController, Presentable {
  var onPlace: (String) -> Void = { _ in }
}

// listing
