import Switchback

struct Session {}

final class AuthCoordinator: Coordinator {
  init(flow: Flow<Session>) {}
  func start() {}
}

final class WalkthroughCoordinator: Coordinator {
  init(flow: Flow<Void>) {}
  func start() {}
}

final class HomePage: Screen, Presentable {}

@MainActor
func startApp(on host: any StackHost) {
  // listing
}
