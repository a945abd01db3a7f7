import Switchback
import SwitchbackTesting
import Testing

/// The end of one flow and what comes next are one step on the host, a hundred times in a row.
@MainActor
@Suite(.waitsForRelease)
struct OneStepOnScreenTests {
  final class Auth: Coordinator {
    private let flow: Flow<Int>
    init(flow: Flow<Int>) { self.flow = flow }
    func start() {
      flow.push(TestModule("choose"))
      flow.push(Finisher(name: "log in") { [flow] in flow.finish(1) })
    }
  }

  final class MainWithOnEnd: Coordinator {
    private let flow: Flow<Void>
    init(flow: Flow<Void>) { self.flow = flow }
    func start() { signIn() }
    func signIn() {
      flow.start(.root, for: self) {
        Auth(flow: $0)
      } onEnd: { main, _ in
        main.flow.push(Finisher(name: "home") { main.signIn() })
      }
    }
  }

  final class MainThatAwaits: Coordinator {
    private let flow: Flow<Void>
    init(flow: Flow<Void>) { self.flow = flow }
    func start() { signIn() }
    func signIn() {
      let ticket = flow.start(.root) { Auth(flow: $0) }
      Task {
        guard case .finished = await ticket.end else { return }
        flow.push(Finisher(name: "home") { self.signIn() })
      }
    }
  }

  let host = InMemoryHost()
  let round = [["choose"], ["choose", "log in"], ["home"]]

  @Test func withOnEnd() throws {
    let router = StackRouter(host: host)
    router.start { MainWithOnEnd(flow: $0) }
    for _ in 0..<100 {
      try host.top(as: Finisher.self).finish()
      #expect(host.names == ["home"])
      try host.top(as: Finisher.self).finish()
    }
    checkFrames()
    router.close()
  }

  @Test func awaited() async throws {
    let router = StackRouter(host: host)
    router.start { MainThatAwaits(flow: $0) }
    await nextTurn()
    for _ in 0..<100 {
      try host.top(as: Finisher.self).finish()
      await until { host.names == ["home"] }
      try host.top(as: Finisher.self).finish()
      await nextTurn()
    }
    checkFrames()
    router.close()
  }

  func checkFrames() {
    var expected = Array(repeating: round, count: 100).flatMap { $0 }
    expected += [["choose"], ["choose", "log in"]]
    #expect(host.frames == expected)
  }
}
