/// A host did not come to rest, and what kept it from that.
public struct HostNotAtRest: Error, Hashable {
  /// Something that is not over.
  public enum Movement: Hashable, Sendable {
    /// A transition to these screens runs, root first, top last.
    case transition(to: [String])

    /// A gesture on these screens was neither completed nor cancelled.
    case gesture(on: [String])

    /// The router tells the host something new again and again, at last to show these screens.
    case commands(latest: [String])
  }

  /// What is not over, the lowest host first.
  public let movements: [Movement]

  /// Describes what did not come to rest.
  ///
  /// - Parameter movements: What is not over, the lowest host first.
  public init(movements: [Movement]) {
    self.movements = movements
  }
}

extension HostNotAtRest: CustomStringConvertible {
  /// What is not over, and what to do about it.
  public var description: String {
    (["the host did not come to rest"] + movements.map(\.description)).joined(separator: "; ")
  }
}

extension HostNotAtRest.Movement: CustomStringConvertible {
  /// What is not over, and what to do about it.
  public var description: String {
    switch self {
    case .transition(let names):
      "a transition to [\(names.joined(separator: ", "))] runs: complete it"
    case .gesture(let names):
      """
      a gesture on [\(names.joined(separator: ", "))] is under way: complete it, or cancel it
      """
    case .commands(let names):
      """
      it is told something new again and again, at last to show [\(names.joined(separator: ", "))]: \
      look for what navigates without end
      """
    }
  }
}
