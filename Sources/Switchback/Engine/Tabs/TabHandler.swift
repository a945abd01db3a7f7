/// Opens and closes the stacks of tabs, and selects among them.
@MainActor
final class TabHandler {
  private let stacks: RouterStacks
  private let flows: FlowTree
  private let guards: LeaveGuards
  private let notifier: Notifier
  private let change: Transaction
  private let link: EngineLink

  /// Whether hosts are told that no input is expected any more.
  var tellsHosts = true

  init(
    _ stacks: RouterStacks,
    _ flows: FlowTree,
    _ guards: LeaveGuards,
    _ notifier: Notifier,
    _ change: Transaction,
    _ link: EngineLink,
  ) {
    self.stacks = stacks
    self.flows = flows
    self.guards = guards
    self.notifier = notifier
    self.change = change
    self.link = link
  }

  // MARK: - Opening

  /// Gives a container that came onto a stack its tabs.
  func open(_ tabs: TabRouter, at entry: StackEntry, source: CallSite?) {
    stacks.containers.append(tabs)
    tabs.begin(at: entry, link)
    for tab in tabs.tabs { open(tab, in: tabs, source: source) }
    tellSelection(in: tabs, source: source)
  }

  /// Takes a tab into a container that is on a stack.
  func add(_ tab: Tab, to tabs: TabRouter, source: CallSite?) {
    open(tab, in: tabs, source: source)
    if tabs.tabs.count == 1 { tellSelection(in: tabs, source: source) }
  }

  /// Gives a tab its stack, and starts its flow.
  private func open(_ tab: Tab, in tabs: TabRouter, source: CallSite?) {
    let host = tabs.host.makeStackHost(for: tab.id)
    let stack = HostedStack(
      on: host, index: stacks.index, tab: tab.id, releasing: stacks.pool)
    tab.open(stack)
    host.connect(HostReporter(link, on: stack.model.base))
    notifier.emit(.tabAdded(tab.id), in: tabs.flow, on: tabs.entry?.stack, source: source)
    tab.start(link)
    tabs.barChanged()
  }

  // MARK: - Closing

  /// Lets what is in a container leave with it, before it, and closes its stacks.
  func takeContentsAlong() {
    if stacks.isAlone { return }
    for removal in change.removed.set([]) { takeAlong(removal) }
  }

  private func takeAlong(_ removal: Transaction.Removal) {
    if let tabs = removal.entry.tabs, tabs.entry === removal.entry {
      let cause = removal.cause.isOfOneFlow ? EndCause.parentEnded : removal.cause
      stacks.remove(tabs)
      for stack in tabs.stacks.reversed() { close(stack, in: tabs, because: cause) }
      tabs.end()
    }
    change.removed.append(removal)
  }

  /// Takes everything off the stack of a tab, and closes it.
  private func close(_ stack: HostedStack, in tabs: TabRouter, because cause: EndCause) {
    change.unplaced.append(
      contentsOf: flows.started(from: tabs.flow, on: stack).map {
        Transaction.Ending(node: $0, cause: cause)
      })
    let outside = change.removed.set([])
    stack.model.remove(0..<stack.model.count, because: cause, in: change)
    let inside = change.removed.set(outside)
    for removal in inside { takeAlong(removal) }
    if tellsHosts { stack.expectInput(false) }
    stack.close()
    change.closed.append(stack)
  }

  // MARK: - Choosing

  /// Selects a tab for code that asks for it.
  func select(_ id: TabID, in tabs: TabRouter, _ ticket: NavigationTicket, _ source: CallSite) {
    guard tabs.isOn(link), tabs[id] != nil else { return ticket.resolve(.superseded) }
    guard tabs.visits.selected != id else { return ticket.resolve(.rejected(.alreadyThere)) }
    tabs.visit(id, for: ticket)
    tellSelection(in: tabs, source: source)
  }

  /// Tells which tab is selected now.
  func tellSelection(in tabs: TabRouter, source: CallSite? = nil) {
    guard let id = tabs.visits.selected else { return }
    notifier.emit(.tabSelected(id), in: tabs.flow, on: tabs.entry?.stack, source: source)
  }

  /// Follows the user, who has chosen a tab in the bar.
  ///
  /// - Returns: What the user wants of it, if it was selected before: to go back to its root.
  func choose(_ id: TabID, in tabs: TabRouter, _ ticket: NavigationTicket) -> HeldRequest? {
    guard tabs.isOn(link), let stack = tabs[id]?.stack else {
      ticket.resolve(.rejected(.noSuchTab))
      return nil
    }
    guard tabs.visits.selected == id else {
      tabs.visit(id, for: ticket)
      tellSelection(in: tabs)
      return nil
    }
    let requester = Requester(flow: nil, place: stack.link)
    return HeldRequest(.request(NavigationRequest([.popToRoot]), from: requester), ticket: ticket)
  }

  /// Removes a tab, once the guards agree.
  ///
  /// - Returns: What is to be told before the modules in it are told, or nil if it stays.
  func remove(_ tab: Tab, _ source: CallSite, _ request: HeldRequest) -> Announcement? {
    guard let tabs = tab.container, tabs.isOn(link), let stack = tab.stack else {
      request.ticket.resolve(.superseded)
      return nil
    }
    do throws(Refusal) {
      try guards.consult(request, about: stack.model.entries)
    } catch {
      return nil
    }
    close(stack, in: tabs, because: .replaced)
    request.ticket.expect(change)
    let wasSelected = tabs.selected === tab
    tabs.forget(tab, for: request.ticket)
    let (flow, outer) = (tabs.flow, tabs.entry?.stack)
    guard wasSelected, let next = tabs.visits.selected else {
      return Announcement(.tabRemoved(tab.id), in: flow, on: outer)
    }
    return Announcement(.tabRemoved(tab.id), .tabSelected(next), in: flow, on: outer)
  }
}

extension EndCause {
  /// Whether it is the cause of a flow of its own, and means nothing to the flows started from it.
  fileprivate var isOfOneFlow: Bool { self == .finished || self == .taskCancelled }
}
