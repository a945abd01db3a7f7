// What flows and routers ask the user, and how they wait for the answer.

extension EngineReference {
  /// Asks the user something for a flow, or with nil for the router, and waits for the answer.
  func ask<Answer>(_ question: Question<Answer>, in flow: FlowNode?) async -> Answer? {
    guard !question.choices.isEmpty else {
      await inform(question.text, details: question.details, in: flow)
      return nil
    }
    let choices = question.choices.enumerated().map { position, choice in
      Question.Choice(choice.title, position, isDestructive: choice.isDestructive)
    }
    let asked = HostQuestion(
      text: question.text, details: question.details, choices: choices, of: flow, self)
    return await answer(to: asked).map { question.choices[$0].answer }
  }

  /// Tells the user something for a flow, or with nil for the router, and waits until it was read.
  func inform(
    _ text: String, details: String?, button: String = "OK", in flow: FlowNode?
  ) async {
    let choices = [Question.Choice(button, 0)]
    let notice = HostQuestion(
      text: text, details: details, choices: choices, isNotice: true, of: flow, self)
    _ = await answer(to: notice)
  }

  /// Has something asked, and waits for the position of the choice.
  private func answer(to question: HostQuestion) async -> Int? {
    guard let engine, !engine.isClosed, question.isWanted, !Task.isCancelled else { return nil }
    let react = { [weak engine] in engine?.answerWasHeard() }
    engine.ask(question)
    let choice = await withTaskCancellationHandler {
      await question.choice
    } onCancel: {
      Task { @MainActor [self] in self.engine?.withdraw(question) }
    }
    // Whoever asked goes on in this very turn of the main actor; its requests come before this.
    Task { react() }
    return choice
  }
}
