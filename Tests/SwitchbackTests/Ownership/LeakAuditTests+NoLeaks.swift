import Switchback
import SwitchbackTesting
import Testing

/// What the audit must not report: correct programs, and what may rightly be alive.
extension LeakAuditTests {
  @Test(arguments: CoordinatorOwnership.both)
  func aCorrectProgramOfTenThousandFlowsHasNone(ownership: CoordinatorOwnership) async {
    let story = story(ownership)
    let host = story.host
    for number in 0..<2_500 {
      let outer = story.start("outer", number.isMultiple(of: 3) ? .modal : .push)
      let ticket: FlowTicket<Int> = outer.start { flow in
        Script(flow) { flow in
          flow.push(TestModule("a"))
          flow.push(TestModule("b"))
        }
      }
      let task = Task { await ticket.end.output }
      if number.isMultiple(of: 10) { await nextTurn() }
      outer.start(for: story) { (flow: Flow<Int>) in
        Script(flow) { $0.push(TestModule("c")) }
      } onEnd: { story, _ in
        story.start("next", showing: ["d"])
      }
      switch number % 5 {
      case 0: host.front.back()
      case 1: outer.finish("done")
      case 2: story.router.popToRoot()
      case 3: host.changePresented(to: nil, origin: .pullDown)
      default: story.router.setRoot(TestModule("root"))
      }
      story.router.popToRoot()
      story.router.dismiss()
      if number.isMultiple(of: 10) { _ = await task.value }
    }
    #expect(await audit.find() == [])
    #expect(audit.endedFlows > 9_000)
    #expect(story.issues.filter { if case .stillAlive = $0 { true } else { false } } == [])
    story.expectReleased()
  }

  @Test func whatIsStillToBeSeenIsNoLeak() async {
    let story = Story(audit: audit)
    let flow = story.start("flow", showing: ["a"])
    flow.finish("done")
    #expect(story.host.names == ["a"], "the last screen stays until there is another")
    #expect(await audit.find() == [])
    story.push("b")
    #expect(await audit.find() == [])
    story.expectReleased()
  }

  @Test func nothingIsLookedForWhileSomethingMoves() async {
    let story = story()
    story.start("flow", showing: ["a"])
    story.host.completion = .whenTold
    let kept = story.router.modules[1]
    story.router.pop()
    #expect(await audit.find() == [])
    story.host.completeTransition()
    #expect(leaks(await audit.find()) == ["module a"])
    #expect(kept.name == "a")
    story.router.close()
  }

  @Test func itLooksByItselfAndAgainAfterEachLaterChange() async {
    let story = story()
    story.start("flow", showing: ["a"])
    var kept: (any Presentable)? = story.router.modules[1]
    story.host.back()
    await until { !audit.leaks.isEmpty }
    #expect(audit.found.first?.changesSince == 0)
    #expect(story.issues.count == 1)
    story.push("b")
    await nextTurn()
    #expect(story.issues.count == 1, "each is reported once")
    kept = nil
    #expect(kept == nil && audit.leaks.isEmpty)
    story.expectReleased()
  }

  @Test func aModuleThatIsShownAgainIsNoLeak() async {
    let story = story()
    let page = TestModule("page")
    for _ in 0..<2 {
      story.start("flow").push(page)
      story.host.back()
      story.router.push(page)
      #expect(await audit.find() == [], "it is on the stack")
      story.router.setRoot(TestModule("root"))
    }
    story.router.close()
  }

  @Test func whatIsMeantToLiveOnIsAllowed() async {
    let kept = TestModule("map")
    let audit = LeakAudit(allowing: { $0 === kept })
    let story = Story(audit: audit)
    story.push("root")
    story.start("flow").push(kept)
    story.host.back()
    #expect(await audit.find() == [])
    #expect(audit.endedFlows == 1)
    story.expectReleased()
  }

  @Test func aCoordinatorThatRunsAgainIsNoLeak() async {
    final class Idle: Coordinator { func start() {} }
    let story = story()
    let idle = Idle()
    for name in ["a", "b"] {
      story.router.start { (flow: Flow<String>) in
        flow.push(TestModule(name))
        return idle
      }
      #expect(await audit.find() == [])
      if name == "a" { story.host.back() }
    }
    story.router.close()
  }

  @Test func whatComesBackAgainAndAgainIsNoLeak() async {
    let story = story()
    let page = TestModule("page")
    story.start("flow").push(page)
    for _ in 0..<200 {
      story.host.back()
      Task { story.start("flow").push(page) }
      await until { story.names.count == 2 }
    }
    #expect(story.issues == [])
    story.router.close()
  }

  @Test func aTaskThatCallsAnActorAfterTheEndIsNoLeak() async {
    actor Analytics {
      var count = 0
      func log() { count += 1 }
    }
    let analytics = Analytics()
    let story = story()
    for _ in 0..<100 {
      story.router.start { (flow: Flow<String>) in
        Script(flow) { flow in
          flow.push(TestModule("a"))
          let child: FlowTicket<String> = flow.start { Script($0) { $0.push(TestModule("b")) } }
          Task { [flow] in
            _ = await child.end
            await analytics.log()
            _ = flow.isOpen
          }
        }
      }
      await nextTurn()
      story.host.back(toDepth: 1)
      await nextTurn()
    }
    #expect(await audit.find() == [])
    #expect(story.issues == [])
    story.router.close()
  }

  @Test func whatIsMeantToLiveOnIsNotLookedForWhileNothingHappens() async {
    var looks = 0
    let audit = LeakAudit { _ in
      looks += 1
      return true
    }
    let story = Story(audit: audit)
    story.push("root")
    story.start("flow", showing: ["a"])
    let kept = story.router.modules[1]
    story.host.back()
    for _ in 0..<10 { await nextTurn() }
    let before = looks
    for _ in 0..<100 { await nextTurn() }
    #expect(looks == before)
    withExtendedLifetime(kept) {}
    story.router.close()
  }

  @Test func aSheetThatIsStillToBeSeenAfterTheEndIsNoLeak() async {
    let story = story()
    story.start("flow", .modal, showing: ["s"])
    story.router.close()
    #expect(story.host.allNames == [["root"], ["s"]])
    #expect(await audit.find() == [])
    #expect(audit.waiting == [FlowID(1, "ScriptedCoordinator<String>")])
    story.host.changePresented(to: nil)
    #expect(await audit.find() == [])
    #expect(audit.waiting == [])
  }

  @Test func whatARouterThatIsGoneLeavesToBeSeenIsNoLeak() async {
    let host = InMemoryHost()
    do {
      let router = StackRouter(host: host, audit: audit, onIssue: { _ in })
      router.start { (flow: Flow<String>) in Script(flow) { $0.push(TestModule("a")) } }
    }
    await until { audit.endedFlows == 1 }
    for _ in 0..<20 { await nextTurn() }
    #expect(await audit.find() == [])
    host.change(to: [])
    #expect(audit.waiting == [])
  }
}
