/// How to look into a program while it runs.
public struct SampleOptions: Hashable, Sendable {
  /// Whether every navigation event is printed.
  public var isTracing = false

  /// Whether it is looked for what outlives its flow.
  public var isAuditing = false

  /// What there is to say of them in a program's help.
  public static let usage = """
      --trace        print every navigation event and every action
      --audit        look for what outlives its flow, and say at the end what did
    """

  /// Makes options that look at nothing.
  public init() {}

  /// Takes an argument of the command line, if it is one of these options.
  ///
  /// - Parameter argument: As it was given.
  /// - Returns: Whether it is.
  public mutating func take(_ argument: String) -> Bool {
    switch argument {
    case "--trace": isTracing = true
    case "--audit": isAuditing = true
    default: return false
    }
    return true
  }
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
