// What the router does with a container that is on one of its stacks.

extension TabRouter {
  /// The flow that shows it.
  var flow: FlowNode? { entry?.flow }

  /// The stacks of its tabs, the selected one last.
  var stacks: [HostedStack] {
    let visible = selected
    return (tabs.filter { $0 !== visible } + [visible].compactMap { $0 }).compactMap(\.stack)
  }

  /// Whether it is on a stack of this router.
  func isOn(_ link: EngineLink) -> Bool { self.link === link }

  /// Whether no other router shows it.
  func isFree(for link: EngineLink) -> Bool { self.link == nil || isOn(link) }

  /// Takes its place on a stack.
  func begin(at entry: StackEntry, _ link: EngineLink) {
    take(entry, link)
    if let selected { visits.begin(with: selected.id) }
    channel.begin(TabReporter(link, of: self))
  }

  /// Goes to a tab, and ends the ticket of whoever wanted that once the container shows it.
  func visit(_ id: TabID, for ticket: NavigationTicket? = nil) {
    visits.visit(id)
    channel.expect(ticket, showing: id)
  }

  /// Goes back to the tab before, if there is one.
  ///
  /// - Returns: Whether there is.
  func selectPrevious(for ticket: NavigationTicket) -> Bool {
    guard let previous = visits.previous else { return false }
    visits.selectPrevious()
    channel.expect(ticket, showing: previous)
    return true
  }

  /// Lets go of a tab that was removed, whose ticket ends once the container shows it no more.
  func forget(_ tab: Tab, for ticket: NavigationTicket? = nil) {
    tabs.removeAll { $0 === tab }
    visits.remove(tab.id)
    tab.close()
    channel.expect(ticket)
  }

  /// Lets go of everything, having left its stack.
  func end() {
    let old = tabs
    tabs = []
    visits = TabVisits(back: back)
    take(nil, nil)
    for tab in old { tab.close() }
    channel.end()
  }

  /// Something in the bar is otherwise than the container was told.
  func barChanged() {
    channel.expect(nil)
    link?.engine?.work()
  }

  /// Tells the container what to show, if it was told otherwise.
  func showBar() {
    channel.show {
      var bar = TabBar()
      bar.items = tabs.compactMap { tab in
        tab.stack.map {
          TabBar.Item(id: tab.id, title: tab.title, badge: tab.badge, host: $0.model.base.host)
        }
      }
      bar.selected = visits.selected
      return bar
    }
  }
}
