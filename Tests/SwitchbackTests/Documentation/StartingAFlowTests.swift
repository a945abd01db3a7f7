import Switchback
import SwitchbackTesting
import Testing

/// The form of "Starting a flow", as it stands there.
final class FormPage: Screen, LeaveGuard {
  var isDirty = false
  private let flow: Flow<String>
  init(flow: Flow<String>) { self.flow = flow }

  var leaving: LeavePolicy { isDirty ? .ask : .allowed }

  func askToLeave(_ attempt: LeaveAttempt) {
    Task { [flow] in
      let discard = Question(
        "Discard changes?",
        choices: [.init("Discard", true, isDestructive: true), .init("Keep editing", false)],
      )
      if await flow.ask(discard) == true { attempt.leaveAnyway() }
    }
  }
}

@MainActor
@Suite(.waitsForRelease)
struct StartingAFlowTests {
  @Test(arguments: ["Discard", "Keep editing"])
  func theDocumentedFormAsksBeforeItIsLeft(answer: String) async throws {
    let story = Story()
    story.push("root")
    let flow = story.start("flow", .modal)
    flow.push(FormPage(flow: flow))
    try story.host.front.top(as: FormPage.self).isDirty = true
    #expect(!story.host.front.pullDown())
    await until { story.host.front.question != nil }
    try story.host.answer(answer)
    if answer == "Discard" {
      await until { !flow.isOpen }
      #expect(story.told == ["flow ended: system back (pullDown)"])
    } else {
      for _ in 0..<50 { await nextTurn() }
      #expect(flow.isOpen)
    }
    story.expectReleased()
  }

  @Test func thePageShowsThisCode() throws {
    try expectCode(of: "Sources/Switchback/Switchback.docc/StartingAFlow.md", blocks: 5..<6)
  }
}
