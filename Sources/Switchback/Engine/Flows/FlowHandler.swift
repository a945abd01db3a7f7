/// Begins flows, and takes what they show off the stacks when they end.
@MainActor
final class FlowHandler {
  private let flows: FlowTree
  private let guards: LeaveGuards
  private let notifier: Notifier
  private let change: Transaction
  private let link: EngineLink

  init(
    _ flows: FlowTree,
    _ guards: LeaveGuards,
    _ notifier: Notifier,
    _ change: Transaction,
    _ link: EngineLink,
  ) {
    self.flows = flows
    self.guards = guards
    self.notifier = notifier
    self.change = change
    self.link = link
  }

  /// Makes a flow that has no coordinator yet.
  func makeNode(
    under parent: FlowNode?,
    _ placement: FlowPlacement,
    on place: StackLink,
    _ source: CallSite,
  ) -> FlowNode {
    FlowNode(
      serial: flows.nextSerial(),
      begun: flows.moment,
      parent: parent,
      placement: placement,
      source: source,
      dependencies: flows.makeDependencies(),
      on: place,
      link,
    )
  }

  /// Whether a flow can have the coordinator that was just made for it; if not, that is reported.
  func canRun(_ coordinator: any Coordinator, in node: FlowNode) -> Bool {
    node.note(coordinator)
    guard let record = node.record else { return false }
    let refusal = CoordinatorJudge(record: record).refusal(ofStartingUnder: node.parent)
    guard let refusal else { return true }
    notifier.report(refusal, node.name, in: node.parent, node.source)
    return false
  }

  /// Takes a flow into the tree, and hands its coordinator to its owner.
  func add(_ node: FlowNode, of coordinator: any Coordinator) {
    flows.add(node)
    notifier.emit(
      .flowStarted(node.id, node.placement, parent: node.parent?.id), in: node, source: node.source)
  }

  /// Takes away what a flow shows, to end it with a result, unless a module above it minds.
  ///
  /// - Returns: Whether it ends.
  func finish(
    _ node: FlowNode,
    _ source: CallSite?,
    _ prepare: @MainActor () -> Void,
    _ request: HeldRequest,
  ) -> Bool {
    guard node.isOpen else {
      if request.isTriedAgain {
        request.ticket.resolve(.superseded)
      } else {
        node.report(.flowEndedTwice, source: source)
        request.ticket.resolve(.rejected(.flowEnded))
      }
      return false
    }
    guard let stack = node.stack else {
      request.ticket.resolve(.superseded)
      return false
    }
    do throws(Refusal) {
      if !guards.areNone {
        let above = stack[heights(endedWith: node, on: stack)].filter { !node.contains($0) }
        try guards.consult(request, about: above)
      }
    } catch {
      return false
    }
    prepare()
    remove(node, .finished)
    return true
  }

  /// Takes away what a flow shows and what is above that, and notes that it ends.
  func remove(_ node: FlowNode, _ cause: EndCause) {
    change.note(ending: node, because: cause)
    guard let stack = node.stack else { return }
    stack.remove(heights(endedWith: node, on: stack), because: cause, in: change)
  }

  private func heights(endedWith node: FlowNode, on stack: StackModel) -> Range<Int> {
    guard node.total > 0 else { return 0..<0 }
    return stack.slice(of: node).lowerBound..<stack.count
  }
}
