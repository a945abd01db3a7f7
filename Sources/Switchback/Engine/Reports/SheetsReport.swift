/// What a host says of the stacks that it presents over itself, read by what the router knows of them.
@MainActor
struct SheetsReport {
  /// The layers that are presented, with the lowest.
  let showing: [Layer]
  let isAcknowledging: Bool

  /// The layers that the user took, lowest first.
  let taken: [Layer]

  /// Whether one was taken from under another.
  let isTorn: Bool
  let origin: BackOrigin
  private let stack: HostedStack

  /// Compares the layers that are presented with those that were known or told to be.
  ///
  /// There is no reading of a report that says nothing.
  ///
  /// - Parameters:
  ///   - hosts: What the host presents over itself, nearest first.
  ///   - number: The number of the command that it acknowledges, if it does.
  ///   - origin: By what means the user went back, where something is missing.
  ///   - layer: The layer whose host reports.
  ///   - stack: The stack of that layer.
  init?(
    of hosts: [any StackHost],
    acknowledging number: Int?,
    origin: BackOrigin,
    over layer: Layer,
    of stack: HostedStack,
  ) {
    let sheets = stack.sheets
    if sheets.command.isOutdated(number) { return nil }
    isAcknowledging = sheets.command.isMeant(by: number)
    let base = isAcknowledging ? sheets.target ?? sheets.shown : sheets.shown
    guard let position = sheets.shown.firstIndex(of: layer) else { return nil }
    let known = base + sheets.shown
    var shown = Array(sheets.shown[...position])
    for host in hosts {
      guard let layer = known.last(where: { $0.host === host }), !shown.contains(layer)
      else { continue }
      shown.append(layer)
    }
    let missing = base.filter { !shown.contains($0) }
    let highest = missing.last.flatMap(base.firstIndex(of:)) ?? 0
    isTorn = !missing.isEmpty && base[highest...].contains(where: shown.contains)
    taken = missing.filter(stack.model.layers.contains)
    showing = shown
    self.origin = origin
    self.stack = stack
  }

  /// Follows which layers are presented, by the rebase rule.
  ///
  /// - Parameters:
  ///   - isRefused: Whether what is missing must stay.
  ///   - change: What this is noted in.
  /// - Returns: What became of the command under way.
  func settle(isRefused: Bool, in change: Transaction) -> CommandOutcome {
    let model = stack.model
    let wanted = model.layers.filter { $0 === model.base || $0.count > 0 }
    // A layer that should be gone and is followed all the same belongs to no flow.
    let settlement = stack.sheets.rule(for: wanted).settle(
      .init(showing: showing, isAcknowledging: isAcknowledging, isRefused: isRefused)
    ) { layer in
      layer.disown()
      return layer
    }
    stack.sheets.settle(settlement)
    for layer in model.layers where !showing.contains(layer) { layer.channel.forgetCommand() }
    let isGivenUp = settlement.outcome == .givenUp
    let refused = isGivenUp ? wanted.filter { !settlement.wanted.contains($0) } : []
    let gone = isRefused ? [] : taken + refused
    for layer in model.layers.reversed() where gone.contains(layer) && layer !== model.base {
      let cause: EndCause = isGivenUp ? .hostRefused : .systemBack(origin)
      model.remove(layer.start..<layer.end, because: cause, in: change)
    }
    model.close(gone)
    for layer in settlement.wanted where !model.has(layer) { adopt(layer, in: change) }
    return settlement.outcome
  }

  private func adopt(_ layer: Layer, in change: Transaction) {
    let model = stack.model
    stack.open(layer)
    let screens = layer.host.screens.filter { !model.index.shows($0) }
    for screen in screens {
      let entry = StackEntry(serial: model.index.nextSerial(), adopting: screen)
      model.put(entry, on: layer, in: change)
    }
    layer.channel.begin()
  }
}
