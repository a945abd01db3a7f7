/// What one transaction did to the stack, before anyone is told.
@MainActor
struct StackChange: ~Copyable {
  /// A module that left, and why.
  struct Removal {
    let entry: NavigationEntry
    let cause: EndCause
  }

  /// What entered, lowest first.
  var added: Few<NavigationEntry> = .none

  /// What left, lowest first.
  var removed: Few<Removal> = .none

  /// The flow that this transaction ends by itself, if it does.
  var ending: Ending?

  /// The flows whose stacks are gone with a container of tabs, and why.
  var unplaced: [Ending] = []

  /// The stacks that are gone with their tabs.
  var closed: [LayeredStack] = []

  /// Whether nothing has changed.
  var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && ending == nil && unplaced.isEmpty
  }

  /// Whether flows may end by it: one that still shows something cannot.
  var concernsFlows: Bool {
    if ending != nil || !unplaced.isEmpty { return true }
    for removal in removed where removal.entry.flow?.total == 0 { return true }
    return false
  }

  /// A flow that is over, and why.
  struct Ending {
    let node: FlowNode
    let cause: EndCause
  }
}

extension StackChange {
  /// Notes that an entry left.
  ///
  /// One that entered in this same change was never there.
  mutating func remove(_ entry: NavigationEntry, because cause: EndCause) {
    let added = added
    if !added.isEmpty, added.contains(entry) {
      self.added = added.filter { $0 != entry }
    } else {
      var all = exchange(&removed, for: .none)
      all.append(Removal(entry: entry, cause: cause))
      removed = all
    }
  }

  /// Puts what several steps removed into the order in which it stood on the stack.
  mutating func sortRemoved(as stack: [NavigationEntry]) {
    let positions = Dictionary(uniqueKeysWithValues: zip(stack, stack.indices))
    removed = Few(
      removed.sorted { positions[$0.entry, default: 0] < positions[$1.entry, default: 0] })
  }
}
