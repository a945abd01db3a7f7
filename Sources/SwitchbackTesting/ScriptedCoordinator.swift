public import Switchback

/// A coordinator that runs a closure of the test in its flow.
///
/// ```swift
/// router.start { flow in
///   ScriptedCoordinator<String>(flow) { $0.push(TestModule("name")) }
/// }
/// ```
@MainActor
public final class ScriptedCoordinator<Output>: Coordinator {
  /// The flow of the coordinator.
  public let flow: Flow<Output>

  private var body: (@MainActor (Flow<Output>) -> Void)?

  /// Creates a coordinator.
  ///
  /// - Parameters:
  ///   - flow: The flow of the coordinator.
  ///   - body: Called with the flow when the coordinator starts. The default does nothing. The coordinator releases it
  ///     afterwards.
  public init(
    _ flow: Flow<Output>,
    _ body: @escaping @MainActor (Flow<Output>) -> Void = { _ in },
  ) {
    self.flow = flow
    self.body = body
  }

  /// Runs the closure of the test.
  public func start() {
    body?(flow)
    body = nil
  }
}
