extension NavigationEngine {
  /// Looks for leaks in the next turn of the main actor, if a flow is over and not all of it is gone.
  func auditNextTurn() {
    guard let audit, audit.isWatching, !isAuditDue else { return }
    isAuditDue = true
    Task { lookForLeaks() }
  }

  /// Looks once for what is still alive of flows that are over, and reports it.
  func lookForLeaks() {
    isAuditDue = false
    guard let audit, isAtRest else { return }
    let scene = LeakAudit.Scene(
      change: transactionCount,
      shown: everythingShown,
      holders: { [self] in holders(of: $0) },
      observers: { [self] in observers(begunDuring: $0) },
    )
    for leak in audit.look(at: scene) {
      report(NavigationIssue(.stillAlive(leak), subject: leak.name, source: nil), in: nil)
    }
    if audit.isSuspicious { auditNextTurn() }
  }

  /// The modules and screens that are shown, or meant to be.
  private var everythingShown: Set<ObjectIdentifier> {
    index.objects.union(allHosts.flatMap(\.screens).map { ObjectIdentifier($0) })
  }

  /// Every host that may show something.
  var allHosts: [any StackHost] { stacks.flatMap(\.hosts) + departed.flatMap(\.hosts) }

  /// What of the router's own holds an object.
  private func holders(of object: AnyObject) -> [LeakHolder] {
    var holders = stacks.flatMap { $0.entries(holding: object) }.map {
      LeakHolder.stackEntry($0.id)
    }
    if held.contains(where: { $0.isShowing(object) }) { holders.append(.ticket) }
    return holders
  }

  private func observers(begunDuring life: Range<Int>) -> [FlowID?] {
    let isHeardAtRoot = onBackAtRoot != nil && life.contains(heardAtRootSince)
    return audience.flows(begunDuring: life).map { $0?.id }
      + stacks.flatMap { $0.observers(begunDuring: life) }
      + (isHeardAtRoot ? [nil] : [])
  }
}
