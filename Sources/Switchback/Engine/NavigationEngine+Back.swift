extension NavigationEngine {
  /// How the user may leave screens of a container, right now.
  func wayBack(from host: any StackHost, toDepth depth: Int?) -> WayBack {
    guard let (stack, layer) = place(of: host) else { return .unmoved }
    let leaving = leaving(from: layer, of: stack, toDepth: depth)
    let isRoot = layer === stack.base && leaving.first == layer.ledger.acknowledged.first
    if isRoot, stack.tab != nil { return wayBack(outOf: stack) }
    let policy = verdict(on: leaving).policy
    return WayBack(
      leaving: policy,
      isGuarded: leaving.contains(where: \.isGuarded),
      allowsGesture: policy == .allowed && !isRoot && !leaving.isEmpty
        && allowsGesture(leaving, on: stack),
      transition: leaving.first?.wayBack ?? .automatic,
    )
  }

  /// How the user may leave the root of a tab: to another tab, or with the whole container.
  private func wayBack(outOf stack: LayeredStack) -> WayBack {
    var way = WayBack.unmoved
    if let tabs = container(around: stack), let entry = tabs.entry, tabs.visits.previous == nil {
      if let outer = entry.stack, outer.tab != nil, entry == outer.bottom {
        return wayBack(outOf: outer)
      }
      way = WayBack(
        leaving: verdict(on: [entry]).policy,
        isGuarded: entry.isGuarded,
        allowsGesture: false,
        transition: .automatic,
      )
    }
    return way
  }

  /// What the modules say about a gesture: the top one about a swipe, all of them about a sheet.
  private func allowsGesture(_ leaving: [NavigationEntry], on stack: LayeredStack) -> Bool {
    let policies = leaving.map { $0.module?.backGesture ?? .automatic }
    if policies.contains(.forbidden) { return false }
    if policies.last == .allowed { return true }
    return !stack.isCommanded && leaving.first?.transition.custom == nil
  }

  /// The wanted entries that the user would leave, as seen on the container, root first.
  private func leaving(
    from layer: HostedStack,
    of stack: LayeredStack,
    toDepth depth: Int?,
  ) -> [NavigationEntry] {
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
    guard !isClosed, let (stack, layer) = place(of: host) else {
      return .rejected(.routerGone)
    }
    let leaving = EntryReferences(leaving(from: layer, of: stack, toDepth: depth))
    let attempt = NavigationAttempt(.back(leaving, origin, on: StackReference(stack)))
    submit(.attempt(attempt))
    return attempt.ticket
  }

  /// Takes away what the user wants to leave, once the guards agree.
  func goBack(
    _ wanted: EntryReferences,
    _ origin: BackOrigin,
    on stack: LayeredStack?,
    _ attempt: NavigationAttempt,
  ) {
    guard !isClosed else { return attempt.ticket.resolve(.rejected(.routerGone)) }
    guard let stack else { return attempt.ticket.resolve(.superseded) }
    var leaving = wanted.entries.filter(stack.contains)
    guard !leaving.isEmpty || wanted.count == 0 else { return attempt.ticket.resolve(.superseded) }
    // Only what is on its own is left at the root; else the root stays.
    if leaving.first == stack.bottom, leaving.count > 1 || stack.count > 1 {
      leaving = Array(leaving.dropFirst())
    }
    let isAtRoot = leaving.first == stack.bottom
    // While the root itself is on its way, nobody can have meant it.
    let isRootInTransit = isAtRoot && stack.base.isCommanded
    guard !isRootInTransit else { return attempt.ticket.resolve(.rejected(.atRoot)) }
    if isAtRoot, stack.tab != nil { return goBack(from: stack, origin, attempt) }
    guard !leaving.isEmpty else { return attempt.ticket.resolve(.rejected(.atRoot)) }
    let covered = stack.coveredBy(leaving)
    do throws(RejectedStep) {
      try consult(attempt, about: leaving + covered)
    } catch {
      return
    }
    if isAtRoot, leaving[0].flow == nil {
      attempt.ticket.resolve(.rejected(.atRoot))
      return calling { onBackAtRoot?(origin) }
    }
    let change = stack.remove(leaving + covered, because: .systemBack(origin))
    commit(change, for: ExpectedChange(ticket: attempt.ticket, stack: stack), source: nil)
  }
}
