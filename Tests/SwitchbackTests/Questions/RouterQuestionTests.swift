import Switchback
import SwitchbackTesting
import Testing

/// What a router asks the user itself, where no flow is there to ask.
@MainActor
@Suite(.waitsForRelease)
struct RouterQuestionTests {
  let repair = Question("Repair the file?", choices: [.init("Repair", 1), .init("Quit", 2)])

  @Test func itAsksBeforeTheFirstFlow() async throws {
    let story = Story()
    let task = Task { await story.router.ask(repair) }
    await until { story.host.question != nil }
    #expect(story.host.question?.text == "Repair the file?")
    #expect(story.host.question?.isNotice == false)
    #expect(
      story.router.description
        == "waits for the answer to \"Repair the file?\", asked by the router")
    #expect(story.router.snapshot().waits == [.question("Repair the file?", from: nil)])
    try story.host.answer("Quit")
    #expect(await task.value == 2)
    story.start("flow", showing: ["a"])
    #expect(story.host.names == ["a"])
    story.expectReleased()
  }

  @Test(arguments: ["OK", nil])
  func itInformsBeforeTheFirstFlow(choice: String?) async throws {
    let story = Story()
    let task = Task {
      await story.router.inform("The settings cannot be read.", details: "New ones are used.")
      story.start("flow", showing: ["a"])
    }
    await until { story.host.question != nil }
    let notice = try #require(story.host.question)
    #expect(notice.isNotice)
    #expect(notice.text == "The settings cannot be read.")
    #expect(notice.details == "New ones are used.")
    #expect(notice.choices.map(\.title) == ["OK"])
    try story.host.answer(choice)
    await task.value
    #expect(story.host.names == ["a"])
    story.expectReleased()
  }

  @Test func aQuestionWithoutChoicesIsANotice() async throws {
    let story = Story()
    let task = Task { await story.router.ask(Question<Int>("Nothing works.", choices: [])) }
    await until { story.host.question != nil }
    #expect(story.host.question?.isNotice == true)
    try story.host.answer("OK")
    #expect(await task.value == nil)
    story.router.close()
  }

  @Test func closingTheRouterTakesItBackAndAnswersNothing() async {
    let story = Story()
    story.start("flow", showing: ["a"])
    let asked = Task { await story.router.ask(repair) }
    let informed = Task { await story.router.inform("Read this.") }
    await until { story.host.question != nil }
    story.router.close()
    #expect(story.host.question == nil, "and the host was told")
    #expect(await asked.value == nil)
    await informed.value
    #expect(story.host.askedQuestions.count == 1)
    story.expectReleased()
  }

  @Test func aRouterThatIsClosedAsksNothing() async {
    let story = Story()
    story.push("a")
    story.router.close()
    #expect(await story.router.ask(repair) == nil)
    await story.router.inform("Read this.")
    #expect(story.host.askedQuestions == [])
    #expect(story.issues == [])
    story.expectReleased()
  }

  @Test(arguments: [true, false])
  func cancellingTheTaskTakesItBack(isAsked: Bool) async {
    let story = Story()
    let task = Task { await story.router.ask(repair) }
    if isAsked { await until { story.host.question != nil } }
    task.cancel()
    #expect(await task.value == nil)
    await until { story.host.question == nil }
    #expect(story.host.askedQuestions.count == (isAsked ? 1 : 0))
    story.router.close()
  }

  @Test func aFlowThatEndsLeavesItOpen() async throws {
    let story = Story()
    story.push("root")
    let flow = story.start("flow", showing: ["a"])
    let task = Task { await story.router.ask(repair) }
    await until { story.host.question != nil }
    flow.finish("done")
    #expect(story.host.question != nil)
    try story.host.answer("Repair")
    #expect(await task.value == 1)
    story.expectReleased()
  }

  @Test func itWaitsForWhatMovesAndForQuestionsOfFlows() async throws {
    let story = Story(completion: .whenTold)
    let flow = story.start("flow", showing: ["a"])
    let first = Task { await flow.inform("First.") }
    for _ in 0..<20 { await nextTurn() }
    let second = Task { await story.router.ask(repair) }
    for _ in 0..<20 { await nextTurn() }
    #expect(story.host.question == nil)
    story.host.completeTransition()
    await until { story.host.question != nil }
    #expect(story.host.askedQuestions == ["First."])
    try story.host.answer("OK")
    await first.value
    await until { story.host.question != nil }
    try story.host.answer("Repair")
    #expect(await second.value == 1)
    #expect(story.host.askedQuestions == ["First.", "Repair the file?"])
    story.expectReleased()
  }

  @Test func itIsAskedOnTheSheetOnTop() async throws {
    let story = Story()
    story.push("root")
    story.present("sheet")
    let task = Task { await story.router.ask(repair) }
    await until { story.host.front.question != nil }
    #expect(story.host.question == nil)
    try story.host.answer("Repair")
    #expect(await task.value == 1)
    story.expectReleased()
  }

  @Test func inputWaitsUntilWhoeverAskedHasReacted() async throws {
    let story = Story()
    story.push("a")
    let task = Task {
      _ = await story.router.ask(repair)
      story.router.push(TestModule("b"))
    }
    await until { story.host.question != nil }
    try story.host.answer("Repair")
    #expect(!story.host.isInputExpected, "what is typed now is meant for what comes of the answer")
    await task.value
    await until { story.host.isInputExpected }
    #expect(story.names == ["a", "b"])
    story.router.close()
  }

  @Test func theMockAsksAndInformsToo() async throws {
    let router = MockRouter()
    let asked = Task { await router.ask(repair) }
    await until { router.host.question != nil }
    try router.host.answer("Repair")
    #expect(await asked.value == 1)
    let informed = Task { await router.inform("Done.", button: "Close") }
    await until { router.host.question != nil }
    #expect(router.host.question?.choices.map(\.title) == ["Close"])
    try router.host.answer("Close")
    await informed.value
    #expect(router.host.askedQuestions == ["Repair the file?", "Done."])
    #expect(
      router.events.map(\.kind) == [
        .questionAsked(choices: 2), .questionEnded(choice: 0), .noticeShown,
        .noticeClosed(isRead: true),
      ])
    router.close()
  }

  @Test func theModelIsEmptyAndNothingIsCommanded() async throws {
    let story = Story()
    let task = Task { await story.router.ask(repair) }
    await until { story.host.question != nil }
    #expect(story.host.commands == [])
    try story.host.answer(nil)
    #expect(await task.value == nil)
    story.router.close()
  }
}
