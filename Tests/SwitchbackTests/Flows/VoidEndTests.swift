import Switchback
import SwitchbackTesting
import Testing

/// The end of a flow without a result is compared as that of any other.
@MainActor
@Suite(.waitsForRelease)
struct VoidEndTests {
  let router = MockRouter()

  private func start() -> FlowTicket<Void> {
    router.start { (flow: Flow<Void>) in Script(flow) { $0.push(TestModule("a")) } }
  }

  private var flow: Flow<Void>? {
    (router.dependencies.coordinators.last as? Script<Void>)?.flow
  }

  @Test func whatFinishedIsFinished() async {
    let ticket = start()
    #expect(ticket.result == nil)
    #expect(ticket.result != .finished)
    flow?.finish()
    #expect(ticket.result == .finished)
    #expect(ticket.result != .cancelled(.cancelled))
    #expect(ticket.result != nil)
    let end = await ticket.end
    #expect(end == .finished)
    #expect(end != .cancelled(.popped))
    #expect(!(end == .cancelled(.popped)))
    #expect(!(end != .finished))
  }

  @Test func causesAndReasonsTellOthersApart() async {
    let ticket = start()
    ticket.cancel(because: "idle")
    let end = await ticket.end
    #expect(end == .cancelled(.cancelled(because: "idle")))
    #expect(end != .cancelled(.cancelled))
    #expect(end != .finished)
    #expect(ticket.result == .some(end))
  }
}
