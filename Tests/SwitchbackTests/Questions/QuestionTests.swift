import Switchback
import SwitchbackTesting
import Testing

/// What a flow asks the user, and every way of getting no answer.
@MainActor
@Suite(.waitsForRelease)
struct QuestionTests {
  let discard = Question(
    "Discard changes?",
    details: "They are lost.",
    choices: [.init("Discard", true, isDestructive: true), .init("Keep", false)],
  )

  func ask(_ flow: Flow<String>, _ story: Story) -> Task<Bool?, Never> {
    Task { await flow.ask(discard) }
  }

  @Test func theAnswerIsTheChoiceThatWasMade() async throws {
    let story = Story()
    let flow = story.start("flow", showing: ["a"])
    let task = ask(flow, story)
    await until { story.host.question != nil }
    let question = try #require(story.host.question)
    #expect(question.text == "Discard changes?")
    #expect(question.details == "They are lost.")
    #expect(question.choices.map(\.title) == ["Discard", "Keep"])
    #expect(question.choices.map(\.isDestructive) == [true, false])
    try story.host.answer("Discard")
    #expect(await task.value == true)
    #expect(story.host.question == nil)
    story.expectReleased()
  }

  @Test(arguments: ["Keep", nil])
  func inputWaitsUntilWhoeverAskedHasReacted(choice: String?) async throws {
    let story = Story()
    let flow = story.start("flow", showing: ["a"])
    var wasExpected: Bool?
    let task = Task {
      _ = await flow.ask(discard)
      wasExpected = story.host.isInputExpected
    }
    await until { story.host.question != nil }
    #expect(story.host.isInputExpected)
    try story.host.answer(choice)
    #expect(!story.host.isInputExpected, "what is typed now is meant for what comes of the answer")
    await task.value
    #expect(wasExpected == false)
    await until { story.host.isInputExpected }
    story.expectReleased()
  }

  @Test func inputWaitsAlsoIfTheAnswerComesAtOnce() async {
    /// Does everything at once, and knows the answer to every question.
    final class KnowingHost: StackHost {
      private(set) var screens: [any Screen] = []
      private(set) var isInputExpected = false
      private var reporter: HostReporter?
      func connect(_ reporter: HostReporter) { self.reporter = reporter }
      func show(_ command: HostCommand) {
        screens = screens.prefix(command.kept) + command.tail
        reporter?.carriedOut(command.id)
      }
      func ask(_ question: HostQuestion) { question.answer(0) }
      func inputExpected(_ isExpected: Bool) { isInputExpected = isExpected }
    }
    let host = KnowingHost()
    let router = StackRouter(host: host)
    let box = FlowBox<String>()
    router.start { flow in box.keep(Script(flow) { $0.push(TestModule("a")) }) }
    let answer = await box.coordinator?.flow.ask(discard)
    #expect(answer == true)
    #expect(!host.isInputExpected, "nobody has reacted yet")
    await until { host.isInputExpected }
  }

