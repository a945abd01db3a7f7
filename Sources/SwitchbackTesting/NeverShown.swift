/// An error of a test that waited for screens that were never shown.
public struct NeverShown: Error, Hashable {
  /// What the test waited for: a type, or the names of all screens.
  public let expected: String

  /// What the user sees: the names of the screens of each host, up to the front one.
  public let shown: [[String]]

  /// What has not ended, and may be the reason.
  public let movements: [HostNotAtRest.Movement]

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - expected: What the test waited for.
  ///   - shown: The names of the screens of each host, from the lowest up to the front one.
  ///   - movements: What has not ended. The default is nothing.
  public init(expected: String, shown: [[String]], movements: [HostNotAtRest.Movement] = []) {
    self.expected = expected
    self.shown = shown
    self.movements = movements
  }
}

extension NeverShown: CustomStringConvertible {
  /// What the test expected, what the host shows instead, and what has not ended.
  public var description: String {
    let stacks = shown.reversed().map { "[\($0.joined(separator: ", "))]" }
    let isEmpty = shown.last?.isEmpty ?? true
    let found = isEmpty ? "nothing" : stacks.joined(separator: " over ")
    let sentence = "\(expected) was never shown: the host shows \(found)"
    return ([sentence] + movements.map(\.description)).joined(separator: "; ")
  }
}
