import Switchback
import SwitchbackTesting
import Testing

/// What events tell of questions and notices: that the user is asked, and how that ended.
@MainActor
@Suite(.waitsForRelease)
struct QuestionEventTests {
  let story = Story()
  let log = NavigationEventTests.Log()
  let question = Question("Secret?", choices: [.init("Ada", true), .init("Bob", false)])

  /// Starts a flow, and hears what happens from then on.
  private func begin() -> Flow<String> {
    story.push("a")
    let flow = story.start("flow", showing: ["b"])
    story.router.observe(log.take)
    return flow
  }

  /// What was told, without the flow and what comes after it.
  private var told: [String] {
    log.lines.map { String($0.prefix { $0 != "[" }) }
      .map { $0.replacing(" in ScriptedCoordinator<String>#1", with: "") }
      .map { String($0.dropLast()) }
  }

  @Test func aQuestionIsToldBeforeItsAnswerAndThatBeforeWhatComesOfIt() async throws {
    let flow = begin()
    let task = Task { if await flow.ask(question) == true { flow.push(TestModule("c")) } }
    await until { story.host.question != nil }
    #expect(told == ["question with 2 choices"])
    try story.host.answer("Ada")
    #expect(told == ["question with 2 choices", "question answered by choice 0"])
    await task.value
    #expect(told.suffix(2) == ["request push c#3", "shown c#3"])
    #expect(log.events.allSatisfy { $0.flow == flow.id })
    #expect(log.lines.allSatisfy { !$0.contains("Secret") && !$0.contains("Ada") })
  }

  @Test func aQuestionIsDismissed() async throws {
    let flow = begin()
    let task = Task { await flow.ask(question) }
    await until { story.host.question != nil }
    try story.host.answer(nil)
    #expect(await task.value == nil)
    #expect(told == ["question with 2 choices", "question dismissed"])
  }

  @Test func aNoticeIsReadOrDismissed() async throws {
    let flow = begin()
    for choice in ["OK", nil] {
      let task = Task { await flow.inform("Secret.") }
      await until { story.host.question != nil }
      try story.host.answer(choice)
      await task.value
    }
    #expect(told == ["notice", "notice read", "notice", "notice dismissed"])
  }

  @Test func whatItsTaskNoLongerAwaitsIsWithdrawn() async {
    let flow = begin()
    let task = Task { await flow.ask(question) }
    await until { story.host.question != nil }
    task.cancel()
    await until { story.host.question == nil }
    #expect(told == ["question with 2 choices", "question withdrawn"])
  }

  @Test func soIsANotice() async {
    let flow = begin()
    let task = Task { await flow.inform("Secret.") }
    await until { story.host.question != nil }
    task.cancel()
    await until { story.host.question == nil }
    #expect(told == ["notice", "notice withdrawn"])
  }

  @Test(arguments: ["finish", "back", "close"])
  func aQuestionEndsBeforeItsFlow(how: String) async {
    let flow = begin()
    let inside = NavigationEventTests.Log()
    flow.observe(inside.take)
    let task = Task { await flow.ask(question) }
    await until { story.host.question != nil }
    switch how {
    case "finish": flow.finish("")
    case "back": story.host.back()
    default: story.router.close()
    }
    #expect(await task.value == nil)
    let kinds = inside.events.map(\.kind)
    #expect(kinds.first == .questionAsked(choices: 2))
    let ended = kinds.firstIndex(of: .questionWithdrawn)
    let over = kinds.firstIndex { if case .flowEnded = $0 { true } else { false } }
    #expect(over == kinds.count - 1, "with the end of the flow, its observers have heard all")
    #expect(ended.map { $0 < kinds.count - 1 } == true)
  }

  @Test func oneIsToldAtATimeAndWhatWasNeverAskedIsNot() async throws {
    let flow = begin()
    let first = Task { await flow.ask(question) }
    await until { story.host.question != nil }
    let second = Task { await flow.inform("Secret.") }
    for _ in 0..<20 { await nextTurn() }
    let third = Task { await flow.ask(question) }
    for _ in 0..<20 { await nextTurn() }
    second.cancel()
    await second.value
    #expect(told == ["question with 2 choices"])
    try story.host.answer("Bob")
    #expect(await first.value == false)
    await until { story.host.question != nil }
    try story.host.answer("Bob")
    #expect(await third.value == false)
    let one = ["question with 2 choices", "question answered by choice 1"]
    #expect(told == one + one)
  }

  @Test func whatComesUpAgainElsewhereIsToldOnce() async throws {
    let flow = begin()
    story.router.present(TestModule("sheet"))
    let task = Task { await flow.ask(question) }
    await until { story.host.front.question != nil }
    #expect(story.host.question == nil)
    story.router.dismiss()
    await until { story.host.question != nil }
    try story.host.answer("Bob")
    #expect(await task.value == false)
    #expect(told.count { $0.hasPrefix("question") } == 2)
  }

  @Test func whoeverHearsOfAnAnswerMayNavigateAtOnce() async throws {
    let flow = begin()
    story.router.observe { [router = story.router] event in
      if case .questionEnded = event.kind { router.push(TestModule("c")) }
    }
    let task = Task { await flow.ask(question) }
    await until { story.host.question != nil }
    try story.host.answer("Ada")
    #expect(story.names == ["a", "b", "c"])
    #expect(await task.value == true)
    story.router.close()
  }

  @Test func aQuestionOfTheRouterIsInNoFlow() async throws {
    _ = begin()
    let task = Task { await story.router.ask(question) }
    await until { story.host.question != nil }
    try story.host.answer("Ada")
    #expect(await task.value == true)
    #expect(log.events.map(\.flow) == [nil, nil])
  }

  @Test func aHostThatAnswersAtOnceIsToldInTheSameOrder() async {
    /// Shows nothing, and knows the answer to every question.
    final class KnowingHost: StackHost {
      let screens: [any Screen] = []
      func connect(_ reporter: HostReporter) {}
      func show(_ command: HostCommand) {}
      func ask(_ question: HostQuestion) { question.answer(1) }
    }
    let router = StackRouter(host: KnowingHost())
    router.observe(log.take)
    #expect(await router.ask(question) == false)
    #expect(told == ["question with 2 choices", "question answered by choice 1"])
  }
}
