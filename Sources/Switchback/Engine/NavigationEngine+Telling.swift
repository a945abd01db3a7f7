/// Somebody who hears the events of a router, or of one flow in it.
@MainActor
final class EventObserver {
  let flow: FlowNode?
  var body: (@MainActor (NavigationEvent) -> Void)?

  init(flow: FlowNode?, body: @escaping @MainActor (NavigationEvent) -> Void) {
    self.flow = flow
    self.body = body
  }
}

extension NavigationEngine {
  // MARK: - The model

  func makeEntry(
    _ module: any Presentable,
    _ screen: any Screen,
    in flow: FlowNode?,
  ) -> NavigationEntry {
    entryCount += 1
    return NavigationEntry(serial: entryCount, module: module, screen: screen, flow: flow)
  }

  /// Counts an entry in.
  ///
  /// It stands on the wanted stack already.
  func enter(_ entry: NavigationEntry) {
    index[ObjectIdentifier(entry.module)] = entry
    index[ObjectIdentifier(entry.screen)] = entry
    guard let flow = entry.flow else { return }
    for node in flow.chain {
      node.total += 1
      node.hasShown = true
    }
  }

  /// Counts an entry out.
  ///
  /// It has left the wanted stack already.
  func leave(_ entry: NavigationEntry) {
    index[ObjectIdentifier(entry.module)] = nil
    index[ObjectIdentifier(entry.screen)] = nil
    guard let flow = entry.flow else { return }
    for node in flow.chain { node.total -= 1 }
  }

  /// The entry of a module on the wanted stack.
  func entry(of module: any Presentable) -> NavigationEntry? {
    guard let entry = index[ObjectIdentifier(module)], entry.module === module else { return nil }
    return entry
  }

  func modules(of flow: FlowNode?) -> [any Presentable] {
    let entries = ledger.intent
    guard let flow else { return entries.map(\.module) }
    return entries.filter { $0.flow?.isInside(flow) ?? false }.map(\.module)
  }

  // MARK: - One change

  /// Ends what a change of the model ends, and tells everyone concerned.
  func commit(_ change: StackChange, source: CallSite?) {
    let hasEnd = change.ending != nil || change.removed.contains { $0.entry.flow != nil }
    commit(change, hasEnd ? FlowEndings(of: change) : nil, source: source)
  }

  /// Tells of a change in three phases, after every entry has left the model: modules, top first;
  /// then flows, children before parents.
  func commit(_ change: StackChange, _ endings: FlowEndings?, source: CallSite?) {
    transactionCount += 1
    for ending in endings?.ended ?? [] { ending.node.isOpen = false }
    vacated += endings?.vacated ?? []
    for removal in change.removed { removal.entry.ticket?.strike(removal.entry) }

    for entry in change.added { emit(.shown(entry.id), in: entry.flow, source: source) }
    for removal in change.removed.reversed() {
      let entry = removal.entry
      emit(.removed(entry.id, removal.cause), in: entry.flow, source: source)
      entry.tellRemoved(removal.cause)
    }
    for ending in endings?.ended ?? [] { conclude(ending) }
  }

  /// Ends the tickets of everything that the host is known to show.
  func commitTickets() {
    let shown = pending
    pending = []
    for ticket in shown { ticket.commit() }
  }

  // MARK: - Those who listen

  func observe(
    in flow: FlowNode?,
    _ body: @escaping @MainActor (NavigationEvent) -> Void,
  ) -> Observation {
    guard !isClosed, flow?.isOpen ?? true else { return .ended }
    let observer = EventObserver(flow: flow, body: body)
    observers.append(observer)
    return Observation { [weak self, weak observer] in
      observer?.body = nil
      self?.observers.removeAll { $0 === observer }
    }
  }

  func observeRemoval(
    of module: any Presentable,
    source: CallSite,
    _ body: @escaping @MainActor (EndCause) -> Void,
  ) -> Observation {
    let observer = RemovalObserver(body)
    submit(.observeRemoval(of: module, observer, source))
    return Observation { observer.cancel() }
  }

  func watch(_ module: any Presentable, _ observer: RemovalObserver, _ source: CallSite) {
    guard observer.body != nil else { return }
    guard let entry = entry(of: module) else {
      observer.cancel()
      return report(NavigationIssue(.moduleNotShown, subject: module.name, source: source), in: nil)
    }
    observer.entry = entry
    entry.observe(observer)
  }

  /// Hands an event to those who hear of this flow.
  ///
  /// Costs nothing while nobody listens.
  func emit(_ kind: @autoclosure () -> NavigationEvent.Kind, in flow: FlowNode?, source: CallSite?)
  {
    guard !observers.isEmpty else { return }
    let stack = ledger.intent.map(\.id)
    let event = NavigationEvent(kind: kind(), flow: flow?.id, stack: stack, source: source)
    calling {
      for observer in observers {
        guard observer.flow.map({ flow?.isInside($0) ?? false }) ?? true else { continue }
        observer.body?(event)
      }
    }
  }

  func report(_ issue: NavigationIssue, in flow: FlowNode?) {
    calling { onIssue(issue) }
    emit(.issue(issue), in: flow, source: issue.source)
  }
}
