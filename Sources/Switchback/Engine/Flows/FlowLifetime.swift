/// Notices that a flow's handle was let go while the flow is open.
///
/// Coordinators hold their flow. When whatever owned a coordinator goes, the handle goes with it, and
/// nobody is left who could end the flow; so the router does.
@MainActor
final class FlowLifetime {
  var isOver = false
  private let node: FlowNode

  init(node: FlowNode) {
    self.node = node
  }

  deinit {
    guard !isOver else { return }
    Task { @MainActor [node] in node.link.engine?.endIfAbandoned(node) }
  }
}
