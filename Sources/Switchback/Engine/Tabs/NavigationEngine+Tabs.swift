// How the flows of tabs begin, which nobody but the engine can start, and whether a tab may be chosen.

extension NavigationEngine {
  /// Gives a container that came onto a stack its tabs, and starts their flows.
  func open(_ container: ContainerNode, at entry: StackEntry, _ source: CallSite?) {
    tabs.add(container, at: entry)
    for tab in container.tabs { open(tab, in: container, source) }
    tabs.tellSelection(in: container, source)
  }

  /// Takes a tab into a container that is on a stack.
  func add(_ tab: TabRouter, to container: ContainerNode, _ source: CallSite?) {
    open(tab, in: container, source)
    if container.tabs.count == 1 { tabs.tellSelection(in: container, source) }
  }

  private func open(_ tab: TabRouter, in container: ContainerNode, _ source: CallSite?) {
    tabs.open(tab, in: container, source)
    tab.start(by: self)
    container.isBarDue = true
    work()
  }

  /// Whether the user may go to a tab; then choosing it asks nobody again.
  func allows(_ id: TabID, in container: ContainerNode) -> Bool {
    let isAllowed = calling { tabs.allows(id, in: container) }
    container.allowed = isAllowed ? id : nil
    return isAllowed
  }
}
