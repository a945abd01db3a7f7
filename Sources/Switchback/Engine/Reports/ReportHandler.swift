/// Follows what the hosts report.
@MainActor
final class ReportHandler {
  private let stacks: RouterStacks
  private let guards: LeaveGuards
  private let notifier: Notifier
  private let change: Transaction

  /// Whether other code puts screens on the containers as well.
  private let sharesHosts: Bool

  init(
    _ stacks: RouterStacks,
    _ guards: LeaveGuards,
    _ notifier: Notifier,
    _ change: Transaction,
    sharesHosts: Bool,
  ) {
    self.stacks = stacks
    self.guards = guards
    self.notifier = notifier
    self.change = change
    self.sharesHosts = sharesHosts
  }

  /// What is left to do once everyone was told what a report changed.
  struct Rest {
    let stack: HostedStack
    let command: CommandState
    let outcome: CommandOutcome

    /// What entered although nobody had announced it.
    var adopted: [StackEntry] = []

    /// What the user took although it minds, to be put back and asked.
    var refused: HeldRequest?

    /// Whether a sheet was taken from under another.
    var isTorn = false
  }

  /// Takes the screens over that were on the container before the router.
  ///
  /// - Returns: What was there.
  func adoptInitialScreens() -> [StackEntry] {
    let (base, model) = (stacks.root.model.base, stacks.root.model)
    var seen: Set<ObjectIdentifier> = []
    for screen in base.host.screens where seen.insert(ObjectIdentifier(screen)).inserted {
      let entry = StackEntry(serial: stacks.index.nextSerial(), adopting: screen)
      model.put(entry, on: base, in: change)
    }
    base.channel.begin()
    return model.entries
  }

  // MARK: - Changing the model

  /// Notes that something moves that the router did not ask for.
  func noteMoving(_ layer: Layer) { layer.channel.isMoving = true }

  /// Takes over that a host shows exactly what it was told to.
  ///
  /// - Returns: Whether there is more to tell a host of that stack.
  func acknowledge(_ number: Int, on layer: Layer) -> Bool {
    guard let stack = stacks.stack(of: layer) else { return false }
    stack.acknowledge(number, on: layer)
    return !stack.isDone
  }

  /// Follows what a host shows.
  ///
  /// - Returns: What is left to do when everyone was told; nil if the report says nothing.
  func follow(
    _ screens: [any Screen],
    _ number: Int?,
    _ origin: BackOrigin,
    isMoving: Bool,
    on layer: Layer,
  ) -> Rest? {
    guard let stack = stacks.stack(of: layer) else { return nil }
    layer.channel.isMoving = isMoving
    if isAtRest(layer), isLowest(screens, of: layer),
      followUser(to: screens.count, origin, on: layer, of: stack)
    {
      return nil
    }
    let report = ScreensReport(
      of: screens, acknowledging: number, origin: origin, on: layer, of: stack)
    guard let report else { return nil }
    let isRefused = guards.isRefused(report.taken)
    let (adopted, outcome) = report.settle(isRefused: isRefused, in: change)
    var rest = Rest(stack: stack, command: layer.channel.command, outcome: outcome)
    rest.adopted = adopted
    if isRefused, outcome != .givenUp { rest.refused = refused(report.taken, origin, on: stack) }
    return rest
  }

  /// Follows what a host says by a number: how many screens are left, and which is on top of them.
  ///
  /// - Returns: What is left to do when everyone was told; nil if that is nothing.
  func follow(depth: Int, top screen: any Screen, _ origin: BackOrigin, on layer: Layer) -> Rest? {
    guard let stack = stacks.stack(of: layer) else { return nil }
    layer.channel.isMoving = false
    if isAtRest(layer), depth > 0, depth <= layer.count, layer.entries[depth - 1].screen === screen
    {
      if followUser(to: depth, origin, on: layer, of: stack) { return nil }
    } else if depth < 1 || !layer.channel.shows(screen, at: depth - 1) {
      notifier.report(.reportedDepthWrong, top(of: stack))
      return follow(layer.host.screens, nil, origin, isMoving: false, on: layer)
    }
    let screens = layer.channel.shown.prefix(depth).map(\.screen)
    return follow(screens, nil, origin, isMoving: false, on: layer)
  }

