/// What a test waited for was never shown.
public struct NeverShown: Error, Hashable {
  /// What was waited for: a type, or the names of all screens.
  public let expected: String

  /// What a person has before them: the names of the screens of each host on the way to the front one.
  public let shown: [[String]]

  /// What is not over, and may be what it waits for.
  public let movements: [HostNotAtRest.Movement]

  /// Describes what was never shown.
  ///
  /// - Parameters:
  ///   - expected: What was waited for.
  ///   - shown: The names of the screens of each host on the way to the front one, the lowest first.
  ///   - movements: What is not over. The default is nothing.
  public init(expected: String, shown: [[String]], movements: [HostNotAtRest.Movement] = []) {
    self.expected = expected
    self.shown = shown
    self.movements = movements
  }
}

extension NeverShown: CustomStringConvertible {
  /// What was expected, what is there instead, and what is not over.
  public var description: String {
    let stacks = shown.reversed().map { "[\($0.joined(separator: ", "))]" }
    let isEmpty = shown.last?.isEmpty ?? true
    let found = isEmpty ? "nothing" : stacks.joined(separator: " over ")
    let sentence = "\(expected) was never shown: the host shows \(found)"
    return ([sentence] + movements.map(\.description)).joined(separator: "; ")
  }
}
