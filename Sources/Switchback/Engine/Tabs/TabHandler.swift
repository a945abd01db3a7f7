/// Opens and closes the stacks of tabs, and selects among them.
@MainActor
struct TabHandler {
  let stacks: RouterStacks
  let flows: FlowTree
  let guards: LeaveGuards
  let notifier: Notifier
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
  /// - Parameters:
  ///   - change: What leaves.
  ///   - tellingHosts: Whether hosts are told that no input is expected any more.
  func takeContentsAlong(in change: StackChange, tellingHosts: Bool = true) {
    guard change.removesTabs else { return }
    takeContents(of: change.removed.set([]), tellingHosts, in: change)
  }

  private func takeContents(
    of removals: [StackChange.Removal], _ tellsHosts: Bool, in change: StackChange
  ) {
    for removal in removals {
      if let tabs = removal.entry.tabs, tabs.entry === removal.entry {
        stacks.remove(tabs)
        for stack in tabs.stacks.reversed() {
          close(stack, in: tabs, because: removal.cause.insideTabs, tellsHosts, in: change)
        }
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
    in change: StackChange,
  ) {
    for flow in flows.started(from: tabs.flow, on: stack.model) {
      change.unplaced.append(StackChange.Ending(node: flow, cause: cause))
    }
    let outside = change.removed.set([])
    stack.model.remove(0..<stack.model.count, because: cause, in: change)
    takeContents(of: change.removed.set(outside), tellsHosts, in: change)
    if tellsHosts { stack.expectInput(false) }
    stack.close()
    stacks.closed.append(stack)
  }

  /// Removes a tab, once the guards agree.
  ///
  /// That it is removed is told before the modules in it are.
  func remove(
    _ tab: TabRouter, _ source: CallSite, _ proposal: Proposal, in stackChange: StackChange
  ) -> Change {
    guard let tabs = tab.container, stacks.has(tabs), let stack = tab.stack else {
      proposal.ticket.resolve(.superseded)
      return Change()
    }
    do throws(Refusal) {
      try guards.consult(proposal, about: stack.model.entries)
    } catch {
      return Change()
    }
    close(stack, in: tabs, because: .replaced, in: stackChange)
    proposal.ticket.expect(stackChange)
    let wasSelected = tabs.selected === tab
    tabs.remove(tab, for: proposal.ticket)
    let (next, flow, outer) = (tabs.visits.selected, tabs.flow, tabs.entry?.stack)
    stackChange.announce {
      notifier.emit(.tabRemoved(tab.id), in: flow, on: outer, source: source)
      if wasSelected, let next {
        notifier.emit(.tabSelected(next), in: flow, on: outer, source: source)
      }
    }
    return Change()
  }

  // MARK: - Choosing

  /// Selects a tab for code that asks for it.
  func select(
    _ id: TabID, in tabs: ContainerNode, _ ticket: NavigationTicket
  ) -> Change {
    guard stacks.has(tabs), tabs[id] != nil else { return end(ticket, .superseded) }
    guard tabs.visits.selected != id else { return end(ticket, .rejected(.alreadyThere)) }
    tabs.visit(id, for: ticket)
    return Change(afterwards: .tellSelection(in: tabs))
  }

  private func end(_ ticket: NavigationTicket, _ outcome: NavigationOutcome) -> Change {
    ticket.resolve(outcome)
    return Change()
  }

  /// Whether the user may go to a tab, as far as its container has a say in that; a refusal is told.
  func allows(_ id: TabID, in tabs: ContainerNode) -> Bool {
    guard let isAllowed = tabs.selectionGuard, stacks.has(tabs), tabs[id] != nil,
      tabs.visits.selected != id, !isAllowed(id)
    else { return true }
    notifier.emit(.tabRefused(id), in: tabs.flow, on: tabs.entry?.stack, source: nil)
    return false
  }

  /// Follows the user, who has chosen a tab in the bar: to see it or, if it was selected before, its root.
  func choose(_ id: TabID, in tabs: ContainerNode, _ ticket: NavigationTicket) -> Change {
    let wasAllowed = tabs.allowed == id
    tabs.allowed = nil
    guard stacks.has(tabs), let stack = tabs[id]?.stack else {
      return end(ticket, .rejected(.noSuchTab))
    }
    guard tabs.visits.selected == id else {
      guard wasAllowed || allows(id, in: tabs) else {
        tabs.showBarAgain()
        return end(ticket, .rejected(.selectionRefused))
      }
      tabs.visit(id, for: ticket)
      return Change(afterwards: .tellSelection(in: tabs))
    }
    let requester = Requester(flow: nil, place: stack.reference)
    let request = NavigationRequest([.popToRoot])
    return Change(
      afterwards: .carryOut(Proposal(.request(request, from: requester), ticket: ticket)))
  }

  func tellSelection(in tabs: ContainerNode, _ source: CallSite? = nil) {
    guard !notifier.listeners.isEmpty, let id = tabs.visits.selected else { return }
    notifier.emit(.tabSelected(id), in: tabs.flow, on: tabs.entry?.stack, source: source)
  }
}
