/// An error that says what kept a host from coming to rest.
public struct HostNotAtRest: Error, Hashable {
  /// Something that has not ended.
  public enum Movement: Hashable, Sendable {
    /// A running transition to these screens, root first, top last.
    case transition(to: [String])

    /// A gesture on these screens that was neither completed nor cancelled.
    case gesture(on: [String])

    /// Commands or questions that the router sends again and again, most recently with these screens shown.
    case commands(latest: [String])
  }

  /// Everything that has not ended, the lowest host first.
  public let movements: [Movement]

  /// Creates an error from what has not ended.
  ///
  /// - Parameter movements: Everything that has not ended, the lowest host first.
  public init(movements: [Movement]) {
    self.movements = movements
  }
}

extension HostNotAtRest: CustomStringConvertible {
  /// What has not ended, and what to do about it.
  public var description: String {
    (["the host did not come to rest"] + movements.map(\.description)).joined(separator: "; ")
  }
}

extension HostNotAtRest.Movement: CustomStringConvertible {
  /// What has not ended, and what to do about it.
  public var description: String {
    switch self {
    case .transition(let names):
      "a transition to [\(names.joined(separator: ", "))] is running: complete it"
    case .gesture(let names):
      """
      a gesture on [\(names.joined(separator: ", "))] is under way: complete it, or cancel it
      """
    case .commands(let names):
      """
      the router tells it something again and again, at last with \
      [\(names.joined(separator: ", "))] on screen: look for code that navigates or asks without end
      """
    }
  }
}