  private func isAtRest(_ layer: Layer) -> Bool {
    !layer.channel.command.isUnderWay && layer.channel.agrees
  }

  /// Whether these are the lowest screens of a layer, but not none.
  private func isLowest(_ screens: [any Screen], of layer: Layer) -> Bool {
    let entries = layer.entries.all
    guard !screens.isEmpty, screens.count <= entries.count else { return false }
    for number in screens.indices where screens[number] !== entries[number].screen { return false }
    return true
  }

  /// Follows the user, who went back while nothing else was under way.
  ///
  /// The ordinary case, in which the rebase rule says no more than that what is missing is gone.
  ///
  /// - Returns: Whether it is so simple: no guard minds.
  private func followUser(
    to depth: Int,
    _ origin: BackOrigin,
    on layer: Layer,
    of stack: HostedStack,
  ) -> Bool {
    if depth < layer.count {
      if !guards.areNone, guards.isRefused(Array(layer.entries.all[depth...])) { return false }
      stack.model.remove(
        layer.start + depth..<layer.end, because: .systemBack(origin), in: change)
    }
    layer.channel.followUser()
    return true
  }

  /// Follows which stacks a host presents over itself.
  ///
  /// - Returns: What is left to do when everyone was told; nil if the report says nothing.
  func follow(
    presenting hosts: [any StackHost],
    _ number: Int?,
    _ origin: BackOrigin,
    over layer: Layer,
  ) -> Rest? {
    guard let stack = stacks.stack(of: layer) else { return nil }
    layer.channel.isMoving = false
    if stack.sheets.command.isMeant(by: number), stack.sheets.isTarget(hosts, over: layer) {
      stack.sheets.acknowledge()
      stack.end(stack.sheets.command, .acknowledged)
      return nil
    }
    let report = SheetsReport(
      of: hosts, acknowledging: number, origin: origin, over: layer, of: stack)
    guard let report else { return nil }
    let leaving = report.taken.flatMap(\.entries.all)
    let isRefused = report.isTorn || guards.isRefused(leaving)
    let outcome = report.settle(isRefused: isRefused, in: change)
    var rest = Rest(stack: stack, command: stack.sheets.command, outcome: outcome)
    guard outcome != .givenUp else { return rest }
    rest.isTorn = report.isTorn
    if isRefused, !report.isTorn { rest.refused = refused(leaving, origin, on: stack) }
    return rest
  }

  private func refused(
    _ taken: [StackEntry],
    _ origin: BackOrigin,
    on stack: HostedStack,
  ) -> HeldRequest {
    HeldRequest(.back(EntryReferences(taken), origin, on: stack.link))
  }

  // MARK: - Afterwards

  /// Ends the tickets that a report ends, and says what went otherwise than announced.
  func finish(_ rest: Rest) {
    rest.stack.end(rest.command, rest.outcome)
    report(unannounced: rest.adopted)
    switch rest.outcome {
    case .none, .acknowledged: break
    case .dropped: notifier.report(.commandDropped, top(of: rest.stack))
    case .givenUp: notifier.report(.commandGivenUp, top(of: rest.stack))
    }
    if rest.isTorn {
      rest.stack.show(with: .none)
      notifier.report(.sheetPulledFromUnder, top(of: rest.stack))
    } else if let refused = rest.refused, case .back(let taken, _, _) = refused.purpose {
      // What minds is put back at once, and then asked.
      rest.stack.show(with: .none)
      notifier.report(.removalUndone, taken.entries.last?.name ?? "Router")
    }
  }

  func report(unannounced entries: [StackEntry]) {
    if sharesHosts { return }
    for entry in entries { notifier.report(.unannouncedScreen, entry.name) }
  }

  private func top(of stack: HostedStack) -> String { stack.model.top?.name ?? "Router" }
}
