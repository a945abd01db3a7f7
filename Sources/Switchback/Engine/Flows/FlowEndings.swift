/// Decides which flows a change of the stacks ends, in which order, and which it leaves to decide.
///
/// A flow ends when a removal took its last module and one of its own was among those that left.
/// If only modules of its child flows left, those end first, and the flow is *vacated*: it ends
/// afterwards unless it shows something new. When a flow ends by itself, the flows around it do not
/// end with it.
@MainActor
struct FlowEndings {
  /// The flows that end, in the order in which they are told: children before parents, and among
  /// siblings the one that reached highest first.
  private(set) var ended: [Transaction.Ending] = []

  /// The flows that are left without modules and may still go on, innermost first.
  private(set) var vacated: [Transaction.Ending] = []

  private let number: Int

  /// Judges a change after its entries have left the model and the flows' totals are counted.
  ///
  /// - Parameter change: What left, and which flow ends by itself.
  init(of change: Transaction) {
    number = change.number
    let ending = change.ending
    if ending == nil, change.unplaced.isEmpty, let (node, cause) = Self.left(by: change) {
      end(node, because: cause)
      return
    }
    let emptied = emptied(by: change)
    var doomed = emptied.filter { $0.loss(in: number)?.isOfItsOwn ?? false }
    doomed += change.unplaced.all.map(\.node).filter { !doomed.contains($0) }
    if let ending {
      if doomed.isEmpty {
        end(ending.node, because: ending.cause)
      } else {
        doomed.append(ending.node)
      }
    }
    for node in inTellingOrder(doomed.filter { !isInside($0, anyOf: doomed) }) {
      let unplaced = change.unplaced.all.first { $0.node === node }
      end(node, because: node === ending?.node ? ending?.cause : unplaced?.cause)
    }
    for node in emptied where !ended.contains(where: { $0.node === node }) { vacate(node) }
    if let ending { vacateAround(ending) }
  }

  /// Ends every flow there is.
  ///
  /// - Parameters:
  ///   - roots: The flows that no other flow started.
  ///   - change: What left the stack meanwhile, all for one cause.
  ///   - cause: That cause.
  init(ofAll roots: [FlowNode], by change: Transaction, because cause: EndCause) {
    number = change.number
    _ = emptied(by: change)
    for node in inTellingOrder(roots) { end(node, because: cause, childrenToo: true) }
  }

  /// The ordinary case: a flow that was left by its last module, in a flow that still shows something.
  private static func left(by change: Transaction) -> (FlowNode, EndCause)? {
    guard change.removed.count == 1, let flow = change.removed[0].entry.flow, flow.isOpen,
      flow.total == 0, flow.parent?.total != 0
    else { return nil }
    return (flow, change.removed[0].cause)
  }

  /// Notes which flows lost modules.
  ///
  /// - Returns: Those that are left without, innermost first; not the one that ends by itself, nor those around
  ///   it.
  private func emptied(by change: Transaction) -> [FlowNode] {
    var emptied: [FlowNode] = []
    let removed = change.removed.all
    for (reach, removal) in removed.reversed().enumerated() {
      guard let flow = removal.entry.flow, flow.isOpen else { continue }
      var next: FlowNode? = flow
      while let node = next {
        let isFirst = node.noteLoss(
          in: number, at: reach, because: removal.cause, isItsOwn: node === flow)
        let isAround = change.ending?.node.isInside(node) ?? false
        if isFirst, node.total == 0, !isAround { emptied.append(node) }
        next = node.parent
      }
    }
    return emptied
  }

  private func isInside(_ node: FlowNode, anyOf others: [FlowNode]) -> Bool {
    var next = node.parent
    while let around = next {
      if others.contains(around) { return true }
      next = around.parent
    }
    return false
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
    let known = cause ?? node.loss(in: number)?.cause ?? .parentEnded
    ended.append(.init(node: node, cause: known))
  }

  private mutating func vacate(_ node: FlowNode) {
    vacated.append(.init(node: node, cause: node.loss(in: number)?.cause ?? .popped))
  }

  /// Leaves those around a flow that was cancelled to decide, where they show nothing.
  private mutating func vacateAround(_ ending: Transaction.Ending) {
    guard ending.cause != .finished, ending.cause != .notStarted else { return }
    var next = ending.node.parent
    while let node = next {
      if node.isOpen, node.total == 0 { vacated.append(.init(node: node, cause: ending.cause)) }
      next = node.parent
    }
  }

  /// The flow that reached highest first; of those that lost nothing, the latest first.
  private func inTellingOrder(_ nodes: [FlowNode]) -> [FlowNode] {
    guard nodes.count > 1 else { return nodes }
    return nodes.sorted { one, other in
      (reach(of: one), one.serial) > (reach(of: other), other.serial)
    }
  }

  private func reach(of node: FlowNode) -> Int { node.loss(in: number)?.reach ?? -1 }
}
