/// An error of a test that expected another screen on top.
public struct UnexpectedScreen: Error, Equatable, CustomStringConvertible {
  /// The type that the test expected.
  public let expected: String

  /// The names of the screens on the host, root first, top last.
  public let stack: [String]

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - expected: The type that the test expected.
  ///   - stack: The names of the screens on the host, root first, top last.
  public init(expected: String, stack: [String]) {
    self.expected = expected
    self.stack = stack
  }

  /// What the test expected, and what is on top instead.
  public var description: String {
    let found = stack.last.map { "\($0) is on top of [\(stack.joined(separator: ", "))]" }
    return "expected \(expected) on top, but \(found ?? "nothing is shown")"
  }
}
