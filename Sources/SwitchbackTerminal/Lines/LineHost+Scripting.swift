import Switchback

extension LineHost {
  /// Answers what a screen asks with what was given beforehand, or ends the program if nothing was.
  ///
  /// - Parameters:
  ///   - question: What is asked.
  ///   - content: The screen that asks it.
  func answerBeforehand(_ question: LineQuestion, _ content: ScreenContent) {
    let screen = Answers.name(of: content.title)
    let commands = content.commands.map(\.title)
    if let conversation, conversation.isFirst, !hasAnswers(for: content) {
      if case .field(let field) = question, let error = field.error {
        return fail(AnswerFailure(.refused(error), screen: content.title, field: field.label))
      }
      if let notice = content.notice {
        return fail(AnswerFailure(.refused(notice), screen: content.title))
      }
      // The same answers would lead to the same, for ever.
      if conversation.isRepeated, case .field(let field) = question {
        return fail(AnswerFailure(.missing(choices: []), screen: content.title, field: field.label))
      }
    }
    switch (question, content.request) {
    case (.field(let field), _):
      let name = Answers.name(of: field.label)
      let names = ["\(screen).\(name)", name]
      switch field.kind {
      case .text, .secret:
        answer(question, taking: names, content.title, field: field) { .text($0) }
      case .checkBox:
        answer(question, taking: names, content.title, field: field) { question.answer(in: $0) }
      case .selection(let options):
        answer(question, taking: names, content.title, field: field, choices: options) { value in
          question.answer(in: value)
        }
      }
    case (_, .choices(let choices)):
      answer(question, taking: [screen], content.title, choices: choices) { value in
        question.answer(in: value, named: choices, commands: commands)
      }
    default:
      answer(question, taking: [screen], content.title) {
        question.answer(in: $0, commands: commands)
      }
    }
  }

  /// Answers what a flow wants to know, or ends the program.
  func answerBeforehand(_ inquiry: HostQuestion) {
    let choices = inquiry.shownTitles
    let question = inquiry.lineQuestion
    guard let value = answers?.take([Answers.name(of: inquiry.text)]) else {
      fail(missing([Answers.name(of: inquiry.text)], inquiry.text, choices: choices))
      return end(inquiry, nil)
    }
    prompter.say([question.prompt + value])
    switch question.answer(in: value, named: choices) {
    case .choice(let choice): end(inquiry, choice)
    case .back: end(inquiry, nil)
    case .quit:
      leave(.quit)
      end(inquiry, nil)
    default:
      fail(notAChoice(value, inquiry.text, choices: choices))
      end(inquiry, nil)
    }
  }

  private func answer(
    _ question: LineQuestion,
    taking names: [String],
    _ title: String,
    field: FormField? = nil,
    choices: [String] = [],
    _ understand: (String) -> LineAnswer,
  ) {
    guard let value = answers?.take(names) else {
      // What is there already needs no answer.
      if let value = field?.value, !value.isEmpty { return act(on: .keep, to: question) }
      return fail(missing(names, title, field?.label, choices: choices))
    }
    prompter.say([question.prompt + (question.isSecret ? "" : value)])
    let answer = understand(value)
    guard answer != .unclear, answer != .help, answer != .keep else {
      return fail(notAChoice(value, title, field?.label, choices: choices))
    }
    act(on: answer, to: question)
  }

  private func hasAnswers(for content: ScreenContent) -> Bool {
    guard case .form(let fields) = content.request else { return true }
    let screen = Answers.name(of: content.title)
    return fields.contains { field in
      let name = Answers.name(of: field.label)
      return answers?.has(["\(screen).\(name)", name]) == true
    }
  }

  private func missing(
    _ names: [String],
    _ screen: String,
    _ field: String? = nil,
    choices: [String],
  ) -> AnswerFailure {
    let problem = AnswerFailure.Problem.missing(
      choices: choices.map(Answers.name(of:)),
      isAskedAgain: answers?.hasAnswered(names) == true,
    )
    return AnswerFailure(problem, screen: screen, field: field)
  }

  private func notAChoice(
    _ value: String, _ screen: String, _ field: String? = nil, choices: [String],
  ) -> AnswerFailure {
    AnswerFailure(
      .notAChoice(value, choices: choices.map(Answers.name(of:))), screen: screen, field: field)
  }
}

extension LineQuestion {
  /// Understands the name of a choice as well.
  fileprivate func answer(
    in value: String, named choices: [String], commands: [String] = [],
  ) -> LineAnswer {
    let name = Answers.name(of: value)
    guard let choice = choices.firstIndex(where: { Answers.name(of: $0) == name }) else {
      return answer(in: value, commands: commands)
    }
    return .choice(choice)
  }
}
