import Switchback

/// What a flow asks the user on a host, and what it tells.
@MainActor
enum HostQuestionScenarios {
  static let all: [LawScenario] = [
    LawScenario("a question that is answered") { story in
      await story.expectAnswer("second", by: 1)
    },
    LawScenario("a question that is dismissed") { story in
      await story.expectAnswer(nil, by: nil)
    },
    LawScenario("a notice that is read") { story in await story.expectRead(by: 0) },
    LawScenario("a notice that is dismissed") { story in await story.expectRead(by: nil) },
    LawScenario("a question whose flow ends") { story in
      guard let flow = story.start("flow", showing: ["a"]) else { return }
      await story.settle()
      let asked = story.ask(in: flow)
      await story.settle()
      story.act("finish the flow") { _ = flow.finish("done") }
      await story.settle()
      _ = await story.log.turns { asked.count > 0 }
      story.expect(.questionsEnd, "how often the flow heard", asked.count, toBe: 1)
      story.expect(.questionsEnd, "the answer", asked.answer, toBe: nil)
      let outcome = story.user.answer(0)
      guard outcome != .unavailable else { return }
      story.expect(.questionsEnd, "answering it later", outcome, toBe: .refused)
    },
    LawScenario("two questions, one after the other") { story in
      guard let flow = story.start("flow", showing: ["a"]) else { return }
      await story.settle()
      let answers = [story.ask(in: flow), story.ask(in: flow)]
      for _ in answers {
        await story.settle()
        await story.whenUser("answers the first choice") { $0.answer(0) }
      }
      _ = await story.log.turns { answers.allSatisfy { $0.count > 0 } }
      let counts = answers.map(\.count)
      story.expect(.questionsEnd, "how often each was answered", counts, toBe: [1, 1])
    },
  ]
}

/// What became of a question.
@MainActor
private final class Asked {
  var count = 0
  var answer: String?
}

extension LawStory {
  /// Asks something, and goes on.
  fileprivate func ask(in flow: Flow<String>) -> Asked {
    let asked = Asked()
    log.note("ask: first or second?")
    let question = Question(
      "first or second?", choices: [.init("first", "first"), .init("second", "second")])
    Task { [log] in
      asked.answer = await flow.ask(question)
      asked.count += 1
      log.note("  the answer is \(asked.answer ?? "nothing")")
    }
    return asked
  }

  /// Checks that a flow goes on once when the user has read a notice, or has dismissed it.
  fileprivate func expectRead(by choice: Int?) async {
    guard let flow = start("flow", showing: ["a"]) else { return }
    await settle()
    let asked = Asked()
    log.note("inform: something has happened")
    Task { [log] in
      await flow.inform("something has happened")
      asked.count += 1
      log.note("  it goes on")
    }
    await settle()
    if asked.count == 0 {
      let act = choice == nil ? "dismisses the notice" : "has read the notice"
      await whenUser(act) { $0.answer(choice) }
    }
    _ = await log.turns { asked.count > 0 }
    expect(.questionsEnd, "how often the flow went on", asked.count, toBe: 1)
  }

  /// Checks what a flow hears when the user answers; a host that asks nothing dismisses it.
  fileprivate func expectAnswer(_ answer: String?, by choice: Int?) async {
    guard let flow = start("flow", showing: ["a"]) else { return }
    await settle()
    let asked = ask(in: flow)
    await settle()
    var outcome = UserActOutcome.unavailable
    if asked.count == 0 {
      let title = choice.map { "choice \($0)" } ?? "nothing"
      outcome = await whenUser("answers \(title)") { $0.answer(choice) }
    }
    _ = await log.turns { asked.count > 0 }
    expect(.questionsEnd, "how often the flow heard", asked.count, toBe: 1)
    expect(.questionsEnd, "the answer", asked.answer, toBe: outcome == .done ? answer : nil)
  }
}
