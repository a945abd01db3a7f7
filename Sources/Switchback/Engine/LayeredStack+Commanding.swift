extension LayeredStack {
  /// Whether a layer is meant to be there, also while it is empty.
  func has(_ layer: HostedStack) -> Bool {
    layer === base || sheets.contains(layer)
  }

  /// Whether every host shows what it is meant to, or there is nothing to be shown.
  var agrees: Bool {
    if isFlat { return base.agrees }
    return count == 0 || (isPresentedAsMeant && layers.allSatisfy { $0.agrees })
  }

  /// Whether a host is busy with a command, or with something that the user began.
  var isBusy: Bool {
    if isFlat { return base.isCommanded || base.isMoving }
    return presented.isUnderWay || hasHost { $0.isCommanded || $0.isMoving }
  }

  /// Whether something moves that the user began.
  var isMoving: Bool {
    base.isMoving || (!sheets.isEmpty && sheets.contains { $0.isMoving })
  }

  /// Whether a host carries out a command.
  var isCommanded: Bool {
    if isFlat { return base.isCommanded }
    return presented.isUnderWay || hasHost { $0.isCommanded }
  }

  /// Whether something is true of a layer that is presented or about to be.
  private func hasHost(where isTrue: (HostedStack) -> Bool) -> Bool {
    for layer in shownLayers where isTrue(layer) { return true }
    for layer in layers where isTrue(layer) { return true }
    return false
  }

  /// Whether a layer is to be presented: all are but those that show nothing any more.
  private func isToBePresented(_ layer: HostedStack) -> Bool {
    layer === base || layer.count > 0
  }

  /// Whether the layers that are to be presented are.
  private var isPresentedAsMeant: Bool {
    shownLayers == layers.filter(isToBePresented)
  }

  private var isAwaitingRetry: Bool {
    presenting.isAwaitingRetry || base.conversation.isAwaitingRetry
      || (!sheets.isEmpty && sheets.contains { $0.conversation.isAwaitingRetry })
  }

  /// Notes a request that was accepted, until the host has shown what it brought.
  func await(
    _ ticket: NavigationTicket,
    of change: borrowing StackChange,
    transition: ScreenTransition,
  ) {
    self.transition = transition
    var all = exchange(&pending, for: .none)
    ticket.expect(change, after: all.last?.reach ?? 0)
    all.append(ticket)
    pending = all
  }

  /// Strikes an entry that has left out of the request that waits for it to be shown, if one does.
  func strike(_ entry: NavigationEntry) {
    let pending = pending
    var range = 0..<pending.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let isBefore = pending[middle].reach < entry.serial
      range = isBefore ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    guard range.lowerBound < pending.count else { return }
    pending[range.lowerBound].strike(entry)
  }

  /// Tells one host what to show, if anything is shown otherwise than meant and no host is busy.
  ///
  /// Stacks that are to go are dismissed first, so that what comes next is presented from the right
  /// screen. A stack is put on its host before that is presented.
  func command() {
    guard !isBusy else { return }
    if !isFlat, count > 0 { closeEmptyLayers() }
    guard !agrees else { return noteAgreement() }
    guard !isAwaitingRetry else { return }
    if isFlat { return command(base) }
    if presented.wanted.kept < shownLayers.count { return commandLayers() }
    if let layer = layers.first(where: { !$0.agrees }) { return command(layer) }
    commandLayers()
  }

  /// Whether there is nothing more to tell a host.
  var isDone: Bool { agrees && pending.isEmpty }

  private func noteAgreement() {
    base.noteAgreement()
    for sheet in sheets { sheet.noteAgreement() }
    noteAgreementOfSheets()
    transition = nil
    endTickets(pending.count) { $0.commit() }
  }

  /// Gives up the layers whose flows had something new to show and did not.
  private func closeEmptyLayers() {
    let staying = layers.filter(isToBePresented)
    guard staying != presented.intent || staying != layers else { return }
    exchange(&sheets, for: Array(staying.dropFirst()))
    change { $0.replace(0..<$0.count, with: Few(staying)) }
  }

  private func command(_ layer: HostedStack) {
    let top = layer.topmostShown
    guard let branch = layer.change({ $0.issueCommand() }) else { return }
    layer.conversation.commandCount += 1
    layer.conversation.transition = nextTransition(
      wayBack: branch.tail.isEmpty ? top : nil)
    let isHidden = layer !== base && !shownLayers.contains(layer)
    layer.conversation.covered = cover()
    layer.host.show(
      HostCommand(
        id: layer.conversation.commandCount,
        kept: branch.kept,
        tail: branch.tail.map(\.screen),
        transition: isHidden || !isVisible ? .none : layer.conversation.transition,
      ))
  }

  private func commandLayers() {
    let shown = shownLayers
    guard let branch = change({ $0.issueStep() }) else { return }
    presenting.commandCount += 1
    let isDismissal = branch.tail.isEmpty
    let leaving = isDismissal ? shown.dropFirst(branch.kept).first : nil
    presenting.transition = nextTransition(wayBack: leaving?.ledger.acknowledged.first)
    presenting.covered = cover()
    shown[branch.kept - 1].host.present(
      ModalCommand(
        id: presenting.commandCount,
        host: branch.tail.first?.host,
        transition: presenting.transition,
      ))
  }

  /// How the next command is to look: as asked, else as what leaves was shown.
  private func nextTransition(wayBack entry: NavigationEntry?) -> ScreenTransition {
    if let transition, transition != .automatic { return transition }
    return entry?.wayBack ?? .automatic
  }

  /// Counts the tickets that are done with the command just issued: all, or none if more is to come.
  private func cover() -> Int {
    let isLast =
      isFlat
      || layers.allSatisfy { $0.agrees || $0.isCommanded }
        && (presented.agrees || presented.command == presented.wanted)
    guard isLast else { return 0 }
    transition = nil
    return pending.count
  }

  /// Draws the consequences of what became of a command to a layer.
  func conclude(_ verdict: CommandVerdict, on layer: HostedStack) {
    conclude(verdict, layer.conversation)
  }

  /// Draws the consequences of what became of a command to present or dismiss.
  func concludePresenting(_ verdict: CommandVerdict) {
    conclude(verdict, presenting)
  }

  private func conclude(
    _ verdict: CommandVerdict,
    _ conversation: HostConversation,
  ) {
    conversation.isAwaitingRetry = verdict == .dropped
    switch verdict {
    case .none: return
    case .dropped: transition = transition ?? conversation.transition
    case .acknowledged: endTickets(exchange(&conversation.covered, for: 0)) { $0.commit() }
    case .givenUp: endTickets(pending.count) { $0.resolve(.superseded) }
    }
  }

  /// Lets a dropped command be tried again.
  func allowRetry() {
    presenting.isAwaitingRetry = false
    for layer in layers { layer.conversation.isAwaitingRetry = false }
  }
}
