import Switchback
import SwitchbackTesting
import Testing

final class WelcomePage: Screen, Presentable {
  let onNext: @MainActor () -> Void
  init(onNext: @escaping @MainActor () -> Void) { self.onNext = onNext }
}

final class NamePage: Screen, Presentable {
  let onName: @MainActor (String) -> Void
  init(onName: @escaping @MainActor (String) -> Void) { self.onName = onName }
}

final class NameCoordinator: Coordinator {
  private let flow: Flow<String>
  init(flow: Flow<String>) { self.flow = flow }
  func start() { flow.push(NamePage { [flow] name in flow.finish(name) }) }
}

// listing

@MainActor
struct Tests {
  // listing

  // listing

  // listing

  // listing

  // listing

  // listing

  // listing
}
