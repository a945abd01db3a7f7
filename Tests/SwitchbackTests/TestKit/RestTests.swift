import Switchback
import SwitchbackTesting
import Testing

/// Completing what runs on slow hosts, at once.
@MainActor
@Suite(.waitsForRelease)
struct CompleteTransitionsTests {
  @Test func everyTransitionIsCompletedAndThoseThatFollow() throws {
    let story = Story(completion: .whenTold)
    let tickets = [story.push("a"), story.push("b"), story.present("s"), story.push("t")]
    #expect(story.host.allNames == [["a"]])
    try story.host.completeTransitions()
    #expect(story.host.allNames == [["a", "b"], ["s", "t"]])
    #expect(tickets.allSatisfy { $0.outcome == .committed(removed: []) })
    story.expectReleased()
  }

  @Test func whereNothingRunsNothingIsReported() throws {
    let story = Story(completion: .whenTold)
    story.push("a")
    story.push("b")
    try story.host.completeTransitions()
    story.host.beginSwipe()
    try story.host.completeTransitions()
    story.host.commitSwipe()
    #expect(story.told == ["b: system back (swipe)"], "the swipe went on")
    story.expectReleased()
  }

  @Test func tabsAreCompletedWhetherTheyAreSeenOrNot() throws {
    let tabs = SlowTabs()
    #expect(tabs.container.host(of: .a)?.isInTransition == true)
    tabs.container.tap(.b)
    try tabs.host.completeTransitions()
    #expect(tabs.container.host(of: .a)?.allNames == [["a1", "a2"], ["sheet"]])
    #expect(tabs.container.host(of: .b)?.names == ["b1"])
    tabs.router.close()
  }

  @Test func aContainerOfTabsIsCompletedByItself() throws {
    let tabs = SlowTabs()
    try tabs.container.completeTransitions()
    #expect(tabs.container.host(of: .a)?.allNames == [["a1", "a2"], ["sheet"]])
    tabs.router.close()
  }

  @Test func aCommandThatWasDroppedIsReported() async throws {
    let story = Story(completion: .whenTold)
    story.host.commandsToDrop = 1
    let ticket = story.push("a")
    try story.host.completeTransitions()
    await nextTurn()
    #expect(story.host.isInTransition, "it is tried again")
    try story.host.completeTransitions()
    #expect(ticket.outcome == .committed(removed: []))
    story.expectReleased()
  }

  @Test func aPresentationThatWasDroppedIsReported() async throws {
    let story = Story(completion: .whenTold)
    story.push("a")
    try story.host.completeTransitions()
    story.host.commandsToDrop = 1
    story.present("s")
    try story.host.completeTransitions()
    await nextTurn()
    try story.host.completeTransitions()
    #expect(story.host.allNames == [["a"], ["s"]])
    story.expectReleased()
  }

  @Test func whatNeverComesToRestIsSaid() {
    let host = InMemoryHost(completion: .whenTold)
    let router = StackRouter(host: host)
    router.push(Restless(router))
    router.replaceTop(Restless(router))
    let error = #expect(throws: HostNotAtRest.self) { try host.completeTransitions() }
    #expect(
      error?.description == """
        the host did not come to rest; it is told something new again and again, at last to show \
        [Restless]: look for what navigates without end
        """)
    router.close()
  }

  /// A page that is followed by another one as soon as it is released.
  final class Restless: Screen, Presentable {
    private weak var router: StackRouter?
    init(_ router: StackRouter?) { self.router = router }
    deinit {
      MainActor.assumeIsolated { [router] in
        guard let router, !router.modules.isEmpty else { return }
        router.replaceTop(Restless(router))
      }
    }
  }
}

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
        == "the host did not come to rest; a transition to [a, b] runs: complete it")
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
    for container in [true, false] {
      await #expect(throws: HostNotAtRest(movements: [.commands(latest: ["sheet"])])) {
        if container {
          try await tabs.container.idle(completingTransitions: true)
        } else {
          try await tabs.host.idle(completingTransitions: true)
        }
      }
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
}

/// Waiting for what a person sees.
@MainActor
@Suite(.waitsForRelease)
struct ShowsTests {
  let story = Story()
  var host: InMemoryHost { story.host }

  @Test func whatIsThereIsHandedOut() async throws {
    story.push("a", "b")
    #expect(try await host.shows(TestModule.self).name == "b")
    try await host.shows(["a", "b"])
    story.expectReleased()
  }

  @Test func whatComesLaterIsWaitedFor() async throws {
    let router = story.router
    story.push("a")
    let task = Task {
      for _ in 0..<500 { await Task.yield() }
      router.push(Page())
    }
    try await host.shows(Page.self)
    #expect(host.names == ["a", "Page"])
    await task.value
    story.expectReleased()
  }

  @Test func whatIsPresentedLaterIsSeen() async throws {
    let router = story.router
    story.push("a")
    let task = Task {
      for _ in 0..<500 { await Task.yield() }
      router.present(Page())
    }
    try await host.shows(["Page"])
    try await host.shows(Page.self)
    await task.value
    story.expectReleased()
  }

  @Test func theTabThatIsChosenLaterIsSeen() async throws {
    let tabs = SlowTabs()
    tabs.container.tap(.b)
    try await tabs.host.shows(["b1"])
    tabs.router.close()
  }

  @Test func whatIsShownInsteadIsSaid() async {
    story.push("a", "b")
    let error = await #expect(throws: NeverShown.self) { try await host.shows(Page.self) }
    #expect(error?.description == "Page was never shown: the host shows [a, b]")
    #expect(error == NeverShown(expected: "Page", shown: [["a", "b"]]))
    story.expectReleased()
  }

  @Test func whatMovesMeanwhileIsSaid() async throws {
    let tabs = SlowTabs()
    try tabs.host.completeTransitions()
    tabs.tabs[.a]?.push(TestModule("t"))
    let error = await #expect(throws: NeverShown.self) { try await tabs.host.shows(["c"]) }
    #expect(
      error?.description == """
        [c] was never shown: the host shows [sheet, t] over [a1, a2] over [InMemoryTabHost]; a \
        transition to [sheet, t] runs: complete it
        """)
    tabs.router.close()
  }

  @Test func nothingIsShown() async {
    let error = await #expect(throws: NeverShown.self) { try await host.shows(["a"]) }
    #expect(error?.description == "[a] was never shown: the host shows nothing")
  }

  final class Page: Screen, Presentable {}
}

/// Two tabs on slow hosts: on the first two pages and a sheet, on the second a page.
@MainActor
private final class SlowTabs {
  let host = InMemoryHost()
  let container = InMemoryTabHost(completion: .whenTold)
  let router: StackRouter
  let tabs: TabRouter

  init() {
    router = StackRouter(host: host)
    tabs = TabRouter(host: container)
    tabs.add(.a, title: "A") { (flow: Flow<Void>) in
      ScriptedCoordinator(flow) { flow in
        flow.push(TestModule("a1"))
        flow.push(TestModule("a2"))
        flow.present(TestModule("sheet"))
      }
    }
    tabs.add(.b, title: "B") { (flow: Flow<Void>) in
      ScriptedCoordinator(flow) { $0.push(TestModule("b1")) }
    }
    router.push(tabs)
  }
}
