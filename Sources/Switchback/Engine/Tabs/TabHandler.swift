/// Opens and closes the stacks of tabs, and selects among them.
@MainActor
struct TabHandler {
  let stacks: RouterStacks
  let flows: FlowTree
  let guards: LeaveGuards
  let notifier: Notifier
  let change: Transaction
  let reference: EngineReference

  // MARK: - Opening

  /// Takes in a container that came onto a stack, whose tabs are to be opened.
  func add(_ tabs: ContainerNode, at entry: StackEntry) {
    stacks.containers.append(tabs)
    tabs.begin(at: entry, reportingTo: TabReporter(reference, of: tabs))
  }

  /// Gives a tab of a container its stack, on which its flow is to be started.
  func open(_ tab: TabRouter, in tabs: ContainerNode, _ source: CallSite?) {
    let host = tabs.host.makeStackHost(for: tab.id)
    let stack = HostedStack(on: host, index: stacks.index, tab: tab.id, releasing: stacks.pool)
    tab.stack = stack
    HostRegister.connect(stack.model.base, of: reference)
    notifier.emit(.tabAdded(tab.id), in: tabs.flow, on: tabs.entry?.stack, source: source)
  }

  // MARK: - Closing

  /// Lets what is in a container leave with it, before it, and closes its stacks.
  ///
  /// - Parameter tellingHosts: Whether hosts are told that no input is expected any more.
  func takeContentsAlong(tellingHosts: Bool = true) {
    guard change.removesTabs else { return }
    takeContents(of: change.removed.set([]), tellingHosts)
  }

  private func takeContents(of removals: [Transaction.Removal], _ tellsHosts: Bool) {
    for removal in removals {
      if let tabs = removal.entry.tabs, tabs.entry === removal.entry {
        // What ends one flow alone means nothing to the flows started from it.
        let cause: EndCause =
          switch removal.cause {
          case .finished, .cancelled, .taskCancelled: .parentEnded
          default: removal.cause
          }
        stacks.remove(tabs)
        for stack in tabs.stacks.reversed() { close(stack, in: tabs, because: cause, tellsHosts) }
        tabs.end()
      }
      change.removed.append(removal)
    }
  }

  private func close(
    _ stack: HostedStack,
    in tabs: ContainerNode,
    because cause: EndCause,
    _ tellsHosts: Bool = true,
  ) {
    for flow in flows.started(from: tabs.flow, on: stack.model) {
      change.unplaced.append(Transaction.Ending(node: flow, cause: cause))
    }
    let outside = change.removed.set([])
    stack.model.remove(0..<stack.model.count, because: cause, in: change)
    takeContents(of: change.removed.set(outside), tellsHosts)
    if tellsHosts { stack.expectInput(false) }
    stack.close()
    stacks.closed.append(stack)
  }

  /// Removes a tab, once the guards agree.
  ///
  /// - Returns: What tells that it is removed, to be called before the modules in it are told; nil if it stays.
  func remove(
    _ tab: TabRouter, _ source: CallSite, _ proposal: Proposal
  ) -> (@MainActor () -> Void)? {
    guard let tabs = tab.container, stacks.has(tabs), let stack = tab.stack else {
      proposal.ticket.resolve(.superseded)
      return nil
    }
    do throws(Refusal) {
      try guards.consult(proposal, about: stack.model.entries)
    } catch {
      return nil
    }
    close(stack, in: tabs, because: .replaced)
    proposal.ticket.expect(change)
    let wasSelected = tabs.selected === tab
    tabs.remove(tab, for: proposal.ticket)
    let (next, flow, outer) = (tabs.visits.selected, tabs.flow, tabs.entry?.stack)
    return {
      notifier.emit(.tabRemoved(tab.id), in: flow, on: outer, source: source)
      if wasSelected, let next {
        notifier.emit(.tabSelected(next), in: flow, on: outer, source: source)
      }
    }
  }

  // MARK: - Choosing

  /// Selects a tab for code that asks for it.
  func select(_ id: TabID, in tabs: ContainerNode, _ ticket: NavigationTicket, _ source: CallSite) {
    guard stacks.has(tabs), tabs[id] != nil else { return ticket.resolve(.superseded) }
    guard tabs.visits.selected != id else { return ticket.resolve(.rejected(.alreadyThere)) }
    tabs.visit(id, for: ticket)
    tellSelection(in: tabs, source)
  }

  /// Whether the user may go to a tab, as far as its container has a say in that; a refusal is told.
  func allows(_ id: TabID, in tabs: ContainerNode) -> Bool {
    guard let isAllowed = tabs.selectionGuard, stacks.has(tabs), tabs[id] != nil,
      tabs.visits.selected != id, !isAllowed(id)
    else { return true }
    notifier.emit(.tabRefused(id), in: tabs.flow, on: tabs.entry?.stack, source: nil)
    return false
  }

  /// Follows the user, who has chosen a tab in the bar.
  ///
  /// - Returns: What the user wants of it, if it was selected before: to go back to its root.
  func choose(_ id: TabID, in tabs: ContainerNode, _ ticket: NavigationTicket) -> Proposal? {
    let wasAllowed = tabs.allowed == id
    tabs.allowed = nil
    guard stacks.has(tabs), let stack = tabs[id]?.stack else {
      ticket.resolve(.rejected(.noSuchTab))
      return nil
    }
    guard tabs.visits.selected == id else {
      guard wasAllowed || allows(id, in: tabs) else {
        ticket.resolve(.rejected(.selectionRefused))
        tabs.showBarAgain()
        return nil
      }
      tabs.visit(id, for: ticket)
      tellSelection(in: tabs)
      return nil
    }
    let requester = Requester(flow: nil, place: stack.reference)
    return Proposal(.request(NavigationRequest([.popToRoot]), from: requester), ticket: ticket)
  }

  func tellSelection(in tabs: ContainerNode, _ source: CallSite? = nil) {
    guard let id = tabs.visits.selected else { return }
    notifier.emit(.tabSelected(id), in: tabs.flow, on: tabs.entry?.stack, source: source)
  }
}
