extension NavigationEngine {
  /// Asks the user something as soon as nothing moves.
  func ask(_ question: HostQuestion, in flow: FlowNode) {
    questions.add(question, of: flow)
    drain()
  }

  /// Asks what is due, if nothing is being asked.
  func askNext() {
    guard !questions.isEmpty else { return }
    questions.askNext(on: front.topHost) { place(of: $0)?.stack.isVisible ?? false }
  }

  /// Asks what is due after a question was answered or dismissed.
  ///
  /// - Parameter isAwaited: Whether somebody is about to react, before whom the user's next input must
  ///   not reach anything: it is meant for what comes of the answer.
  func questionHasEnded(isAwaited: Bool) {
    if isAwaited { owedReactions += 1 }
    drain()
  }

  /// Whoever asked has reacted, or chosen not to.
  func answerWasHeard() {
    owedReactions -= 1
    updateInput()
  }

  /// Takes a question back that nobody waits for any more.
  func withdraw(_ question: HostQuestion) {
    calling { questions.withdraw(question) }
  }
}
