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
        choices: [
          .init("Discard", true, isDestructive: true),
          .init("Keep editing", false),
        ],
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

  /// What is sent, delivered, started and finished goes the ways that the page draws.
  @Test func eachWordGoesItsWay() {
    struct Up {}
    struct Down {}
    let story = Story()
    story.router.handle(Up.self, with: story) { story, _ in story.note("router: up") }
    story.router.handle(Down.self, with: story) { story, _ in story.note("router: down") }
    func listen(_ name: String, _ flow: Flow<String>) {
      flow.handleOrPassOn(Up.self, with: story) { story, _ in
        story.note("\(name): up")
        return .passOn
      }
      flow.handle(Down.self, with: story) { story, _ in story.note("\(name): down") }
    }
    let outer = story.start("outer", showing: ["a"])
    listen("outer", outer)
    var inner: Flow<String>?
    outer.start(for: story) { flow in
      inner = flow
      story.note("made")
      return Script(flow) { flow in
        story.note("begins")
        story.push("b", on: flow)
      }
    } onEnd: { story, end in
      story.note("ended: \(end.cause)")
    }
    story.note("started")
    #expect(story.told == ["made", "begins", "started"])
    story.forget()
    guard let inner else { return }
    listen("inner", inner)
    inner.sender(Up(), from: inner.modules[0])
    #expect(story.told == ["inner: up", "outer: up", "router: up"])
    story.forget()
    story.router.deliver(Down())
    #expect(story.told == ["router: down", "outer: down", "inner: down"])
    story.forget()
    inner.finish("done")
    #expect(story.told == ["b: finished", "ended: finished"])
    story.expectReleased()
  }

  @Test func thePageShowsThisCode() throws {
    try expectCode(of: "Sources/Switchback/Switchback.docc/StartingAFlow.md", blocks: 6..<7)
  }
}
