/// Why answers that were given beforehand did not lead on.
public struct AnswerFailure: Error, Hashable, Sendable {
  /// What was wrong.
  public enum Problem: Hashable, Sendable {
    /// What was given is no name with a value.
    case malformed(String)
    /// Nothing was given for this, or not as often as it was asked.
    ///
    /// With what can be chosen, if it is a choice.
    case missing(choices: [String], isAskedAgain: Bool = false)
    /// What was given is none of what can be chosen, or neither yes nor no.
    case notAChoice(String, choices: [String])
    /// The screen has not accepted what was given, and says why.
    case refused(String)
  }

  /// What was wrong.
  public let problem: Problem

  /// The title of the screen that asked; nil if none did.
  public let screen: String?

  /// The label of the field; nil if it was a choice.
  public let field: String?

  init(_ problem: Problem, screen: String? = nil, field: String? = nil) {
    self.problem = problem
    self.screen = screen
    self.field = field
  }

  /// The name under which an answer would be found.
  public var name: String? {
    screen.map { screen in
      Answers.name(of: screen) + (field.map { "." + Answers.name(of: $0) } ?? "")
    }
  }
}

extension AnswerFailure: CustomStringConvertible {
  /// A sentence that names the screen and the field.
  public var description: String {
    let place = [screen, field].compactMap { $0 }.joined(separator: ", ")
    switch problem {
    case .malformed(let text): return "\(text) is no answer: it has to be a name, =, and a value."
    case .missing(let choices, let isAskedAgain):
      let what = isAskedAgain ? "another answer for this, and each answers once" : "answer for this"
      let allowed = choices.isEmpty ? "" : " It can be \(choices.alternatives)."
      return "\(place): there is no \(what).\(allowed)"
    case .notAChoice(let value, choices: []): return "\(place): \(value) cannot be answered here."
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
