/// What starts a flow: where it shows itself, who decides in it, and who is told of its end.
///
/// The `start` methods build one. It is public so that a router that wraps another, such as a mock,
/// can pass it on through ``FlowStarting/start(_:)``.
public struct FlowRequest<Output> {
  /// Where the flow shows itself.
  public let placement: FlowPlacement

  /// What it is for, so that the same thing asked for twice is started once; nil if that is no matter.
  public let intent: IntentKey?

  /// Where it was started, for reports.
  public let source: CallSite

  let make: @MainActor (Flow<Output>) -> any Coordinator

  /// Told of its end, unless that is only awaited.
  let onEnd: (@MainActor ((any Coordinator)?, FlowEnd<Output>) -> Void)?

  init(
    _ placement: FlowPlacement,
    intent: IntentKey? = nil,
    source: CallSite,
    make: @escaping @MainActor (Flow<Output>) -> any Coordinator,
    onEnd: (@MainActor ((any Coordinator)?, FlowEnd<Output>) -> Void)? = nil,
  ) {
    self.placement = placement
    self.intent = intent
    self.source = source
    self.make = make
    self.onEnd = onEnd
  }
}
