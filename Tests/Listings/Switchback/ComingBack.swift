import Foundation
import Switchback

struct User {
  let name: String
}

final class MainCoordinator: Coordinator {
  init(flow: Flow<Void>) {}
  func start() {}
}

@MainActor
final class FriendsCoordinator: RouteCoordinator {
  enum Route: Switchback.Route { case friend(name: String) }
  func start() {}
  func show(_ route: Route) {}
}

final class MessageForm: Screen, Presentable {
  let name = "form"
  var text = "" { didSet { stateChanged() } }
  func presented() -> any Screen { self }
}

@MainActor
func begin(_ router: StackRouter, _ user: User, _ file: URL) {
  // listing
}

// listing

func migrate(_ place: NavigationSnapshot) {
  // listing
  _ = current
}
