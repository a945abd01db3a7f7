import Switchback
import SwitchbackTesting
import Testing

/// A flow that ends without a result, by itself or by whoever started it.
@MainActor
@Suite(.waitsForRelease)
struct FlowCancelTests {
  let story = Story()

  @Test func aPushedFlowLeavesWhatWasBelow() {
    story.push("a")
    var end: FlowEnd<String>?
    let flow = story.start("flow", showing: ["b", "c"]) { end = $1 }
    let ticket = flow.cancel()
    #expect(ticket.outcome == .committed(removed: [ModuleID(2, "b"), ModuleID(3, "c")]))
    #expect(story.told == ["c: cancelled", "b: cancelled", "flow ended: cancelled"])
    #expect(end == .cancelled(.cancelled))
    #expect(story.host.names == ["a"])
    #expect(!flow.isOpen)
    story.expectReleased()
  }

  @Test func aPresentedFlowIsDismissedFromAnyOfItsPages() {
    story.push("a")
    let flow = story.start("sheet", .modal, showing: ["one", "two", "three"])
    flow.cancel()
    #expect(story.told.last == "sheet ended: cancelled")
    #expect(story.host.presented == nil)
    #expect(story.names == ["a"])
    story.expectReleased()
  }

  @Test func theFlowThatIsTheRootLeavesAnEmptyStack() {
    let flow = story.start("main", .root, showing: ["a", "b"])
    flow.cancel()
    #expect(story.told == ["b: cancelled", "a: cancelled", "main ended: cancelled"])
    #expect(story.names == [])
    story.expectReleased()
  }

  @Test func theFlowOfATabLeavesTheTab() {
    let tabs = TabContainer(host: InMemoryTabHost())
    var flow: Flow<Void>?
    var end: EndCause?
    tabs.add(.a, title: "A", for: story) { made in
      flow = made
      return Script(made) { $0.push(TestModule("x")) }
    } onEnd: {
      end = $1.cause
    }
    story.router.push(tabs)
    flow?.cancel()
    #expect(end == .cancelled)
    #expect(tabs[.a]?.modules.isEmpty == true)
    #expect(tabs.tabs.count == 1)
    story.router.close()
  }

  @Test func flowsInsideEndFirstAndWhatStandsAboveIsPopped() {
    story.push("a")
    let outer = story.start("outer", showing: ["b"])
    story.start("inner", in: outer, showing: ["c"])
    story.push("d")
    outer.cancel()
    #expect(
      story.told == [
        "d: popped", "c: parent ended", "b: cancelled", "inner ended: parent ended",
        "outer ended: cancelled",
      ])
    story.expectReleased()
  }

  @Test func itsOwnModulesAreNotAskedButWhatStandsAboveIs() {
    story.push("a")
    let flow = story.start("flow", showing: ["b"])
    let own = GuardedModule("own", leaving: .refused)
    flow.push(own)
    let above = GuardedModule("above", leaving: .refused)
    story.router.push(above)
    let ticket = flow.cancel()
    #expect(ticket.outcome == .rejected(.leaveRefused))
    #expect(flow.isOpen)
    #expect(ticket.refused?.leaving.map(\.name) == ["above"])
    ticket.refused?.leaveAnyway()
    #expect(story.told.last == "flow ended: cancelled")
    #expect(story.names == ["a"])
  }

  @Test func theStarterCanEndIt() {
    story.push("a")
    var end: FlowEnd<Void>?
    let ticket = story.router.start(.modal, for: story) { (flow: Flow<Void>) in
      Script(flow) { $0.push(TestModule("b")) }
    } onEnd: {
      end = $1
    }
    #expect(ticket.cancel().outcome == .committed(removed: [ModuleID(2, "b")]))
    #expect(end?.cause == .cancelled)
    #expect(ticket.result?.cause == .cancelled)
    #expect(ticket.cancel().outcome == .rejected(.flowEnded))
    #expect(story.issues == [], "the starter need not know that it is over")
  }

  @Test func whoListensHearsItToo() {
    final class Listener: CoordinatorFlowListener {
      var causes: [EndCause] = []
      func onFlowFinished(coordinator: any Coordinator, cause: EndCause) { causes.append(cause) }
    }
    let listener = Listener()
    let ticket = story.router.start(listener: listener) { (flow: Flow<Void>) in
      Script(flow) { $0.push(TestModule("b")) }
    }
    ticket.cancel()
    #expect(listener.causes == [.cancelled])
    story.router.close()
  }

  @Test func aSecondTimeIsReported() {
    let flow = story.start("flow", showing: ["b"])
    let first = CallSite(line: #line + 1)
    flow.cancel()
    #expect(flow.cancel().outcome == .rejected(.flowEnded))
    #expect(story.issues == [.flowEndedTwice(first: .cancelled, at: first)])
  }

  @Test func anOptionalResultOfNothingIsAResult() {
    var end: FlowEnd<String?>?
    var flow: Flow<String?>?
    story.router.start(for: story) { (made: Flow<String?>) in
      flow = made
      return Script(made) { $0.push(TestModule("a")) }
    } onEnd: {
      end = $1
    }
    flow?.finish(nil)
    #expect(end == .finished(nil))
    story.router.close()
  }

  // MARK: - Dismissing oneself

  @Test func aPresentedFlowThatDismissesIsToldToCancel() {
    story.push("a")
    let flow = story.start("sheet", .modal, showing: ["b"])
    #expect(flow.dismiss().outcome == .rejected(.nothingPresented))
    #expect(story.issues == [.dismissedFromInside])
    #expect(story.issueTexts.first?.contains("`cancel()`") == true)
    let inner = story.start("inner", in: flow, showing: ["c"])
    inner.dismiss()
    #expect(story.issues.count == 2, "nor can a flow that was pushed there")
  }

  @Test func aFlowThatIsNotPresentedMayAskInVain() {
    let flow = story.start("flow", showing: ["a"])
    flow.dismiss()
    story.present("sheet")
    flow.dismiss()
    #expect(story.issues == [])
  }
}
