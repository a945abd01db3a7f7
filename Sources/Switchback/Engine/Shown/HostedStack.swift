/// One stack and its hosts: brings what is shown to what is wanted, one command at a time.
@MainActor
final class HostedStack {
  /// What is wanted.
  let model: StackModel

  /// Which layers are presented.
  let sheets: SheetChannel

  /// How whoever remembers this stack finds it.
  let link = StackLink()

  /// Every layer that is wanted or shown, the lowest first.
  private let layers: Pile<Layer>

  /// Whether its screens can be seen, unless something is presented over them.
  var isVisible = true

  /// What the latest request wants the next commands to look like, until they are given.
  private var transition: ScreenTransition?

  /// What the hosts were told last; nothing yet at first.
  private var isInputExpected: Bool?

  init(on host: any StackHost, index: EntryIndex, tab: TabID? = nil, releasing pool: ReleasePool) {
    model = StackModel(on: host, index: index, tab: tab, releasing: pool)
    sheets = SheetChannel(over: model.base)
    layers = Pile([model.base])
    link.lead(to: self)
  }

  private var base: Layer { model.base }

  /// Whether there is nothing but the lowest layer, wanted or shown.
  private var isFlat: Bool { layers.count == 1 }

  // MARK: - Layers

  /// Whether a layer is one of this stack's, wanted or shown.
  func knows(_ layer: Layer) -> Bool {
    for known in layers.all where known === layer { return true }
    return false
  }

  /// The layer of a host, wanted or shown.
  func layer(of host: any StackHost) -> Layer? { layers.all.last { $0.host === host } }

  /// Takes in a layer that is to be presented over all others.
  func open(_ layer: Layer) {
    model.open(layer)
    if !knows(layer) { layers.append(layer) }
  }

  /// Closes the layers that are neither wanted nor shown any more.
  func closeGoneLayers() {
    for layer in layers.all where !model.has(layer) && !sheets.has(layer) {
      layers.remove(layer)
      layer.close()
    }
  }

  /// Every host that may show something.
  var hosts: [any StackHost] { layers.all.map(\.host) }

  /// What the hosts are known to show.
  var shownEntries: [StackEntry] { layers.all.flatMap(\.channel.shown) }

  // MARK: - How things stand

  /// Whether every host shows what it is meant to, or there is nothing to be shown.
  var agrees: Bool {
    if isFlat { return base.agrees }
    if model.count == 0 { return true }
    for layer in model.layers where !layer.agrees { return false }
    return sheets.agrees(with: model.layers)
  }

  /// Whether a host is busy with a command, or with something that the user began.
  var isBusy: Bool {
    isFlat ? base.channel.isBusy : isCommanded || hasMoving(layers.all)
  }

  /// Whether something moves that the user began.
  var isMoving: Bool { isFlat ? base.channel.isMoving : hasMoving(model.layers) }

  private func hasMoving(_ layers: [Layer]) -> Bool {
    for layer in layers where layer.channel.isMoving { return true }
    return false
  }

  /// Whether a host carries out a command.
  var isCommanded: Bool {
    for layer in layers.all where layer.channel.command.isUnderWay { return true }
    return sheets.command.isUnderWay
  }

  /// Whether there is nothing more to tell a host.
  var isDone: Bool { agrees && model.tickets.isEmpty }

  // MARK: - Commands

  /// Notes how the next commands are to look.
  func show(with transition: ScreenTransition) { self.transition = transition }

  /// Tells one host what to show, if anything is shown otherwise than meant and no host is busy.
  ///
  /// Stacks that are to go are dismissed first, so that what comes next is presented from the right
  /// screen. A stack is put on its host before that is presented.
  func giveCommand() {
    if isFlat { return commandBase() }
    closeGoneLayers()
    if isBusy { return }
    if model.count > 0 {
      model.closeEmptyLayers()
      closeGoneLayers()
    }
    if agrees { return noteAgreement() }
    if isAwaitingRetry { return }
    let wanted = model.layers
    if sheets.kept(of: wanted) < sheets.count { return commandSheets() }
    for layer in wanted where !layer.agrees { return command(layer) }
    commandSheets()
  }

