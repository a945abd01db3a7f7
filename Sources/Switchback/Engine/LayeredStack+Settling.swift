extension LayeredStack {
  /// Notes that a host shows exactly what it was told to.
  ///
  /// - Parameters:
  ///   - command: The number of the command. One that is not under way is of no account.
  ///   - layer: The layer of that host.
  func acknowledge(_ command: Int, on layer: HostedStack) {
    guard layer.isCommanded, command == layer.conversation.commandCount else { return }
    let isMeantToBeThere = has(layer)
    let gone = layer.change { ledger in
      defer { if !isMeantToBeThere { ledger.wantNothing() } }
      return ledger.acknowledge()
    }
    conclude(.acknowledged, on: layer)
    withExtendedLifetime(gone) {}
  }

  /// What a report says about a layer, looked up and not yet taken over.
  struct Reading {
    let layer: HostedStack
    let kept: Int
    let tail: [NavigationEntry]
    let strangers: Set<NavigationEntry>

    /// Entries of other layers whose screens are seen here.
    let elsewhere: Set<NavigationEntry>
    let isAcknowledging: Bool

    /// The wanted entries that the user took, root first.
    let taken: [NavigationEntry]
  }

  /// Compares what a host shows with what it was known or told to show.
  ///
  /// - Parameters:
  ///   - layer: The layer of that host.
  ///   - screens: What it shows, root first.
  ///   - command: The command that it acknowledges, if it does.
  ///   - isMoving: Whether something still moves on it.
  ///   - numbers: Gives each new entry its serial number.
  /// - Returns: What to take over, or nil if the report is of no account.
  func read(
    _ layer: HostedStack,
    showing screens: [any Screen],
    acknowledging command: Int?,
    isMoving: Bool,
    numbers: () -> Int,
  ) -> Reading? {
    let ledger = layer.ledger
    let isUnderWay = ledger.command != nil
    // An acknowledgement that comes again while a later command is under way says nothing about it.
    if isUnderWay, let command, command != layer.conversation.commandCount { return nil }
    let isAcknowledging = isUnderWay && command == layer.conversation.commandCount
    if isMoving, isUnderWay, !isAcknowledging { return nil }
    let base = ledger.base(acknowledging: isAcknowledging)
    let (kept, tail, strangers, elsewhere) = map(screens, on: layer, onto: base, numbers)
    let shown = Set(tail)
    let root = ledger.count > 0 ? ledger[0] : nil
    let taken = base[kept...].filter { !shown.contains($0) && $0 != root && contains($0) }
    return Reading(
      layer: layer,
      kept: kept,
      tail: tail,
      strangers: strangers,
      elsewhere: elsewhere,
      isAcknowledging: isAcknowledging,
      taken: taken,
    )
  }

  /// Follows what a host shows, by the rebase rule of ``StackLedger``.
  ///
  /// - Parameters:
  ///   - reading: What it shows.
  ///   - origin: By what means the user took what is missing.
  ///   - isRefused: Whether what is missing must stay.
  ///   - numbers: Gives each new entry its serial number.
  /// - Returns: What this changed.
  func settle(
    _ reading: Reading,
    origin: BackOrigin,
    isRefused: Bool,
    numbers: () -> Int,
  ) -> HostSettlement {
    let layer = reading.layer
    let settlement = layer.change {
      $0.settle(
        kept: reading.kept,
        tail: reading.tail,
        acknowledging: reading.isAcknowledging,
        isRefused: isRefused,
        elsewhere: reading.elsewhere,
      ) { entry in
        guard !index.shows(entry.screen) else { return nil }
        return NavigationEntry(serial: numbers(), renewing: entry, on: self)
      }
    }
    // What the ledger has forgotten must not die while it changes.
    defer { withExtendedLifetime(settlement.before) {} }
    var change = StackChange()
    guard has(layer) else {
      // What still comes up on a layer that is about to go concerns nobody.
      layer.change { $0.wantNothing() }
      return HostSettlement(change: change, adopted: [], verdict: settlement.verdict)
    }
    let isGivenUp = settlement.verdict == .givenUp
    for entry in settlement.left {
      leave(entry)
      change.remove(entry, because: isGivenUp ? .hostRefused : .systemBack(origin))
    }
    // What is presented over a layer that is left empty has nothing to stand on.
    let isEmptied = !settlement.left.isEmpty && layer.count == 0
    for covered in isEmptied ? layers.drop(while: { $0 !== layer }).dropFirst() : [] {
      for entry in covered.replace(0..<covered.count, with: .none) {
        leave(entry)
        change.remove(entry, because: .hostRefused)
      }
    }
    for entry in settlement.entered { enter(entry) }
    change.added = Few(settlement.entered)
    let adopted = settlement.entered.filter(reading.strangers.contains)
    return HostSettlement(change: change, adopted: adopted, verdict: settlement.verdict)
  }

  /// Finds the entries behind screens: where the base has them, else in what was acknowledged, else in
  /// what is wanted.
  ///
  /// A module may have left and returned as a new entry, so what is wanted comes last.
  private func map(
    _ screens: [any Screen],
    on layer: HostedStack,
    onto base: [NavigationEntry],
    _ numbers: () -> Int,
  ) -> (
    kept: Int, tail: [NavigationEntry], strangers: Set<NavigationEntry>,
    elsewhere: Set<NavigationEntry>
  ) {
    var kept = 0
    while kept < min(screens.count, base.count), base[kept].screen === screens[kept] { kept += 1 }
    guard kept < screens.count else { return (kept, [], [], []) }
    var entries: [ObjectIdentifier: NavigationEntry] = [:]
    for entry in layer.ledger.intent { entries[ObjectIdentifier(entry.screen)] = entry }
    for entry in layer.ledger.acknowledged { entries[ObjectIdentifier(entry.screen)] = entry }
    for entry in base { entries[ObjectIdentifier(entry.screen)] = entry }
    var seen = Set(screens[..<kept].map { ObjectIdentifier($0) })
    var strangers: Set<NavigationEntry> = []
    var elsewhere: Set<NavigationEntry> = []
    let tail = screens[kept...].compactMap { screen -> NavigationEntry? in
      guard seen.insert(ObjectIdentifier(screen)).inserted else { return nil }
      if let entry = entries[ObjectIdentifier(screen)] { return entry }
      if let entry = index.entry(showing: screen) {
        elsewhere.insert(entry)
        return entry
      }
      let stranger = NavigationEntry(serial: numbers(), adopting: screen, on: self)
      strangers.insert(stranger)
      return stranger
    }
    return (kept, tail, strangers, elsewhere)
  }
}

