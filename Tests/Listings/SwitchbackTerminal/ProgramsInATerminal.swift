// listing

final class NameCoordinator: Coordinator {
  init(flow: Flow<String>) {}
  func start() {}
}

func log(_ text: String) {}

@MainActor
func makeRouter(on host: any StackHost) {
  // listing
  _ = router
}

final class Menu: TerminalScreen, Presentable {
  init(
    _ title: String, _ items: [String] = [],
    onChoice: @escaping @MainActor (Menu, Int) -> Void = { _, _ in }
  ) {}
  var content: ScreenContent { ScreenContent(title: "Menu", choices: []) }
}

final class NoteCoordinator: Coordinator {
  init(flow: Flow<Void>) {}
  func start() {}
}

// listing

@MainActor
func openOrder(on router: StackRouter) throws {
  // listing
}
