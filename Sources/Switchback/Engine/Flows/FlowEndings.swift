/// Decides which flows a change of the stacks ends, in which order, and which it leaves to decide.
///
/// A flow ends when a removal took its last module and one of its own was among those that left.
/// If only modules of its child flows left, those end first, and the flow is *vacated*: it ends
/// afterwards unless it shows something new, or was told an output. When a flow ends by itself, the flows around it do
/// not end with it.
@MainActor
struct FlowEndings {
  /// The flows that end, in the order in which they are told: children before parents, and among
  /// siblings the one that reached highest first.
  private(set) var ended: [StackChange.Ending] = []
  /// The flows that are left without modules and may still go on, innermost first.
  private(set) var vacated: [StackChange.Ending] = []

  /// What the change took from flows that lost modules, by their numbers.
  private var losses: [Int: Loss] = [:]

  private struct Loss {
    /// Where the highest module that left had stood, counted among those that left.
    var reach: Int
    /// Why that one left.
    var cause: EndCause
    /// Whether one of the flow's own was among them.
    var isOfItsOwn: Bool
  }

  /// Flows that end with everything inside them, by their numbers, and why if they lost no module.
  private typealias Doomed = [Int: (node: FlowNode, cause: EndCause?)]

  /// Judges a change after its entries have left the model and the flows' totals are counted.
  init(of change: StackChange) {
    if let only = Self.onlyEnding(by: change) {
      end(only.node, because: only.cause)
    } else {
      let emptied = noteLosses(by: change)
      end(emptied, change.unplaced.all + (change.ending.map { [$0] } ?? []))
    }
    if let ending = change.ending, ending.cause != .finished, ending.cause != .notStarted {
      vacate(around: ending)
    }
  }

  /// The ordinary cases, of which more need not be known: a flow ends by itself and only its own modules left, or
  /// its last module left, in a flow that still shows something.
  private static func onlyEnding(by change: StackChange) -> StackChange.Ending? {
    guard change.unplaced.isEmpty else { return nil }
    if let ending = change.ending {
      for removal in change.removed.all where removal.entry.flow !== ending.node { return nil }
      return ending
    }
    guard change.removed.count == 1, let flow = change.removed[0].entry.flow, flow.isOpen,
      flow.total == 0, flow.parent?.total != 0
    else { return nil }
    return .init(node: flow, cause: change.removed[0].cause)
  }

  /// Notes which flows lost modules.
  ///
  /// - Returns: Those that are left without, innermost first; not the one that ends by itself, nor those around
  ///   it.
  private mutating func noteLosses(by change: StackChange) -> [FlowNode] {
    var emptied: [FlowNode] = []
    losses.reserveCapacity(4)
    for (reach, removal) in change.removed.all.reversed().enumerated() {
      guard let flow = removal.entry.flow, flow.isOpen else { continue }
      for node in flow.withAncestors {
        let known = losses[node.serial]
        let isOfItsOwn = node === flow || known?.isOfItsOwn == true
        losses[node.serial] = Loss(reach: reach, cause: removal.cause, isOfItsOwn: isOfItsOwn)
        let isAround = change.ending?.node.isInside(node) ?? false
        if known == nil, node.total == 0, !isAround { emptied.append(node) }
      }
    }
    return emptied
  }

  /// Ends those of the emptied flows that lost modules of their own, and those that end in any case.
  private mutating func end(_ emptied: [FlowNode], _ others: [StackChange.Ending]) {
    var doomed: Doomed = [:]
    for node in emptied where losses[node.serial]?.isOfItsOwn == true {
      doomed[node.serial] = (node, nil)
    }
    for other in others { doomed[other.node.serial] = (other.node, other.cause) }
    for node in inTellingOrder(doomed.values.map(\.node)) where !isInside(node, anyOf: doomed) {
      end(node, because: doomed[node.serial]?.cause)
    }
    for node in emptied where doomed[node.serial] == nil && !isInside(node, anyOf: doomed) {
      vacated.append(.init(node: node, cause: losses[node.serial]?.cause ?? .popped))
    }
  }

  private func isInside(_ node: FlowNode, anyOf doomed: Doomed) -> Bool {
    for around in FlowAncestors(from: node.parent) where doomed[around.serial] != nil {
      return true
    }
    return false
  }

  /// Adds a flow behind its descendants, which end with it.
  private mutating func end(_ node: FlowNode, because cause: EndCause?) {
    for child in inTellingOrder(node.children) {
      end(child, because: cause == .routerGone ? cause : nil)
    }
    let known = cause ?? losses[node.serial]?.cause ?? .parentEnded
    ended.append(.init(node: node, cause: known))
  }

  /// Leaves those around a flow that was cancelled to decide, where they show nothing.
  private mutating func vacate(around ending: StackChange.Ending) {
    for node in FlowAncestors(from: ending.node.parent) where node.isOpen && node.total == 0 {
      vacated.append(.init(node: node, cause: ending.cause))
    }
  }

  /// The flow that reached highest first; of those that lost nothing, the latest first.
  private func inTellingOrder(_ nodes: [FlowNode]) -> [FlowNode] {
    guard nodes.count > 1 else { return nodes }
    return nodes.sorted { one, other in
      let (reach, otherReach) = (losses[one.serial]?.reach ?? -1, losses[other.serial]?.reach ?? -1)
      return (reach, one.serial) > (otherReach, other.serial)
    }
  }
}
