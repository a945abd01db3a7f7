/// What a host says of the screens that it shows, read by what the router knows of them.
@MainActor
struct ScreensReport {
  /// What it shows, root first.
  let showing: [StackEntry]

  /// What of that nobody had announced.
  let strangers: Set<StackEntry>

  /// What of that is wanted on another layer or stack.
  let elsewhere: Set<StackEntry>
  let isAcknowledging: Bool

  /// The wanted entries that the user took, root first.
  let taken: [StackEntry]
  let origin: BackOrigin
  private let layer: Layer
  private let stack: HostedStack

  /// Compares what a host shows with what it was known or told to show.
  ///
  /// There is no reading of a report that says nothing: a command was given since, or something still moves.
  ///
  /// - Parameters:
  ///   - screens: What it shows, root first.
  ///   - number: The number of the command that it acknowledges, if it does.
  ///   - origin: By what means the user went back, where something is missing.
  ///   - layer: The layer of that host.
  ///   - stack: The stack of that layer.
  init?(
    of screens: [any Screen],
    acknowledging number: Int?,
    origin: BackOrigin,
    on layer: Layer,
    of stack: HostedStack,
  ) {
    let channel = layer.channel
    // An acknowledgement that comes again while a later command is under way says nothing about it.
    if channel.command.isOutdated(number) { return nil }
    isAcknowledging = channel.command.isMeant(by: number)
    if channel.isMoving, channel.command.isUnderWay, !isAcknowledging { return nil }
    let base = isAcknowledging ? channel.target ?? channel.shown : channel.shown
    var map = ScreenMap(of: layer, showing: base, index: stack.model.index)
    showing = map.entries(of: screens)
    strangers = map.strangers
    elsewhere = map.elsewhere
    let root = layer.count > 0 ? layer.entries[0] : nil
    let seen = Set(showing)
    taken = base.filter { !seen.contains($0) && $0 != root && stack.model.contains($0) }
    self.origin = origin
    self.layer = layer
    self.stack = stack
  }

  /// Follows what the host shows, by the rebase rule.
  ///
  /// - Parameters:
  ///   - isRefused: Whether what is missing must stay.
  ///   - change: What this is noted in.
  /// - Returns: What entered although nobody had announced it, and what became of the command.
  func settle(
    isRefused: Bool,
    in change: Transaction,
  ) -> (adopted: [StackEntry], outcome: CommandOutcome) {
    let (channel, model) = (layer.channel, stack.model)
    let rule = RebaseRule(
      wanted: layer.entries.all,
      shown: channel.shown,
      target: channel.target,
      drops: channel.command.drops,
      refusals: channel.command.refusals,
    )
    let settlement = rule.settle(
      .init(
        showing: showing,
        isAcknowledging: isAcknowledging,
        isRefused: isRefused,
        elsewhere: elsewhere,
      )
    ) { entry in
      guard !model.index.shows(entry.screen) else { return nil }
      return StackEntry(serial: model.index.nextSerial(), renewing: entry)
    }
    defer { channel.settle(settlement) }
    // What still comes up on a layer that is about to go concerns nobody.
    guard model.layers.contains(layer) else { return ([], settlement.outcome) }
    let before = layer.count
    let isGivenUp = settlement.outcome == .givenUp
    let cause: EndCause = isGivenUp ? .hostRefused : .systemBack(origin)
    if before > 0, settlement.wanted.isEmpty {
      // What is presented over a layer that is left empty has nothing to stand on.
      model.remove(layer.end..<model.count, because: .hostRefused, in: change)
    }
    if settlement.wanted != layer.entries.all {
      let entered = model.follow(settlement.wanted, on: layer, because: cause, in: change)
      return (entered.filter(strangers.contains), settlement.outcome)
    }
    return ([], settlement.outcome)
  }
}

/// Finds the entries behind screens: where the base has them, else in what the host was known to show,
/// else in what is wanted.
///
/// A module may have left and returned as a new entry, so what is wanted comes last.
@MainActor
private struct ScreenMap {
  private let known: [ObjectIdentifier: StackEntry]
  private let index: EntryIndex
  private(set) var strangers: Set<StackEntry> = []
  private(set) var elsewhere: Set<StackEntry> = []

  init(of layer: Layer, showing base: [StackEntry], index: EntryIndex) {
    var known: [ObjectIdentifier: StackEntry] = [:]
    for entry in layer.entries.all + layer.channel.shown + base {
      known[ObjectIdentifier(entry.screen)] = entry
    }
    self.known = known
    self.index = index
  }

  /// The entry behind each screen, each once.
  mutating func entries(of screens: [any Screen]) -> [StackEntry] {
    var seen: Set<ObjectIdentifier> = []
    var entries: [StackEntry] = []
    for screen in screens where seen.insert(ObjectIdentifier(screen)).inserted {
      entries.append(known[ObjectIdentifier(screen)] ?? unknown(screen))
    }
    return entries
  }

  private mutating func unknown(_ screen: any Screen) -> StackEntry {
    if let entry = index.entry(showing: screen) {
      elsewhere.insert(entry)
      return entry
    }
    let stranger = StackEntry(serial: index.nextSerial(), adopting: screen)
    strangers.insert(stranger)
    return stranger
  }
}
