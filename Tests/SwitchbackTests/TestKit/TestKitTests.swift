import Switchback
import SwitchbackTesting
import Testing

@MainActor
@Suite(.waitsForRelease)
struct InMemoryHostTests {
  let host = InMemoryHost()

  @Test func backAtTheRootIsReportedAndChangesNothing() {
    let router = StackRouter(host: host)
    router.push(TestModule("a"))
    host.back()
    #expect(host.names == ["a"])
  }

  @Test func aQuestionIsAnsweredAlsoUnderASheetThatCameLater() async throws {
    let router = StackRouter(host: host)
    router.push(TestModule("form"))
    let answer = Task { await router.ask(Question("Leave?", choices: [.init("Leave", true)])) }
    try await host.idle()
    router.present(TestModule("sheet"))
    try host.answer("Leave")
    #expect(await answer.value == true)
    #expect(throws: UnexpectedQuestion.self) { try host.answer("Leave") }
  }

  @Test func backToADepthThatIsNotBelowChangesNothing() {
    let router = StackRouter(host: host)
    router.push(TestModule("a"))
    router.push(TestModule("b"))
    host.back(toDepth: 2)
    host.back(toDepth: 7)
    #expect(host.names == ["a", "b"])
    host.back(toDepth: 0)
    #expect(host.names == ["a"], "the root stays")
  }

  @Test func aPersonsBackIsRightAlsoWhereOtherCodeShowsAScreenTwice() {
    let (a, b) = (TestModule("a"), TestModule("b"))
    let before = Story(screens: [a, a, b], sharedWithOtherCode: true)
    let after = Story(sharedWithOtherCode: true)
    after.host.change(to: [a, a, b])
    for story in [before, after] {
      story.host.back()
      #expect(story.names == ["a"])
      story.host.back()
      #expect(story.host.names == ["a"])
      #expect(story.issues == [])
    }
  }

  @Test func theTopIsHandedOutAsWhatItIs() throws {
    let router = StackRouter(host: host)
    router.push(TestModule("a"))
    #expect(try host.top(as: TestModule.self).name == "a")
  }

  @Test func anUnexpectedTopFailsLoudly() {
    #expect(throws: UnexpectedScreen(expected: "Finisher", stack: [])) {
      try host.top(as: Finisher.self)
    }
    let router = StackRouter(host: host)
    router.push(TestModule("a"))
    router.push(TestModule("b"))
    let error = #expect(throws: UnexpectedScreen.self) { try host.top(as: Finisher.self) }
    #expect(error?.description == "expected Finisher on top, but b is on top of [a, b]")
    #expect(
      UnexpectedScreen(expected: "Finisher", stack: []).description
        == "expected Finisher on top, but nothing is shown")
  }

  @Test func whatAPersonSawIsRecordedFrameByFrame() {
    let router = StackRouter(host: host)
    router.push(TestModule("a"))
    router.push(TestModule("b"), transition: .none)
    host.back()
    #expect(host.frames == [["a"], ["a", "b"], ["a"]])
    #expect(
      host.commands == [
        RecordedCommand(kept: 0, added: ["a"]),
        RecordedCommand(kept: 1, added: ["b"], transition: .none),
      ])
  }

  @Test func aTransitionRunsUntilItIsToldToEnd() {
    let host = InMemoryHost(completion: .whenTold)
    let router = StackRouter(host: host)
    router.push(TestModule("a"))
    #expect(host.isInTransition)
    router.push(TestModule("b"))
    #expect(host.commands.count == 1)
    host.completeTransition()
    host.completion = .atOnce
    host.completeTransition()
    #expect(!host.isInTransition)
    router.push(TestModule("c"))
    #expect(host.names == ["a", "b", "c"])
  }

  @Test func aHostIsPresentedOverOneOtherAtATime() throws {
    let story = Story()
    story.push("a")
    story.present("s")
    story.present("t")
    let (sheet, upper) = (story.host.hostsAbove[0], story.host.hostsAbove[1])
    story.router.close()
    story.host.changePresented(to: upper)
    #expect(story.host.allNames == [["a"], ["t"]])
    #expect(sheet.allNames == [["s"]])
  }

  @Test func aHostThatGoesTakesAlongWhatIsPresentedOverIt() {
    let story = Story()
    story.push("a")
    story.present("s")
    story.present("t")
    let sheet = story.host.presented
    story.router.close()
    story.host.changePresented(to: nil)
    story.host.changePresented(to: sheet)
    #expect(story.host.allNames == [["a"], ["s"]])
  }

  @Test func aScreenThatIsNoModuleIsNamedByItsType() {
    final class Plain: Screen {}
    #expect(InMemoryHost(screens: [Plain()]).names == ["Plain"])
  }
}

