// What a host says of the stacks that it presents over itself.

extension ReportHandler {
  /// Follows which stacks a host presents over itself, nearest first.
  func follow(
    presenting hosts: [any StackHost], acknowledging number: Int?, _ origin: BackOrigin,
    over layer: Layer, in change: StackChange
  ) -> Change {
    guard let stack = stacks.stack(of: layer) else { return Change() }
    let (sheets, command) = (stack.sheets, stack.sheets.command)
    layer.isMoving = false
    guard !command.isOutdated(number), let position = sheets.shown.firstIndex(of: layer)
    else { return Change() }
    let isAcknowledging = command.isMeant(by: number)
    let base = isAcknowledging ? sheets.target ?? sheets.shown : sheets.shown
    if isAcknowledging, sheets.isTarget(hosts, above: position) {
      sheets.settle(showing: base, .acknowledged)
      end(command, .acknowledged, on: stack)
      return Change()
    }
    let known = base + sheets.shown
    var showing = Array(sheets.shown[...position])
    for host in hosts {
      guard let layer = known.last(where: { $0.host === host }), !showing.contains(layer)
      else { continue }
      showing.append(layer)
    }
    let missing = base.filter { !showing.contains($0) }
    let taken = missing.filter(stack.model.has)
    let leaving = taken.flatMap(\.entries.all)
    let isTorn = !missing.isEmpty && missing.last != base.last
    let isRefused = isTorn || guards.isRefused(leaving)
    let outcome = settle(
      on: showing, isAcknowledging, unless: isRefused, taken: taken, origin, of: stack,
      in: change)
    var rest = Rest(stack: stack, command: command, outcome: outcome)
    if outcome == .givenUp { return Change(afterwards: .finish(rest)) }
    rest.isTorn = isTorn
    if isRefused, !isTorn {
      let sheet = EntryReferences(leaving, wholeSheet: true)
      rest.refused = Proposal(.back(sheet, origin, on: stack.reference))
    }
    return Change(afterwards: .finish(rest))
  }

  /// Follows which layers are presented, as a report is merged into what is wanted.
  private func settle(
    on showing: [Layer], _ isAcknowledging: Bool, unless isRefused: Bool, taken: [Layer],
    _ origin: BackOrigin, of stack: HostedStack, in change: StackChange
  ) -> CommandOutcome {
    let (sheets, model) = (stack.sheets, stack.model)
    let wanted = model.layers.filter { $0 === model.base || $0.count > 0 }
    var merge = sheets.merge(of: wanted)
    let outcome = merge.settle(
      on: showing, acknowledging: isAcknowledging, isRefused: isRefused
    ) { layer in
      // A layer that should be gone and is followed all the same belongs to no flow.
      layer.disown()
      return layer
    }
    sheets.settle(showing: showing, outcome, merge.retry)
    for layer in model.layers where !showing.contains(layer) { layer.forgetCommand() }
    let isGivenUp = outcome == .givenUp
    let refused = isGivenUp ? wanted.filter { !merge.wanted.contains($0) } : []
    let gone = isRefused ? [] : taken + refused
    let cause = isGivenUp ? EndCause.hostRefused : .systemBack(origin)
    for layer in model.layers.reversed() where gone.contains(layer) && layer !== model.base {
      model.remove(layer.start..<layer.end, because: cause, in: change)
    }
    model.close(gone)
    for layer in merge.wanted where !model.has(layer) {
      stack.open(layer)
      adoptScreens(of: layer, on: model, in: change)
    }
    return outcome
  }
}
