import Switchback

final class ListCoordinator: Coordinator {
  init(flow: Flow<String>) {}
  func start() {}
}

@MainActor
func startApp(on host: any StackHost) {
  // listing
  _ = owned
}
