/// The user's back: says beforehand where it leads, and takes away what is left by it once the guards agree.
@MainActor
struct BackHandler {
  let stacks: RouterStacks
  let guards: LeaveGuards

  // MARK: - Beforehand

  /// How the user may leave screens of a layer down to a depth, right now: what the modules and their transitions
  /// say.
  ///
  /// With nil, that is one screen less than its host shows.
  func wayBack(from layer: Layer, toDepth wanted: Int?) -> WayBack {
    guard let stack = stacks.stack(of: layer) else { return .unmoved(to: nil) }
    // Each look costs a host that compares its container with what it knows.
    let screens = layer.host.screens
    let depth = depth(wanted, of: screens.count)
    var leaving = leaving(screens, from: layer, of: stack.model, toDepth: depth)
    let isSheet = layer.isSheet(over: stack.model.base)
    var destination = depth == 0 && isSheet ? WayBack.Destination.presenter : .below
    let isRoot = !isSheet && leaving.first === layer.shown.first
    let isOutOfTab = isRoot && stack.model.tab != nil
    if isRoot {
      let exit = exit(of: stack)
      if leaving.count <= 1 { destination = exit.destination }
      if isOutOfTab {
        guard let container = exit.container else { return .unmoved(to: destination) }
        leaving = [container]
      }
    }
    let policy = guards.objection(to: leaving)?.policy ?? .allowed
    return WayBack(
      leaving: policy,
      isGuarded: stacks.withContents(leaving).contains(where: \.isGuarded),
      allowsGesture: policy == .allowed && !isRoot && !leaving.isEmpty
        && WayBack.allowsGesture(
          leaving.map { $0.module?.backGesture ?? .automatic }, over: leaving.first?.transition,
          whileMoving: stack.isCommanded),
      transition: isOutOfTab ? .automatic : leaving.first?.wayBack ?? .automatic,
      destination: destination,
    )
  }

  /// Where the way leads from the root of a stack, and the container of tabs that is left by it, if one is.
  private func exit(
    of stack: HostedStack
  ) -> (destination: WayBack.Destination, container: StackEntry?) {
    guard let tabs = stacks.container(around: stack.model), let entry = tabs.entry,
      let outer = entry.stack
    else { return (.outside, nil) }
    if let previous = tabs.visits.previous { return (.tab(previous), nil) }
    if isFirstOfSheet(entry) { return (.presenter, entry) }
    if entry !== outer.bottom { return (.below, entry) }
    guard outer.tab != nil, let hosted = stacks.hosted(outer) else { return (.outside, entry) }
    return exit(of: hosted)
  }

  private func isFirstOfSheet(_ entry: StackEntry) -> Bool {
    guard let layer = entry.layer, layer.isSheet(over: entry.stack?.base) else { return false }
    return layer.entries.all.first === entry
  }

  /// Down to how many screens a layer is left: one less than are seen, unless another number is wanted.
  ///
  /// None of a sheet means the whole sheet.
  private func depth(_ wanted: Int?, of count: Int) -> Int {
    min(max(wanted ?? count - 1, 0), count)
  }

  /// The wanted entries that the user would leave, as seen on the container, root first.
  private func leaving(
    _ screens: [any Screen],
    from layer: Layer,
    of stack: StackModel,
    toDepth depth: Int,
  ) -> [StackEntry] {
    guard depth > 0 || !layer.isSheet(over: stack.base) else {
      return stack.layers.drop { $0 !== layer }.flatMap(\.entries.all)
    }
    return screens[depth...].compactMap(stack.entry(showing:))
  }

  /// The user's wish, to be carried out in its turn; nil if the container is no more one of the router's.
  func wish(from layer: Layer, toDepth wanted: Int?, origin: BackOrigin) -> Proposal? {
    guard let stack = stacks.stack(of: layer) else { return nil }
    let screens = layer.host.screens
    let depth = depth(wanted, of: screens.count)
    let leaving = EntryReferences(
      leaving(screens, from: layer, of: stack.model, toDepth: depth),
      wholeSheet: depth == 0 && layer.isSheet(over: stack.model.base))
    return Proposal(.back(leaving, origin, on: stack.reference))
  }

  // MARK: - Carried out

  /// Takes away what the user wants to leave, lowest first, once the guards agree.
  ///
  /// At the first screen of a sheet, the sheet closes. At the root of a tab it leads to the tab before, or out
  /// of the container. At the very root, the flow that the root belongs to ends.
  func goBack(
    _ wanted: EntryReferences,
    _ origin: BackOrigin,
    on reference: StackReference,
    _ proposal: Proposal,
    in change: StackChange,
  ) -> Change {
    guard let stack = stacks.stack(at: reference) else {
      return end(proposal, .superseded)
    }
    let model = stack.model
    var leaving = wanted.entries(on: model)
    guard !leaving.isEmpty || wanted.count == 0 else { return end(proposal, .superseded) }
    if wanted.areWholeSheet, let first = leaving.first {
      // As with a dismissal, what has come onto the sheet meanwhile goes with it.
      leaving = Array(model[model.layer(at: first.height).start..<model.count])
    }
    // Only what is on its own is left at the root; else the root stays.
    if leaving.first === model.bottom, !wanted.areWholeSheet, leaving.count > 1 || model.count > 1 {
      leaving = Array(leaving.dropFirst())
    }
    let isAtRoot = leaving.first === model.bottom
    // While the root itself is on its way, nobody can have meant it.
    if isAtRoot, model.base.command.isUnderWay { return end(proposal, .rejected(.atRoot)) }
    if isAtRoot, model.tab != nil { return goBack(outOf: stack, origin, proposal, in: change) }
    guard !leaving.isEmpty else { return end(proposal, .rejected(.atRoot)) }
    let covered = model.covered(by: leaving)
    let all = covered.isEmpty ? leaving : leaving + covered
    do throws(Refusal) {
      try guards.consult(proposal, about: all)
    } catch {
      return Change()
    }
    if isAtRoot, leaving[0].flow == nil {
      proposal.ticket.resolve(.rejected(.atRoot))
      return Change(afterwards: .goBackOutside(origin))
    }
    model.remove(all, because: .systemBack(origin), in: change)
    stack.transition = .automatic
    return Change(ticket: proposal.ticket, stack: stack)
  }

  private func end(_ proposal: Proposal, _ outcome: NavigationOutcome) -> Change {
    proposal.ticket.resolve(outcome)
    return Change()
  }

  /// Goes back from the root of a tab: to the tab before, or out of the container.
  private func goBack(
    outOf stack: HostedStack,
    _ origin: BackOrigin,
    _ proposal: Proposal,
    in change: StackChange,
  ) -> Change {
    guard let tabs = stacks.container(around: stack.model), let entry = tabs.entry,
      let outer = entry.stack.flatMap(stacks.hosted)
    else { return end(proposal, .rejected(.atRoot)) }
    if !origin.leavesProgram, tabs.selectPrevious(for: proposal.ticket) {
      return Change(afterwards: .tellSelection(in: tabs))
    }
    let container = EntryReferences([entry], wholeSheet: isFirstOfSheet(entry))
    // Whoever is asked answers about this, whatever tab is shown by then.
    proposal.purpose = .back(container, origin, on: outer.reference)
    return goBack(container, origin, on: outer.reference, proposal, in: change)
  }
}