// MARK: - Layers

extension LayeredStack {
  /// What a report says about the layers that are presented.
  struct LayerReading {
    let shown: [HostedStack]
    let isAcknowledging: Bool

    /// The layers that the user took, lowest first.
    let taken: [HostedStack]

    /// Whether one was taken from under another.
    let isTorn: Bool
  }

  /// Compares the layers that are presented with those that were known or told to be.
  ///
  /// - Parameters:
  ///   - layer: The layer whose host reports.
  ///   - hosts: What it presents over itself, nearest first.
  ///   - command: The command that it acknowledges, if it does.
  /// - Returns: What to take over, or nil if the report is of no account.
  func read(
    over layer: HostedStack,
    presenting hosts: [any StackHost],
    acknowledging command: Int?,
  ) -> LayerReading? {
    let isUnderWay = presented.command != nil
    if isUnderWay, let command, command != presenting.commandCount { return nil }
    let isAcknowledging = isUnderWay && command == presenting.commandCount
    let base = presented.base(acknowledging: isAcknowledging)
    guard let position = shownLayers.firstIndex(of: layer) else { return nil }
    let known = base + shownLayers
    var shown = Array(shownLayers[...position])
    for host in hosts {
      guard let layer = known.last(where: { $0.host === host }), !shown.contains(layer)
      else { continue }
      shown.append(layer)
    }
    let missing = base.filter { !shown.contains($0) }
    let highest = missing.last.flatMap(base.firstIndex(of:)) ?? 0
    let isTorn = !missing.isEmpty && base[highest...].contains(where: shown.contains)
    let taken = missing.filter(has)
    return LayerReading(
      shown: shown, isAcknowledging: isAcknowledging, taken: taken, isTorn: isTorn)
  }

  /// Follows which layers are presented, by the rebase rule of ``StackLedger``.
  ///
  /// - Parameters:
  ///   - reading: Which are.
  ///   - origin: By what means the user took what is missing.
  ///   - isRefused: Whether what is missing must stay.
  ///   - numbers: Gives each new entry its serial number.
  /// - Returns: What this changed.
  func settle(
    _ reading: LayerReading,
    origin: BackOrigin,
    isRefused: Bool,
    numbers: () -> Int,
  ) -> HostSettlement {
    // Layers that are only left for their flows to use again are not meant to be presented.
    let base = presented.base(acknowledging: reading.isAcknowledging)
    let kept = zip(base, reading.shown).prefix { $0 == $1 }.count
    let settlement = change {
      $0.settle(
        kept: kept,
        tail: Array(reading.shown.dropFirst(kept)),
        acknowledging: reading.isAcknowledging,
        isRefused: isRefused,
      ) { layer in
        HostedStack(host: layer.host)
      }
    }
    defer { withExtendedLifetime(settlement.before) {} }
    for layer in layers where !reading.shown.contains(layer) { layer.comeToRest() }
    var change = StackChange()
    let isGivenUp = settlement.verdict == .givenUp
    // Told by what is wanted now, which may not have reached the ledger yet.
    let gone = isRefused ? [] : reading.taken + (isGivenUp ? settlement.left : [])
    for layer in sheets where gone.contains(layer) {
      for entry in layer.replace(0..<layer.count, with: .none) {
        leave(entry)
        change.remove(entry, because: isGivenUp ? .hostRefused : .systemBack(origin))
      }
    }
    let staying = sheets.filter { !gone.contains($0) }
    exchange(&sheets, for: staying)
    var adopted: [NavigationEntry] = []
    for layer in settlement.entered {
      let screens = layer.host.screens.filter { !index.shows($0) }
      let entries = screens.map { NavigationEntry(serial: numbers(), adopting: $0, on: self) }
      layer.change { $0.begin(with: entries) }
      for entry in entries { enter(entry) }
      adopted += entries
      sheets = sheets + [layer]
    }
    change.added = Few(adopted)
    return HostSettlement(change: change, adopted: [], verdict: settlement.verdict)
  }
}

/// What a report of the host changed.
struct HostSettlement: ~Copyable {
  /// What left and entered the wanted stack.
  let change: StackChange

  /// Those that entered and that nobody had announced.
  let adopted: [NavigationEntry]

  /// What became of the command under way.
  let verdict: CommandVerdict
}
