// What the router does with a container that is on one of its stacks.

extension TabRouter {
  /// The flow that shows it.
  var flow: FlowNode? { entry?.flow }

  /// The stacks of its tabs, the selected one last.
  var stacks: [LayeredStack] {
    let visible = selected
    return (tabs.filter { $0 !== visible } + [visible].compactMap { $0 }).compactMap(\.stack)
  }

  /// Whether no other router shows it.
  func isFree(for engine: NavigationEngine) -> Bool {
    self.engine == nil || self.engine === engine
  }

  /// Takes its place on a stack.
  func begin(at entry: NavigationEntry, _ engine: NavigationEngine) {
    self.engine = engine
    self.entry = entry
    if let selected { visits.begin(with: selected.id) }
    conversation.begin(TabReporter(engine: engine, tabs: self))
  }

  /// Goes to a tab, and ends the ticket of whoever wanted that once the container shows it.
  func visit(_ id: TabID, for ticket: NavigationTicket? = nil) {
    visits.visit(id)
    conversation.expect(ticket, showing: id)
  }

  /// Goes back to the tab before, if there is one.
  ///
  /// - Returns: Whether there is.
  func goBack(for ticket: NavigationTicket) -> Bool {
    guard let previous = visits.previous else { return false }
    visits.goBack()
    conversation.expect(ticket, showing: previous)
    return true
  }

  /// Lets go of a tab that was removed, whose ticket ends once the container shows it no more.
  func forget(_ tab: Tab, for ticket: NavigationTicket? = nil) {
    tabs.removeAll { $0 === tab }
    visits.remove(tab.id)
    tab.close()
    conversation.expect(ticket)
  }

  /// Lets go of everything, having left its stack.
  func end() {
    let old = exchange(&tabs, for: [])
    visits = TabVisits(back: back)
    engine = nil
    entry = nil
    for tab in old { tab.close() }
    conversation.end()
  }

  /// Something in the bar is otherwise than the container was told.
  func barChanged() {
    conversation.expect(nil)
    engine?.drain()
  }

  /// Tells the container what to show, if it was told otherwise.
  func command() {
    conversation.command {
      var bar = TabBar()
      bar.items = tabs.compactMap { tab in
        tab.stack.map {
          TabBar.Item(id: tab.id, title: tab.title, badge: tab.badge, host: $0.base.host)
        }
      }
      bar.selected = visits.selected
      return bar
    }
  }
}
