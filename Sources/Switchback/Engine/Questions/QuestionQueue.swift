/// The questions that flows and the router have for the user, one at a time.
@MainActor
final class QuestionQueue {
  private let pending = Pile<HostQuestion>()

  var isEmpty: Bool { pending.isEmpty }

  /// Those that have no answer yet, in the order in which they are asked.
  var open: [HostQuestion] { pending.all.filter(\.isOpen) }

  func add(_ question: HostQuestion) { pending.append(question) }

  /// Asks what is due, if nothing is being asked; what is asked where nobody sees it is asked here.
  ///
  /// A host that is covered by what can be seen counts as seen.
  ///
  /// - Parameters:
  ///   - host: Where it is asked.
  ///   - isSeen: Whether a host can be seen.
  ///   - announce: Tells what is asked, before that is for the first time.
  func askNext(
    on host: any StackHost,
    where isSeen: @MainActor (any StackHost) -> Bool,
    announcing announce: @MainActor (HostQuestion) -> Void,
  ) {
    pending.keep { $0.isOpen }
    guard let next = pending.all.first else { return }
    if let asking = next.host {
      guard !isSeen(asking) else { return }
      asking.withdraw(next)
      guard next.isOpen else { return askNext(on: host, where: isSeen, announcing: announce) }
    }
    if !next.wasAsked { announce(next) }
    next.noteAsked(on: host)
    host.ask(next)
  }

  /// Takes back the questions of a flow that is over.
  func withdraw(of flow: FlowNode) {
    if isEmpty { return }
    for question in pending.all where question.flow === flow { withdraw(question) }
  }

  /// Takes a question back: it is answered by nil.
  func withdraw(_ question: HostQuestion) {
    pending.remove(question)
    guard question.isOpen else { return }
    question.host?.withdraw(question)
    question.withdraw()
  }

  /// Takes back everything: nobody is left to ask for it.
  func withdrawAll() {
    for question in pending.all { withdraw(question) }
  }
}
