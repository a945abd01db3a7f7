import Switchback

// listing

@MainActor
func finish(_ flow: Flow<String>) {
  // listing
}

// listing

final class HomePage: Screen, Presentable {}

struct Item {}

final class DetailsPage: Screen, Presentable {
  init(_ item: Item) {}
}

@MainActor
func greet(_ name: String) {}

@MainActor
func log(_ cause: EndCause) {}

@MainActor
final class MainCoordinator {
  let flow: Flow<Void>
  init(flow: Flow<Void>) { self.flow = flow }

  func greet(_ name: String) {}

  func startWithABody() {
    // listing
  }
}

// listing

@MainActor
func startAndWait(_ flow: Flow<Void>) async {
  // listing
}

// listing

@MainActor
func showDetails(of item: Item, on flow: Flow<Void>) {
  // listing
}

struct Log {
  func warning(_ text: String) {}
}

@MainActor
func makeRouter(host: any StackHost, log: Log) {
  // listing
  _ = router
}
