/// The flows of a router: who started whom, who runs, and who has yet to show something.
@MainActor
final class FlowTree {
  let makeDependencies: @MainActor () -> any CoordinatorDependencies

  /// Owns the coordinators of the flows that no other flow started.
  let dependencies: any CoordinatorDependencies

  /// The flows that no other flow started.
  private(set) var roots: [FlowNode] = []

  private var running: [ObjectIdentifier: FlowNode] = [:]
  private var vacated: [StackChange.Ending] = []
  private var unattended: [FlowNode] = []
  private var invisible: [(node: FlowNode, since: Int)] = []
  private var count = 0

  init(makeDependencies: @escaping @MainActor () -> any CoordinatorDependencies) {
    self.makeDependencies = makeDependencies
    dependencies = makeDependencies()
  }

  /// The number of the next flow.
  func nextSerial() -> Int {
    count += 1
    return count
  }

  /// Why a coordinator must not be started, if so.
  func refusal(of coordinator: any Coordinator, under parent: FlowNode?) -> NavigationIssue.Kind? {
    guard let other = running[ObjectIdentifier(coordinator)], other.coordinator === coordinator
    else { return nil }
    let isInside = parent?.isInside(other) ?? false
    return isInside ? .coordinatorInsideItself : .coordinatorAlreadyRunning
  }

  /// Takes a flow into the tree, and hands its coordinator to its owner.
  func add(_ node: FlowNode, of coordinator: any Coordinator) {
    running[ObjectIdentifier(coordinator)] = node
    node.key = ObjectIdentifier(coordinator)
    node.coordinator = coordinator
    if let parent = node.parent { parent.children.append(node) } else { roots.append(node) }
    owner(of: node).add(coordinator)
  }

  /// Takes a flow that is over out of the tree, and its coordinator from its owner.
  ///
  /// - Returns: The coordinator, if it is still there.
  func remove(_ node: FlowNode) -> (any Coordinator)? {
    if let parent = node.parent {
      parent.children.removeAll { $0 === node }
    } else {
      roots.removeAll { $0 === node }
    }
    defer { node.coordinator = nil }
    if !unattended.isEmpty { unattended.removeAll { $0 === node } }
    if let key = node.key, running[key] === node { running[key] = nil }
    guard let coordinator = node.coordinator else { return nil }
    owner(of: node).remove(coordinator)
    return coordinator
  }

  private func owner(of node: FlowNode) -> any CoordinatorDependencies {
    node.parent?.dependencies ?? dependencies
  }

  // MARK: - Flows without modules

  /// Notes flows that lost their modules to the end of a child, and may still go on.
  func noteVacated(_ endings: [StackChange.Ending]) {
    vacated += endings
  }

  /// Notes a flow whose handle is gone while its coordinator is still there.
  func noteUnattended(_ node: FlowNode) {
    unattended.append(node)
  }

  /// The next flow that ends because nobody can or will do anything with it.
  ///
  /// That is one whose handle and coordinator are both gone, or a vacated one that has begun nothing
  /// new.
  func nextToEnd() -> StackChange.Ending? {
    if let index = unattended.firstIndex(where: { $0.isOpen && $0.coordinator == nil }) {
      return StackChange.Ending(node: unattended.remove(at: index), cause: .parentEnded)
    }
    while !vacated.isEmpty {
      let next = vacated.removeFirst()
      if next.node.isOpen, next.node.total == 0, next.node.children.isEmpty { return next }
    }
    return nil
  }

  /// Notes a flow that was just started, and that may have shown nothing yet.
  func noteStarted(_ node: FlowNode, at transaction: Int) {
    guard node.isOpen else { return }
    invisible.append((node, transaction))
  }

  /// The flows that have shown nothing although there were changes since they began, each once.
  func takeInvisible(at transaction: Int) -> [FlowNode] {
    guard !invisible.isEmpty else { return [] }
    var waiting: [(node: FlowNode, since: Int)] = []
    var late: [FlowNode] = []
    for flow in invisible where flow.node.isOpen && !flow.node.hasShown {
      if flow.since < transaction, flow.node.children.isEmpty {
        late.append(flow.node)
      } else {
        waiting.append(flow)
      }
    }
    exchange(&invisible, for: waiting)
    return late
  }

  /// Forgets what was noted.
  func close() {
    exchange(&vacated, for: [])
    exchange(&unattended, for: [])
    exchange(&invisible, for: [])
  }
}
