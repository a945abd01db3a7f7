extension NavigationEngine {
  /// How the user may leave screens of a container, right now.
  func wayBack(from host: any StackHost, toDepth depth: Int?) -> WayBack {
    guard !isClosed, let layer = stack.layer(of: host) else {
      return WayBack(leaving: .allowed, allowsGesture: false, transition: .automatic)
    }
    let leaving = leaving(from: layer, toDepth: depth)
    let isRoot = layer === stack.base && leaving.first == layer.ledger.acknowledged.first
    let policy = verdict(on: leaving).policy
    return WayBack(
      leaving: policy,
      allowsGesture: policy == .allowed && !isRoot && !leaving.isEmpty && allowsGesture(leaving),
      transition: leaving.first?.wayBack ?? .automatic,
    )
  }

  /// What the modules say about a gesture: the top one about a swipe, all of them about a sheet.
  private func allowsGesture(_ leaving: [NavigationEntry]) -> Bool {
    let policies = leaving.map { $0.module?.backGesture ?? .automatic }
    if policies.contains(.forbidden) { return false }
    if policies.last == .allowed { return true }
    return !stack.isCommanded && leaving.first?.transition.custom == nil
  }

  /// The wanted entries that the user would leave, as seen on the container, root first.
  private func leaving(from layer: HostedStack, toDepth depth: Int?) -> [NavigationEntry] {
    let seen = layer.host.screens
    let depth = min(max(depth ?? seen.count - 1, 0), seen.count)
    guard depth > 0 || layer === stack.base else {
      let above = stack.layers.drop { $0 !== layer }
      return above.flatMap(\.ledger.intent)
    }
    return seen[depth...].compactMap(stack.entry(showing:))
  }

  /// Takes the user's wish to go back, and hands out its ticket.
  func goBack(
    from host: any StackHost,
    toDepth depth: Int?,
    origin: BackOrigin,
  ) -> NavigationTicket {
    guard !isClosed, let layer = stack.layer(of: host) else {
      return NavigationTicket(rejected: .routerGone)
    }
    let leaving = leaving(from: layer, toDepth: depth)
    let attempt = NavigationAttempt(.back(EntryReferences(leaving), origin))
    submit(.attempt(attempt))
    return attempt.ticket
  }

  /// Takes away what the user wants to leave, once the guards agree.
  func goBack(
    _ wanted: EntryReferences,
    _ origin: BackOrigin,
    _ attempt: NavigationAttempt,
  ) {
    guard !isClosed else { return attempt.ticket.resolve(.rejected(.routerGone)) }
    var leaving = wanted.entries.filter(stack.contains)
    guard !leaving.isEmpty else {
      return attempt.ticket.resolve(wanted.count == 0 ? .rejected(.atRoot) : .superseded)
    }
    // Only what is on its own is left at the root; else the root stays.
    if leaving[0] == stack[0], leaving.count > 1 || stack.count > 1 { leaving.removeFirst() }
    // While the root itself is on its way, nobody can have meant it.
    let isRootInTransit = leaving.first == stack[0] && stack.base.ledger.command != nil
    guard !leaving.isEmpty, !isRootInTransit else {
      return attempt.ticket.resolve(.rejected(.atRoot))
    }
    let covered = stack.coveredBy(leaving)
    do throws(RejectedStep) {
      try consult(attempt, about: leaving + covered)
    } catch {
      return
    }
    if leaving[0] == stack[0], leaving[0].flow == nil {
      attempt.ticket.resolve(.rejected(.atRoot))
      return calling { onBackAtRoot?(origin) }
    }
    let change = stack.remove(leaving + covered, because: .systemBack(origin))
    stack.await(attempt.ticket, of: change, transition: .automatic)
    commit(change, source: nil)
  }
}
