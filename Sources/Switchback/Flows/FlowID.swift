/// The identity of a flow in events, which does not retain the flow.
public struct FlowID: Hashable, Sendable, CustomStringConvertible {
  /// The number of the flow within its router, from 1, in the order in which flows were started.
  public let serial: Int

  /// The name of the type of the flow's coordinator.
  public let name: String

  /// Makes the identity of a flow, to compare with what a router reports.
  ///
  /// - Parameters:
  ///   - serial: The number of the flow within its router.
  ///   - name: The name of the type of the flow's coordinator.
  public init(_ serial: Int, _ name: String) {
    self.serial = serial
    self.name = name
  }

  /// The name and the serial number, as in `LogInCoordinator#2`.
  public var description: String { "\(name)#\(serial)" }
}
