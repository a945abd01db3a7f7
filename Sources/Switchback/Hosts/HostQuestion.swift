/// A question or a notice as a host is given it, to be asked or shown in the host's own way.
///
/// ```swift
/// func ask(_ question: HostQuestion) {
///   print(question.text)                 // and one of question.choices is picked, or none:
///   question.answer(0)
/// }
/// ```
@MainActor
public final class HostQuestion {
  /// The question, or what the user is to know.
  public let text: String

  /// What more there is to know, or nil.
  public let details: String?

  /// What can be answered, at least one, with their positions for answers; of a notice, the only button.
  public let choices: [Question<Int>.Choice]

  /// Whether it is a notice, which is to be read and asks nothing.
  ///
  /// Beside its button there is nothing to choose, so a host shows no second one to dismiss it. A question has
  /// a way to dismiss it, also if it has only one choice.
  public let isNotice: Bool

  /// Whether an answer is still wanted.
  public private(set) var isOpen = true

  /// The flow that wants it answered, or nil if it is the router.
  let flow: FlowNode?
  private let reference: EngineReference

  /// Where it is asked, while it is; kept, so that it can be withdrawn there also if its stack is gone.
  private(set) var host: (any StackHost)?

  /// Whether a host was given it.
  private(set) var wasAsked = false

  /// Whether somebody awaits the answer, who is to have a turn then before anything else happens.
  let isAwaited: Bool

  /// The position of the choice, if there was an answer.
  private(set) var chosen: Int?

  /// Whether it was taken back, so that nobody has answered.
  private var isWithdrawn = false
  private var awaiter: Awaiter?

  init(
    text: String, details: String?, choices: [Question<Int>.Choice], isNotice: Bool = false,
    isAwaited: Bool = true, of flow: FlowNode?, _ reference: EngineReference,
  ) {
    self.text = text
    self.details = details
    self.choices = choices
    self.isNotice = isNotice
    self.isAwaited = isAwaited
    self.flow = flow
    self.reference = reference
  }

  /// Whether whoever wants it answered is there to hear it.
  var isWanted: Bool { flow?.isOpen ?? true }

  /// A host is about to be given it.
  func noteAsked(on host: any StackHost) {
    self.host = host
    wasAsked = true
  }

  /// Says what the user answered.
  ///
  /// Only the first answer counts, and none after the question was withdrawn. Whoever told
  /// a notice goes on whatever the answer is; nil is recorded as dismissed.
  ///
  /// - Parameter choice: The position of the choice, from 0; nil, or a position that is none, if the
  ///   user dismissed the question.
  public func answer(_ choice: Int?) {
    guard isOpen else { return }
    chosen = choice.flatMap { choices.indices.contains($0) ? $0 : nil }
    end()
  }

  /// Ends it, unless it is over: nobody waits for the answer any more.
  func withdraw() {
    guard isOpen else { return }
    isWithdrawn = true
    end()
  }

  private func end() {
    isOpen = false
    host = nil
    if let waiting = awaiter {
      awaiter = nil
      waiting.resume()
    }
    reference.engine?.questionHasEnded(self)
  }

  // MARK: - As events tell it

  var event: NavigationEvent.Kind {
    isNotice ? .noticeShown : .questionAsked(choices: choices.count)
  }

  var endEvent: NavigationEvent.Kind {
    switch (isNotice, isWithdrawn) {
    case (false, false): .questionEnded(choice: chosen)
    case (false, true): .questionWithdrawn
    case (true, false): .noticeClosed(isRead: chosen != nil)
    case (true, true): .noticeWithdrawn
    }
  }

  /// The position of the choice, as soon as there is one, or nil if there is no answer.
  var choice: Int? {
    get async {
      while isOpen {
        await withCheckedContinuation { awaiter = $0 }
      }
      return chosen
    }
  }
}
