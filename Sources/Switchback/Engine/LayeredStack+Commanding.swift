extension LayeredStack {
  /// Whether every host shows what it is meant to, or there is nothing to be shown.
  var agrees: Bool {
    count == 0 || (presented.acknowledged == layersToShow && layers.allSatisfy(\.ledger.agrees))
  }

  /// Whether a host is busy with a command, or with something that the user began.
  var isBusy: Bool {
    presented.command != nil
      || (presented.acknowledged + layers).contains { $0.isMoving || $0.ledger.command != nil }
  }

  /// Whether something moves that the user began.
  var isMoving: Bool { layers.contains(where: \.isMoving) }

  /// Whether a host carries out a command.
  var isCommanded: Bool {
    presented.command != nil
      || (presented.acknowledged + layers).contains { $0.ledger.command != nil }
  }

  /// The layers that are to be presented: all but those that show nothing any more.
  private var layersToShow: [HostedStack] {
    layers.enumerated().filter { $0.offset == 0 || $0.element.ledger.count > 0 }.map(\.element)
  }

  private var isAwaitingRetry: Bool {
    presenting.isAwaitingRetry || layers.contains { $0.conversation.isAwaitingRetry }
  }

  /// Notes a request that was accepted, until the host has shown what it brought.
  func await(_ ticket: NavigationTicket, of change: StackChange, transition: ScreenTransition) {
    self.transition = transition
    ticket.expect(change)
    pending.append(ticket)
  }

  /// Tells one host what to show, if anything is shown otherwise than meant and no host is busy.
  ///
  /// Stacks that are to go are dismissed first, so that what comes next is presented from the right
  /// screen. A stack is put on its host before that is presented.
  func command() {
    guard !isBusy else { return }
    if count > 0 { closeEmptyLayers() }
    guard !agrees else {
      for layer in layers { layer.ledger.noteAgreement() }
      presented.noteAgreement()
      transition = nil
      return endTickets(pending.count) { $0.commit() }
    }
    guard !isAwaitingRetry else { return }
    if presented.wanted.kept < presented.acknowledged.count { return commandLayers() }
    if let layer = layers.first(where: { !$0.ledger.agrees }) { return command(layer) }
    commandLayers()
  }

  /// Gives up the layers whose flows had something new to show and did not.
  private func closeEmptyLayers() {
    let staying = layersToShow
    guard staying != presented.intent || staying != layers else { return }
    exchange(&layers, for: staying)
    let old = presented.replace(0..<presented.count, with: staying)
    withExtendedLifetime(old) {}
  }

  private func command(_ layer: HostedStack) {
    let shown = layer.ledger.acknowledged
    guard let branch = layer.ledger.issueCommand() else { return }
    layer.conversation.commandCount += 1
    layer.conversation.transition = nextTransition(
      wayBack: branch.tail.isEmpty ? shown.last : nil)
    let isHidden = !presented.acknowledged.contains(layer)
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
    let shown = presented.acknowledged
    guard let branch = presented.issueStep() else { return }
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
      layers.allSatisfy { $0.ledger.agrees || $0.ledger.command != nil }
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
