/// How to look into a program while it runs.
public struct SampleOptions: Hashable, Sendable {
  /// Whether every navigation event is printed.
  public var isTracing = false

  /// Whether it is looked for what outlives its flow.
  public var isAuditing = false

  /// Makes options that look at nothing.
  public init() {}
}

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
