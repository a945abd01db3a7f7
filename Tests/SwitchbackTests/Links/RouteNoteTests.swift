import Switchback
import SwitchbackTesting
import Testing

/// What `go` shows is known to be of its route, and nothing else is.
@MainActor
@Suite(.waitsForRelease)
struct RouteNoteTests {
  /// A coordinator that does for each route what a test says.
  final class Scripted: RouteCoordinator {
    enum Route: Switchback.Route {
      case first, second
      case named(String)
    }

    let flow: Flow<Void>
    private let body: @MainActor (Scripted, Route) -> Void

    init(_ flow: Flow<Void>, _ body: @escaping @MainActor (Scripted, Route) -> Void) {
      self.flow = flow
      self.body = body
    }

    func start() { go(.first) }
    func show(_ route: Route) { body(self, route) }
  }

  func scripted(
    _ story: Story,
    _ body: @escaping @MainActor (Scripted, Scripted.Route) -> Void,
  ) throws -> Scripted {
    var made: Scripted?
    story.router.start {
      let coordinator = Scripted($0, body)
      made = story.probe.track(coordinator, as: "coordinator")
      return coordinator
    }
    return try #require(made)
  }

  /// Pushes a module called after the route.
  func push(_ story: Story) -> @MainActor (Scripted, Scripted.Route) -> Void {
    { [weak story] me, route in
      guard let story else { return }
      me.flow.push(story.module("\(route)"))
    }
  }

  @Test func whatIsPushedIsOfItsRoute() throws {
    let story = Story()
    let coordinator = try scripted(story, push(story))
    coordinator.go(.named("a"))
    coordinator.flow.push(story.module("other"))
    #expect(
      "\(story.router)" == """
        Scripted#1 (push)
          first#1 at first
          named("a")#2 at named("a")
          other#3
        """)
  }

  @Test func aFlowThatIsStartedIsOfItsRouteAndNothingInIt() throws {
    let story = Story()
    let coordinator = try scripted(story) { [weak story] me, route in
      guard let story else { return }
      if route == .first { me.flow.push(story.module("root")) }
      if route == .first { return }
      me.flow.start(.modal) { (flow: Flow<Void>) in
        Script(flow) { $0.push(story.module("child")) }
      }
    }
    coordinator.go(.second)
    #expect(
      "\(story.router)" == """
        Scripted#1 (push)
          root#1 at first
          ScriptedCoordinator<()>#2 (modal) at second
            child#2 (sheet 1)
        """)
  }

  @Test func aTabThatIsSelectedIsOfItsRoute() throws {
    let story = Story()
    let tabs = TabContainer(host: InMemoryTabHost())
    for id in [TabID("one"), TabID("two")] {
      tabs.add(id, title: id.name) { (flow: Flow<Void>) in
        Script(flow) { $0.push(TestModule(id.name)) }
      }
    }
    let coordinator = try scripted(story) { me, route in
      if route == .first { me.flow.push(tabs) } else { tabs.select(TabID("two")) }
    }
    coordinator.go(.second)
    #expect(
      "\(story.router)" == """
        Scripted#1 (push)
          Tabs#1 at first
            - one
              ScriptedCoordinator<()>#2 (push)
                one#2
            * two at second
              ScriptedCoordinator<()>#3 (push)
                two#3
        """)
  }

  @Test func whatATaskOfARoutePushesIsOfTheRoute() async throws {
    let story = Story()
    let gate = Gate()
    let coordinator = try scripted(story) { me, route in
      if route == .first { me.flow.push(TestModule("root")) }
      if route == .first { return }
      Task {
        await gate.opens()
        me.flow.push(TestModule("loaded"))
      }
    }
    coordinator.go(.named("a"))
    coordinator.flow.push(TestModule("other"))
    gate.open()
    await until { story.names.count == 3 }
    #expect("\(story.router)".hasSuffix("  other#2\n  loaded#3 at named(\"a\")"))
  }

  @Test func theInnerOfTwoRoutesCounts() throws {
    let story = Story()
    let coordinator = try scripted(story) { [weak story] me, route in
      guard let story else { return }
      if route == .second { me.go(.named("inner")) }
      me.flow.push(story.module("\(route)"))
    }
    coordinator.go(.second)
    #expect(
      "\(story.router)".hasSuffix(
        "  named(\"inner\")#2 at named(\"inner\")\n  second#3 at second"))
  }

  @Test func whatIsAskedForInACallbackIsOfItsRouteToo() throws {
    let story = Story()
    let coordinator = try scripted(story, push(story))
    let module = TestModule("left")
    story.router.push(module)
    story.router.observeRemoval(of: module, by: coordinator) { me, _ in me.go(.second) }
    story.router.pop()
    #expect("\(story.router)".hasSuffix("  second#3 at second"))
  }

  @Test func whatAGuardHeldBackIsOfItsRouteWhenItIsDone() throws {
    let story = Story()
    let form = GuardedModule("form", leaving: .ask)
    let coordinator = try scripted(story) { me, route in
      switch route {
      case .first: me.flow.push(TestModule("root"))
      case .second: me.flow.push(form)
      case .named: me.flow.replaceTop(TestModule("instead"))
      }
    }
    coordinator.go(.second)
    coordinator.go(.named("a"))
    #expect(story.names == ["root", "form"])
    form.leaveAnyway()
    #expect("\(story.router)".hasSuffix("  instead#3 at named(\"a\")"))
  }

  @Test func whatStaysKeepsItsRoute() throws {
    let story = Story()
    let coordinator = try scripted(story) { me, route in
      let page = TestModule("\(route)")
      me.flow.setStack(me.flow.modules + [page])
    }
    coordinator.go(.second)
    #expect("\(story.router)".hasSuffix("  first#1 at first\n  second#2 at second"))
  }

  @Test func aRouteThatIsNoEnumIsNamedByItsTypeAlone() {
    struct Secret: Route {
      static let kind = "Secret"
      let password: String
    }
    #expect("\(RouteName(Secret(password: "1234")))" == "Secret")
  }

  @Test func whatARouteSaysOfItselfIsNotItsName() {
    enum Secret: Route, CustomStringConvertible {
      case known(password: String)
      static let kind = "Secret"
      var description: String { if case .known(let password) = self { password } else { "" } }
    }
    #expect("\(RouteName(Secret.known(password: "1234")))" == "Secret")
  }

  @Test func withoutAFlowItIsOnlyShown() {
    var shown: [Scripted.Route] = []
    var flow: Flow<Void>?
    let story = Story()
    story.router.start {
      flow = $0
      return Script($0) { $0.push(TestModule("root")) }
    }
    guard let flow else { return }
    Scripted(flow) { shown.append($1) }.go(.second)
    #expect(shown == [.second])
  }

  @Test func aRouteKeepsNothingAlive() async throws {
    let story = Story()
    let gate = Gate()
    do {
      let coordinator = try scripted(story) { [weak story] me, route in
        guard let story else { return }
        me.flow.push(story.module("\(route)"))
        Task { [weak me] in
          await gate.opens()
          _ = me
        }
      }
      coordinator.go(.second)
    }
    story.expectReleased()
    gate.open()
  }
}

/// Something that tasks of a test wait for.
@MainActor
final class Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func open() {
    isOpen = true
    let all = waiting
    waiting = []
    for one in all { one.resume() }
  }

  func opens() async {
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }
}
