import Switchback
import SwitchbackTesting
import Testing

/// How long what a flow has come to is kept.
@MainActor
@Suite(.waitsForRelease)
struct FlowOutputLifetimeTests {
  let story = Story()

  @Test func nothingIsKeptOfWhatWasReplacedOrDiscarded() {
    story.router.push(TestModule("a"))
    var flow: Flow<AnyObject>?
    let ticket: FlowTicket<AnyObject> = story.router.start { made in
      flow = made
      return Script(made) { $0.push(TestModule("b")) }
    }
    for _ in 0..<2 { flow?.setOutput(story.probe.track(Value(), as: "value")) }
    #expect(story.probe.alive == ["value"], "the latest")
    flow?.cancel()
    #expect(story.probe.alive == [])
    #expect(ticket.result?.cause == .cancelled)
  }

  @Test func theOneThatIsToldGoesWithTheTicket() {
    story.router.push(TestModule("a"))
    var ticket: FlowTicket<AnyObject>? = story.router.start { made in
      Script(made) { [story] flow in
        flow.push(TestModule("b"))
        flow.setOutput(story.probe.track(Value(), as: "value"))
      }
    }
    story.host.back()
    #expect(story.probe.alive == ["value"])
    #expect(ticket?.result?.cause == .finished)
    ticket = nil
    #expect(story.probe.alive == [])
  }

  @Test func oneThatSetsAnotherWhenItDies() {
    story.router.push(TestModule("a"))
    var flow: Flow<Any>?
    var end: FlowEnd<Any>?
    story.router.start(for: story) { (made: Flow<Any>) in
      flow = made
      return Script(made) { $0.push(TestModule("b")) }
    } onEnd: {
      end = $1
    }
    flow?.setOutput(LastWords { flow?.setOutput("last") })
    flow?.setOutput("second")
    story.host.back()
    #expect(end?.output as? String == "last")
  }

  private final class Value {}
}
