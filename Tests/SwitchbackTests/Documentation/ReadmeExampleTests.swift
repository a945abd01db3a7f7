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

  func start() {
    flow.push(NamePage { [flow] name in flow.finish(name) })
  }
}

/// The code in the README, compiled and run as it stands there.
@MainActor
@Suite(.waitsForRelease)
struct ReadmeExampleTests {
  @MainActor
  final class App {
    var said: [String] = []

    func askForName(_ router: StackRouter) {
      // swift-format-ignore
      router.start(for: self) { NameCoordinator(flow: $0) } onEnd: { app, end in
        switch end {
        case .finished(let name): app.said.append("Hello, \(name)")
        case .cancelled(let cause): app.said.append("No name: \(cause)")
        }
      }
    }
  }

  let app = App()
  let host = InMemoryHost()

  @Test func theUserGoesBack() {
    let router = StackRouter(host: host)
    router.push(TestModule("home"))
    app.askForName(router)
    host.back()
    #expect(app.said == ["No name: system back (key)"])
  }

  @Test func theFlowFinishes() throws {
    let router = StackRouter(host: host)
    router.push(TestModule("home"))
    app.askForName(router)
    try host.top(as: NamePage.self).onName("Ada")
    #expect(app.said == ["Hello, Ada"])
  }

  @Test func theReadmeShowsThisCode() throws {
    try expectCode(of: "README.md", blocks: 0..<2)
  }
}
