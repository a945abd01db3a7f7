/// Decides which flows a change of the stack ends, in which order, and which it leaves to decide.
///
/// A flow ends when a removal took its last module and one of its own was among those that left.
/// If only modules of its child flows left, those end first, and the flow is *vacated*: it ends
/// afterwards unless it shows something new. When a flow ends by itself, the flows around it do not
/// end with it.
@MainActor
struct FlowEndings {
  /// The flows that end, in the order in which they are told: children before parents, and among
  /// siblings the one that reached highest first.
  private(set) var ended: [StackChange.Ending] = []

  /// The flows that are left without modules and may still go on, innermost first.
  private(set) var vacated: [StackChange.Ending] = []

  /// What is known of a flow that lost modules.
  private struct Loss {
    /// The position of its highest module that left.
    let reach: Int
    /// Why that one left.
    let cause: EndCause
    let hasLostOwn: Bool
  }

  private var losses: [FlowNode: Loss] = [:]

  /// Judges a change after its entries have left the model and the flows' totals are counted.
  ///
  /// - Parameter change: What left, and which flow ends by itself.
  init(of change: borrowing StackChange) {
    let touched = noteLosses(of: change)
    let ending = change.ending
    let around = ending.map { Array($0.node.chain.dropFirst()) } ?? []

    let emptied = touched.filter { node in
      node.total == 0 && node != ending?.node && !around.contains(node)
    }
    var doomed = emptied.filter { losses[$0]?.hasLostOwn ?? false }
    doomed += change.unplaced.map(\.node).filter { !doomed.contains($0) }
    if let ending { doomed.append(ending.node) }
    let outermost = doomed.filter { !$0.chain.dropFirst().contains(where: doomed.contains) }
    for node in inTellingOrder(outermost) {
      let unplaced = change.unplaced.first { $0.node == node }
      end(node, because: node == ending?.node ? ending?.cause : unplaced?.cause)
    }

    let over = Set(ended.map(\.node))
    for node in emptied where !over.contains(node) {
      vacated.append(.init(node: node, cause: losses[node]?.cause ?? .popped))
    }
    guard let ending, ending.cause != .finished, ending.cause != .notStarted else { return }
    for node in around where node.isOpen && node.total == 0 {
      vacated.append(.init(node: node, cause: ending.cause))
    }
  }

  /// Ends every flow there is.
  ///
  /// - Parameters:
  ///   - roots: The flows that no other flow started.
  ///   - change: What left the stack meanwhile, all for one cause.
  ///   - cause: That cause.
  init(ofAll roots: [FlowNode], by change: borrowing StackChange, because cause: EndCause) {
    _ = noteLosses(of: change)
    for node in inTellingOrder(roots) { end(node, because: cause, childrenToo: true) }
  }

  /// Notes which flows lost modules, innermost first.
  private mutating func noteLosses(of change: borrowing StackChange) -> [FlowNode] {
    var touched: [FlowNode] = []
    for (position, removal) in change.removed.enumerated() {
      guard let flow = removal.entry.flow, flow.isOpen else { continue }
      for node in flow.chain {
        let before = losses[node]
        if before == nil { touched.append(node) }
        losses[node] = Loss(
          reach: position,
          cause: removal.cause,
          hasLostOwn: node === flow || before?.hasLostOwn ?? false,
        )
      }
    }
    return touched
  }

  /// Adds a flow behind its descendants, which end with it.
  private mutating func end(
    _ node: FlowNode,
    because cause: EndCause?,
    childrenToo: Bool = false,
  ) {
    for child in inTellingOrder(node.children) {
      end(child, because: childrenToo ? cause : nil, childrenToo: childrenToo)
    }
    let known = cause ?? losses[node]?.cause ?? .parentEnded
    ended.append(.init(node: node, cause: known))
  }

  /// The flow that reached highest first; of those that lost nothing, the latest first.
  private func inTellingOrder(_ nodes: [FlowNode]) -> [FlowNode] {
    guard nodes.count > 1 else { return nodes }
    return nodes.sorted { one, other in
      (reach(of: one), one.serial) > (reach(of: other), other.serial)
    }
  }

  private func reach(of node: FlowNode) -> Int {
    losses[node]?.reach ?? -1
  }
}
