import Switchback
import SwitchbackTesting
import Testing

@MainActor
@Suite(.waitsForRelease)
struct HeldDismissalTests {
  @Test(arguments: [LeavePolicy.allowed, .ask])
  func whatAFlowDismissesLeavesAsAWholeAlsoAfterAnAnswer(policy: LeavePolicy) {
    let story = Story()
    let flow = story.start("flow", showing: ["a"])
    flow.present(TestModule("b"))
    let page = GuardedModule("c", leaving: policy)
    story.router.push(page)
    #expect(story.names == ["a", "b", "c"])
    let ticket = flow.dismiss()
    page.leaveAnyway()
    #expect(story.names == ["a"])
    #expect(ticket.outcome != nil)
    #expect(story.host.names == ["a"])
  }

  @Test(arguments: [LeavePolicy.allowed, .ask])
  func whatIsNotTheFlowsOwnOnItsSheetLeavesWithItAlsoAfterAnAnswer(policy: LeavePolicy) {
    let story = Story()
    let flow = story.start("flow", showing: ["a"])
    flow.present(TestModule("b"))
    let page = GuardedModule("c", leaving: policy)
    story.router.replaceTop(page)
    let ticket = flow.dismiss()
    page.leaveAnyway()
    #expect(story.names == ["a"])
    guard case .committed = ticket.outcome else {
      Issue.record("\(ticket.outcome as Any)")
      return
    }
  }
}
