/// Follows what the hosts report.
@MainActor
struct ReportHandler {
  let stacks: RouterStacks
  let guards: LeaveGuards
  let notifier: Notifier

  /// Whether other code puts screens on the containers as well.
  let sharesHosts: Bool

  /// What is left to do once everyone was told what a report changed.
  struct Rest {
    let stack: HostedStack
    let command: CommandState
    let outcome: CommandOutcome

    /// What entered although nobody had announced it.
    var adopted: [StackEntry] = []

    /// What the user took although it minds, to be put back and asked.
    var refused: Proposal?

    /// Whether a sheet was taken from under another.
    var isTorn = false
  }

  /// Follows what a host says.
  ///
  /// - Returns: What is left to do when everyone was told.
  func handle(_ report: HostReport, on layer: Layer, in stackChange: StackChange) -> Change {
    switch report {
    case .moving: if stacks.stack(of: layer) != nil { layer.isMoving = true }
    case .coveredByOtherCode:
      guard !sharesHosts, stacks.stack(of: layer) != nil else { break }
      notifier.log(.coveredByOtherCode, layer.shown.last?.name ?? "Router")
    case .carriedOut(let number): _ = acknowledge(number, on: layer)
    case .screens(let screens, let number, let origin, let isMoving):
      return follow(
        screens, acknowledging: number, origin, isMoving: isMoving, on: layer, in: stackChange)
    case .depth(let depth, let top, let origin):
      return follow(depth: depth, top: top, origin, on: layer, in: stackChange)
    case .presented(let hosts, let number, let origin):
      return follow(
        presenting: hosts, acknowledging: number, origin, over: layer, in: stackChange)
    case .gone(let origin): remove(allOn: layer, origin, in: stackChange)
    }
    return Change()
  }

  /// Takes everything away with the lowest layer, whose host has gone: nothing can be put back.
  private func remove(allOn layer: Layer, _ origin: BackOrigin, in change: StackChange) {
    guard stacks.root.model.base === layer else { return }
    let model = stacks.root.model
    layer.isMoving = false
    model.remove(0..<model.count, because: .systemBack(origin), in: change)
  }

  /// Takes over that a host shows exactly what it was told to, if a report says that and no more.
  ///
  /// - Returns: Whether there is more to tell a host of that stack; nil if the report says something else.
  func acknowledge(_ report: HostReport, on layer: Layer) -> Bool? {
    switch report {
    case .carriedOut(let number): return acknowledge(number, on: layer)
    case .screens(let screens, let number?, _, isMoving: false)
    where layer.command.isMeant(by: number) && layer.isTarget(screens):
      return acknowledge(number, on: layer)
    default: return nil
    }
  }

  private func acknowledge(_ number: Int, on layer: Layer) -> Bool {
    guard let stack = stacks.stack(of: layer) else { return false }
    layer.isMoving = false
    let command = layer.command
    if command.isMeant(by: number) {
      layer.acknowledge()
      end(command, .acknowledged, on: stack)
    }
    return !stack.agrees || !stack.model.tickets.isEmpty
  }

  /// Follows what a host says by a number: how many screens are left, and which is on top of them.
  private func follow(
    depth: Int, top screen: any Screen, _ origin: BackOrigin, on layer: Layer,
    in change: StackChange
  ) -> Change {
    guard let stack = stacks.stack(of: layer) else { return Change() }
    layer.isMoving = false
    if layer.isAtRest, depth > 0, depth <= layer.count,
      layer.entries[depth - 1].screen === screen,
      followUser(to: depth, origin, on: layer, of: stack, in: change)
    {
      return Change()
    }
    var screens = layer.shown.map(\.screen)
    if depth > 0, depth <= screens.count, screens[depth - 1] === screen {
      screens.removeSubrange(depth...)
    } else {
      notifier.log(.reportedDepthWrong, top(of: stack))
      screens = layer.host.screens
    }
    return follow(
      screens, acknowledging: nil, origin, isMoving: false, on: layer, in: change)
  }

  /// Follows the user, who went back while nothing else was under way.
  ///
  /// The ordinary case, in which a `ReportMerge` says no more than that what is missing is gone.
  ///
  /// - Returns: Whether it is so simple: no guard minds.
  func followUser(
    to depth: Int, _ origin: BackOrigin, on layer: Layer, of stack: HostedStack,
    in change: StackChange
  ) -> Bool {
    if depth < layer.count {
      if !guards.areNone, guards.isRefused(Array(layer.entries.all[depth...])) { return false }
      stack.model.remove(
        layer.start + depth..<layer.end, because: .systemBack(origin), in: change)
    }
    layer.followUser()
    return true
  }

  /// Takes over the screens that are on a container although nobody asked for them.
  func adoptScreens(of layer: Layer, on model: StackModel, in change: StackChange) {
    for screen in layer.host.screens where !model.index.shows(screen) {
      model.put(StackEntry(adopting: screen), on: layer, in: change)
    }
    layer.reset()
  }

  // MARK: - Afterwards

  /// Ends the tickets that a report ends, and says what went otherwise than announced.
  func finish(_ rest: Rest) {
    let stack = rest.stack
    end(rest.command, rest.outcome, on: stack)
    log(unannounced: rest.adopted)
    switch rest.outcome {
    case .none, .acknowledged: break
    case .dropped: notifier.log(.commandDropped, top(of: stack))
    case .givenUp: notifier.log(.commandGivenUp, top(of: stack))
    }
    if rest.isTorn {
      stack.transition = ScreenTransition.none
      notifier.log(.sheetPulledFromUnder, top(of: stack))
    } else if let refused = rest.refused, case .back(let taken, _, _) = refused.purpose {
      // What minds is put back at once, and then asked.
      stack.transition = ScreenTransition.none
      let minding = guards.objection(to: taken.entries(on: stack.model))
      notifier.log(.removalUndone, minding?.entry.name ?? top(of: stack))
    }
  }

  /// Ends what a report about a command ends, and tells who keeps the place that something is shown.
  func end(_ command: CommandState, _ outcome: CommandOutcome, on stack: HostedStack) {
    stack.end(command, outcome)
    guard outcome == .acknowledged else { return }
    for keeper in notifier.listeners.keepers { keeper.noteShown() }
  }

  func log(unannounced entries: [StackEntry]) {
    if sharesHosts { return }
    for entry in entries { notifier.log(.unannouncedScreen, entry.name) }
  }

  private func top(of stack: HostedStack) -> String { stack.model.top?.name ?? "Router" }
}
