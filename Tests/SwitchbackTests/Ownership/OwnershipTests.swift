import Switchback
import SwitchbackTesting
import Testing

/// Who keeps a coordinator, under each policy.
@MainActor
@Suite(.waitsForRelease)
struct OwnershipTests {
  final class Idle: Coordinator {
    func start() {}
  }

  /// A coordinator that keeps one of its modules, as many do.
  @MainActor
  final class Keeper: Coordinator {
    private let flow: Flow<String>
    private var page: TestModule?

    init(_ flow: Flow<String>) { self.flow = flow }

    func start() {
      let page = TestModule("page")
      self.page = page
      flow.push(page)
    }
  }

  func owned(_ story: Story) -> Int { story.router.dependencies.coordinators.count }

  @Test func whatIsShownKeepsItsCoordinator() {
    let story = Story(ownership: .screen)
    story.push("root")
    story.start("flow", showing: ["a", "b"])
    #expect(owned(story) == 0)
    #expect(story.probe.alive.contains("flow coordinator"))
    story.host.back()
    #expect(story.probe.alive.contains("flow coordinator"), "a is still there")
    #expect(owned(story) == 0)
    story.host.back()
    #expect(!story.probe.alive.contains("flow coordinator"))
    #expect(
      story.told == [
        "b: system back (key)", "a: system back (key)", "flow ended: system back (key)",
      ])
    story.expectReleased()
  }

  @Test func aCoordinatorThatLoadsFirstLivesUntilItsFirstPush() {
    let story = Story(ownership: .screen)
    story.push("root")
    let flow = story.start("flow")
    #expect(owned(story) == 1)
    story.push("a", on: flow)
    #expect(owned(story) == 0)
    story.host.back()
    #expect(!story.probe.alive.contains("flow coordinator"))
    story.expectReleased()
  }

  @Test func aCoordinatorKeepsThoseAroundIt() {
    let story = Story(ownership: .screen)
    story.push("root")
    let outer = story.start("outer")
    let inner = story.start("inner", in: outer)
    story.push("a", on: inner)
    #expect(owned(story) == 0, "what the inner flow shows keeps both")
    #expect(story.probe.alive.contains("outer coordinator"))
    story.host.back()
    #expect(
      story.told.suffix(2) == [
        "inner ended: system back (key)", "outer ended: system back (key)",
      ])
    #expect(story.probe.alive == ["root"])
    story.expectReleased()
  }

  @Test(arguments: CoordinatorOwnership.both)
  func aFlowShowsWhatItOwns(ownership: CoordinatorOwnership) {
    let story = Story(ownership: ownership)
    story.push("root")
    let outer = story.start("outer", showing: ["a"])
    #expect(outer.dependencies.coordinators.isEmpty)
    #expect(outer.dependencies.ownsWhileShown == (ownership == .manager))
    let silent = story.start("silent", in: outer)
    let inner = story.start("inner", in: outer, showing: ["b"])
    let isOwner = ownership == .manager
    #expect(outer.dependencies.coordinators.count == (isOwner ? 2 : 1))
    #expect((outer.dependencies.coordinators[0] as? Script<String>)?.flow === silent)
    inner.finish("done")
    #expect(outer.dependencies.coordinators.count == 1)
    outer.finish("done")
    #expect(outer.dependencies.coordinators.isEmpty)
    story.expectReleased()
  }

  @Test func aFlowThatHasYetToDecideIsOwnedByItsDependenciesAgain() {
    let story = Story(ownership: .screen)
    story.push("root")
    let outer = story.start("outer")
    let inner = story.start("inner", in: outer, showing: ["a"])
    inner.finish("done")
    #expect(outer.isOpen)
    #expect(owned(story) == 1)
    #expect(story.probe.alive.contains("outer coordinator"))
    story.push("b", on: outer)
    #expect(owned(story) == 0)
    story.host.back()
    #expect(story.probe.alive == ["root"])
    story.expectReleased()
  }

  @Test func whatAFlowShowsWhileItsCoordinatorIsMadeKeepsItToo() {
    let story = Story(ownership: .screen)
    story.push("root")
    story.router.start { (flow: Flow<String>) in
      flow.push(TestModule("a"))
      return story.probe.track(Idle(), as: "idle")
    }
    #expect(owned(story) == 0)
    #expect(story.probe.alive.contains("idle"))
    story.host.back()
    #expect(!story.probe.alive.contains("idle"))
    #expect(story.issues == [])
    story.expectReleased()
  }

  @Test func aRejectedBatchChangesNothing() {
    let story = Story(ownership: .screen)
    story.push("root")
    let flow = story.start("flow")
    flow.batch([.push(story.module("a")), .push(story.router.modules[0])])
    #expect(owned(story) == 1)
    #expect(flow.isOpen)
    story.router.close()
    #expect(story.issues == [.rejected(.alreadyInStack)])
    story.expectReleased()
  }

  @Test(arguments: CoordinatorOwnership.both)
  func aCoordinatorThatKeepsItsModuleIsReleased(ownership: CoordinatorOwnership) {
    let story = Story(ownership: ownership)
    story.push("root")
    story.router.start { story.probe.track(Keeper($0), as: "keeper") }
    story.host.back()
    #expect(story.probe.alive == ["root"])
    story.expectReleased()
  }

  @Test(arguments: CoordinatorOwnership.both)
  func childrenAreReleasedLastInFirstOutBeforeTheirParent(ownership: CoordinatorOwnership) {
    let story = Story(ownership: ownership)
    let log = DeathLog()
    story.push("root")
    let parent = dying("parent", in: story.router, log)
    parent.push(TestModule("p"))
    for name in ["first", "second", "third"] {
      dying(name, in: parent, log).push(TestModule(name))
    }
    parent.finish("done")
    #expect(log.names == ["third", "second", "first", "parent"])
    story.expectReleased()
  }

  @Test func aManagerLetsGoLastInFirstOut() {
    let log = DeathLog()
    do {
      let manager = DefaultCoordinatorDependencies()
      for name in ["first", "second", "third"] { manager.add(Dying(name, log)) }
    }
    #expect(log.names == ["third", "second", "first"])
  }

  // MARK: - Mistakes

  @Test func aCoordinatorOwnedByTwoManagersIsReported() {
    var issues: [NavigationIssue.Kind] = []
    let (one, other) = (
      DefaultCoordinatorDependencies(), DefaultCoordinatorDependencies { issues.append($0.kind) }
    )
    let idle = Idle()
    one.add(idle)
    other.add(idle)
    #expect(issues == [.coordinatorOwnedElsewhere])
    #expect(other.coordinators.isEmpty)
    one.remove(idle)
    other.add(idle)
    #expect(other.coordinators.count == 1, "once it was let go, it may be taken")
  }

  @Test(arguments: CoordinatorOwnership.both)
  func aCoordinatorThatRunsIsNotOwnedByHandToo(ownership: CoordinatorOwnership) {
    var issues: [NavigationIssue.Kind] = []
    let manager = DefaultCoordinatorDependencies { issues.append($0.kind) }
    let story = Story(ownership: ownership)
    let flow = story.start("flow", showing: ["a"])
    let idle = Idle()
    flow.start { (child: Flow<String>) in
      child.push(TestModule("b"))
      return idle
    }
    manager.add(idle)
    #expect(issues == [.coordinatorOwnedElsewhere])
    #expect(manager.coordinators.isEmpty)
    story.router.close()
  }

  @Test func aCoordinatorOwnedByHandIsNotStartedToo() {
    let story = Story()
    story.push("root")
    let manager = DefaultCoordinatorDependencies()
    let idle = Idle()
    manager.add(idle)
    let ticket: FlowTicket<String> = story.router.start { _ in idle }
    #expect(ticket.result == .cancelled(.notStarted))
    #expect(story.issues == [.coordinatorOwnedElsewhere])
    #expect(owned(story) == 0)
    story.expectReleased()
  }

  @Test func aCoordinatorWhoseFlowIsOverIsNotTakenOver() {
    var issues: [NavigationIssue.Kind] = []
    let manager = DefaultCoordinatorDependencies { issues.append($0.kind) }
    let story = Story()
    let idle = Idle()
    let ticket: FlowTicket<String> = story.router.start { flow in
      flow.push(TestModule("a"))
      return idle
    }
    story.host.back()
    #expect(ticket.result == .cancelled(.systemBack(.key)))
    manager.add(idle)
    #expect(issues == [.coordinatorAlreadyEnded])
    #expect(manager.coordinators.isEmpty)
    story.router.close()
  }

  @Test func aCoordinatorMayNotRunOnTwoRouters() {
    let (story, other) = (Story(), Story())
    let idle = Idle()
    story.router.start { (flow: Flow<String>) in
      flow.push(TestModule("a"))
      return idle
    }
    let ticket: FlowTicket<String> = other.router.start { _ in idle }
    #expect(ticket.result == .cancelled(.notStarted))
    #expect(other.issues == [.coordinatorAlreadyRunning])
    story.router.close()
  }

  /// Dependencies that somebody else has written.
  final class Plain: CoordinatorDependencies {
    var coordinators: [any Coordinator] = []
    func add(_ coordinator: any Coordinator) { coordinators.append(coordinator) }
    func remove(_ coordinator: any Coordinator) { coordinators.removeAll { $0 === coordinator } }
  }

  @Test func aCoordinatorThatOtherDependenciesOwnIsNotOwnedByHandToo() {
    var issues: [NavigationIssue.Kind] = []
    let manager = DefaultCoordinatorDependencies { issues.append($0.kind) }
    let router = StackRouter(host: InMemoryHost(), onIssue: { _ in }, dependencies: { Plain() })
    let idle = Idle()
    let ticket: FlowTicket<String> = router.start { flow in
      flow.push(TestModule("a"))
      return idle
    }
    manager.add(idle)
    #expect(issues == [.coordinatorOwnedElsewhere])
    #expect(manager.coordinators.isEmpty)
    #expect(ticket.result == nil)
    router.close()
  }

  @Test func aFlowOfAnotherPolicyKeepsThoseAroundIt() {
    var isFirst = true
    let probe = LifetimeProbe()
    let router = StackRouter(
      host: InMemoryHost(),
      onIssue: { _ in },
      dependencies: {
        defer { isFirst = false }
        return (isFirst ? CoordinatorOwnership.screen : .manager).makeDependencies()
      },
    )
    router.push(TestModule("root"))
    var outer: Flow<String>?
    router.start { (flow: Flow<String>) in
      outer = flow
      return probe.track(Script(flow) { $0.push(TestModule("p")) }, as: "outer")
    }
    let child = TestModule("c")
    outer?.start { (flow: Flow<String>) in
      probe.track(Script(flow) { $0.push(child) }, as: "inner")
    }
    router.setStack([router.modules[0], child])
    #expect(outer?.isOpen == true)
    #expect(probe.alive == ["outer", "inner"])
    router.close()
    outer = nil
    #expect(probe.alive == [])
  }

  @Test(arguments: ["back", "close"])
  func aListenerHearsOfACoordinatorThatIsTakenAwayWhileItsEndIsTold(how: String) {
    let story = Story(ownership: .manager)
    let listener = RecordingFlowListener()
    story.push("root")
    story.router.start(listener: listener) { (flow: Flow<String>) in
      Script(flow) { $0.push(TestModule("a")) }
    }
    story.router.observeRemoval(of: story.router.modules[1], by: story) { story, _ in
      let dependencies = story.router.dependencies
      dependencies.coordinators.last.map(dependencies.remove)
    }
    if how == "back" { story.host.back() } else { story.router.close() }
    #expect(listener.ends.map(\.cause) == [how == "back" ? .systemBack(.key) : .routerGone])
    story.expectReleased()
  }

  @Test(arguments: CoordinatorOwnership.both)
  func aFlowThatLoadsIsNotBlamedForWhatChangesNothing(ownership: CoordinatorOwnership) {
    let story = Story(ownership: ownership)
    story.push("a", "b")
    var loader: Flow<String>?
    let login = story.start("login", showing: ["c"]) { story, _ in loader = story.start("loader") }
    login.finish("Ada")
    story.host.beginSwipe()
    story.host.cancelSwipe()
    story.host.completeTransition()
    #expect(story.issues == [])
    if let loader { story.push("home", on: loader) }
    loader = nil
    #expect(story.names == ["a", "b", "home"])
    story.expectReleased()
  }

  @Test(arguments: CoordinatorOwnership.both)
  func aFlowStartedAndNeverShownIsReportedOnce(ownership: CoordinatorOwnership) {
    let story = Story(ownership: ownership)
    story.start("flow")
    story.push("a")
    story.push("b")
    #expect(story.issues == [.flowShowsNothing])
    story.expectReleased()
  }

  // MARK: - Support

  @MainActor
  final class DeathLog {
    var names: [String] = []
  }

  /// A coordinator that notes when it dies, which it does on the main actor here.
  @MainActor
  final class Dying: Coordinator {
    private let name: String
    private let log: DeathLog
    private let flow: Flow<String>?

    init(_ name: String, _ log: DeathLog, _ flow: Flow<String>? = nil) {
      self.name = name
      self.log = log
      self.flow = flow
    }

    deinit {
      let (name, log) = (name, log)
      MainActor.assumeIsolated { log.names.append(name) }
    }

    func start() {}
  }

  @discardableResult
  func dying(_ name: String, in parent: any FlowStarting, _ log: DeathLog) -> Flow<String> {
    var made: Flow<String>?
    parent.start { (flow: Flow<String>) in
      made = flow
      return Dying(name, log, flow)
    }
    guard let made else { preconditionFailure("the flow was refused") }
    return made
  }
}
