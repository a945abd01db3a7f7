/// The flows of a router: who started whom, who runs, and who has yet to show something.
@MainActor
final class FlowTree {
  let makeDependencies: @MainActor () -> any CoordinatorDependencies

  /// Owns the coordinators of the flows that no other flow started.
  let dependencies: any CoordinatorDependencies

  /// The flows that no other flow started.
  private(set) var roots: [FlowNode] = []

  /// Who handles actions that reach the router itself.
  var actions = ActionTable()

  private var vacated: [StackChange.Ending] = []
  private var unattended: [FlowNode] = []
  private var invisible: [(node: FlowNode, since: Int)] = []
  private var count = 0

  init(makeDependencies: @escaping @MainActor () -> any CoordinatorDependencies) {
    self.makeDependencies = makeDependencies
    dependencies = makeDependencies()
  }

  /// Counts the beginnings and ends of flows, so that one can tell what came first.
  private(set) var moment = 0

  /// The number of the next flow.
  func nextSerial() -> Int {
    count += 1
    moment += 1
    return count
  }

  /// Why a coordinator must not be started, if so.
  func refusal(of coordinator: any Coordinator, under parent: FlowNode?) -> NavigationIssue.Kind? {
    if let other = CoordinatorRegister.flow(of: coordinator) {
      let isInside = parent?.isInside(other) ?? false
      return isInside ? .coordinatorInsideItself : .coordinatorAlreadyRunning
    }
    return CoordinatorRegister.owner(of: coordinator).map { _ in .coordinatorOwnedElsewhere }
  }

  /// Takes a flow into the tree, and hands its coordinator to its owner.
  func add(_ node: FlowNode, of coordinator: any Coordinator) {
    CoordinatorRegister.note(coordinator, runningIn: node)
    node.coordinator = coordinator
    if let parent = node.parent {
      parent.children.append(node)
    } else {
      roots.append(node)
    }
    takeOver(node)
  }

  /// Takes a flow that is over out of the tree, and its coordinator from its owner.
  ///
  /// - Returns: The coordinator, if it is still there.
  func remove(_ node: FlowNode) -> (any Coordinator)? {
    moment += 1
    if let parent = node.parent {
      parent.children = parent.children.filter { $0 !== node }
    } else {
      roots = roots.filter { $0 !== node }
    }
    if !unattended.isEmpty { unattended = unattended.filter { $0 !== node } }
    let coordinator = node.coordinator
    coordinator.map(CoordinatorRegister.noteEnd)
    giveUp(node)
    node.forgetCoordinator()
    return coordinator
  }

  /// The flows that one has started on a stack, or with nil the router.
  func started(from flow: FlowNode?, on stack: LayeredStack) -> [FlowNode] {
    (flow?.children ?? roots).filter { $0.stack === stack }
  }

  // MARK: - Ownership

  private func owner(of node: FlowNode) -> any CoordinatorDependencies {
    node.parent?.dependencies ?? dependencies
  }

  private func takeOver(_ node: FlowNode) {
    guard let coordinator = node.coordinator, !node.isInDependencies else { return }
    owner(of: node).add(coordinator)
    node.isInDependencies = true
  }

  private func giveUp(_ node: FlowNode) {
    guard let coordinator = node.coordinator, node.isInDependencies else { return }
    node.isInDependencies = false
    owner(of: node).remove(coordinator)
  }

  /// What keeps the coordinator of a flow that shows something, with those around it; nil if its
  /// dependencies do.
  func hold(of node: FlowNode) -> CoordinatorHold? {
    if let hold = node.hold { return hold }
    let around = node.parent.flatMap(hold(of:))
    guard owner(of: node).ownership == .screen, let coordinator = node.coordinator else {
      return around
    }
    let hold = CoordinatorHold(coordinator, around: around)
    node.hold = hold
    giveUp(node)
    return hold
  }

  /// Hands a coordinator whose flow shows nothing any more back to its dependencies.
  func takeBack(_ node: FlowNode) {
    for node in node.chain where node.total == 0 && node.isOpen && node.hold != nil {
      node.hold = nil
      takeOver(node)
    }
  }

  // MARK: - Flows without modules

  /// Notes flows that lost their modules to the end of a child, and may still go on.
  func noteVacated(_ endings: [StackChange.Ending]) {
    if !endings.isEmpty { vacated = vacated + endings }
  }

  /// Notes a flow whose handle is gone while its coordinator is still there.
  func noteUnattended(_ node: FlowNode) {
    unattended = unattended + [node]
  }

  /// The next flow that ends because nobody can or will do anything with it.
  ///
  /// That is one whose handle and coordinator are both gone, or a vacated one that has begun nothing
  /// new.
  func nextToEnd() -> StackChange.Ending? {
    if !unattended.isEmpty,
      let node = unattended.first(where: { $0.isOpen && $0.coordinator == nil })
    {
      unattended = unattended.filter { $0 !== node }
      return StackChange.Ending(node: node, cause: .parentEnded)
    }
    while let next = vacated.first {
      vacated = Array(vacated.dropFirst())
      if next.node.isOpen, next.node.total == 0, next.node.children.isEmpty { return next }
    }
    return nil
  }

  /// Notes a flow that was just started, and that may have shown nothing yet.
  func noteStarted(_ node: FlowNode, at transaction: Int) {
    guard node.isOpen else { return }
    var all = exchange(&invisible, for: [])
    all.append((node, transaction))
    invisible = all
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
    exchange(&actions, for: ActionTable())
  }
}
