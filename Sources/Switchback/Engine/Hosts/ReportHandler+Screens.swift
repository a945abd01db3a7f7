// What a host says of the screens that it shows.

extension ReportHandler {
  /// Follows what a host shows, root first.
  func follow(
    _ screens: [any Screen], acknowledging number: Int?, _ origin: BackOrigin, isMoving: Bool,
    on layer: Layer, in change: StackChange
  ) -> Change {
    guard let stack = stacks.stack(of: layer) else { return Change() }
    let command = layer.command
    layer.isMoving = isMoving
    let isAcknowledging = command.isMeant(by: number)
    if isAcknowledging, layer.isTarget(screens) {
      layer.acknowledge()
      end(command, .acknowledged, on: stack)
      return Change()
    }
    if layer.isAtRest, !screens.isEmpty, layer.matches(screens) {
      let more = screens.dropFirst(layer.count)
      if more.isEmpty,
        followUser(to: screens.count, origin, on: layer, of: stack, in: change)
      {
        return Change()
      }
      if !more.isEmpty, stack.model.has(layer), areNew(more) {
        return adopt(more, on: layer, of: stack, in: change)
      }
    }
    // An acknowledgement that comes again while a later command is under way says nothing about it.
    if command.isOutdated(number) { return Change() }
    if isMoving, command.isUnderWay, !isAcknowledging { return Change() }

    var merge = layer.merge
    let base = merge.base(acknowledging: isAcknowledging)
    let showing = entries(behind: screens, of: layer, showing: base)
    let (root, present) = (layer.entries.all.first, Set(showing))
    let taken = base.filter { !present.contains($0) && $0 != root && stack.model.contains($0) }
    let isRefused = guards.isRefused(taken)
    let outcome = merge.settle(
      on: showing,
      acknowledging: isAcknowledging,
      isRefused: isRefused,
      elsewhere: present.filter { $0.isWanted && $0.layer !== layer },
      renewed: renewed,
    )
    let cause = outcome == .givenUp ? EndCause.hostRefused : .systemBack(origin)
    let entered = want(merge.wanted, because: cause, on: layer, of: stack.model, in: change)
    layer.settle(showing: merge.shown, outcome, merge.retry)
    var rest = Rest(stack: stack, command: command, outcome: outcome)
    rest.adopted = entered.filter(present.contains)
    if isRefused, outcome != .givenUp {
      rest.refused = Proposal(.back(EntryReferences(taken), origin, on: stack.reference))
    }
    return Change(afterwards: .finish(rest))
  }

  /// Whether none of these screens is shown or wanted anywhere on the router's stacks, nor comes twice.
  private func areNew(_ screens: ArraySlice<any Screen>) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    return screens.allSatisfy { screen in
      stacks.index.entry(showing: screen) == nil && seen.insert(ObjectIdentifier(screen)).inserted
    }
  }

  /// Takes in what other code has put on top of all that is wanted, while nothing else was under way.
  private func adopt(
    _ screens: ArraySlice<any Screen>, on layer: Layer, of stack: HostedStack,
    in change: StackChange
  ) -> Change {
    let entries = screens.map { StackEntry(adopting: $0) }
    for entry in entries { stack.model.put(entry, on: layer, in: change) }
    layer.noteShown()
    var rest = Rest(stack: stack, command: layer.command, outcome: .none)
    rest.adopted = entries
    return Change(afterwards: .finish(rest))
  }

  /// The entries behind screens, each once; new ones for those that nobody announced.
  ///
  /// They are as the base has them, else as the host was known to show them. A module may have left and returned
  /// as a new entry, so what is wanted comes last.
  private func entries(
    behind screens: [any Screen], of layer: Layer, showing base: [StackEntry]
  ) -> [StackEntry] {
    var known: [ObjectIdentifier: StackEntry] = [:]
    for entry in layer.entries.all + layer.shown + base {
      known[ObjectIdentifier(entry.screen)] = entry
    }
    var seen: Set<ObjectIdentifier> = []
    var entries: [StackEntry] = []
    for screen in screens where seen.insert(ObjectIdentifier(screen)).inserted {
      let entry = known[ObjectIdentifier(screen)] ?? stacks.index.entry(showing: screen)
      entries.append(entry ?? StackEntry(adopting: screen))
    }
    return entries
  }

  /// Another stay of what has left and is shown all the same; nil if it is wanted in another place by now.
  private func renewed(_ entry: StackEntry) -> StackEntry? {
    guard !stacks.index.shows(entry.screen) else { return nil }
    return StackEntry(renewing: entry)
  }

  /// Wants other entries on a layer, as its host has shown.
  ///
  /// - Returns: Those that came, lowest first.
  private func want(
    _ wanted: [StackEntry], because cause: EndCause, on layer: Layer, of model: StackModel,
    in change: StackChange
  ) -> [StackEntry] {
    // What still comes up on a layer that is about to go concerns nobody.
    guard model.has(layer) else { return [] }
    if wanted.isEmpty {
      // What is presented over a layer that is left empty has nothing to stand on.
      model.remove(layer.end..<model.count, because: .hostRefused, in: change)
    }
    if wanted == layer.entries.all { return [] }
    return model.replace(0..<layer.count, of: layer, with: wanted, because: cause, in: change)
  }
}
