import Switchback
import SwitchbackTesting

func report(_ issue: NavigationIssue) {}

@MainActor
func watch(_ host: any StackHost) {
  // listing
  _ = router
}

final class FormView: Screen, Presentable {
  var onSave: (String) -> Void = { _ in }
}

// listing

final class MapPage: Screen, Presentable {}

@MainActor
func allowMaps() {
  // listing
  _ = audit
}

final class ListCoordinator: Coordinator {
  init(flow: Flow<Void>) {}
  func start() {}
}

@MainActor
func testThatNothingLeaks() async throws {
  // listing
}