  /// The ordinary case: nothing is presented, nor is to be.
  private func commandBase() {
    if base.channel.isBusy { return }
    if base.agrees { return noteAgreement() }
    if base.channel.command.isAwaitingRetry || sheets.command.isAwaitingRetry { return }
    command(base)
  }

  private func command(_ layer: Layer) {
    let channel = layer.channel
    let look = nextTransition(else: channel.topLeaving)
    let (kept, tail) = channel.beginCommand()
    channel.command.transition = look
    let isHidden = layer !== base && !sheets.has(layer)
    channel.command.covered = coveredTickets()
    layer.host.show(
      HostCommand(
        id: channel.command.number,
        kept: kept,
        tail: tail,
        transition: isHidden || !isVisible ? .none : look,
      ))
  }

  private func commandSheets() {
    let presenter = sheets.presenter(for: model.layers)
    let (next, leaving) = sheets.beginCommand(to: model.layers)
    let look = nextTransition(else: leaving?.channel.lowestShown)
    sheets.command.transition = look
    sheets.command.covered = coveredTickets()
    presenter.host.present(
      ModalCommand(id: sheets.command.number, host: next?.host, transition: look))
  }

  /// How the next command is to look: as asked, else as what leaves was shown.
  ///
  /// Of several screens on one layer that is the topmost; of a whole layer, the lowest.
  private func nextTransition(else leaving: StackEntry?) -> ScreenTransition {
    if let transition, transition != .automatic { return transition }
    return leaving?.wayBack ?? .automatic
  }

  /// Counts the tickets that are done with the command just given: all, or none if more is to come.
  private func coveredTickets() -> Int {
    if !isFlat {
      let wanted = model.layers
      for layer in wanted where !layer.agrees && !layer.channel.command.isUnderWay { return 0 }
      guard sheets.agrees(with: wanted) || sheets.isTarget(wanted) else { return 0 }
    }
    transition = nil
    return model.tickets.count
  }

  private func noteAgreement() {
    base.channel.command.noteAgreement()
    if !isFlat {
      for layer in model.layers { layer.channel.command.noteAgreement() }
    }
    sheets.command.noteAgreement()
    transition = nil
    model.tickets.commit(model.tickets.count)
  }

  // MARK: - What becomes of commands

  /// Takes over that a host shows exactly what it was told to.
  ///
  /// - Parameters:
  ///   - number: The number of the command. If it is not under way, that says nothing.
  ///   - layer: The layer of that host.
  func acknowledge(_ number: Int, on layer: Layer) {
    let channel = layer.channel
    channel.isMoving = false
    guard channel.command.isMeant(by: number) else { return }
    channel.acknowledge()
    end(channel.command, .acknowledged)
  }

  /// Ends the tickets that a report about a command ends.
  func end(_ command: CommandState, _ outcome: CommandOutcome) {
    switch outcome {
    case .none: return
    case .dropped: transition = transition ?? command.transition
    case .acknowledged:
      model.tickets.commit(command.covered)
      command.covered = 0
    case .givenUp: model.tickets.supersedeAll()
    }
  }

  private var isAwaitingRetry: Bool {
    for layer in model.layers where layer.channel.command.isAwaitingRetry { return true }
    return sheets.command.isAwaitingRetry
  }

  /// Lets a dropped command be tried again.
  func allowRetry() {
    sheets.command.allowRetry()
    for layer in model.layers { layer.channel.command.allowRetry() }
  }

  // MARK: - Input and the end

  /// Says whether the user's input is expected, if that has changed.
  func expectInput(_ isDecided: Bool) {
    let isExpected = isDecided && model.count > 0
    guard isExpected != isInputExpected else { return }
    isInputExpected = isExpected
    for layer in sheets.shown { layer.host.inputExpected(isExpected) }
  }

  /// Forgets what is shown and what was asked for, for good: everything has left it.
  func close() {
    sheets.close()
    model.closeEmptyLayers()
    for layer in layers.set([]) { layer.close() }
    model.tickets.supersedeAll()
  }

  /// Leads nobody here any more, once everyone was told that it is closed.
  func disconnect() {
    link.lead(to: nil)
    model.disconnect()
  }
}
