// What is still alive although its flow is over: looked for when nothing moves, and reported.

extension NavigationEngine {
  /// Looks in the next turn of the main actor, if a flow is over and not all of it is gone.
  func lookForLeaksNextTurn() {
    guard let audit, audit.isWatching, !audit.isLookDue else { return }
    audit.isLookDue = true
    Task { [weak self] in self?.lookForLeaks() }
  }

  /// Looks once for what is still alive of flows that are over, and reports it.
  func lookForLeaks() {
    guard let audit else { return }
    audit.isLookDue = false
    guard !queue.isWorking, queue.owedTurns == 0, isClosed || stacks.agrees else { return }
    let scene = LeakAudit.Scene(
      change: stackChange.number,
      shown: stacks.everythingShown,
      holders: { [self] in holders(of: $0) },
      observers: { [self] in observers(begunDuring: $0) },
    )
    calling {
      for leak in audit.look(at: scene) {
        notifier.log(.stillAlive(details: leak.details), leak.name)
      }
    }
    if audit.isSuspicious { lookForLeaksNextTurn() }
  }

  /// What of the router's own holds an object.
  private func holders(of object: AnyObject) -> [LeakHolder] {
    let places = stacks.entries(holding: object).map { LeakHolder.stackEntry($0.id) }
    return places + (guards.isHolding(object) ? [.ticket] : [])
  }

  /// The flows, or nil for the router, that are observed since one of these flows was the latest.
  private func observers(begunDuring life: Range<Int>) -> [FlowID?] {
    let isRootHeard = rootListener.map { life.contains($0.since) } ?? false
    return notifier.listeners.flows(begunDuring: life).map { $0?.id }
      + stacks.observedFlows(begunDuring: life) + (isRootHeard ? [nil] : [])
  }
}
