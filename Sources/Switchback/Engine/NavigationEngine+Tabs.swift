extension NavigationEngine {
  // MARK: - Opening and closing

  /// Gives a container that came onto a stack its tabs.
  func open(_ tabs: TabRouter, at entry: NavigationEntry, source: CallSite?) {
    containers = containers + [tabs]
    tabs.begin(at: entry, self)
    for tab in tabs.tabs { open(tab, in: tabs, source: source) }
    tellSelection(in: tabs, source: source)
  }

  /// Takes a tab into a container that is on a stack.
  func take(_ tab: Tab, into tabs: TabRouter, source: CallSite?) {
    open(tab, in: tabs, source: source)
    if tabs.tabs.count == 1 { tellSelection(in: tabs, source: source) }
  }

  /// Gives a tab its stack, and starts its flow.
  private func open(_ tab: Tab, in tabs: TabRouter, source: CallSite?) {
    let host = tabs.host.makeStackHost(for: tab.id)
    let stack = LayeredStack(host: host, index: index, tab: tab.id)
    stack.connect = root.connect
    stack.connect(host)
    tab.open(stack)
    emit(.tabAdded(tab.id), in: tabs.flow, on: tabs.entry?.stack, source: source)
    tab.start(self)
    tabs.barChanged()
  }

  /// Lets what is in a container leave with it, and closes its stacks.
  func takeAlong(_ change: inout StackChange) {
    guard change.removed.contains(where: { $0.entry.tabs != nil }) else { return }
    for removal in exchange(&change.removed, for: []) {
      change.removed.append(removal)
      guard let tabs = removal.entry.tabs, tabs.engine != nil else { continue }
      let cause = removal.cause.isOfOneFlow ? EndCause.parentEnded : removal.cause
      departed = departed + [DepartedTabs(tabs)]
      for stack in tabs.stacks { close(stack, in: tabs, because: cause, &change) }
      containers = containers.filter { $0 !== tabs }
      tabs.end()
    }
  }

  /// Takes everything off the stack of a tab, and closes it.
  private func close(
    _ stack: LayeredStack,
    in tabs: TabRouter,
    because cause: EndCause,
    _ change: inout StackChange,
  ) {
    change.unplaced += flows.started(from: tabs.flow, on: stack).map {
      StackChange.Ending(node: $0, cause: cause)
    }
    var inner = StackChange()
    stack.remove(0..<stack.count, in: &inner) { _ in cause }
    takeAlong(&inner)
    if tellsHost { stack.expectInput(false) }
    stack.close()
    change.removed += inner.removed
    change.unplaced += inner.unplaced
    change.closed += inner.closed + [stack]
  }

  /// Empties the containers that have left, once they cannot be seen any more.
  ///
  /// So is one whose screen its host has kept, although it had to go: what was in it is over.
  func forgetDeparted() {
    guard !departed.isEmpty, !hasStack(where: \.isBusy) else { return }
    var seen = Set(stacks.flatMap(\.hosts).flatMap(\.screens).map { ObjectIdentifier($0) })
    for tabs in departed where tabs.isAmong(seen) {
      seen.formUnion(tabs.hosts.flatMap(\.screens).map { ObjectIdentifier($0) })
    }
    for tabs in exchange(&departed, for: []) {
      guard let host = tabs.host, tabs.isOurs else { continue }
      if tabs.isAmong(seen), !index.shows(host) {
        departed = departed + [tabs]
      } else {
        host.show(TabBar())
      }
    }
  }

  // MARK: - Choosing

  /// Selects a tab for code that asks for it.
  func select(_ id: TabID, in tabs: TabRouter, _ ticket: NavigationTicket, _ source: CallSite) {
    guard tabs.engine === self, tabs[id] != nil else { return ticket.resolve(.superseded) }
    guard tabs.visits.selected != id else { return ticket.resolve(.rejected(.alreadyThere)) }
    tabs.visit(id, for: ticket)
    tellSelection(in: tabs, source: source)
  }

  private func tellSelection(in tabs: TabRouter, source: CallSite?) {
    guard let id = tabs.visits.selected else { return }
    emit(.tabSelected(id), in: tabs.flow, on: tabs.entry?.stack, source: source)
  }

  /// Follows the user, who has chosen a tab in the bar: once more, it goes back to its root.
  func choose(_ id: TabID, in tabs: TabRouter, _ ticket: NavigationTicket) {
    guard tabs.engine === self, let stack = tabs[id]?.stack else {
      return ticket.resolve(.rejected(.noSuchTab))
    }
    guard tabs.visits.selected == id else {
      tabs.visit(id, for: ticket)
      return tellSelection(in: tabs, source: nil)
    }
    let request = NavigationRequest([.popToRoot])
    let requester = Requester(flow: nil, stack: stack)
    carryOut(NavigationAttempt(.request(request, from: requester), ticket: ticket))
  }

  /// Removes a tab, once the guards agree.
  func remove(_ tab: Tab, source: CallSite, _ attempt: NavigationAttempt) {
    guard let tabs = tab.container, tabs.engine === self, let stack = tab.stack else {
      return attempt.ticket.resolve(.superseded)
    }
    do throws(RejectedStep) {
      try consult(attempt, about: stack.intent)
    } catch {
      return
    }
    var change = StackChange()
    close(stack, in: tabs, because: .replaced, &change)
    attempt.ticket.expect(change)
    let wasSelected = tabs.selected === tab
    tabs.forget(tab, for: attempt.ticket)
    commit(change, source: source) { _ in
      emit(.tabRemoved(tab.id), in: tabs.flow, on: tabs.entry?.stack, source: source)
      if wasSelected { tellSelection(in: tabs, source: source) }
    }
  }

  // MARK: - Going back

  /// The container that a stack is in, if it is that of its selected tab.
  func container(around stack: LayeredStack) -> TabRouter? {
    containers.first { $0.selected?.stack === stack }
  }

  /// Goes back from the root of a tab: to the tab before, or out of the container.
  func goBack(from stack: LayeredStack, _ origin: BackOrigin, _ attempt: NavigationAttempt) {
    guard let tabs = container(around: stack), let entry = tabs.entry, let outer = entry.stack
    else { return attempt.ticket.resolve(.rejected(.atRoot)) }
    if !origin.leavesProgram, tabs.goBack(for: attempt.ticket) {
      return tellSelection(in: tabs, source: nil)
    }
    let container = EntryReferences([entry])
    // Whoever is asked answers about this, whatever tab is shown by then.
    attempt.means(.back(container, origin, on: StackReference(outer)))
    goBack(container, origin, on: outer, attempt)
  }
}

extension EndCause {
  /// Whether it is the cause of a flow of its own, and means nothing to the flows started from it.
  fileprivate var isOfOneFlow: Bool { self == .finished || self == .taskCancelled }
}

/// A container of tabs that has left, which goes on showing what was in it until it is emptied.
@MainActor
struct DepartedTabs {
  private struct WeakHost {
    weak var host: (any StackHost)?
  }

  private(set) weak var host: (any TabHost)?
  private weak var reporter: TabReporter?
  private let references: [WeakHost]

  init(_ tabs: TabRouter) {
    host = tabs.host
    reporter = tabs.conversation.reporter
    references = tabs.stacks.flatMap(\.hosts).map { WeakHost(host: $0) }
  }

  /// Whether no other router has taken the container over.
  var isOurs: Bool { reporter != nil }

  /// Whether it is one of these screens.
  func isAmong(_ screens: Set<ObjectIdentifier>) -> Bool {
    host.map { screens.contains(ObjectIdentifier($0)) } ?? false
  }

  /// The hosts of what was in it, as far as they are still there.
  var hosts: [any StackHost] { references.compactMap(\.host) }
}
