import Switchback
import SwitchbackTesting
import Testing

/// Why a flow was cancelled, in the app's own word, wherever the cause goes.
@MainActor
@Suite(.waitsForRelease)
struct CancelReasonTests {
  let story = Story()

  @Test func theStarterAndItsModulesHearTheReason() {
    story.push("a")
    var end: FlowEnd<String>?
    let flow = story.start("flow", showing: ["b"]) { end = $1 }
    flow.cancel(because: .idle)
    #expect(story.told == ["b: cancelled (idle)", "flow ended: cancelled (idle)"])
    #expect(end == .cancelled(.cancelled(because: "idle")))
    #expect(end != .cancelled(.cancelled), "a button that says Cancel has no reason")
    story.expectReleased()
  }

  @Test func whoeverStartedItGivesOneToo() {
    story.push("a")
    let ticket = story.router.start(.modal) { (flow: Flow<String>) in
      Script(flow) {
        $0.push(TestModule("b"))
        $0.setOutput("forgotten")
      }
    }
    ticket.cancel(because: "offer expired")
    #expect(ticket.result == .cancelled(.cancelled(because: "offer expired")))
    story.router.close()
  }

  @Test func flowsInsideHearThatTheirParentEnded() {
    story.push("a")
    let outer = story.start("outer", showing: ["b"])
    story.start("inner", in: outer, showing: ["c"])
    outer.cancel(because: .idle)
    #expect(
      story.told == [
        "c: parent ended", "b: cancelled (idle)", "inner ended: parent ended",
        "outer ended: cancelled (idle)",
      ])
    story.expectReleased()
  }

  @Test func whatIsInItsTabsHearsThatTheParentEnded() {
    story.push("a")
    let flow = story.start("flow")
    let tabs = TabContainer(host: InMemoryTabHost())
    var end: EndCause?
    tabs.add(.a, title: "A", for: story) { (flow: Flow<Void>) in
      Script(flow) { $0.push(TestModule("x")) }
    } onEnd: {
      end = $1.cause
    }
    flow.push(tabs)
    flow.cancel(because: .idle)
    #expect(end == .parentEnded)
    story.router.close()
  }

  @Test func aFlowAroundThatShowsNothingEndsForTheSameReason() {
    story.push("a")
    let outer = story.start("outer")
    let inner = story.start("inner", in: outer, showing: ["b"])
    inner.cancel(because: .idle)
    #expect(story.told.last == "outer ended: cancelled (idle)")
    #expect(!outer.isOpen)
    story.expectReleased()
  }

  @Test func theReasonIsKeptWhileAModuleIsAsked() {
    story.push("a")
    let flow = story.start("flow", showing: ["b"])
    let above = GuardedModule("above", leaving: .ask)
    story.router.push(above)
    flow.cancel(because: .idle)
    #expect(flow.isOpen)
    above.leaveAnyway()
    #expect(story.told.last == "flow ended: cancelled (idle)")
  }

  @Test func eventsTellItAndAReportOfASecondEndToo() {
    let log = NavigationEventTests.Log()
    let flow = story.start("flow", showing: ["b"])
    story.router.observe(log.take)
    flow.cancel(because: .idle)
    #expect(log.events.map(\.kind).contains(.flowEnded(flow.id, .cancelled(because: .idle))))
    flow.cancel()
    #expect(story.issueTexts.last?.contains("cancelled (idle)") == true)
    story.expectReleased()
  }

  @Test func reasonsAreTheSameIfTheirNamesAre() {
    #expect(CancelReason("idle") == .idle)
    #expect(CancelReason("busy") != .idle)
    #expect(Set<CancelReason>([.idle, "idle", "busy"]).count == 2)
    #expect(CancelReason.idle.name == "idle")
    #expect("\(CancelReason.idle)" == "idle")
    #expect(
      Set<EndCause>([.cancelled, .cancelled(because: nil), .cancelled(because: "idle")]).count == 2)
  }

  @Test(arguments: [EndCause.cancelled, .cancelled(because: .idle), .cancelled(because: "busy")])
  func asAPatternCancelledMatchesEveryReason(cause: EndCause) {
    let isMatched = if case .cancelled = cause { true } else { false }
    #expect(isMatched)
    let isIdle = if case .cancelled(because: .idle?) = cause { true } else { false }
    #expect(isIdle == (cause == .cancelled(because: .idle)))
  }
}