  @Test func allAreAskedOneAfterTheOtherWhereTheAnswerComesAtOnce() async {
    /// Carries out when it is told to, and cannot ask anybody.
    final class SilentHost: StackHost {
      private(set) var screens: [any Screen] = []
      private var reporter: HostReporter?
      private var command: HostCommand?
      func connect(_ reporter: HostReporter) { self.reporter = reporter }
      func show(_ command: HostCommand) { self.command = command }
      func carryOut() {
        guard let command else { return }
        screens = screens.prefix(command.kept) + command.tail
        reporter?.settled(showing: screens, acknowledging: command.id)
      }
    }
    let host = SilentHost()
    let router = StackRouter(host: host)
    let box = FlowBox<String>()
    router.start { flow in box.keep(Script(flow) { $0.push(TestModule("a")) }) }
    let tasks = (0..<3).map { _ in Task { await box.coordinator?.flow.ask(discard) } }
    await until { router.snapshot().description.split(separator: "Discard").count == 4 }
    host.carryOut()
    await until { !router.snapshot().description.contains("Discard") }
    for task in tasks { #expect(await task.value == .some(nil)) }
  }

  @Test func theNextOneWaitsUntilWhoeverAskedTheFirstHasReacted() async throws {
    let story = Story()
    let flow = story.start("flow", showing: ["a", "b"])
    var asked: [Int] = []
    let first = Task { [flow] in
      let answer = await flow.ask(discard)
      asked.append(story.host.askedQuestions.count)
      return answer
    }
    let second = Task { [flow] in await flow.ask(discard) }
    await until { story.host.question != nil }
    try #require(story.host.question).answer(0)
    #expect(await first.value == true)
    #expect(asked == [1], "the second is asked when the first answer was heard")
    await until { story.host.question != nil }
    try #require(story.host.question).answer(0)
    #expect(await second.value == true)
  }

  @Test func aQuestionThatIsDismissedIsAnsweredByNil() async throws {
    let story = Story()
    let task = ask(story.start("flow", showing: ["a"]), story)
    await until { story.host.question != nil }
    try story.host.answer(nil)
    #expect(await task.value == nil)
    story.expectReleased()
  }

  @Test(arguments: ["finish", "back", "close"])
  func aFlowThatEndsMeanwhileTakesItsQuestionAlong(how: String) async {
    let story = Story()
    story.push("root")
    let flow = story.start("flow", showing: ["a"])
    let task = ask(flow, story)
    await until { story.host.question != nil }
    switch how {
    case "finish": flow.finish("done")
    case "back": story.host.back()
    default: story.router.close()
    }
    await until { story.host.question == nil }
    #expect(story.host.question == nil, "and the host was told")
    task.cancel()
    #expect(await task.value == nil)
    story.expectReleased()
  }

  @Test func cancellingTheTaskWithdrawsTheQuestion() async {
    let story = Story()
    let task = ask(story.start("flow", showing: ["a"]), story)
    await until { story.host.question != nil }
    task.cancel()
    #expect(await task.value == nil)
    await until { story.host.question == nil }
    #expect(story.host.question == nil)
    story.expectReleased()
  }

  @Test func questionsAreAskedOneAtATime() async throws {
    let story = Story()
    let flow = story.start("flow", showing: ["a"])
    let first = ask(flow, story)
    await until { story.host.question != nil }
    let second = ask(flow, story)
    await until { story.host.question == nil || second.isCancelled == false }
    try story.host.answer("Keep")
    #expect(await first.value == false)
    await until { story.host.question != nil }
    try story.host.answer("Discard")
    #expect(await second.value == true)
    story.expectReleased()
  }

  @Test func aQuestionWaitsUntilNothingMoves() async throws {
    let story = Story(completion: .whenTold)
    let flow = story.start("flow", showing: ["a"])
    let task = ask(flow, story)
    for _ in 0..<20 { await nextTurn() }
    #expect(story.host.question == nil)
    story.host.completeTransition()
    await until { story.host.question != nil }
    try story.host.answer("Keep")
    #expect(await task.value == false)
    story.expectReleased()
  }

  @Test func requestsGoOnWhileAQuestionIsOpen() async throws {
    let story = Story()
    let flow = story.start("flow", showing: ["a"])
    let task = ask(flow, story)
    await until { story.host.question != nil }
    story.push("b", on: flow)
    #expect(story.host.names == ["a", "b"])
    #expect(story.host.askedQuestions == ["Discard changes?"], "and it is asked once")
    try story.host.answer("Keep")
    #expect(await task.value == false)
    story.expectReleased()
  }

  @Test func aQuestionIsAskedOnTheSheetOnTop() async throws {
    let story = Story()
    story.push("root")
    let flow = story.start("flow", .modal, showing: ["a"])
    let task = ask(flow, story)
    await until { story.host.front.question != nil }
    #expect(story.host.question == nil)
    try story.host.answer("Keep")
    #expect(await task.value == false)
    story.expectReleased()
  }

  @Test func aFlowThatIsOverAsksNothing() async {
    let story = Story()
    story.push("root")
    let flow = story.start("flow", showing: ["a"])
    flow.finish("done")
    #expect(await ask(flow, story).value == nil)
    #expect(story.host.question == nil)
    story.expectReleased()
  }

  @Test func aGuardMayAskBeforeItLets() async throws {
    let story = Story()
    story.push("root")
    let flow = story.start("flow")
    flow.push(story.probe.track(Form(flow, discard), as: "form"))
    story.host.back()
    await until { story.host.question != nil }
    #expect(story.names == ["root", "Form"])
    try story.host.answer("Discard")
    await until { story.names == ["root"] }
    #expect(story.told == ["flow ended: system back (key)"])
    story.expectReleased()
  }

  /// What an attempt to leave that is let go of has come to whenever the user may type: a second one would be taken for
  /// the first until it has.
  @Test(arguments: ["question", "flow"])
  func inputWaitsUntilAnAttemptThatIsLetGoOfHasStayed(asked: String) async throws {
    let host = HeedingHost()
    let router = StackRouter(host: host)
    router.push(TestModule("root"))
    let box = FlowBox<String>()
    router.start { flow in
      box.keep(Script(flow) { $0.push(Form($0, asked == "flow" ? nil : self.discard)) })
    }
    let ticket = router.pop()
    await until { host.inner.front.question != nil || host.inner.front !== host.inner }
    var outcomes: [NavigationOutcome?] = []
    host.onInputExpected = { outcomes.append(ticket.outcome) }
    if asked == "flow" { host.inner.front.back() } else { try host.inner.answer("Keep") }
    await until { host.inner.front === host.inner && host.inner.isInputExpected }
    #expect(outcomes.first == .rejected(.leaveRefused))
    #expect(router.modules.count == 2)
  }

  /// Tells when what it shows is meant to be used.
  final class HeedingHost: StackHost {
    let inner = InMemoryHost()
    var onInputExpected: (() -> Void)?
    var screens: [any Screen] { inner.screens }
    func connect(_ reporter: HostReporter) { inner.connect(reporter) }
    func show(_ command: HostCommand) { inner.show(command) }
    func makeModalHost() -> (any StackHost)? { inner.makeModalHost() }
    func present(_ command: ModalCommand) { inner.present(command) }
    func ask(_ question: HostQuestion) { inner.ask(question) }
    func withdraw(_ question: HostQuestion) { inner.withdraw(question) }
    func inputExpected(_ isExpected: Bool) {
      inner.inputExpected(isExpected)
      if isExpected { onInputExpected?() }
    }
  }

  /// The form of the documentation, which with no question has a flow ask.
  final class Form: Screen, LeaveGuard {
    private let flow: Flow<String>
    private let discard: Question<Bool>?

    init(_ flow: Flow<String>, _ discard: Question<Bool>?) {
      self.flow = flow
      self.discard = discard
    }

    var leaving: LeavePolicy { .ask }

    func askToLeave(_ attempt: LeaveAttempt) {
      Task { [flow, discard] in
        guard let discard else {
          let box = FlowBox<String>()
          let asking = flow.start(.modal) { flow in
            box.keep(Script(flow) { $0.push(TestModule("sure?")) })
          }
          if await asking.end == .finished("yes") { attempt.leaveAnyway() }
          return
        }
        if await flow.ask(discard) == true { attempt.leaveAnyway() }
      }
    }
  }
}
