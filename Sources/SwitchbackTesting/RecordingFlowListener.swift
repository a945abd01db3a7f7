public import Switchback

/// Notes every end of a flow that it is told, in order.
///
/// ```swift
/// let listener = RecordingFlowListener()
/// router.start(listener: listener) { NameCoordinator(flow: $0) }
/// host.back()
/// listener.ends          // [.init("NameCoordinator", .systemBack(.key))]
/// ```
@MainActor
public final class RecordingFlowListener: CoordinatorFlowListener {
  /// One end of a flow.
  public struct End: Hashable, Sendable {
    /// The type of the flow's coordinator.
    public let coordinator: String

    /// Why the flow ended.
    public let cause: EndCause

    /// Names an end, for comparing with what was told.
    ///
    /// - Parameters:
    ///   - coordinator: The type of the flow's coordinator.
    ///   - cause: Why the flow ended.
    public init(_ coordinator: String, _ cause: EndCause) {
      self.coordinator = coordinator
      self.cause = cause
    }
  }

  /// What was told, in order.
  public private(set) var ends: [End] = []

  /// Makes a listener that was told nothing yet.
  public init() {}

  /// Notes an end.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator of the flow.
  ///   - cause: Why it ended.
  public func onFlowFinished(coordinator: any Coordinator, cause: EndCause) {
    ends.append(End(String(describing: type(of: coordinator)), cause))
  }
}
