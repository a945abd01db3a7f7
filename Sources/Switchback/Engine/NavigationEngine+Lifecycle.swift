extension NavigationEngine {
  /// Tells who is covered and who is on top now, if that has changed since it was told last.
  ///
  /// - Returns: Whether anyone was told.
  func tellLifecycle() -> Bool {
    let top = top
    let serial = top?.serial ?? 0
    guard serial != serialOnTop, !hasStack(where: { $0.isMoving }) else { return false }
    // A module that has left is not there any more, nor is the coordinator of a flow that is over.
    let covered = onTop?.listener
    exchange(&onTop, for: top)
    serialOnTop = serial
    let isSameFlow = top?.flow === flowsOnTop.first
    let newFlows = isSameFlow ? flowsOnTop : top?.flow.map { Array($0.chain) } ?? []
    let oldFlows = exchange(&flowsOnTop, for: newFlows)
    tell(covered) { $0.onCovered() }
    if !isSameFlow { tellFlows(from: oldFlows, to: newFlows) }
    if let listener = top?.listener, let top {
      tellOnTop(listener, again: exchange(&top.wasOnTop, for: true))
    }
    return true
  }

  private func tellFlows(from old: [FlowNode], to new: [FlowNode]) {
    let shared = zip(old.reversed(), new.reversed()).prefix { $0 === $1 }.count
    for flow in old.dropLast(shared) { tell(flow.coordinator) { $0.onCovered() } }
    for flow in new.dropLast(shared).reversed() {
      tellOnTop(flow.coordinator, again: exchange(&flow.wasOnTop, for: true))
    }
  }

  private func tellOnTop(_ listener: AnyObject?, again: Bool) {
    tell(listener) { again ? $0.onUncovered() : $0.onShown() }
  }

  func tell(_ listener: AnyObject?, _ body: (any LifecycleListener) -> Void) {
    guard let listener = listener as? any LifecycleListener else { return }
    calling { body(listener) }
  }
}
