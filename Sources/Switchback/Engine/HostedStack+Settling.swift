extension HostedStack {
  /// Follows what the host shows, by the rebase rule of ``StackLedger``.
  ///
  /// - Parameters:
  ///   - screens: What it shows, root first.
  ///   - command: The command that it acknowledges, if it does.
  ///   - origin: By what means the user took what is missing.
  ///   - makeEntry: Makes the entry of a screen that nobody announced, or of one that is shown all
  ///     the same after it left.
  /// - Returns: What left and entered, and what became of the command under way; nil if the report
  ///   says nothing new.
  func settle(
    _ screens: [any Screen],
    acknowledging command: Int?,
    origin: BackOrigin,
    makeEntry: (any Presentable, any Screen) -> NavigationEntry,
  ) -> (change: StackChange, verdict: StackLedger<NavigationEntry>.Verdict)? {
    let isUnderWay = ledger.command != nil
    // An acknowledgement that comes again while a later command is under way says nothing about it.
    if isUnderWay, let command, command != commandCount { return nil }
    let acknowledging = isUnderWay && command == commandCount
    let base = ledger.base(acknowledging: acknowledging)
    let (kept, tail) = map(screens, onto: base, makeEntry)
    let settlement = ledger.settle(kept: kept, tail: tail, acknowledging: acknowledging) { entry in
      makeEntry(entry.module, entry.screen)
    }

    var change = StackChange()
    let isGivenUp = settlement.verdict == .givenUp
    for entry in settlement.left {
      leave(entry)
      change.remove(entry, because: isGivenUp ? .hostRefused : .systemBack(origin))
    }
    for entry in settlement.entered { enter(entry) }
    change.added = settlement.entered
    return (change, settlement.verdict)
  }

  /// Finds the entries behind screens: first where the base has them, then in what was acknowledged.
  private func map(
    _ screens: [any Screen],
    onto base: [NavigationEntry],
    _ makeEntry: (any Presentable, any Screen) -> NavigationEntry,
  ) -> (kept: Int, tail: [NavigationEntry]) {
    var kept = 0
    while kept < min(screens.count, base.count), base[kept].screen === screens[kept] { kept += 1 }
    guard kept < screens.count else { return (kept, []) }
    var entries: [ObjectIdentifier: NavigationEntry] = [:]
    for entry in ledger.acknowledged { entries[ObjectIdentifier(entry.screen)] = entry }
    for entry in base { entries[ObjectIdentifier(entry.screen)] = entry }
    var seen = Set(screens[..<kept].map { ObjectIdentifier($0) })
    let tail = screens[kept...].compactMap { screen -> NavigationEntry? in
      guard seen.insert(ObjectIdentifier(screen)).inserted else { return nil }
      return entries[ObjectIdentifier(screen)]
        ?? makeEntry(AdoptedModule.module(for: screen), screen)
    }
    return (kept, tail)
  }
}
