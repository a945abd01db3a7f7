/// The questions that flows have for the user, one at a time.
@MainActor
final class QuestionQueue {
  /// A question, whose flow wants it answered, and what waits for the answer.
  final class Pending {
    let question: HostQuestion
    let flow: FlowNode
    weak var host: (any StackHost)?

    init(_ question: HostQuestion, of flow: FlowNode) {
      self.question = question
      self.flow = flow
    }
  }

  private var pending: [Pending] = []

  /// Whether a question is being asked or waits to be.
  var isEmpty: Bool { pending.isEmpty }

  func add(_ question: HostQuestion, of flow: FlowNode) {
    pending.append(Pending(question, of: flow))
  }

  /// Asks what is due, if nothing is being asked; what is asked where nobody sees it is asked here.
  ///
  /// - Parameters:
  ///   - host: Where to ask.
  ///   - isSeen: Whether a host can be seen, or is covered by what can.
  func askNext(on host: any StackHost, where isSeen: (any StackHost) -> Bool) {
    pending.removeAll { !$0.question.isOpen }
    guard let next = pending.first else { return }
    if let asking = next.host {
      guard !isSeen(asking) else { return }
      asking.withdraw(next.question)
      guard next.question.isOpen else { return askNext(on: host, where: isSeen) }
    }
    next.host = host
    host.ask(next.question)
  }

  /// Takes back the questions of a flow that is over.
  func withdraw(of flow: FlowNode) {
    for entry in pending where entry.flow === flow { withdraw(entry.question) }
  }

  /// Takes a question back: it is answered by nil.
  func withdraw(_ question: HostQuestion) {
    guard let index = pending.firstIndex(where: { $0.question === question }) else { return }
    let entry = pending.remove(at: index)
    guard question.isOpen else { return }
    entry.host?.withdraw(question)
    question.answer(nil)
  }

  /// Takes back what was asked on a host that is gone, and everything if none is left.
  func withdrawAll() {
    for entry in pending { withdraw(entry.question) }
  }
}
