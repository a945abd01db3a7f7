/// Something to ask the user, with a few answers to choose from.
///
/// A host asks it in its own way, as an alert or as numbered choices, so that the coordinator that asks
/// stays independent of the platform.
///
/// ```swift
/// let discard = Question(
///   "Discard changes?",
///   choices: [.init("Discard", true, isDestructive: true), .init("Keep editing", false)],
/// )
/// if await flow.ask(discard) == true { attempt.leaveAnyway() }
/// ```
public struct Question<Answer> {
  /// The question.
  public let text: String

  /// What more there is to know before answering; nil for nothing.
  public let details: String?

  /// What can be answered.
  public let choices: [Choice]

  /// One answer.
  public struct Choice {
    /// What the user reads.
    public let title: String

    /// What it means.
    public let answer: Answer

    /// Whether something is lost with it.
    public let isDestructive: Bool

    /// Describes an answer.
    ///
    /// - Parameters:
    ///   - title: What the user reads.
    ///   - answer: What it means.
    ///   - isDestructive: Whether something is lost with it. The default is no.
    public init(_ title: String, _ answer: Answer, isDestructive: Bool = false) {
      self.title = title
      self.answer = answer
      self.isDestructive = isDestructive
    }
  }

  /// Describes a question.
  ///
  /// - Parameters:
  ///   - text: The question.
  ///   - details: What more there is to know. The default is nothing.
  ///   - choices: What can be answered, at least one.
  public init(_ text: String, details: String? = nil, choices: [Choice]) {
    self.text = text
    self.details = details
    self.choices = choices
  }
}

extension Question.Choice: Sendable where Answer: Sendable {}
extension Question.Choice: Equatable where Answer: Equatable {}
extension Question.Choice: Hashable where Answer: Hashable {}
extension Question: Sendable where Answer: Sendable {}
