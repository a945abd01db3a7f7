/// An error in the scripted answers of a program.
public struct AnswerFailure: Error, Hashable, Sendable {
  /// The kinds of problems with an answer.
  public enum Problem: Hashable, Sendable {
    /// The text is not a name and a value with an equals sign between them.
    case malformed(String)
    /// There is no answer for this question, or no further one.
    ///
    /// For a choice, `choices` lists what the user could choose. `isAskedAgain` says whether answers of this name were
    /// used before.
    case missing(choices: [String], isAskedAgain: Bool = false)
    /// The answer is none of the choices, or is neither yes nor no.
    case notAChoice(String, choices: [String])
    /// The screen refused the answer, for this reason.
    case refused(String)
  }

  /// The kind of the problem.
  public let problem: Problem

  /// The title of the screen that asked; nil if no screen did.
  public let screen: String?

  /// The label of the field; nil if the question was a choice.
  public let field: String?

  init(_ problem: Problem, screen: String? = nil, field: String? = nil) {
    self.problem = problem
    self.screen = screen
    self.field = field
  }

  /// The name that an answer to this question has to have.
  public var name: String? {
    screen.map { screen in
      Answers.name(of: screen) + (field.map { "." + Answers.name(of: $0) } ?? "")
    }
  }
}

extension AnswerFailure: CustomStringConvertible {
  /// A sentence that names the screen and the field, and says what was wrong.
  public var description: String {
    let place = [screen, field].compactMap { $0 }.joined(separator: ", ")
    switch problem {
    case .malformed(let text):
      return "\(text) is not an answer. Write a name, an equals sign, and a value."
    case .missing(let choices, let isAskedAgain):
      let what = isAskedAgain ? "further answer for this, and each is used once" : "answer for this"
      let allowed = choices.isEmpty ? "" : " It can be \(choices.alternatives)."
      return "\(place): there is no \(what).\(allowed)"
    case .notAChoice(let value, choices: []): return "\(place): \(value) is not an answer here."
    case .notAChoice(let value, let choices):
      return "\(place): \(value) cannot be chosen here. It can be \(choices.alternatives)."
    case .refused(let reason): return "\(place): \(reason)"
    }
  }
}

extension [String] {
  /// The elements as a list in a sentence.
  fileprivate var alternatives: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + self[count - 1]
  }
}
