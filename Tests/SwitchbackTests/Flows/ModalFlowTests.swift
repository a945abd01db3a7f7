import Switchback
import SwitchbackTesting
import Testing

/// Flows on a stack of their own: their coordinators cannot tell.
@MainActor
@Suite(.waitsForRelease)
struct ModalFlowTests {
  @Test func aFlowIsPresentedWhenItFirstShowsSomething() {
    let story = Story()
    story.push("a")
    let flow = story.start("flow", .modal)
    #expect(story.host.allNames == [["a"]])
    story.push("s", on: flow)
    story.push("t", on: flow)
    #expect(story.host.allNames == [["a"], ["s", "t"]])
    #expect(flow.modules.map(\.name) == ["s", "t"])
    story.expectReleased()
  }

  @Test(arguments: [FlowPlacement.push, .modal])
  func whatACoordinatorDoesIsTheSameWhereverItIs(placement: FlowPlacement) {
    let story = Story()
    story.push("a")
    let flow = story.start("flow", placement, showing: ["b", "c", "d"])
    flow.popToRoot()
    #expect(story.names == ["a", "b"])
    flow.setStack([story.module("x"), story.module("y")])
    #expect(story.names == ["a", "x", "y"])
    flow.replaceTop(story.module("z"))
    #expect(flow.pop(to: TestModule.self).outcome == .rejected(.alreadyThere))
    #expect(flow.dismiss().outcome == .rejected(.nothingPresented), "not what it is shown on")
    flow.pop()
    flow.pop()
    #expect(!flow.isOpen)
    #expect(story.told == ["d: popped", "c: popped", "b: replaced", "flow ended: popped"])
    #expect(story.host.allNames == [["a"]])
    story.expectReleased()
  }

  @Test(arguments: [FlowPlacement.push, .modal])
  func aFlowTurnsItsStackAroundWhereverItIs(placement: FlowPlacement) {
    let story = Story()
    story.push("a")
    let flow = story.start("flow", placement, showing: ["b", "c", "d"])
    let ticket = flow.setStack(flow.modules.reversed())
    #expect(ticket.outcome == .committed(removed: []))
    #expect(story.host.front.names.suffix(3) == ["d", "c", "b"])
    #expect(story.told == [])
    story.expectReleased()
  }

  @Test func finishingDismissesTheSheet() {
    let story = Story()
    story.push("a")
    let flow = story.start("flow", .modal, showing: ["s", "t"])
    flow.finish("done")
    #expect(story.told == ["t: finished", "s: finished", "flow ended: finished"])
    #expect(story.host.allNames == [["a"]])
    #expect(story.host.modalCommands == [.present(["s"]), .dismiss()])
    story.expectReleased()
  }

