/// What starts a flow: where it shows itself, who decides in it, and who is told of its end.
struct FlowRequest<Output> {
  let placement: FlowPlacement
  let intent: IntentKey?
  let source: CallSite
  let make: @MainActor (Flow<Output>) -> any Coordinator

  /// Told of its end, unless that is only awaited.
  let onEnd: (@MainActor ((any Coordinator)?, FlowEnd<Output>) -> Void)?

  init(
    _ placement: FlowPlacement,
    intent: IntentKey? = nil,
    source: CallSite,
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator,
    onEnd: (@MainActor ((any Coordinator)?, FlowEnd<Output>) -> Void)? = nil,
  ) {
    self.placement = placement
    self.intent = intent
    self.source = source
    self.make = make
    self.onEnd = onEnd
  }

  /// Whether a flow that was started from the same place for the same intent goes on, so that none is started.
  @MainActor
  func isRepeated(under parent: FlowNode?, in flows: FlowTree) -> Bool {
    guard let intent else { return false }
    return (parent?.children ?? flows.roots).contains { $0.start.intent == intent && $0.isOpen }
  }
}
