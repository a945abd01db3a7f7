extension NavigationEngine {
  /// Asks the user something as soon as nothing moves.
  func ask(_ question: HostQuestion, in flow: FlowNode) {
    questions.add(question, of: flow)
    drain()
  }

  /// Asks what is due after a question was answered or dismissed.
  func questionHasEnded() {
    drain()
  }

  /// Takes a question back that nobody waits for any more.
  func withdraw(_ question: HostQuestion) {
    calling { questions.withdraw(question) }
  }
}
