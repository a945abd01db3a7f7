/// A question for the user, with a few answers to choose from.
///
/// Each host asks the question in its own way, as an alert or as numbered choices. So the coordinator that asks is
/// independent of the platform.
///
/// ```swift
/// let discard = Question(
///   "Discard changes?",
///   choices: [
///     .init("Discard", true, isDestructive: true),
///     .init("Keep editing", false),
///   ],
/// )
/// if await flow.ask(discard) == true { attempt.leaveAnyway() }
/// ```
public struct Question<Answer> {
  /// The question that the user reads.
  public let text: String

  /// Further information for the user before answering, or nil for none.
  public let details: String?

  /// The possible answers.
  public let choices: [Choice]

  /// One possible answer to a question.
  public struct Choice {
    /// The text that the user reads.
    public let title: String

    /// The value that this choice stands for.
    public let answer: Answer

    /// Whether something is lost with this answer.
    public let isDestructive: Bool

    /// Makes a possible answer.
    ///
    /// - Parameters:
    ///   - title: The text that the user reads.
    ///   - answer: The value that this choice stands for.
    ///   - isDestructive: Whether something is lost with this answer. The default is false.
    public init(_ title: String, _ answer: Answer, isDestructive: Bool = false) {
      self.title = title
      self.answer = answer
      self.isDestructive = isDestructive
    }
  }

  /// Makes a question.
  ///
  /// - Parameters:
  ///   - text: The question that the user reads.
  ///   - details: Further information. The default is none.
  ///   - choices: The possible answers, at least one.
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
