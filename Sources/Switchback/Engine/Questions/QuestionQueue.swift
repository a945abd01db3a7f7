/// The questions that flows have for the user, one at a time.
@MainActor
final class QuestionQueue {
  /// A question, whose flow wants it answered, and where it is asked.
  private final class Pending {
    let question: HostQuestion
    let flow: FlowNode
    weak var host: (any StackHost)?

    init(_ question: HostQuestion, of flow: FlowNode) {
      self.question = question
      self.flow = flow
    }
  }

  private let pending = Pile<Pending>()

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
  func askNext(on host: any StackHost, where isSeen: @MainActor (any StackHost) -> Bool) {
    pending.keep { $0.question.isOpen }
    guard let next = pending.all.first else { return }
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
    if isEmpty { return }
    for entry in pending.all where entry.flow === flow { withdraw(entry.question) }
  }

  /// Takes a question back: it is answered by nil.
  func withdraw(_ question: HostQuestion) {
    guard let entry = pending.all.first(where: { $0.question === question }) else { return }
    pending.keep { $0 !== entry }
    guard question.isOpen else { return }
    entry.host?.withdraw(question)
    question.answer(nil)
  }

  /// Takes back everything: nobody is left to ask for it.
  func withdrawAll() {
    for entry in pending.all { withdraw(entry.question) }
  }
}
