/// One stack of modules and the host that shows it: what is wanted, what is shown, and the
/// conversation that brings the two together.
///
/// It changes and counts; it tells nobody and ends no flow. That is the engine's part.
@MainActor
final class HostedStack {
  let host: any StackHost
  var ledger = StackLedger<NavigationEntry>()

  /// The entries on the wanted stack, by module and by screen.
  private var index: [ObjectIdentifier: NavigationEntry] = [:]

  // The conversation with the host.
  private var pending: [NavigationTicket] = []
  private var pendingAtCommand = 0
  private(set) var commandCount = 0
  /// What the latest request wants the next command to look like.
  private var transition: ScreenTransition?
  private var transitionAtCommand: ScreenTransition?
  private var isAwaitingRetry = false
  /// What the host was told last; nothing yet at first.
  private var isInputExpected: Bool?

  init(host: any StackHost) {
    self.host = host
  }

  /// The modules that are meant to be shown, of one flow or of all, root first.
  func modules(of flow: FlowNode?) -> [any Presentable] {
    let entries = ledger.intent
    guard let flow else { return entries.compactMap(\.module) }
    return entries.filter { $0.flow?.isInside(flow) ?? false }.compactMap(\.module)
  }

  /// The entry of a module on the wanted stack.
  func entry(of module: any Presentable) -> NavigationEntry? {
    guard let entry = index[ObjectIdentifier(module)], entry.module === module else { return nil }
    return entry
  }

  /// Whether a screen belongs to a module on the wanted stack.
  func shows(_ screen: any Screen) -> Bool {
    index[ObjectIdentifier(screen)] != nil
  }

  // MARK: - Counting

  /// Counts an entry in.
  ///
  /// It stands on the wanted stack already.
  func enter(_ entry: NavigationEntry) {
    if let module = entry.module { index[ObjectIdentifier(module)] = entry }
    index[ObjectIdentifier(entry.screen)] = entry
    guard let flow = entry.flow else { return }
    for node in flow.chain { node.total += 1 }
  }

  /// Counts an entry out.
  ///
  /// It has left the wanted stack already.
  func leave(_ entry: NavigationEntry) {
    if let module = entry.module { index[ObjectIdentifier(module)] = nil }
    index[ObjectIdentifier(entry.screen)] = nil
    guard let flow = entry.flow else { return }
    for node in flow.chain { node.total -= 1 }
  }

  /// Takes entries off the wanted stack.
  ///
  /// - Parameters:
  ///   - positions: Where they stand.
  ///   - cause: Why each of them leaves.
  /// - Returns: The change this makes.
  func remove(
    _ positions: Range<Int>,
    because cause: (NavigationEntry) -> EndCause,
  ) -> StackChange {
    var change = StackChange()
    for entry in ledger.replace(positions, with: []) {
      leave(entry)
      change.remove(entry, because: cause(entry))
    }
    return change
  }

  // MARK: - The conversation

  /// Notes a request that was accepted, until the host has shown what it brought.
  func await(_ ticket: NavigationTicket, of change: StackChange, transition: ScreenTransition) {
    self.transition = transition
    ticket.expect(change)
    pending.append(ticket)
  }

  /// Tells the host what to show, if it shows something else and is not busy.
  func command() {
    if ledger.command == nil, ledger.agrees {
      ledger.noteAgreement()
      transition = nil
      return endTickets(pending.count) { $0.commit() }
    }
    guard !isAwaitingRetry, let branch = ledger.issueCommand() else { return }
    commandCount += 1
    pendingAtCommand = pending.count
    let command = HostCommand(
      id: commandCount,
      kept: branch.kept,
      tail: branch.tail.map(\.screen),
      transition: transition ?? .automatic,
    )
    transitionAtCommand = exchange(&transition, for: nil)
    host.show(command)
  }

  /// Draws the consequences of what became of the command under way.
  func conclude(_ verdict: StackLedger<NavigationEntry>.Verdict) {
    switch verdict {
    case .none: return
    case .dropped: transition = transition ?? transitionAtCommand
    case .acknowledged: endTickets(pendingAtCommand) { $0.commit() }
    case .givenUp: endTickets(pending.count) { $0.resolve(.superseded) }
    }
    isAwaitingRetry = verdict == .dropped
  }

  /// Lets a dropped command be tried again.
  func allowRetry() {
    isAwaitingRetry = false
  }

  /// Says whether the user's input is expected, if that has changed.
  func expectInput(_ isExpected: Bool) {
    guard isExpected != isInputExpected else { return }
    isInputExpected = isExpected
    host.inputExpected(isExpected)
  }

  /// Forgets what is shown and what was asked for.
  func close() {
    exchange(&ledger, for: StackLedger())
    endTickets(pending.count) { $0.resolve(.superseded) }
  }

  private func endTickets(_ count: Int, _ end: (NavigationTicket) -> Void) {
    let due = pending.prefix(count)
    pending.removeFirst(count)
    for ticket in due { end(ticket) }
  }
}
