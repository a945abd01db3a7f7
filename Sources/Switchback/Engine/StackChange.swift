/// What one transaction did to the stack, before anyone is told.
struct StackChange {
  /// A module that left, and why.
  struct Removal {
    let entry: NavigationEntry
    let cause: EndCause
  }

  /// What entered, lowest first.
  var added: [NavigationEntry] = []

  /// What left, lowest first.
  var removed: [Removal] = []

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

  /// Whether flows may end by it.
  @MainActor var concernsFlows: Bool {
    ending != nil || !unplaced.isEmpty || removed.contains { $0.entry.flow != nil }
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
  @MainActor
  mutating func remove(_ entry: NavigationEntry, because cause: EndCause) {
    if let index = added.lastIndex(of: entry) {
      added.remove(at: index)
    } else {
      removed.append(Removal(entry: entry, cause: cause))
    }
  }

  /// Puts what several steps removed into the order in which it stood on the stack.
  @MainActor
  mutating func sortRemoved(as stack: [NavigationEntry]) {
    let positions = Dictionary(uniqueKeysWithValues: zip(stack, stack.indices))
    removed.sort { positions[$0.entry, default: 0] < positions[$1.entry, default: 0] }
  }
}
