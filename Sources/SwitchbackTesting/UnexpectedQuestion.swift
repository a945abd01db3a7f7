/// An error of a test whose answer does not fit the open question.
public struct UnexpectedQuestion: Error, Equatable, CustomStringConvertible {
  /// The text of the open question, or nil if none is open.
  public let text: String?

  /// The titles of the choices.
  public let choices: [String]

  /// Creates an error from the open question.
  ///
  /// - Parameters:
  ///   - text: The text of the open question, or nil if none is open.
  ///   - choices: The titles of the choices.
  public init(text: String?, choices: [String]) {
    self.text = text
    self.choices = choices
  }

  /// The open question, and its choices.
  public var description: String {
    guard let text else { return "no question is open" }
    return "the open question is \"\(text)\", with the answers \(choices.joined(separator: ", "))"
  }
}
