/// A question or a notice that the router hands to a host.
///
/// The host asks or shows it in its own way.
///
/// ```swift
/// func ask(_ question: HostQuestion) {
///   print(question.text)
///   // the user picks one of question.choices, or none
///   question.answer(0)
/// }
/// ```
@MainActor
public final class HostQuestion {
  /// The text of the question or the notice.
  public let text: String

  /// Further details for the user, or nil.
  public let details: String?

  /// The possible answers, at least one; their positions are the values for ``answer(_:)``.
  ///
  /// A notice has one choice, which is its only button.
  public let choices: [Question<Int>.Choice]

  /// Whether it is a notice, which the user only reads.
  ///
  /// A notice asks nothing, so its one choice is its only button. Do not add a second button to dismiss it. Give every
  /// other question a way to dismiss it, even a question with one choice.
  public let isNotice: Bool

  /// Whether the router still wants an answer.
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

  /// Reports the user's answer to the router.
  ///
  /// Only the first answer counts. After the question is withdrawn, no answer counts. After any answer to a notice, the
  /// code that showed the notice goes on. The router records nil as dismissed.
  ///
  /// - Parameter choice: The position of the choice, from 0. Pass nil if the user dismissed the question. A position
  ///   that has no choice means the same.
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