  @Test func aSheetPulledDownEndsEveryFlowInItTopFirst() {
    let story = Story()
    story.push("a")
    let outer = story.start("outer", .modal, showing: ["s"])
    let inner = story.start("inner", in: outer, showing: ["t"])
    story.start("innermost", in: inner, showing: ["u"])
    story.host.front.pullDown()
    let cause = "system back (pullDown)"
    #expect(
      story.told == [
        "u: \(cause)", "t: \(cause)", "s: \(cause)",
        "innermost ended: \(cause)", "inner ended: \(cause)", "outer ended: \(cause)",
      ])
    #expect(story.host.modalCommands == [.present(["s"])])
    story.expectReleased()
  }

  @Test func flowsInSheetsOverEachOtherEndTopFirst() {
    let story = Story()
    story.push("a")
    let lower = story.start("lower", .modal, showing: ["s"])
    story.start("upper", .modal, in: lower, showing: ["t"])
    story.host.changePresented(to: nil, origin: .pullDown)
    let cause = "system back (pullDown)"
    #expect(
      story.told == [
        "t: \(cause)", "s: \(cause)", "upper ended: \(cause)", "lower ended: \(cause)",
      ])
    story.expectReleased()
  }

  @Test func aFlowWhoseChildFinishedMayGoOnOnTheSameSheet() {
    let story = Story()
    story.push("a")
    let outer = story.start("outer", .modal)
    let inner = story.start("inner", in: outer, showing: ["s"]) { [weak outer] story, _ in
      guard let outer else { return }
      story.push("next", on: outer)
    }
    inner.finish("done")
    #expect(story.host.allNames == [["a"], ["next"]])
    #expect(story.host.modalCommands == [.present(["s"])], "no sheet went and came")
    story.expectReleased()
  }

  @Test func aFlowThatShowsSomethingAfterItsSheetIsGonePresentsAgain() {
    let story = Story()
    story.push("a")
    let outer = story.start("outer", .modal)
    story.start("inner", in: outer, showing: ["s"]) { [weak outer] story, _ in
      guard let outer else { return }
      story.push("next", on: outer)
    }
    story.host.front.pullDown()
    #expect(outer.isOpen)
    #expect(story.host.allNames == [["a"], ["next"]])
    #expect(story.host.modalCommands == [.present(["s"]), .present(["next"])])
    story.expectReleased()
  }

  @Test func dismissingEndsWhatWasPresentedFromHere() {
    let story = Story()
    let main = story.start("main", showing: ["a"])
    story.start("sheet", .modal, in: main, showing: ["s"])
    #expect(main.dismiss().outcome == .committed(removed: [ModuleID(2, "s")]))
    #expect(story.told == ["s: dismissed", "sheet ended: dismissed"])
    #expect(main.isOpen)
    story.expectReleased()
  }

  @Test func aSheetOfAnotherFlowIsNotDismissedFromHere() {
    let story = Story()
    story.push("root")
    let one = story.start("one", showing: ["a"])
    story.start("other", .modal, showing: ["s"])
    #expect(one.dismiss().outcome == .rejected(.nothingPresented))
    #expect(story.names == ["root", "a", "s"])
    story.expectReleased()
  }

  @Test func aFlowThatFinishesBelowASheetTakesItAlong() {
    let story = Story()
    story.push("root")
    let one = story.start("one", showing: ["a"])
    story.start("other", .modal, showing: ["s"])
    one.finish("done")
    #expect(
      story.told == ["s: popped", "a: finished", "other ended: popped", "one ended: finished"])
    #expect(story.host.allNames == [["root"]])
    story.expectReleased()
  }

  @Test func oneSheetAfterTheOtherInOneTurn() {
    let story = Story()
    let main = story.start("main", showing: ["a"])
    let first = story.start("first", .modal, in: main, showing: ["s"]) { [weak main] story, _ in
      guard let main else { return }
      story.start("second", .modal, in: main, showing: ["t"])
    }
    first.finish("done")
    #expect(story.host.allNames == [["a"], ["t"]])
    #expect(story.host.modalCommands == [.present(["s"]), .dismiss(), .present(["t"])])
    story.expectReleased()
  }

  @Test func theAwaitedEndAndTheNextSheetAreOneStep() async {
    let story = Story()
    let main = story.start("main", showing: ["a"])
    let task = Task { [weak main, weak story] in
      guard let main else { return "" }
      let end = await main.run(.modal) { flow in Script<String>(flow) { $0.push(TestModule("s")) } }
      story?.push("next", on: main)
      return "\(end.cause)"
    }
    await until { story.host.allNames == [["a"], ["s"]] }
    story.host.front.pullDown()
    #expect(await task.value == "system back (pullDown)")
    #expect(story.host.allNames == [["a", "next"]])
    story.expectReleased()
  }

  @Test func theTaskOfRunEndsExactlyItsFlow() async {
    let story = Story()
    let main = story.start("main", showing: ["a"])
    let task = Task { [weak main] in
      await main?.run(.modal) { flow in Script<Int>(flow) { $0.push(TestModule("s")) } }.cause
    }
    await until { story.names == ["a", "s"] }
    task.cancel()
    #expect(await task.value == .taskCancelled)
    #expect(story.host.allNames == [["a"]])
    #expect(main.isOpen)
    story.expectReleased()
  }

  @Test func aModalFlowOnAnEmptyStackIsTheRoot() {
    let story = Story()
    let flow = story.start("flow", .modal, showing: ["a"])
    #expect(story.host.allNames == [["a"]])
    story.host.back()
    #expect(!flow.isOpen)
    story.expectReleased()
  }

  @Test func aSheetIsUsedAgainAlsoIfAnotherOneOverItWasGivenUpWithIt() {
    let story = Story(completion: .whenTold)
    story.push("root")
    story.host.completeTransition()
    let outer = story.start("outer", .modal)
    let inner = story.start("inner", in: outer, showing: ["a"])
    story.host.completeTransition()
    story.host.completeTransition()
    weak let sheet = story.host.presented
    story.present("b", on: outer)
    inner.finish("")
    story.push("c", on: outer)
    for _ in 0..<4 { story.host.completeTransition() }
    #expect(story.host.allNames == [["root"], ["c"]])
    #expect(story.host.presented === sheet)
    story.expectReleased()
  }
}
