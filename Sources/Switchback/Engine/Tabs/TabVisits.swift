/// Which tabs there are, which were visited, and where that leads back to: a value that decides and
/// shows nothing.
struct TabVisits {
  let back: TabBack

  /// The tabs in the order of the bar.
  private(set) var order: [TabID] = []

  /// The tab that was selected at first.
  private(set) var initial: TabID?

  /// The visits, the present one last; each tab once, unless every visit counts.
  private var visits: [TabID] = []

  init(back: TabBack) {
    self.back = back
  }

  /// The tab that is selected.
  var selected: TabID? { visits.last }

  /// Takes a tab in; the first one is selected.
  mutating func add(_ tab: TabID, at position: Int) {
    order.insert(tab, at: position)
    if visits.isEmpty { begin(with: tab) }
  }

  /// Selects a tab before anyone has seen another.
  mutating func begin(with tab: TabID) {
    initial = tab
    visits = [tab]
  }

  /// How many visits are remembered of an earlier run.
  static let mostKept = 50

  /// The visits before the present one, the latest last, as far as they are worth keeping.
  var earlier: [TabID] { visits.dropLast().suffix(Self.mostKept) }

  /// Takes over what was visited before the present tab, as far as there are such tabs.
  mutating func restore(_ earlier: [TabID]) {
    guard let selected else { return }
    visits = []
    for tab in earlier.suffix(Self.mostKept) + [selected] where order.contains(tab) { visit(tab) }
  }

  /// Goes to a tab.
  mutating func visit(_ tab: TabID) {
    guard tab != selected else { return }
    if back != .fullHistory { visits.removeAll { $0 == tab } }
    visits.append(tab)
  }

  /// The tab that going back at the root of the selected one leads to, or nil if it leads out.
  var previous: TabID? {
    guard let selected else { return nil }
    return back.tab(before: selected, in: order, initial: initial, visited: visits)
  }

  /// Goes back to the previous tab, if there is one.
  mutating func selectPrevious() {
    guard let previous else { return }
    switch back {
    case .history, .fullHistory: visits.removeLast()
    case .none, .firstTab, .initialTab, .order: visit(previous)
    }
  }

  /// Takes a tab out; if it was selected, the one visited before it is, else its neighbour.
  mutating func remove(_ tab: TabID) {
    guard let position = order.firstIndex(of: tab) else { return }
    order.remove(at: position)
    if initial == tab { initial = nil }
    visits.removeAll { $0 == tab }
    // What was visited between two visits of the same tab is gone, so these are one visit now.
    visits = visits.enumerated().filter { $0 == 0 || visits[$0 - 1] != $1 }.map(\.element)
    guard visits.isEmpty, !order.isEmpty else { return }
    visits = [order[min(position, order.count - 1)]]
  }
}
