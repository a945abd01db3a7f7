/// What is being asked is not what a test wanted to answer.
public struct UnexpectedQuestion: Error, Equatable, CustomStringConvertible {
  /// What is being asked, or nil if nothing is.
  public let text: String?

  /// The titles of the choices.
  public let choices: [String]

  /// Describes a question that was not expected.
  ///
  /// - Parameters:
  ///   - text: What is being asked, or nil if nothing is.
  ///   - choices: The titles of the choices.
  public init(text: String?, choices: [String]) {
    self.text = text
    self.choices = choices
  }

  /// What is being asked, and what can be answered.
  public var description: String {
    guard let text else { return "nothing is being asked" }
    return "\(text) can be answered by \(choices.joined(separator: ", "))"
  }
}
