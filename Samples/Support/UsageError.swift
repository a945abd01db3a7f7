/// What was wrong with the arguments, as a sentence.
public struct UsageError: Error, CustomStringConvertible {
  /// The sentence.
  public let description: String

  /// Describes what was wrong.
  ///
  /// - Parameter description: The sentence.
  public init(_ description: String) {
    self.description = description
  }

  /// Describes an argument that nobody knows.
  ///
  /// - Parameter argument: As it was given.
  public init(unknown argument: String) {
    let kind = argument.hasPrefix("-") ? "option" : "argument"
    description = "There is no \(kind) \(argument)."
  }
}
