import Switchback
import SwitchbackTesting
import Testing

/// What a flow tells the user, and every way of going on after that.
@MainActor
@Suite(.waitsForRelease)
struct NoticeTests {
  private func inform(_ flow: Flow<String>, _ story: Story) -> Task<Void, Never> {
    Task {
      await flow.inform("Nothing was sent.", details: "There is no connection.")
      story.note("went on")
    }
  }

  @Test(arguments: ["OK", nil])
  func itGoesOnWhenItWasReadOrDismissed(choice: String?) async throws {
    let story = Story()
    let task = inform(story.start("flow", showing: ["a"]), story)
    await until { story.host.question != nil }
    let notice = try #require(story.host.question)
    #expect(notice.isNotice)
    #expect(notice.text == "Nothing was sent.")
    #expect(notice.details == "There is no connection.")
    #expect(notice.choices.map(\.title) == ["OK"])
    #expect(notice.choices.map(\.isDestructive) == [false])
    #expect(story.told == [])
    try story.host.answer(choice)
    await task.value
    #expect(story.told == ["went on"])
    #expect(story.host.question == nil)
    story.expectReleased()
  }

  @Test func itsButtonSaysWhatTheFlowWants() async throws {
    let router = MockRouter()
    let box = FlowBox<String>()
    router.start { flow in box.keep(Script(flow) { $0.push(TestModule("a")) }) }
    let flow = try #require(box.coordinator?.flow)
    let task = Task { await flow.inform("Welcome.", button: "Let's go") }
    await until { router.host.question != nil }
    #expect(router.host.question?.choices.map(\.title) == ["Let's go"])
    #expect(router.host.question?.details == nil)
    try router.host.answer("Let's go")
    await task.value
    #expect(router.host.askedQuestions == ["Welcome."])
    router.close()
  }

  @Test(arguments: ["finish", "back", "close"])
  func aFlowThatEndsMeanwhileTakesItAlong(how: String) async {
    let story = Story()
    story.push("root")
    let flow = story.start("flow", showing: ["a"])
    let task = inform(flow, story)
    await until { story.host.question != nil }
    switch how {
    case "finish": flow.finish("done")
    case "back": story.host.back()
    default: story.router.close()
    }
    await task.value
    #expect(story.host.question == nil, "and the host was told")
    #expect(story.told.last == "went on")
    story.expectReleased()
  }

  @Test func cancellingTheTaskTakesItBack() async {
    let story = Story()
    let task = inform(story.start("flow", showing: ["a"]), story)
    await until { story.host.question != nil }
    task.cancel()
    await task.value
    await until { story.host.question == nil }
    #expect(story.host.question == nil)
    #expect(story.told == ["went on"])
    story.expectReleased()
  }

  @Test(arguments: ["over", "cancelled"])
  func whereNobodyCouldReadItNothingIsShown(why: String) async {
    let story = Story()
    story.push("root")
    let flow = story.start("flow", showing: ["a"])
    if why == "over" { flow.finish("done") }
    let task = inform(flow, story)
    if why == "cancelled" { task.cancel() }
    await task.value
    #expect(story.host.askedQuestions == [])
    #expect(story.told.last == "went on")
    story.expectReleased()
  }

  @Test func noticesAndQuestionsWaitForEachOther() async throws {
    let story = Story()
    let flow = story.start("flow", showing: ["a"])
    let first = Task { await flow.ask(Question("One?", choices: [.init("Yes", 1)])) }
    await until { story.host.question != nil }
    let second = inform(flow, story)
    for _ in 0..<20 { await nextTurn() }
    let third = Task { await flow.ask(Question("Three?", choices: [.init("Yes", 3)])) }
    for _ in 0..<20 { await nextTurn() }
    #expect(story.host.askedQuestions == ["One?"])
    try story.host.answer("Yes")
    #expect(await first.value == 1)
    await until { story.host.question != nil }
    #expect(story.host.question?.isNotice == true)
    try story.host.answer("OK")
    await second.value
    await until { story.host.question != nil }
    try story.host.answer("Yes")
    #expect(await third.value == 3)
    #expect(story.host.askedQuestions == ["One?", "Nothing was sent.", "Three?"])
    story.expectReleased()
  }

  @Test func itWaitsUntilNothingMoves() async throws {
    let story = Story(completion: .whenTold)
    let flow = story.start("flow", showing: ["a"])
    let task = inform(flow, story)
    for _ in 0..<20 { await nextTurn() }
    #expect(story.host.question == nil)
    story.host.completeTransition()
    await until { story.host.question != nil }
    story.push("b", on: flow)
    #expect(story.names == ["a", "b"], "requests go on")
    try story.host.answer("OK")
    await task.value
    story.expectReleased()
  }

  @Test func inputWaitsUntilWhoeverInformedHasReacted() async throws {
    let story = Story()
    let flow = story.start("flow", showing: ["a"])
    let task = Task {
      await flow.inform("Nothing was sent.")
      flow.push(TestModule("b"))
    }
    await until { story.host.question != nil }
    try story.host.answer("OK")
    #expect(!story.host.isInputExpected, "what is typed now is meant for what comes next")
    await task.value
    await until { story.host.isInputExpected }
    #expect(story.host.names == ["a", "b"])
    story.expectReleased()
  }

  // MARK: - What is none

  @Test func aQuestionWithoutChoicesIsANotice() async throws {
    let story = Story()
    let flow = story.start("flow", showing: ["a"])
    let task = Task { await flow.ask(Question<Int>("Nothing was sent.", choices: [])) }
    await until { story.host.question != nil }
    #expect(story.host.question?.isNotice == true)
    try story.host.answer("OK")
    #expect(await task.value == nil)
    story.expectReleased()
  }

  @Test func aQuestionWithOneChoiceIsNoNotice() async throws {
    let story = Story()
    let flow = story.start("flow", showing: ["a"])
    let delete = Question("Delete it?", choices: [.init("Delete", true, isDestructive: true)])
    let task = Task { await flow.ask(delete) }
    await until { story.host.question != nil }
    #expect(story.host.question?.isNotice == false, "there are two ways to answer it")
    try story.host.answer(nil)
    #expect(await task.value == nil)
    story.expectReleased()
  }
}
