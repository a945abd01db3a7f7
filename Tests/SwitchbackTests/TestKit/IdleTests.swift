import Switchback
import SwitchbackTesting
import Testing

/// Waiting for a host that is told nothing more.
@MainActor
@Suite(.waitsForRelease)
struct IdleTests {
  let host = InMemoryHost()

  @Test func whoAwaitedAnEndHasReacted() async throws {
    let router = StackRouter(host: host)
    let ticket: FlowTicket<Void> = router.start { flow in
      ScriptedCoordinator(flow) { $0.push(TestModule("a")) }
    }
    let task = Task {
      _ = await ticket.end
      router.push(TestModule("b"))
    }
    await nextTurn()
    host.back()
    #expect(host.names == ["a"])
    try await host.idle()
    #expect(host.names == ["b"])
    await task.value
  }

  @Test func whoAwaitedATicketElsewhereHasReacted() async throws {
    let router = StackRouter(host: host)
    router.push(TestModule("a"))
    host.completion = .whenTold
    let ticket = router.push(TestModule("b"))
    let task = Task.detached {
      _ = await ticket.settled
      await router.push(TestModule("c"))
    }
    await nextTurn()
    host.completion = .atOnce
    host.completeTransition()
    try await host.idle()
    #expect(host.names == ["a", "b", "c"])
    _ = await task.value
  }

  @Test func whoAwaitedAnAnswerHasReacted() async throws {
    let story = Story()
    let flow = story.start("flow", showing: ["a"])
    let task = Task {
      _ = await flow.ask(Question("Go on?", choices: [.init("Yes", 1)]))
      flow.push(TestModule("b"))
    }
    try await story.host.idle()
    try story.host.answer("Yes")
    try await story.host.idle()
    #expect(story.host.names == ["a", "b"])
    await task.value
    story.expectReleased()
  }

  @Test func whoTakesSeveralTurnsHasReacted() async throws {
    let router = StackRouter(host: host)
    let task = Task {
      for _ in 0..<20 { await Task.yield() }
      router.push(TestModule("a"))
      for _ in 0..<20 { await Task.yield() }
      router.push(TestModule("b"))
    }
    try await host.idle()
    #expect(host.names == ["a", "b"])
    await task.value
  }

  @Test func whereNothingIsShownNobodyIsWaitedForInVain() async throws {
    let router = StackRouter(host: host, onIssue: { _ in })
    let flow = Box<Flow<Void>>()
    router.start { (started: Flow<Void>) in
      flow.value = started
      return ScriptedCoordinator(started) { _ in }
    }
    var turns = 0
    let counter = Task {
      while !Task.isCancelled {
        turns += 1
        await Task.yield()
      }
    }
    try await host.idle()
    #expect(turns < 1000, "nobody is owed a turn")
    counter.cancel()
    await counter.value
    #expect(flow.value?.isOpen == true)
    router.close()
  }

  @Test func aQuestionMayBeOpen() async throws {
    let story = Story()
    let flow = story.start("flow", showing: ["a"])
    let answer = Task { await flow.ask(Question("Go on?", choices: [.init("Yes", 1)])) }
    try await story.host.idle()
    try story.host.answer("Yes")
    #expect(await answer.value == 1)
    story.expectReleased()
  }

  @Test func aSlowHostIsCompletedMeanwhile() async throws {
    let host = InMemoryHost(completion: .whenTold)
    let router = StackRouter(host: host)
    let task = Task {
      _ = await router.push(TestModule("a")).settled
      _ = await router.present(TestModule("s")).settled
      _ = await router.push(TestModule("t")).settled
    }
    try await host.idle(completingTransitions: true)
    #expect(host.allNames == [["a"], ["s", "t"]])
    _ = await task.value
  }

  @Test func slowTabsAreCompletedMeanwhile() async throws {
    let tabs = SlowTabs()
    let task = Task {
      _ = await tabs.tabs[.a]?.push(TestModule("t")).settled
      _ = await tabs.tabs[.a]?.push(TestModule("u")).settled
    }
    try await tabs.container.idle(completingTransitions: true)
    #expect(tabs.container.host(of: .a)?.allNames == [["a1", "a2"], ["sheet", "t", "u"]])
    _ = await task.value
    tabs.router.close()
  }

  @Test func aTransitionThatNobodyCompletesIsSaid() async {
    let story = Story(completion: .whenTold)
    story.push("a")
    story.host.completeTransition()
    story.push("b")
    let error = await #expect(throws: HostNotAtRest.self) { try await story.host.idle() }
    #expect(error?.movements == [.transition(to: ["a", "b"])])
    #expect(
      error?.description
        == "the host did not come to rest; a transition to [a, b] is running: complete it")
    story.expectReleased()
  }

  @Test(arguments: [false, true])
  func aGestureThatNobodyEndsIsSaid(isCompleting: Bool) async {
    let story = Story()
    story.push("a", "b")
    story.host.beginSwipe()
    let error = await #expect(throws: HostNotAtRest.self) {
      try await story.host.idle(completingTransitions: isCompleting)
    }
    #expect(
      error?.description == """
        the host did not come to rest; a gesture on [a, b] is under way: complete it, or cancel it
        """)
    story.host.cancelSwipe()
    story.expectReleased()
  }

  @Test func aSheetThatIsComingUpIsNamed() async throws {
    let host = InMemoryHost(completion: .whenTold)
    let router = StackRouter(host: host)
    router.push(TestModule("list"))
    try host.completeTransitions()
    router.present(TestModule("form"))
    await #expect(throws: HostNotAtRest(movements: [.transition(to: ["form"])])) {
      try await host.idle()
    }
    try host.completeTransitions()
  }

  @Test(arguments: [InMemoryHost.Completion.atOnce, .whenTold])
  func whatNavigatesWithoutEndIsSaid(completion: InMemoryHost.Completion) async {
    let host = InMemoryHost(completion: completion)
    let router = StackRouter(host: host)
    let rover = Rover()
    rover.setOut(on: router)
    let error = await #expect(throws: HostNotAtRest.self) {
      try await host.idle(completingTransitions: true)
    }
    #expect(error?.movements == [.commands(latest: ["again"])])
    rover.isOut = false
  }

  @Test func tabsThatNavigateWithoutEndAreNotIdle() async throws {
    let tabs = SlowTabs()
    let rover = Rover()
    rover.setOut(on: try #require(tabs.tabs[.b]))
    await #expect(throws: HostNotAtRest(movements: [.commands(latest: ["sheet"])])) {
      try await tabs.host.idle(completingTransitions: true)
    }
    rover.isOut = false
    tabs.router.close()
  }

  /// Navigates every so many turns of the main actor.
  @MainActor
  final class Rover {
    var isOut = true
    private var turns = 0

    func setOut(on router: any Router) {
      guard isOut else { return }
      if turns % 100 == 0 { router.setRoot(TestModule("again")) }
      turns += 1
      Task { setOut(on: router) }
    }
  }

  @MainActor
  final class Box<Value> {
    var value: Value?
  }
}
