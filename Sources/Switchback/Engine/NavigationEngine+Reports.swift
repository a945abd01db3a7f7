extension NavigationEngine {
  /// Takes the screens over that were on the container before the router.
  func adoptInitialScreens() {
    let entries = host.screens.map { makeEntry(AdoptedModule.module(for: $0), $0, in: nil) }
    ledger.begin(with: entries)
    for entry in entries { enter(entry) }
    for entry in entries { reportUnannounced(entry) }
  }

  /// Follows what the host shows, by the rebase rule of ``StackLedger``.
  func settle(_ screens: [any Screen], _ command: Int?, _ origin: BackOrigin) {
    guard !isClosed else { return }
    let isUnderWay = ledger.command != nil
    // An acknowledgement that comes again while a later command is under way says nothing about it.
    if isUnderWay, let command, command != commandCount { return }
    let acknowledging = isUnderWay && command == commandCount
    let base = ledger.base(acknowledging: acknowledging)
    let (kept, tail) = map(screens, onto: base)
    let settlement = ledger.settle(kept: kept, tail: tail, acknowledging: acknowledging) { entry in
      makeEntry(entry.module, entry.screen, in: nil)
    }

    var change = StackChange()
    let isGivenUp = settlement.verdict == .givenUp
    let cause = isGivenUp ? EndCause.hostRefused : .systemBack(origin)
    for entry in settlement.left {
      leave(entry)
      change.remove(entry, because: cause)
    }
    for entry in settlement.entered { enter(entry) }
    change.added = settlement.entered
    commit(change, source: nil)
    react(to: settlement)
  }

  private func react(to settlement: StackLedger<NavigationEntry>.Settlement) {
    switch settlement.verdict {
    case .none: hostIsReady()
    case .acknowledged:
      let shown = pending.prefix(pendingAtCommand)
      pending.removeFirst(pendingAtCommand)
      for ticket in shown { ticket.commit() }
    case .dropped:
      reportHost(.commandDropped)
      retryLater()
    case .givenUp:
      let undone = pending
      pending = []
      for ticket in undone { ticket.resolve(.superseded) }
      reportHost(.commandGivenUp)
    }
    guard settlement.verdict != .givenUp else { return }
    for entry in settlement.entered { reportUnannounced(entry) }
  }

  /// Finds the entries behind screens: first where the base has them, then in what was acknowledged.
  private func map(
    _ screens: [any Screen],
    onto base: [NavigationEntry],
  ) -> (kept: Int, tail: [NavigationEntry]) {
    var kept = 0
    while kept < min(screens.count, base.count), base[kept].screen === screens[kept] { kept += 1 }
    guard kept < screens.count else { return (kept, []) }
    var entries: [ObjectIdentifier: NavigationEntry] = [:]
    for entry in ledger.acknowledged { entries[ObjectIdentifier(entry.screen)] = entry }
    for entry in base { entries[ObjectIdentifier(entry.screen)] = entry }
    for screen in screens[..<kept] { entries[ObjectIdentifier(screen)] = nil }
    var seen: Set<ObjectIdentifier> = Set(screens[..<kept].map { ObjectIdentifier($0) })
    let tail = screens[kept...].compactMap { screen -> NavigationEntry? in
      guard seen.insert(ObjectIdentifier(screen)).inserted else { return nil }
      return entries[ObjectIdentifier(screen)]
        ?? makeEntry(AdoptedModule.module(for: screen), screen, in: nil)
    }
    return (kept, tail)
  }

  /// Ends the flow that holds the root, because the user went back there.
  func goBackAtRoot(_ origin: BackOrigin) {
    guard !isClosed, ledger.count == 1, ledger.command == nil, ledger[0].flow != nil else { return }
    var change = StackChange()
    for entry in ledger.replace(0..<1, with: []) {
      leave(entry)
      change.remove(entry, because: .systemBack(origin))
    }
    commit(change, source: nil)
  }

  private func reportUnannounced(_ entry: NavigationEntry) {
    guard !sharedWithOtherCode else { return }
    report(NavigationIssue(.unannouncedScreen, subject: entry.name, source: nil), in: nil)
  }

  private func reportHost(_ kind: NavigationIssue.Kind) {
    let subject = ledger.count > 0 ? ledger[ledger.count - 1].name : "Router"
    report(NavigationIssue(kind, subject: subject, source: nil), in: nil)
  }
}
