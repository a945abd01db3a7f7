import Switchback
import SwitchbackTesting
import Testing

/// Objects whose end runs code that looks at the router, let go by the router itself.
@MainActor
@Suite(.waitsForRelease)
struct DeathWithinAChangeTests {
  let story = Story()

  @Test func aModuleThatLooksAtTheRouterWhenItDies() {
    story.push("a")
    var seen: [String] = []
    push("b") { seen = $0.modules.map(\.name) }
    story.router.pop()
    #expect(seen == ["a"])
  }

  @Test func aModuleThatNavigatesWhenItDies() {
    story.push("a")
    push("b") { $0.push(TestModule("c")) }
    story.router.pop()
    #expect(story.host.names == ["a", "c"])
  }

  @Test func aModuleThatLooksAtTheRouterWhenItCloses() {
    story.host.completion = .whenTold
    var died = false
    push("b") { died = $0.modules.isEmpty }
    story.router.setRoot(TestModule("c"))
    story.host.change(to: [])
    story.router.close()
    #expect(died)
  }

  @Test func anObserverThatCancelsItselfWhenItsFlowEnds() {
    let flow = story.start("flow", showing: ["a"])
    var token: ObservationToken?
    do {
      let logger = LastWords { token?.cancel() }
      token = flow.observe { _ in _ = logger }
    }
    flow.finish("")
    #expect(!flow.isOpen)
  }

  @Test func anObserverThatCancelsItselfWhenTheRouterCloses() {
    var token: ObservationToken?
    do {
      let logger = LastWords { token?.cancel() }
      token = story.router.observe { _ in _ = logger }
    }
    story.router.close()
    #expect(story.names == [])
  }

  @Test func anObserverThatNavigatesWhenItIsCancelled() {
    story.push("a", "b")
    let router = story.router
    var tokens: [ObservationToken] = []
    do {
      let logger = LastWords { [unowned router] in router.push(TestModule("x")) }
      tokens.append(router.observe { _ in _ = logger })
      let other = LastWords { [unowned router] in router.pop() }
      tokens.append(
        router.observeRemoval(of: router.modules[1], source: CallSite()) { _ in _ = other })
    }
    for token in tokens { token.cancel() }
    #expect(story.names == ["a", "b"])
  }

  @Test func aModuleWhoseNameLooksAtTheRouter() async {
    final class Asking: Screen, Presentable {
      unowned let router: StackRouter
      var name: String { "asking \(router.modules.count)" }
      init(_ router: StackRouter) { self.router = router }
    }
    story.push("a")
    story.router.push(Asking(story.router))
    story.host.commandsToDrop = 2
    story.router.pop()
    await nextTurn()
    #expect(story.names.count == 2, "the host still shows it")
  }

  func push(_ name: String, dying body: @escaping @MainActor (StackRouter) -> Void) {
    let router = story.router
    let module = TestModule(name)
    module.attachment = LastWords { [unowned router] in body(router) }
    router.push(module)
  }
}
