import Switchback
import SwitchbackTesting
import Testing

@MainActor
@Suite(.waitsForRelease)
struct CoordinatorDependenciesTests {
  let story = Story(ownership: .manager)

  final class Idle: Coordinator {
    func start() {}
  }

  @Test func aManagerOwnsFromAddToRemove() {
    let dependencies = DefaultCoordinatorDependencies()
    let probe = LifetimeProbe()
    do {
      let child = probe.track(Idle())
      dependencies.add(child)
      dependencies.add(probe.track(Idle()))
      #expect(dependencies.coordinators.count == 2)
      dependencies.remove(child)
    }
    #expect(probe.alive == ["Idle"])
    #expect(dependencies.coordinators.count == 1)
  }

  @Test func addedTwiceIsOwnedOnceAndReported() {
    var issues: [NavigationIssue] = []
    let dependencies = DefaultCoordinatorDependencies { issues.append($0) }
    let child = Idle()
    dependencies.add(child)
    dependencies.add(child)
    #expect(dependencies.coordinators.count == 1)
    #expect(issues.map(\.kind) == [.coordinatorAlreadyOwned])
    #expect(issues.first?.subject == "Idle")
  }

  @Test func removedThoughUnknownIsReported() {
    var issues: [NavigationIssue] = []
    let dependencies = DefaultCoordinatorDependencies { issues.append($0) }
    dependencies.remove(Idle())
    #expect(issues.map(\.kind) == [.coordinatorNotOwned])
  }

  @Test func aManagerCanBeADefaultArgument() {
    nonisolated func make(_ dependencies: DefaultCoordinatorDependencies = .init()) -> Bool { true }
    #expect(make())
  }

  @Test func everyFlowHasItsOwnManagerFromThePolicy() {
    var made: [DefaultCoordinatorDependencies] = []
    let router = StackRouter(
      host: InMemoryHost(),
      dependencies: {
        let dependencies = DefaultCoordinatorDependencies()
        made.append(dependencies)
        return dependencies
      },
    )
    #expect(made.count == 1)
    #expect(router.dependencies === made[0])
    let box = FlowBox<Int>()
    _ = router.start { box.keep(Script($0) { $0.push(TestModule("a")) }) } as FlowTicket<Int>
    #expect(made[0].coordinators.count == 1)
    let child = FlowBox<Int>()
    _ =
      box.coordinator?.flow.start { child.keep(Script($0) { $0.push(TestModule("b")) }) }
      as FlowTicket<Int>?
    #expect(made.map(\.coordinators.count) == [1, 1, 0])
    child.coordinator?.flow.finish(1)
    #expect(made.map(\.coordinators.count) == [1, 0, 0])
    #expect(child.coordinator == nil)
  }

  @Test func aCoordinatorIsOwnedByTheTimeItStarts() {
    var owned = 0
    _ =
      story.router.start { flow in
        Script(flow) { _ in owned = self.story.router.dependencies.coordinators.count }
      } as FlowTicket<Int>
    #expect(owned == 1)
  }

  @Test func aCoordinatorStartedTwiceIsRejectedAndReported() {
    story.push("a")
    let box = FlowBox<String>()
    _ =
      story.router.start { box.keep(Script($0) { self.story.push("b", on: $0) }) }
      as FlowTicket<String>
    guard let running = box.coordinator else { return }
    let ticket: FlowTicket<Int> = story.router.start { _ in running }
    #expect(ticket.result == .cancelled(.notStarted))
    #expect(story.issues == [.coordinatorAlreadyRunning])
    #expect(running.flow.isOpen)
    #expect(story.router.dependencies.coordinators.count == 1)
    #expect(story.names == ["a", "b"])
  }

  private final class Counting: Coordinator {
    private(set) var starts = 0
    private let flow: Flow<String>

    init(flow: Flow<String>) { self.flow = flow }

    func start() {
      starts += 1
      flow.push(TestModule("b \(starts)"))
    }
  }

  @Test func aCoordinatorThatIsRejectedInACallbackIsNotStarted() {
    story.push("a")
    weak var running: Counting?
    story.router.start { flow in
      let made = Counting(flow: flow)
      running = made
      return made
    }
    guard let running else { preconditionFailure("its flow goes on") }
    var ticket: FlowTicket<Int>?
    var isTried = false
    let token = story.router.observe { [story] _ in
      if isTried { return }
      isTried = true
      ticket = story.router.start { _ in running }
    }
    story.push("c")
    token.cancel()
    #expect(ticket?.result == .cancelled(.notStarted))
    #expect(story.issues == [.coordinatorAlreadyRunning])
    #expect(running.starts == 1)
  }

  @Test func aCoordinatorAddedToItselfIsRejectedAndReported() {
    story.push("a")
    let box = FlowBox<String>()
    _ =
      story.router.start { flow in
        box.keep(self.story.probe.track(Script(flow) { self.story.push("b", on: $0) }))
      } as FlowTicket<String>
    let outer = box.coordinator
    outer?.flow.start { (_: Flow<Int>) in outer ?? Script<String>(FlowBox.missing) }
    #expect(story.issues == [.coordinatorInsideItself])
    #expect(outer?.flow.isOpen == true)
    #expect(story.names == ["a", "b"])
  }

