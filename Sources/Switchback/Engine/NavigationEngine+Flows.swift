extension NavigationEngine {
  /// Makes a flow and its coordinator, hands the coordinator to its owner, and starts it.
  func startFlow<Output>(
    _ request: FlowRequest<Output>,
    under parent: FlowNode?,
  ) -> FlowTicket<Output> {
    let refusal: Rejection? = isClosed ? .routerGone : parent?.isOpen == false ? .flowEnded : nil
    if isEndUntold(parent) { return FlowTicket(node: nil) }
    if let refusal {
      let subject = parent?.name ?? "Router"
      let issue = NavigationIssue(.rejected(refusal), subject: subject, source: request.source)
      report(issue, in: parent)
      return FlowTicket(node: nil)
    }
    flowCount += 1
    let node = FlowNode(
      serial: flowCount,
      parent: parent,
      placement: request.placement,
      source: request.source,
      engine: self,
    )
    let ticket = FlowTicket<Output>(node: node)
    let coordinator = request.make(Flow(node: node, ticket: ticket))
    node.name = String(describing: type(of: coordinator))
    let key = ObjectIdentifier(coordinator)
    // Of the request, only what is told at the end is kept: not what made the coordinator.
    node.conclude = { [onEnd = request.onEnd] coordinator, cause in
      let (end, awaiters) = ticket.resolve(cause)
      if cause != .notStarted { onEnd(coordinator, end) }
      return awaiters
    }
    if let other = running[key] {
      let isInside = parent?.isInside(other) ?? false
      let kind =
        isInside ? NavigationIssue.Kind.coordinatorInsideItself : .coordinatorAlreadyRunning
      report(NavigationIssue(kind, subject: node.name, source: request.source), in: parent)
      submit(.end(node, .notStarted, source: nil, prepare: nil))
      return ticket
    }
    running[key] = node
    node.coordinator = coordinator
    if let parent { parent.children.append(node) } else { roots.append(node) }
    (parent?.dependencies ?? dependencies).add(coordinator)
    emit(.flowStarted(node.id), in: node, source: request.source)
    coordinator.start()
    if node.isOpen { invisible.append((node, transactionCount)) }
    return ticket
  }

  /// Whether a flow is over and the one who started it has yet to hear so.
  ///
  /// What is asked of it meanwhile is refused, but nobody is blamed for it: the end of a child flow is
  /// told first, and whoever reacts to that cannot know better.
  func isEndUntold(_ flow: FlowNode?) -> Bool {
    guard let flow else { return isClosing }
    return !flow.isOpen && flow.conclude != nil
  }

  /// Ends a flow: its modules leave and everything above them.
  func end(_ node: FlowNode, _ cause: EndCause, _ source: CallSite?, _ prepare: (() -> Void)?) {
    guard node.isOpen else {
      if cause == .finished { node.report(.flowEndedTwice, source: source) }
      return
    }
    prepare?()
    var change = StackChange()
    change.ending = .init(node: node, cause: cause)
    if node.total > 0 {
      let lowest = slice(of: node).range.lowerBound
      for entry in ledger.replace(lowest..<ledger.count, with: []) {
        leave(entry)
        let isInside = entry.flow?.isInside(node) ?? false
        let part = isInside ? EndCause.parentEnded : .popped
        change.remove(entry, because: entry.flow === node ? cause : part)
      }
    }
    commit(change, source: source)
  }

  /// Ends a flow that was left without modules and whose coordinator began nothing new.
  ///
  /// - Returns: Whether there was one.
  func endOneVacatedFlow() -> Bool {
    while !vacated.isEmpty {
      let next = vacated.removeFirst()
      guard next.node.isOpen, next.node.total == 0, next.node.children.isEmpty else { continue }
      submit(.end(next.node, next.cause, source: nil, prepare: nil))
      return true
    }
    return false
  }

  /// Takes a flow that is over out of the tree and its coordinator from its owner, then tells.
  func conclude(_ ending: StackChange.Ending) {
    let node = ending.node
    if let parent = node.parent {
      parent.children.removeAll { $0 === node }
    } else {
      roots.removeAll { $0 === node }
    }
    let coordinator = node.coordinator
    if let coordinator {
      running[ObjectIdentifier(coordinator)] = nil
      (node.parent?.dependencies ?? dependencies).remove(coordinator)
    }
    node.coordinator = nil
    node.lifetime?.isOver = true
    emit(.flowEnded(node.id, ending.cause), in: node, source: nil)
    observers.removeAll { $0.flow === node }
    let conclude = node.conclude
    node.conclude = nil
    awaiters += conclude?(coordinator, ending.cause) ?? []
  }

  /// Reports flows that are still invisible although the stack has changed since they began.
  func reportInvisibleFlows() {
    guard !invisible.isEmpty else { return }
    var waiting: [(node: FlowNode, since: Int)] = []
    var late: [FlowNode] = []
    for flow in invisible where flow.node.isOpen && !flow.node.hasShown {
      if flow.since < transactionCount, flow.node.children.isEmpty {
        late.append(flow.node)
      } else {
        waiting.append(flow)
      }
    }
    invisible = waiting
    for node in late { node.report(.flowShowsNothing, source: node.source) }
  }

  /// Ends everything: the router is closed or gone.
  func closeNow() {
    guard !isClosed else { return }
    isClosed = true
    isClosing = true
    defer { isClosing = false }
    var change = StackChange()
    for entry in ledger.replace(0..<ledger.count, with: []) {
      leave(entry)
      change.remove(entry, because: .routerGone)
    }
    ledger = StackLedger()
    let undone = pending
    pending = []
    for ticket in undone { ticket.resolve(.superseded) }
    commit(change, FlowEndings(ofAll: roots, by: change, because: .routerGone), source: nil)
    observers = []
    vacated = []
    invisible = []
  }
}
