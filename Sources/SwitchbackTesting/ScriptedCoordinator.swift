public import Switchback

/// A coordinator that does in its flow what a test says.
///
/// ```swift
/// router.start { flow in
///   ScriptedCoordinator<String>(flow) { $0.push(TestModule("name")) }
/// }
/// ```
@MainActor
public final class ScriptedCoordinator<Output>: Coordinator {
  /// The flow that it was made with.
  public let flow: Flow<Output>

  private var body: (@MainActor (Flow<Output>) -> Void)?

  /// Makes a coordinator.
  ///
  /// - Parameters:
  ///   - flow: Its flow.
  ///   - body: What it does when it is started. The default is nothing. It is let go when that is done.
  public init(
    _ flow: Flow<Output>,
    _ body: @escaping @MainActor (Flow<Output>) -> Void = { _ in },
  ) {
    self.flow = flow
    self.body = body
  }

  /// Does what the test says.
  public func start() {
    body?(flow)
    body = nil
  }
}
