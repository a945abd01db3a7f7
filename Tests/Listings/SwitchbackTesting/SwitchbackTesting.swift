import Switchback
import SwitchbackTesting
import Testing

final class NamePage: Screen, Presentable {
  let onName: @MainActor (String) -> Void
  init(onName: @escaping @MainActor (String) -> Void) { self.onName = onName }
}

final class NameCoordinator: Coordinator {
  private let flow: Flow<String>
  init(flow: Flow<String>) { self.flow = flow }
  func start() { flow.push(NamePage { [flow] name in flow.finish(name) }) }
}

final class EditorPage: Screen, Presentable {
  func type(_ text: String) {}
}

final class MyHostSubject: HostSubject {
  var host: any StackHost { InMemoryHost() }
  func makeScreen(_ name: String) -> any Screen { EditorPage() }
  func back() -> UserActOutcome { .done }
}

final class Inbox: Screen, Presentable {
  func onWrite() {}
}

final class MessageForm: Screen, Presentable {
  var text = ""
}

final class MainCoordinator: Coordinator {
  init(flow: Flow<Void>) {}
  func start() {}
}

@MainActor
struct Tests {
  // listing

  // listing

  func act(on host: InMemoryHost) throws {
    // listing
  }

  // listing

  func type(on page: EditorPage, in host: InMemoryHost) {
    // listing
  }

  // listing
}
