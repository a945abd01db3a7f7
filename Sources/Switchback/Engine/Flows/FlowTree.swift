/// The flows of a router: who started whom, who owns their coordinators, and who has yet to show
/// something.
@MainActor
final class FlowTree {
  /// Owns the coordinators of the flows that no other flow started.
  let dependencies: any CoordinatorDependencies
  private let makeDependencies: @MainActor () -> any CoordinatorDependencies

  /// The flows that no other flow started.
  private let rootPile = Pile<FlowNode>()
  /// Who handles actions that reach the router itself.
  let actions = ActionTable()

  /// Flows that lost their modules to the end of a child, or were superseded, and may still go on.
  private let vacated = Pile<Vacated>()
  /// Flows whose handle is gone while their coordinator is still there.
  let unattended = Pile<FlowNode>()
  /// Flows that may have shown nothing yet, and how many changes there were when they began.
  private let invisible = Pile<(node: FlowNode, since: Int)>()

  /// A flow that is left without modules, and why it ends unless it goes on.
  struct Vacated {
    let node: FlowNode
    let cause: EndCause
    /// The flow around it that has to decide already what comes next, and does not end with it.
    var decider: FlowNode?
  }

  private var count = 0
  /// Counts the beginnings and ends of flows, so that one can tell what came first.
  private(set) var moment = 0

  init(_ makeDependencies: @escaping @MainActor () -> any CoordinatorDependencies) {
    self.makeDependencies = makeDependencies
    dependencies = makeDependencies()
  }

  var roots: [FlowNode] { rootPile.all }

  /// Every flow that goes on, those around others first.
  var all: [FlowNode] {
    var all = roots
    var next = 0
    while next < all.count {
      if let inner = all[next].childPile, !inner.isEmpty { all += inner.all }
      next += 1
    }
    return all
  }

  func makeNode(
    under parent: FlowNode?,
    _ placement: FlowPlacement,
    on place: StackReference,
    for intent: IntentKey?,
    _ source: CallSite,
  ) -> FlowNode {
    count += 1
    moment += 1
    let start = FlowNode.Start(
      serial: count, moment: moment, parent: parent, place: place, placement: placement,
      intent: intent, source: source)
    return FlowNode(start, dependencies: makeDependencies())
  }

  /// Takes a flow into the tree, and hands its coordinator to its owner.
  func add(_ node: FlowNode) {
    node.record?.flow = node
    let isHeldAround = node.parent?.isHeldByScreens ?? false
    node.isHeldByScreens = isHeldAround || !owner(of: node).ownsWhileShown
    let siblings = node.parent.map { $0.childPile ?? Pile() } ?? rootPile
    node.parent?.childPile = siblings
    siblings.append(node)
    guard let coordinator = node.coordinator else { return }
    owner(of: node).add(coordinator)
    node.keeper = .dependencies
  }

  /// Takes a flow that is over out of the tree, and its coordinator from its owner.
  ///
  /// - Returns: The coordinator, if it is still there.
  func remove(_ node: FlowNode) -> (any Coordinator)? {
    moment += 1
    if let parent = node.parent { parent.childPile?.remove(node) } else { rootPile.remove(node) }
    if !unattended.isEmpty { unattended.remove(node) }
    if !node.hasShown { node.route?.lose(node) }
    defer { node.forgetCoordinator() }
    guard let record = node.record, let coordinator = record.coordinator else { return nil }
    record.flow = nil
    if case .dependencies = node.keeper {
      node.keeper = .nobody
      owner(of: node).remove(coordinator)
    }
    return coordinator
  }

  /// The flows that one has started on a stack, or with nil the router.
  func started(from flow: FlowNode?, on stack: StackModel) -> [FlowNode] {
    (flow?.children ?? roots).filter { $0.stack === stack }
  }

  // MARK: - Ownership

  func owner(of node: FlowNode) -> any CoordinatorDependencies {
    node.parent?.dependencies ?? dependencies
  }

  /// Lets what a flow shows keep its coordinator, and those of the flows around it, if that is the policy.
  func giveToScreens(_ node: FlowNode) {
    if !node.isHeldByScreens { return }
    if case .screens = node.keeper { return }
    if let parent = node.parent { giveToScreens(parent) }
    let owner = owner(of: node)
    guard !owner.ownsWhileShown, case .dependencies = node.keeper,
      let coordinator = node.coordinator
    else { return }
    node.keeper = .screens(coordinator)
    owner.remove(coordinator)
  }

  /// Hands the coordinators of a flow and of those around it back to their dependencies, where nothing is
  /// shown any more.
  func takeBack(_ node: FlowNode) {
    for node in node.withAncestors {
      guard case .screens(let coordinator) = node.keeper, node.total == 0, node.isOpen else {
        continue
      }
      node.keeper = .nobody
      owner(of: node).add(coordinator)
      node.keeper = .dependencies
    }
  }

  // MARK: - Flows without modules

  /// Whether there may be a flow that ends because nobody can or will do anything with it.
  var mayHaveToEnd: Bool { !unattended.isEmpty || !vacated.isEmpty }

  /// The next flow that ends because nobody can or will do anything with it.
  ///
  /// That is one whose handle and coordinator are both gone, or a vacated one that has begun nothing
  /// new; of one whose coordinator is just starting, nobody knows yet.
  func nextToEnd() -> Vacated? {
    if !unattended.isEmpty,
      let node = unattended.all.first(where: { $0.isOpen && $0.coordinator == nil })
    {
      unattended.remove(node)
      return Vacated(node: node, cause: .parentEnded)
    }
    while let position = vacated.all.firstIndex(where: { $0.node.has(.started) }) {
      let next = vacated.replace(position..<position + 1, with: [])[0]
      if next.node.isOpen, next.node.total == 0, next.node.children.isEmpty { return next }
    }
    return nil
  }

  /// Whether some flow is left without modules.
  var hasVacated: Bool { !vacated.isEmpty }

  /// Ends flows that are left without modules, unless they go on.
  func vacate(_ endings: [StackChange.Ending]) {
    for ending in endings { vacated.append(Vacated(node: ending.node, cause: ending.cause)) }
  }

  /// Lets a flow go on without modules, since a flow that it has started is finished: it is its turn to decide,
  /// also after the end of others in it that are left without.
  func leaveToDecide(_ flow: FlowNode?) {
    guard !vacated.isEmpty, let flow else { return }
    var others: [Vacated] = []
    for var other in vacated.all where other.node !== flow {
      // Of several around it, the innermost keeps those around itself open.
      let isNearer = other.decider.map(flow.isInside) ?? other.node.isInside(flow)
      if isNearer { other.decider = flow }
      others.append(other)
    }
    vacated.set(others)
  }

  /// Notes a flow that was just started, and that may have shown nothing yet.
  func noteStarted(_ node: FlowNode, at change: Int) {
    if node.isOpen, !node.hasShown { invisible.append((node, change)) }
  }

  /// Whether some flow may have shown nothing yet.
  var hasInvisible: Bool { !invisible.isEmpty }

  /// The flows that have shown nothing although there were changes since they began, each once.
  func takeInvisible(at change: Int) -> [FlowNode] {
    let waiting = invisible.all.filter { $0.node.isOpen && !$0.node.hasShown }
    let late = waiting.filter { $0.since < change && $0.node.children.isEmpty }.map(\.node)
    invisible.set(waiting.filter { !late.contains($0.node) })
    return late
  }

  func close() {
    vacated.set([])
    invisible.set([])
    actions.removeAll()
  }
}
