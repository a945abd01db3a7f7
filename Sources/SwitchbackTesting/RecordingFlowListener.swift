public import Switchback

/// A listener that records the end of each of its flows, in order.
///
/// ```swift
/// let listener = RecordingFlowListener()
/// router.start(listener: listener) { NameCoordinator(flow: $0) }
/// host.back()
/// listener.ends          // [.init("NameCoordinator", .systemBack(.key))]
/// ```
@MainActor
public final class RecordingFlowListener: CoordinatorFlowListener {
  /// The end of a flow.
  public struct End: Hashable, Sendable {
    /// The type of the flow's coordinator.
    public let coordinator: String

    /// Why the flow ended.
    public let cause: EndCause

    /// Creates an end, to compare with a recorded one.
    ///
    /// - Parameters:
    ///   - coordinator: The type of the flow's coordinator.
    ///   - cause: Why the flow ended.
    public init(_ coordinator: String, _ cause: EndCause) {
      self.coordinator = coordinator
      self.cause = cause
    }
  }

  /// The recorded ends, in order.
  public private(set) var ends: [End] = []

  /// Creates a listener that has recorded nothing yet.
  public init() {}

  /// Records the end of a flow.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator of the flow.
  ///   - cause: Why the flow ended.
  public func onFlowFinished(coordinator: any Coordinator, cause: EndCause) {
    ends.append(End(String(describing: type(of: coordinator)), cause))
  }
}
