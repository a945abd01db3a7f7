/// A question as a host is given it, to be asked in the host's own way.
///
/// ```swift
/// func ask(_ question: HostQuestion) {
///   print(question.text)                 // and one of question.choices is picked, or none:
///   question.answer(0)
/// }
/// ```
@MainActor
public final class HostQuestion {
  /// The question.
  public let text: String

  /// What more there is to know, or nil.
  public let details: String?

  /// What can be answered.
  public let choices: [Choice]

  /// One answer, as it is shown.
  public struct Choice: Hashable, Sendable {
    /// What the user reads.
    public let title: String

    /// Whether something is lost with it.
    public let isDestructive: Bool
  }

  /// Whether an answer is still wanted.
  public private(set) var isOpen = true

  private var onAnswer: (@MainActor (Int?) -> Void)?

  init(
    text: String,
    details: String?,
    choices: [Choice],
    onAnswer: @escaping @MainActor (Int?) -> Void,
  ) {
    self.text = text
    self.details = details
    self.choices = choices
    self.onAnswer = onAnswer
  }

  /// Says what the user answered.
  ///
  /// Only the first answer counts, and none after the question was withdrawn.
  ///
  /// - Parameter choice: The position of the choice, from 0; nil, or a position that is none, if the
  ///   user dismissed the question.
  public func answer(_ choice: Int?) {
    guard isOpen else { return }
    isOpen = false
    let valid = choice.flatMap { choices.indices.contains($0) ? $0 : nil }
    let answered = onAnswer
    onAnswer = nil
    answered?(valid)
  }
}