  @Test func aCoordinatorAddedToItsOwnDescendantIsRejectedAndReported() {
    story.push("a")
    let box = FlowBox<String>()
    _ =
      story.router.start { box.keep(Script($0) { self.story.push("b", on: $0) }) }
      as FlowTicket<String>
    guard let outer = box.coordinator else { return }
    let inner = story.start("inner", in: outer.flow, showing: ["c"])
    var wasTold = false
    inner.start(for: story) { (_: Flow<Int>) in
      outer
    } onEnd: { _, _ in
      wasTold = true
    }
    #expect(story.issues == [.coordinatorInsideItself])
    #expect(!wasTold, "nothing was started")
    #expect(inner.isOpen)
  }

  @Test func aCoordinatorMayRunAgainWhenItsFlowIsOver() {
    story.push("a")
    let idle = Idle()
    let first: FlowTicket<Int> = story.router.start { flow in
      flow.push(TestModule("b"))
      return idle
    }
    story.host.back()
    #expect(first.result == .cancelled(.systemBack(.key)))
    let second: FlowTicket<Int> = story.router.start { flow in
      flow.push(TestModule("c"))
      return idle
    }
    #expect(second.result == nil)
    #expect(story.issues == [])
    #expect(story.router.dependencies.coordinators.count == 1, "and is owned again")
  }

  @Test func aCoordinatorThatWasLetGoDoesNotStandInTheWayOfANewOne() async {
    final class Forgetful: CoordinatorDependencies {
      var coordinators: [any Coordinator] { [] }
      func add(_ coordinator: any Coordinator) {}
      func remove(_ coordinator: any Coordinator) {}
    }
    var issues: [NavigationIssue.Kind] = []
    let router = StackRouter(
      host: InMemoryHost(),
      onIssue: { issues.append($0.kind) },
      dependencies: { Forgetful() },
    )
    for _ in 0..<100 {
      router.start { (flow: Flow<Void>) in Script(flow) { $0.push(TestModule("page")) } }
      await nextTurn()
    }
    #expect(!issues.contains(.coordinatorAlreadyRunning))
  }

  @Test func aFlowWhoseHandleWentFirstEndsWithItsCoordinator() async {
    story.push("a")
    let ticket: FlowTicket<Int> = story.router.start { flow in
      self.story.push("b", on: flow)
      return Idle()
    }
    await nextTurn()
    #expect(ticket.result == nil)
    let owner = story.router.dependencies
    owner.coordinators.first.map(owner.remove)
    #expect(ticket.result == .cancelled(.parentEnded))
    #expect(story.host.names == ["a"])
  }

  @Test func aFlowWhoseHandleWentFirstEndsWithTheChangeAfterItsCoordinatorWent() async {
    /// Lets go of what it owns without saying so.
    final class Silent: CoordinatorDependencies {
      var coordinators: [any Coordinator] = []
      func add(_ coordinator: any Coordinator) { coordinators.append(coordinator) }
      func remove(_ coordinator: any Coordinator) {}
    }
    let owner = Silent()
    let router = StackRouter(host: InMemoryHost(), dependencies: { owner })
    let ticket: FlowTicket<Int> = router.start { flow in
      flow.push(TestModule("a"))
      return Idle()
    }
    await nextTurn()
    owner.coordinators = []
    #expect(ticket.result == nil)
    router.push(TestModule("b"))
    #expect(ticket.result == .cancelled(.parentEnded))
  }

  @Test(arguments: CoordinatorOwnership.both)
  func aCoordinatorTakenAwayByHandIsNotMissedWhenItsFlowEnds(ownership: CoordinatorOwnership) {
    let story = Story(ownership: ownership)
    story.push("a")
    story.start("flow")
    let owner = story.router.dependencies
    owner.coordinators.first.map(owner.remove)
    #expect(story.told == ["flow ended: parent ended"])
    #expect(owner.coordinators.isEmpty)
    #expect(story.issues == [])
    story.expectReleased()
  }

  @Test(arguments: ["back", "finish", "close"])
  func aCoordinatorKeptByWhatIsShownIsNotMissedByItsDependencies(how: String) {
    let story = Story(ownership: .screen)
    story.push("root")
    let outer = story.start("outer")
    story.start("inner", in: outer, showing: ["a"])
    switch how {
    case "back": story.host.back()
    case "finish": outer.finish("")
    default: story.router.close()
    }
    #expect(!outer.isOpen)
    #expect(story.issues == [])
    story.expectReleased()
  }

  @Test func whatARejectedCoordinatorShowedLeavesAgain() {
    story.push("a")
    let idle = Idle()
    story.router.start { (flow: Flow<Int>) in
      flow.push(TestModule("b"))
      return idle
    }
    story.router.start { (flow: Flow<Int>) in
      self.story.push("x", on: flow)
      return idle
    }
    #expect(story.names == ["a", "b"])
    #expect(story.told == ["x: not started"])
    #expect(story.issues == [.coordinatorAlreadyRunning])
  }
}

extension FlowBox where Output == String {
  /// A flow for a branch that is never taken.
  static var missing: Flow<String> { preconditionFailure("the coordinator is gone") }
}
