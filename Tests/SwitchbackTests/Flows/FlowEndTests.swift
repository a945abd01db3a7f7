import Switchback
import SwitchbackTesting
import Testing

@MainActor
@Suite(.waitsForRelease)
struct FlowEndTests {
  let story = Story()

  @Test func finishTakesTheFlowsModulesAndTellsItsStarter() {
    story.push("a")
    var result: String?
    let flow = story.start("flow", showing: ["b", "c"]) { _, end in result = end.output }
    flow.finish("done")
    #expect(story.told == ["c: finished", "b: finished", "flow ended: finished"])
    #expect(result == "done")
    #expect(story.host.names == ["a"])
    #expect(!flow.isOpen)
    story.expectReleased()
  }

  @Test func finishOfACoveredFlowTakesEverythingAbove() {
    story.push("a")
    let outer = story.start("outer", showing: ["b"])
    let covered = story.start("covered", in: outer, showing: ["c"])
    story.start("above", in: outer, showing: ["d"])
    story.push("e")
    covered.finish("")
    #expect(
      story.told == [
        "e: popped", "d: popped", "c: finished", "above ended: popped", "covered ended: finished",
      ])
    #expect(story.names == ["a", "b"])
    #expect(outer.isOpen)
    story.expectReleased()
  }

  @Test func finishEndsTheFlowsStartedFromIt() {
    let outer = story.start("outer", showing: ["a"])
    let middle = story.start("middle", in: outer, showing: ["b"])
    story.start("inner", in: middle, showing: ["c"])
    outer.finish("")
    #expect(
      story.told == [
        "c: parent ended", "b: parent ended", "a: finished",
        "inner ended: parent ended", "middle ended: parent ended", "outer ended: finished",
      ])
    story.expectReleased()
  }

  @Test func finishTwiceIsReportedAndIgnored() {
    story.push("a")
    let flow = story.start("flow", showing: ["b"])
    flow.finish("one", file: "App/A.swift", line: 1)
    flow.finish("two", file: "App/B.swift", line: 2)
    let first = CallSite(file: "App/A.swift", line: 1)
    #expect(story.issues == [.flowEndedTwice(first: .finished, at: first)])
    #expect(
      story.issueTexts == [
        """
        ScriptedCoordinator<String>: code tried to end the flow again. It had ended already: finished, at \
        App/A.swift:1. Nothing changed. Let only one path end a flow, or look at `isOpen` first. (App/B.swift:2)
        """
      ])
    #expect(story.told == ["b: finished", "flow ended: finished"])
  }

  @Test func finishAfterTheUserWentBackIsReportedAndIgnored() {
    story.push("a")
    let flow = story.start("flow", showing: ["b"])
    story.host.back()
    flow.finish("late")
    #expect(story.issues == [.flowEndedTwice(first: .systemBack(.key), at: nil)])
    let text = story.issueTexts.first ?? ""
    #expect(text.contains("It had ended already: system back (key). Nothing changed."))
    #expect(story.told == ["b: system back (key)", "flow ended: system back (key)"])
  }

  @Test(arguments: ["pop", "parent", "root", "close"])
  func finishAfterAnotherEndSaysWhichAndWhere(how: String) {
    story.push("a")
    let outer = story.start("outer", showing: ["b"])
    let flow = story.start("flow", in: outer, showing: ["c"])
    let place = CallSite(file: "App/Main.swift", line: 7)
    var first: (EndCause, CallSite?) = (.popped, place)
    switch how {
    case "pop": story.router.popToRoot(file: place.file, line: place.line)
    case "parent":
      outer.finish("", file: place.file, line: place.line)
      first.0 = .parentEnded
    case "root":
      story.router.setRoot(TestModule("z"), file: place.file, line: place.line)
      first.0 = .replaced
    default:
      story.router.close()
      first = (.routerGone, nil)
    }
    flow.finish("late")
    #expect(story.issues == [.flowEndedTwice(first: first.0, at: first.1)])
    story.router.close()
  }

  @Test func aReactionToTheRequestThatEndsAFlowIsNotBlamed() {
    story.push("root")
    let flow = story.start("flow", showing: ["a"])
    var ticket: NavigationTicket?
    flow.observe { event in
      if case .requested = event.kind { ticket = flow.push(TestModule("late")) }
    }
    flow.pop()
    #expect(ticket?.outcome == .rejected(.flowEnded))
    #expect(story.issues == [])
  }

  @Test func finishInAReactionToTheSameEventIsNotBlamed() {
    story.push("root")
    let parent = story.start("parent", showing: ["p"])
    story.start("child", in: parent, showing: ["c"]) { _, _ in parent.finish("x") }
    story.host.back(toDepth: 1)
    #expect(story.issues == [])
    #expect(story.told.last == "parent ended: system back (key)")
  }

  @Test func aRefusedFinishTriedAgainWhenTheFlowIsOverIsNotBlamed() throws {
    story.push("a")
    let flow = story.start("flow", showing: ["b"])
    let form = GuardedModule("form", leaving: .refused)
    story.router.push(form)
    let refused = try #require(flow.finish("result").refused)
    form.leaving = .allowed
    story.host.back(toDepth: 1)
    #expect(!flow.isOpen)
    #expect(refused.leaveAnyway().outcome == .superseded)
    #expect(story.told == ["b: system back (key)", "flow ended: system back (key)"])
    #expect(story.issues == [])
  }

  @Test func aFinishThatWaitsForAnAnswerIsNotBlamedWhenTheUserGoesBackMeanwhile() {
    story.push("a")
    let flow = story.start("flow", showing: ["b"])
    let form = GuardedModule("form", leaving: .ask)
    story.router.push(form)
    let ticket = flow.finish("result")
    #expect(ticket.outcome == nil)
    form.leaving = .allowed
    story.host.back(toDepth: 1)
    #expect(ticket.outcome == .superseded)
    #expect(story.told.last == "flow ended: system back (key)")
    #expect(story.issues == [])
    form.letGo()
  }

  @Test func aRequestOnAnEndedFlowIsRejectedAndReported() {
    story.push("a")
    let flow = story.start("flow", showing: ["b"])
    flow.finish("")
    #expect(flow.push(story.module("x")).outcome == .rejected(.flowEnded))
    #expect(flow.modules.isEmpty)
    #expect(story.issues == [.rejected(.flowEnded)])
    #expect(
      story.issueTexts.first?.hasPrefix(
        "ScriptedCoordinator<String>: a request to a flow") == true)
  }

  @Test func aStartFromAnEndedFlowIsRejectedAndTellsNobodyButTheTicket() async {
    let flow = story.start("flow", showing: ["a"])
    flow.finish("")
    var made = false
    let ticket: FlowTicket<Int> = flow.start { child in
      made = true
      return Script(child)
    }
    #expect(ticket.result == .cancelled(.notStarted))
    #expect(await ticket.end == .cancelled(.notStarted))
    #expect(!made)
    #expect(story.issues == [.rejected(.flowEnded)])
  }

  @Test func aFlowThatFinishesInsideStartIsOverWhenStartReturns() {
    story.push("a")
    var ends: [FlowEnd<Int>] = []
    story.router.start(for: story) { flow in
      self.story.probe.track(Script(flow) { $0.finish(7) })
    } onEnd: { _, end in
      ends.append(end)
    }
    #expect(ends == [.finished(7)])
    #expect(story.router.dependencies.coordinators.isEmpty)
    #expect(story.names == ["a"])
    #expect(story.issues == [])
    story.expectReleased()
  }

  @Test func aFlowThatFinishesWhileItsCoordinatorIsMadeIsToldToo() {
    let listener = RecordingFlowListener()
    var hasStarted = false
    story.router.start(listener: listener) { (flow: Flow<Int>) in
      flow.finish(1)
      return Script(flow) { _ in hasStarted = true }
    }
    #expect(listener.ends == [.init("ScriptedCoordinator<Int>", .finished)])
    #expect(!hasStarted)
    #expect(story.router.dependencies.coordinators.isEmpty)
  }

  @Test func aRouterClosedWhileACoordinatorIsMadeStartsNothing() {
    story.push("a")
    let ticket: FlowTicket<Int> = story.router.start { flow in
      self.story.router.close()
      return Script(flow) { $0.push(TestModule("b")) }
    }
    #expect(ticket.result?.output == nil)
    #expect(ticket.result != nil)
    #expect(story.router.dependencies.coordinators.isEmpty)
    #expect(story.names == [])
  }

  @Test func aFlowThatShowsAndFinishesInsideStartLeavesNothing() {
    story.push("a")
    let ticket: FlowTicket<Int> = story.router.start { flow in
      Script(flow) { flow in
        self.story.push("b", on: flow)
        flow.finish(7)
      }
    }
    #expect(ticket.result == .finished(7))
    #expect(story.host.names == ["a"])
    #expect(story.told == ["b: finished"])
  }

  @Test func threeScreensOfTwoFlowsLeftByOneEventTellBothChildFirst() {
    story.push("a")
    let outer = story.start("outer", showing: ["b"])
    story.start("inner", in: outer, showing: ["c", "d"])
    story.host.back(toDepth: 1)
    let back = "system back (key)"
    #expect(
      story.told == [
        "d: \(back)", "c: \(back)", "b: \(back)", "inner ended: \(back)", "outer ended: \(back)",
      ])
    #expect(story.probe.alive == ["a"])
  }

  @Test func siblingsEndHighestFirst() {
    let outer = story.start("outer", showing: ["a"])
    let lower = story.start("lower", in: outer, showing: ["b"])
    story.start("upper", in: outer, showing: ["c"])
    story.push("b2", on: lower)
    #expect(story.names == ["a", "b", "b2", "c"])
    story.router.setRoot(story.module("x"))
    #expect(
      story.told.suffix(3) == [
        "upper ended: replaced", "lower ended: replaced", "outer ended: replaced",
      ])
  }

  @Test func aChildThatHasShownNothingEndsWithItsParent() {
    story.push("a")
    let outer = story.start("outer", showing: ["b"])
    story.start("silent", in: outer)
    story.host.back()
    #expect(
      story.told == [
        "b: system back (key)", "silent ended: parent ended", "outer ended: system back (key)",
      ])
    story.expectReleased()
  }

  @Test func popAtTheFirstModuleOfAFlowEndsIt() {
    story.push("a")
    let flow = story.start("flow", showing: ["b"])
    #expect(flow.pop().outcome == .committed(removed: [ModuleID(2, "b")]))
    #expect(story.told == ["b: popped", "flow ended: popped"])
  }

  @Test func everyEndIsToldAfterEverythingLeftTheModelAndTheOwner() {
    let story = Story(ownership: .manager)
    story.push("a")
    var seen: [String] = []
    let flow = story.start("flow", showing: ["b"]) { story, _ in
      seen.append("modules \(story.names)")
      seen.append("owned \(story.router.dependencies.coordinators.count)")
    }
    story.router.observeRemoval(of: story.router.modules[1], by: story) { story, _ in
      seen.append(
        "module told, model \(story.names), owned \(story.router.dependencies.coordinators.count)")
    }
    flow.finish("")
    #expect(seen == ["module told, model [\"a\"], owned 1", "modules [\"a\"]", "owned 0"])
  }

  @Test func aFlowWhoseHandleAndCoordinatorAreGoneEnds() async {
    final class Forgetful: CoordinatorDependencies {
      var coordinators: [any Coordinator] = []
      func add(_ coordinator: any Coordinator) { coordinators.append(coordinator) }
      func remove(_ coordinator: any Coordinator) { coordinators.removeAll { $0 === coordinator } }
    }
    let owner = Forgetful()
    let host = InMemoryHost()
    let router = StackRouter(host: host, dependencies: { owner })
    router.push(TestModule("a"))
    let ticket: FlowTicket<Int> = router.start { flow in
      Script(flow) { $0.push(TestModule("b")) }
    }
    #expect(ticket.result == nil)
    owner.coordinators = []
    #expect(await ticket.end == .cancelled(.parentEnded))
    await until { host.names == ["a"] }
  }
}
