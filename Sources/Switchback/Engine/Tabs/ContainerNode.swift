/// A container of tabs, as its router keeps it: its tabs, its place on a stack, and what is told of its bar.
@MainActor
final class ContainerNode {
  let host: any TabHost
  /// The tabs, in the order of the bar.
  private(set) var tabs: [TabRouter] = []
  private(set) var visits: TabVisits
  private(set) var selected: TabRouter?

  /// Its place, while it is on a stack.
  private(set) weak var entry: StackEntry?
  /// What the host was given last; it is kept by that until another router takes it over.
  fileprivate weak var tabReporter: TabReporter?

  /// Says whether the user may go to a tab.
  var selectionGuard: (@MainActor (TabID) -> Bool)?
  /// The tab that was allowed when its host asked, and that the user has yet to choose.
  var allowed: TabID?

  /// Whether the host has yet to be told what to show.
  var isBarDue = false
  /// The tab that the host shows.
  private(set) var shown: TabID?
  /// Tickets that end when the bar is shown, and the tab that they want to be seen by then; if another is,
  /// they were superseded.
  private var tickets: [(ticket: NavigationTicket, wanted: TabID?)] = []

  init(_ host: any TabHost, back: TabBack) {
    self.host = host
    visits = TabVisits(back: back)
  }

  subscript(id: TabID) -> TabRouter? { tabs.first { $0.id == id } }
  var flow: FlowNode? { entry?.flow }
  /// The stacks of its tabs, the selected one last.
  var stacks: [HostedStack] {
    let visible = selected
    return (tabs.filter { $0 !== visible } + [visible].compactMap { $0 }).compactMap(\.stack)
  }

  // MARK: - Its place

  /// Leads to the router on one of whose stacks it is, while it is on one.
  var reporter: HostReporter? { entry?.layer?.reporter }

  func begin(at entry: StackEntry, reportingTo reporter: TabReporter) {
    self.entry = entry
    if let selected { begin(with: selected.id) }
    tabReporter = reporter
    isBarDue = true
    host.connect(reporter)
  }

  /// Lets go of its place and of its tabs: it has left its stack.
  func end() {
    let old = tabs
    tabs = []
    selected = nil
    visits = TabVisits(back: visits.back)
    entry = nil
    for tab in old { tab.close() }
    isBarDue = false
    shown = nil
    allowed = nil
    for (ticket, _) in takeTickets() { ticket.resolve(.superseded) }
  }

  // MARK: - Its tabs

  func add(_ tab: TabRouter, at position: Int) {
    var all = tabs
    all.insert(tab, at: position)
    tabs = all
    changeVisits { $0.add(tab.id, at: position) }
  }

  /// Selects a tab before anyone has seen another.
  func begin(with id: TabID) { changeVisits { $0.begin(with: id) } }

  /// Takes over what was visited before the selected tab in an earlier run.
  func restore(_ earlier: [TabID]) { changeVisits { $0.restore(earlier) } }

  /// Selects the tab that it began with, as if no other had been visited.
  ///
  /// - Returns: Whether another was selected.
  func beginAgain() -> Bool {
    guard let initial = visits.initial, visits.selected != initial || !visits.earlier.isEmpty else {
      return false
    }
    let wasSelected = visits.selected == initial
    begin(with: initial)
    showBar(for: nil)
    return !wasSelected
  }

  /// Lets go of a tab that was removed, whose ticket ends once the host shows it no more.
  func remove(_ tab: TabRouter, for ticket: NavigationTicket? = nil) {
    tabs = tabs.filter { $0 !== tab }
    changeVisits { $0.remove(tab.id) }
    tab.close()
    showBar(for: ticket)
  }

  func visit(_ id: TabID, for ticket: NavigationTicket) {
    changeVisits { $0.visit(id) }
    showBar(for: ticket, wanting: id)
  }

  /// Has the host show what it should, although it may show that already.
  func showBarAgain() { showBar(for: nil) }

  /// Goes back to the tab before.
  ///
  /// - Returns: Whether there is one.
  func selectPrevious(for ticket: NavigationTicket) -> Bool {
    guard let previous = visits.previous else { return false }
    changeVisits { $0.selectPrevious() }
    showBar(for: ticket, wanting: previous)
    return true
  }

  /// Changes them outside of their place, as in a ``Pile``, and looks up which tab is selected then.
  private func changeVisits(_ body: (inout TabVisits) -> Void) {
    var all = TabVisits(back: visits.back)
    swap(&all, &visits)
    body(&all)
    visits = all
    selected = all.selected.flatMap { self[$0] }
  }

  // MARK: - Its bar

  private func showBar(for ticket: NavigationTicket?, wanting tab: TabID? = nil) {
    isBarDue = true
    if let ticket { tickets += [(ticket, tab)] }
  }

  private func takeTickets() -> [(ticket: NavigationTicket, wanted: TabID?)] {
    let due = tickets
    tickets = []
    return due
  }

  func showBar() {
    guard isBarDue else { return }
    isBarDue = false
    var bar = TabBar()
    bar.items.reserveCapacity(tabs.count)
    for tab in tabs {
      guard let stack = tab.stack else { continue }
      bar.items.append(
        TabBar.Item(id: tab.id, title: tab.title, badge: tab.badge, host: stack.model.base.host))
    }
    bar.selected = visits.selected
    shown = bar.selected
    host.show(bar)
    for (ticket, wanted) in takeTickets() {
      if wanted == nil || wanted == shown { ticket.commit() } else { ticket.resolve(.superseded) }
    }
  }
}

/// A container of tabs that has left, which goes on showing what was in it until it is emptied.
@MainActor
struct DepartedTabs {
  private struct WeakHost {
    weak var host: (any StackHost)?
  }

  private(set) weak var host: (any TabHost)?
  private weak var container: ContainerNode?
  private weak var reporter: TabReporter?
  private let references: [WeakHost]

  init(_ tabs: ContainerNode) {
    host = tabs.host
    container = tabs
    reporter = tabs.tabReporter
    references = tabs.stacks.flatMap(\.hosts).map { WeakHost(host: $0) }
  }

  /// Whether the container has not come onto a stack again, of this or of another router.
  ///
  /// The user may be choosing one of its tabs, which keeps what was given to its host.
  var isOurs: Bool { reporter != nil && (container.map { $0.tabReporter === reporter } ?? true) }

  /// Whether it is one of these screens.
  func isAmong(_ screens: Set<ObjectIdentifier>) -> Bool {
    host.map { screens.contains(ObjectIdentifier($0)) } ?? false
  }

  /// The hosts of what was in it, as far as they are still there.
  var hosts: [any StackHost] { references.compactMap(\.host) }
}
