extension NavigationEngine {
  /// Makes a flow and its coordinator, hands the coordinator to its owner, and starts it.
  func startFlow<Output>(
    _ request: FlowRequest<Output>,
    under parent: FlowNode?,
    on stack: LayeredStack,
  ) -> FlowTicket<Output> {
    guard isGoingOn(parent, request.source) else { return FlowTicket(node: nil) }
    let node = FlowNode(
      serial: flows.nextSerial(),
      parent: parent,
      placement: request.placement,
      source: request.source,
      stack: stack,
      engine: self,
    )
    let ticket = FlowTicket<Output>(node: node)
    audit?.watch(ticket)
    // Of the request, only what is told at the end is kept: not what made the coordinator.
    node.conclude = { [onEnd = request.onEnd] coordinator, cause in
      let (end, awaiters) = ticket.resolve(cause)
      if cause != .notStarted { onEnd(coordinator, end) }
      return awaiters
    }
    var coordinator: (any Coordinator)?
    calling {
      let made = request.make(Flow(node: node, ticket: ticket))
      node.name = TypeTraits.traits(of: made).name
      if admit(made, to: node) { coordinator = made }
    }
    if node.isOpen { coordinator?.start() }
    flows.noteStarted(node, at: transactionCount)
    return ticket
  }

  /// Whether a flow, or with nil the router itself, goes on; if not, says so unless that could not be
  /// known.
  func isGoingOn(_ flow: FlowNode?, _ source: CallSite) -> Bool {
    guard isClosed || flow?.isOpen == false else { return true }
    if !isEndUntold(flow) {
      let kind = NavigationIssue.Kind.rejected(isClosed ? .routerGone : .flowEnded)
      report(NavigationIssue(kind, subject: flow?.name ?? "Router", source: source), in: flow)
    }
    return false
  }

  /// Hands a coordinator that was just made to its owner, or ends the flow that it cannot have.
  private func admit(_ coordinator: any Coordinator, to node: FlowNode) -> Bool {
    if let kind = flows.refusal(of: coordinator, under: node.parent) {
      report(NavigationIssue(kind, subject: node.name, source: node.source), in: node.parent)
    } else if isGoingOn(node.parent, node.source) {
      flows.add(node, of: coordinator)
      emit(.flowStarted(node.id), in: node, source: node.source)
      return true
    }
    submit(.end(node, .notStarted))
    return false
  }

  /// Whether a flow is over and the one who started it has yet to hear so.
  ///
  /// What is asked of it meanwhile is refused, but nobody is blamed for it: the end of a child flow is
  /// told first, and whoever reacts to that cannot know better.
  func isEndUntold(_ flow: FlowNode?) -> Bool {
    guard let flow else { return isClosing }
    return !flow.isOpen && flow.conclude != nil
  }

  /// Ends a flow with a result, unless a module above it minds.
  func finish(
    _ node: FlowNode,
    _ source: CallSite?,
    _ prepare: @MainActor () -> Void,
    _ attempt: NavigationAttempt,
  ) {
    guard node.isOpen else {
      if attempt.asking == nil, attempt.pardoned.isEmpty {
        node.report(.flowEndedTwice, source: source)
        return attempt.ticket.resolve(.rejected(.flowEnded))
      }
      return attempt.ticket.resolve(.superseded)
    }
    guard let stack = node.stack else { return attempt.ticket.resolve(.superseded) }
    let others = positions(endedWith: node, on: stack).map { stack[$0] }
      .filter { $0.flow?.isInside(node) != true }
    do throws(RejectedStep) {
      try consult(attempt, about: others)
    } catch {
      return
    }
    prepare()
    let change = removal(endedWith: node, .finished)
    commit(change, for: ExpectedChange(ticket: attempt.ticket, stack: stack), source: source)
  }

  /// Ends a flow without a result: its modules leave and everything above them.
  func end(_ node: FlowNode, _ cause: EndCause) {
    guard node.isOpen else { return }
    commit(removal(endedWith: node, cause), source: nil)
  }

  private func positions(endedWith node: FlowNode, on stack: LayeredStack) -> Range<Int> {
    guard node.total > 0 else { return 0..<0 }
    return stack.slice(of: node).range.lowerBound..<stack.count
  }

  private func removal(endedWith node: FlowNode, _ cause: EndCause) -> StackChange {
    var change = StackChange()
    if let stack = node.stack {
      stack.remove(positions(endedWith: node, on: stack), in: &change) { entry in
        if entry.flow === node { return cause }
        return entry.flow?.isInside(node) == true ? .parentEnded : .popped
      }
    }
    change.ending = .init(node: node, cause: cause)
    return change
  }

  /// Takes a flow that is over out of the tree and its coordinator from its owner, then tells.
  func conclude(_ ending: StackChange.Ending, source: CallSite?) {
    let node = ending.node
    let coordinator = flows.remove(node)
    audit?.noteEnd(ending, coordinator, at: transactionCount)
    node.lifetime?.isOver = true
    emit(.flowEnded(node.id, ending.cause), in: node, source: source)
    audience.dismiss(node)
    exchange(&node.actions, for: ActionTable())
    questions.withdraw(of: node)
    tell(coordinator) { $0.onRemoved(ending.cause) }
    let conclude = node.conclude
    node.conclude = nil
    awaiters = awaiters + (conclude?(coordinator, ending.cause) ?? [])
  }

  /// Ends everything: the router is closed or gone.
  ///
  /// - Parameter tellsHost: Whether the host is told that no input is expected any more.
  func closeNow(tellsHost: Bool) {
    guard !isClosed else { return }
    self.tellsHost = tellsHost
    isClosed = true
    isClosing = true
    var change = StackChange()
    root.remove(0..<root.count, in: &change) { _ in .routerGone }
    audit?.remember(allHosts)
    takeAlong(&change)
    departed = []
    root.close()
    questions.withdrawAll()
    exchange(&onBackAtRoot, for: nil)
    exchange(&onTop, for: nil)
    serialOnTop = 0
    flowsOnTop = []
    let endings = FlowEndings(ofAll: flows.roots, by: change, because: .routerGone)
    tell(of: change, endings, source: nil)
    flows.close()
    audience.dismissAll()
    root.handle.lead(to: nil)
    isClosing = false
  }
}
