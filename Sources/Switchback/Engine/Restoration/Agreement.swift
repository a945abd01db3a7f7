/// What the user is asked before a route comes back, and what became of that.
@MainActor
final class Agreement {
  let flow: FlowNode
  let text: String
  let button: String
  private let name: RouteName
  private var isAgreed: Bool?

  init(_ name: RouteName, in flow: FlowNode, _ text: String, _ button: String) {
    (self.name, self.flow, self.text, self.button) = (name, flow, text, button)
  }

  func end(_ isAgreed: Bool) { self.isAgreed = isAgreed }

  var isDeclined: Bool { isAgreed == false }

  /// It, as long as nobody has answered.
  var pending: Agreement? { isAgreed == nil ? self : nil }

  /// What is missing because of it; nil if nothing is.
  var loss: RestorationReport.Loss? { isDeclined ? .notAdmitted(name, text) : nil }
}

/// Asks the user about one route after the other.
@MainActor
final class Agreements {
  private let questions: QuestionQueue
  private let reference: EngineReference

  /// What is being asked about what.
  private var current: (question: HostQuestion, agreement: Agreement)?

  /// What the user is asked about.
  var asked: Agreement? { current?.agreement }

  init(_ questions: QuestionQueue, _ reference: EngineReference) {
    (self.questions, self.reference) = (questions, reference)
  }

  /// Whether the user has answered what he is asked about; if nobody has asked him, he is asked.
  func isAnswered(_ agreement: Agreement) -> Bool {
    if let (question, agreement) = current {
      if question.isOpen { return false }
      current = nil
      agreement.end(question.chosen != nil)
      return true
    }
    let question = HostQuestion(
      text: agreement.text, details: nil, choices: [Question.Choice(agreement.button, 0)],
      isAwaited: false, of: agreement.flow, reference)
    current = (question, agreement)
    questions.add(question)
    return false
  }

  /// Asks no more.
  func withdraw() {
    if let current { questions.withdraw(current.question) }
    current = nil
  }
}