@MainActor
@Suite(.waitsForRelease)
struct MockRouterTests {
  @Test func itAnswersAsTheRealRouterDoes() {
    let router = MockRouter()
    let module = TestModule("a")
    #expect(router.pop().outcome == .rejected(.atRoot))
    #expect(router.push(module).outcome == .committed(removed: []))
    #expect(router.push(module).outcome == .rejected(.alreadyInStack))
    #expect(router.modules.map(\.name) == ["a"])
    #expect(router.issues.map(\.kind) == [.rejected(.alreadyInStack)])
    #expect(router.requests.map(\.description) == ["pop", "push a#1", "push a#1"])
  }

  @Test func itRecordsWhatItsFlowsAskFor() {
    let router = MockRouter()
    let ticket: FlowTicket<Int> = router.start { flow in
      Script(flow) { $0.push(TestModule("a")) }
    }
    router.host.back()
    #expect(router.requests.map(\.description) == ["push a#1"])
    #expect(ticket.result == .cancelled(.systemBack(.key)))
    #expect(
      router.events.last?.kind
        == .flowEnded(FlowID(1, "ScriptedCoordinator<Int>"), .systemBack(.key)))
  }

  @Test func itIsReleasedWithEverythingInIt() async {
    let probe = LifetimeProbe()
    do {
      let router = probe.track(MockRouter())
      router.push(probe.track(TestModule("a")))
      router.observeRemoval(of: router.modules[0], by: probe) { _, _ in }
    }
    await nextTurn()
    #expect(probe.alive == [])
  }

  @Test func backAtTheRootIsHeardOf() {
    let router = MockRouter()
    var origins: [BackOrigin] = []
    router.onBackAtRoot = { origins.append($0) }
    router.push(TestModule("a"))
    router.host.back(origin: .quit)
    #expect(origins == [.quit])
    router.onBackAtRoot = nil
    #expect(router.onBackAtRoot == nil)
  }

  @Test func whatTheFlowsOwnCanBeSeen() {
    let router = MockRouter()
    router.push(TestModule("root"))
    router.start { (outer: Flow<Void>) in
      ScriptedCoordinator(outer) { outer in
        outer.push(TestModule("a"))
        outer.start { (inner: Flow<String>) in
          ScriptedCoordinator(inner) { $0.push(TestModule("b")) }
        }
      }
    }
    let (outer, inner) = (
      FlowID(1, "ScriptedCoordinator<()>"), FlowID(2, "ScriptedCoordinator<String>")
    )
    #expect(router.dependencies.coordinators.map { $0 is ScriptedCoordinator<Void> } == [true])
    let owned = router.dependencies(of: outer)?.coordinators
    #expect(owned?.map { $0 is ScriptedCoordinator<String> } == [true])
    #expect(router.dependencies(of: inner)?.coordinators.isEmpty == true)
    router.host.back()
    #expect(router.dependencies(of: outer)?.coordinators.isEmpty == true)
    #expect(router.dependencies(of: inner)?.coordinators.isEmpty != false)
    router.host.back()
    #expect(router.dependencies.coordinators.isEmpty)
  }

  @Test func aFlowThatWasNotStartedOwnsNothing() {
    let router = MockRouter()
    let flow = router.start { flow in
      ScriptedCoordinator<Void>(flow) { $0.push(TestModule("a")) }
    }
    #expect(router.dependencies(of: FlowID(1, "ScriptedCoordinator<()>")) != nil)
    for id in [FlowID(1, "Other"), FlowID(2, "ScriptedCoordinator<()>"), FlowID(0, "")] {
      #expect(router.dependencies(of: id) == nil)
    }
    #expect(flow.result == nil)
  }

  @Test func theFlowOfATabOwnsWhatItStarted() {
    let router = MockRouter(host: InMemoryHost())
    let tabs = TabContainer(host: InMemoryTabHost())
    tabs.add(.a, title: "A") { (flow: Flow<Void>) in
      ScriptedCoordinator(flow) { flow in
        flow.push(TestModule("a"))
        flow.start { ScriptedCoordinator<String>($0) { $0.push(TestModule("b")) } }
      }
    }
    router.push(tabs)
    let owned = router.dependencies(of: FlowID(1, "ScriptedCoordinator<()>"))?.coordinators
    #expect(owned?.map { $0 is ScriptedCoordinator<String> } == [true])
  }

  @Test func itObservesAndCloses() {
    let router = MockRouter()
    var count = 0
    router.observe { _ in count += 1 }
    router.push(TestModule("a"))
    #expect(count == 2)
    router.close()
    #expect(router.modules.isEmpty)
  }
}

@MainActor
@Suite(.waitsForRelease)
struct LifetimeProbeTests {
  @Test func itNamesWhatIsStillAlive() {
    let probe = LifetimeProbe()
    let kept = probe.track(TestModule("kept"), as: "kept")
    probe.track(TestModule("gone"))
    #expect(probe.alive == ["kept"])
    #expect(probe.count == 2)
    withExtendedLifetime(kept) {}
  }

  @Test func theNameIsThatOfTheObjectsOwnType() {
    let (probe, module) = (LifetimeProbe(), TestModule("a"))
    let object: AnyObject = module
    probe.track(object)
    #expect(probe.alive == ["TestModule"])
    withExtendedLifetime(module) {}
  }
}
