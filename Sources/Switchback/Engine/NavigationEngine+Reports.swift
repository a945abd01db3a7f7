extension NavigationEngine {
  /// Takes the screens over that were on the container before the router.
  func adoptInitialScreens() {
    var seen: Set<ObjectIdentifier> = []
    let screens = root.base.host.screens.filter { seen.insert(ObjectIdentifier($0)).inserted }
    let entries = screens.map { NavigationEntry(serial: nextEntryNumber(), adopting: $0, on: root) }
    root.base.change { $0.begin(with: entries) }
    for entry in entries { root.enter(entry) }
    reportUnannounced(entries)
  }

  /// Follows what a host reports.
  func hear(_ report: HostReport, from host: any StackHost) {
    guard !isClosed, let (stack, layer) = place(of: host) else { return }
    switch report {
    case .moving: layer.isMoving = true
    case .carriedOut(let command):
      layer.isMoving = false
      stack.acknowledge(command, on: layer)
    case .screens(let screens, let command, let origin, let isMoving):
      layer.isMoving = isMoving
      settle(screens, on: layer, of: stack, command, origin)
    case .presented(let hosts, let command, let origin):
      layer.isMoving = false
      settle(hosts, over: layer, of: stack, command, origin)
    }
  }

  /// Follows what a host shows, and tells what that changed.
  private func settle(
    _ screens: [any Screen],
    on layer: HostedStack,
    of stack: LayeredStack,
    _ command: Int?,
    _ origin: BackOrigin,
  ) {
    let reading = stack.read(
      layer,
      showing: screens,
      acknowledging: command,
      isMoving: layer.isMoving,
      numbers: nextEntryNumber,
    )
    guard let reading else { return }
    let isRefused = isRefused(reading.taken)
    let settlement = stack.settle(
      reading, origin: origin, isRefused: isRefused, numbers: nextEntryNumber)
    commit(settlement.change, source: nil)
    stack.conclude(settlement.verdict, on: layer)
    reportUnannounced(settlement.adopted)
    report(settlement.verdict, on: stack)
    if isRefused, settlement.verdict != .givenUp { undo(reading.taken, origin, on: stack) }
  }

  /// Follows what a host presents over itself, and tells what that changed.
  private func settle(
    _ hosts: [any StackHost],
    over layer: HostedStack,
    of stack: LayeredStack,
    _ command: Int?,
    _ origin: BackOrigin,
  ) {
    let reading = stack.read(over: layer, presenting: hosts, acknowledging: command)
    guard let reading else { return }
    let leaving = reading.taken.flatMap(\.ledger.intent)
    let isRefused = reading.isTorn || isRefused(leaving)
    let settlement = stack.settle(
      reading, origin: origin, isRefused: isRefused, numbers: nextEntryNumber)
    commit(settlement.change, source: nil)
    stack.concludePresenting(settlement.verdict)
    report(settlement.verdict, on: stack)
    if settlement.verdict == .givenUp { return }
    if reading.isTorn {
      stack.transition = ScreenTransition.none
      reportHost(.sheetPulledFromUnder, on: stack)
    } else if isRefused {
      undo(leaving, origin, on: stack)
    }
  }

  // MARK: - Refusals

  private func isRefused(_ taken: [NavigationEntry]) -> Bool {
    guard index.guardedCount > 0 else { return false }
    if case .allowed = verdict(on: taken) { return false }
    return true
  }

  /// Puts back what was taken although it minds, and lets it be asked.
  private func undo(_ taken: [NavigationEntry], _ origin: BackOrigin, on stack: LayeredStack) {
    stack.transition = ScreenTransition.none
    let subject = taken.last?.name ?? "Router"
    report(NavigationIssue(.removalUndone, subject: subject, source: nil), in: nil)
    let place = StackReference(stack)
    carryOut(NavigationAttempt(.back(EntryReferences(taken), origin, on: place)))
  }

  // MARK: - Reporting

  private func report(_ verdict: CommandVerdict, on stack: LayeredStack) {
    switch verdict {
    case .none, .acknowledged: break
    case .dropped:
      reportHost(.commandDropped, on: stack)
      retryNextTurn()
    case .givenUp: reportHost(.commandGivenUp, on: stack)
    }
  }

  private func reportUnannounced(_ entries: [NavigationEntry]) {
    guard !sharedWithOtherCode else { return }
    for entry in entries {
      report(NavigationIssue(.unannouncedScreen, subject: entry.name, source: nil), in: nil)
    }
  }

  private func reportHost(_ kind: NavigationIssue.Kind, on stack: LayeredStack) {
    let top = stack.modules(of: nil).last?.name
    report(NavigationIssue(kind, subject: top ?? "Router", source: nil), in: nil)
  }
}
