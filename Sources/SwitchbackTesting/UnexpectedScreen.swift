/// The screen on top is not the one that a test expected.
public struct UnexpectedScreen: Error, Equatable, CustomStringConvertible {
  /// The type that was expected.
  public let expected: String

  /// The names of the screens shown, root first, top last.
  public let stack: [String]

  /// Describes a screen that was not expected.
  ///
  /// - Parameters:
  ///   - expected: The type that was expected.
  ///   - stack: The names of the screens shown, root first, top last.
  public init(expected: String, stack: [String]) {
    self.expected = expected
    self.stack = stack
  }

  /// What was expected, and what is there.
  public var description: String {
    let found = stack.last.map { "\($0) is on top of [\(stack.joined(separator: ", "))]" }
    return "expected \(expected) on top, but \(found ?? "nothing is shown")"
  }
}
