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
    let newFlows = top?.flow.map { Array($0.chain) } ?? []
    let oldFlows = exchange(&flowsOnTop, for: newFlows)
    let shared = zip(oldFlows.reversed(), newFlows.reversed()).prefix { $0 === $1 }.count
    tell(covered) { $0.onCovered() }
    for flow in oldFlows.dropLast(shared) { tell(flow.coordinator) { $0.onCovered() } }
    for flow in newFlows.dropLast(shared).reversed() {
      tellOnTop(flow.coordinator, again: exchange(&flow.wasOnTop, for: true))
    }
    if let listener = top?.listener, let top {
      tellOnTop(listener, again: exchange(&top.wasOnTop, for: true))
    }
    return true
  }

  private func tellOnTop(_ listener: AnyObject?, again: Bool) {
    tell(listener) { again ? $0.onUncovered() : $0.onShown() }
  }

  func tell(_ listener: AnyObject?, _ body: (any LifecycleListener) -> Void) {
    guard let listener = listener as? any LifecycleListener else { return }
    calling { body(listener) }
  }
}
