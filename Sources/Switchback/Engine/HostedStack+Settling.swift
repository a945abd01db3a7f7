extension HostedStack {
  /// Follows what the host shows, by the rebase rule of ``StackLedger``.
  ///
  /// - Parameters:
  ///   - screens: What it shows, root first.
  ///   - command: The command that it acknowledges, if it does.
  ///   - origin: By what means the user took what is missing.
  ///   - numbers: Gives each new entry its serial number.
  /// - Returns: What this changed, or nil if the report is of no account.
  func settle(
    _ screens: [any Screen],
    acknowledging command: Int?,
    origin: BackOrigin,
    numbers: () -> Int,
  ) -> HostSettlement? {
    let isUnderWay = ledger.command != nil
    // An acknowledgement that comes again while a later command is under way says nothing about it.
    if isUnderWay, let command, command != commandCount { return nil }
    let acknowledging = isUnderWay && command == commandCount
    let base = ledger.base(acknowledging: acknowledging)
    let (kept, tail, strangers) = map(screens, onto: base, numbers)
    // What the ledger forgets must not die while the ledger changes.
    let before = ledger
    defer { withExtendedLifetime(before) {} }
    let settlement = ledger.settle(kept: kept, tail: tail, acknowledging: acknowledging) { entry in
      NavigationEntry(serial: numbers(), renewing: entry)
    }

    var change = StackChange()
    let isGivenUp = settlement.verdict == .givenUp
    for entry in settlement.left {
      leave(entry)
      change.remove(entry, because: isGivenUp ? .hostRefused : .systemBack(origin))
    }
    for entry in settlement.entered { enter(entry) }
    change.added = settlement.entered
    let adopted = settlement.entered.filter(strangers.contains)
    return HostSettlement(change: change, adopted: adopted, verdict: settlement.verdict)
  }

  /// Finds the entries behind screens: where the base has them, else in what was acknowledged, else in
  /// what is wanted.
  ///
  /// A module may have left and returned as a new entry, so what is wanted comes last.
  private func map(
    _ screens: [any Screen],
    onto base: [NavigationEntry],
    _ numbers: () -> Int,
  ) -> (kept: Int, tail: [NavigationEntry], strangers: Set<NavigationEntry>) {
    var kept = 0
    while kept < min(screens.count, base.count), base[kept].screen === screens[kept] { kept += 1 }
    guard kept < screens.count else { return (kept, [], []) }
    var entries: [ObjectIdentifier: NavigationEntry] = [:]
    for entry in ledger.intent { entries[ObjectIdentifier(entry.screen)] = entry }
    for entry in ledger.acknowledged { entries[ObjectIdentifier(entry.screen)] = entry }
    for entry in base { entries[ObjectIdentifier(entry.screen)] = entry }
    var seen = Set(screens[..<kept].map { ObjectIdentifier($0) })
    var strangers: Set<NavigationEntry> = []
    let tail = screens[kept...].compactMap { screen -> NavigationEntry? in
      guard seen.insert(ObjectIdentifier(screen)).inserted else { return nil }
      if let entry = entries[ObjectIdentifier(screen)] { return entry }
      let stranger = NavigationEntry(serial: numbers(), adopting: screen)
      strangers.insert(stranger)
      return stranger
    }
    return (kept, tail, strangers)
  }
}

/// What a report of the host changed.
struct HostSettlement {
  /// What left and entered the wanted stack.
  let change: StackChange

  /// Those that entered and that nobody had announced.
  let adopted: [NavigationEntry]

  /// What became of the command under way.
  let verdict: StackLedger<NavigationEntry>.Verdict
}
