/// What one change did to the stacks, before anyone is told.
///
/// There is one object for all changes, since each is told of before the next begins. Its lists keep
/// their memory.
@MainActor
final class StackChange {
  /// A module that left, and why.
  struct Removal {
    let entry: StackEntry
    let cause: EndCause
  }

  /// A flow that is over, and why.
  struct Ending {
    let node: FlowNode
    let cause: EndCause
  }

  /// Counts the changes there were.
  private(set) var number = 0

  /// What entered, lowest first.
  let added = Pile<StackEntry>()

  /// What left, top first.
  let removed = Pile<Removal>()

  /// The flow that this change ends by itself, if it does.
  private(set) var ending: Ending?

  /// The flows whose stacks are gone with a container of tabs, and why.
  let unplaced = Pile<Ending>()

  /// Tells what was asked for, before anything else is told.
  private(set) var announcement: (@MainActor () -> Void)?

  var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && ending == nil && unplaced.isEmpty && announcement == nil
  }

  /// Notes what is told first.
  func announce(_ announcement: @escaping @MainActor () -> Void) {
    self.announcement = announcement
  }

  /// Notes that an entry left.
  ///
  /// One that entered in this same change was never there. If a flow ends by this change, what leaves with it
  /// leaves for that.
  func note(removed entry: StackEntry, because cause: EndCause) {
    if !added.isEmpty, added.all.contains(entry) { return added.keep { $0 !== entry } }
    removed.append(Removal(entry: entry, cause: ending.map { $0.cause(of: entry) } ?? cause))
  }

  /// Notes that this change ends a flow, before what that shows leaves.
  func note(ending node: FlowNode, because cause: EndCause) {
    ending = Ending(node: node, cause: cause)
  }

  /// Puts what several steps removed into the order in which it stood on the stack.
  func sortRemoved(as stack: [StackEntry]) {
    let heights = Dictionary(uniqueKeysWithValues: zip(stack, stack.indices))
    removed.set(
      removed.all.sorted { heights[$0.entry, default: 0] > heights[$1.entry, default: 0] })
  }

  /// Whether flows may end by it: one that still shows something cannot.
  var concernsFlows: Bool {
    if ending != nil || !unplaced.isEmpty { return true }
    if removed.isEmpty { return false }
    for removal in removed.all where removal.entry.flow?.total == 0 { return true }
    return false
  }

  /// The containers of tabs that entered and are still there.
  var addedContainers: [StackEntry] {
    added.isEmpty ? [] : added.all.filter { $0.tabs != nil && $0.isWanted }
  }

  /// Whether a container of tabs left.
  var removesTabs: Bool {
    if removed.isEmpty { return false }
    for removal in removed.all where removal.entry.tabs != nil { return true }
    return false
  }

  func count() { if !isEmpty { number += 1 } }

  /// Hands what it holds to those who let go of it, as everyone was told.
  func end(into pool: ReleasePool) {
    if !removed.isEmpty {
      for removal in removed.all { removal.entry.letGo() }
      pool.take(removed)
    }
    if !added.isEmpty { added.removeAll() }
    if ending != nil { ending = nil }
    if !unplaced.isEmpty { unplaced.removeAll() }
    if announcement != nil { announcement = nil }
  }

  /// Forgets what was undone.
  func cancel() {
    added.removeAll()
    removed.removeAll()
  }
}

extension StackChange.Ending {
  @MainActor
  fileprivate func cause(of entry: StackEntry) -> EndCause {
    if entry.flow === node { return cause }
    return node.contains(entry) ? .parentEnded : .popped
  }
}
