/// One stack and its hosts: brings what is shown to what is wanted, one command at a time.
@MainActor
final class HostedStack {
  /// What is wanted.
  let model: StackModel

  /// Which layers are presented.
  let sheets: SheetChannel

  /// How whoever remembers this stack finds it.
  let link = StackLink()

  /// Whether its screens can be seen, unless something is presented over them.
  var isVisible = true

  /// What the latest request wants the next commands to look like, until they are given.
  private var transition: ScreenTransition?

  /// What the hosts were told last; nothing yet at first.
  private var isInputExpected: Bool?

  init(on host: any StackHost, index: EntryIndex, tab: TabID? = nil, releasing pool: ReleasePool) {
    model = StackModel(on: host, index: index, tab: tab, releasing: pool)
    sheets = SheetChannel(over: model.base)
    link.lead(to: self)
  }

  private var base: Layer { model.base }

  /// Whether there is nothing but the lowest layer, wanted or shown.
  private var isFlat: Bool { sheets.isFlat && !model.hasSheets }

  /// The layers that are to be presented, with the lowest: all but those that show nothing any more.
  private var wantedLayers: [Layer] { model.layers.filter { $0 === base || $0.count > 0 } }

  /// Every layer that is wanted or shown.
  private var allLayers: [Layer] {
    sheets.shown + model.layers.filter { !sheets.shown.contains($0) }
  }

  /// Whether a layer is one of this stack's, wanted or shown.
  func knows(_ layer: Layer) -> Bool { layer === base || allLayers.contains(layer) }

  /// The layer of a host, wanted or shown.
  func layer(of host: any StackHost) -> Layer? {
    if base.host === host { return base }
    return model.layers.last { $0.host === host } ?? sheets.shown.last { $0.host === host }
  }

  /// Every host that may show something.
  var hosts: [any StackHost] { allLayers.map(\.host) }

  /// What the hosts are known to show.
  var shownEntries: [StackEntry] { allLayers.flatMap(\.channel.shown) }

  // MARK: - How things stand

  /// Whether every host shows what it is meant to, or there is nothing to be shown.
  var agrees: Bool {
    if isFlat { return base.agrees }
    return model.count == 0 || (sheets.shown == wantedLayers && model.layers.allSatisfy(\.agrees))
  }

  /// Whether a host is busy with a command, or with something that the user began.
  var isBusy: Bool {
    if isFlat { return base.channel.isBusy }
    return sheets.command.isUnderWay || allLayers.contains(where: \.channel.isBusy)
  }

  /// Whether something moves that the user began.
  var isMoving: Bool {
    if !model.hasSheets { return base.channel.isMoving }
    return model.layers.contains(where: \.channel.isMoving)
  }

  /// Whether a host carries out a command.
  var isCommanded: Bool {
    if isFlat { return base.channel.command.isUnderWay }
    return sheets.command.isUnderWay || allLayers.contains(where: \.channel.command.isUnderWay)
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
    guard !isBusy else { return }
    if isFlat {
      if base.agrees { return noteAgreement() }
      return isAwaitingRetry ? () : command(base)
    }
    if model.count > 0 { model.closeEmptyLayers() }
    if agrees { return noteAgreement() }
    if isAwaitingRetry { return }
    if sheets.kept(of: wantedLayers) < sheets.shown.count { return commandSheets() }
    if let layer = model.layers.first(where: { !$0.agrees }) { return command(layer) }
    commandSheets()
  }

  private func command(_ layer: Layer) {
    let channel = layer.channel
    let top = channel.topShown
    let (kept, tail) = channel.beginCommand()
    let look = nextTransition(else: tail.isEmpty ? top : nil)
    channel.command.transition = look
    let isHidden = layer !== base && !sheets.shown.contains(layer)
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
    let shown = sheets.shown
    let (kept, next) = sheets.beginCommand(to: wantedLayers)
    let leaving = next == nil ? shown.dropFirst(kept).first : nil
    sheets.command.transition = nextTransition(else: leaving?.channel.shown.first)
    sheets.command.covered = coveredTickets()
    shown[kept - 1].host.present(
      ModalCommand(
        id: sheets.command.number,
        host: next?.host,
        transition: sheets.command.transition,
      ))
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
      let isAgreed = model.layers.allSatisfy { $0.agrees || $0.channel.command.isUnderWay }
      let isPresented = sheets.shown == wantedLayers || sheets.target == wantedLayers
      guard isAgreed, isPresented else { return 0 }
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
    if transition != nil { transition = nil }
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
    sheets.command.isAwaitingRetry
      || model.layers.contains(where: \.channel.command.isAwaitingRetry)
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

  /// Forgets what is shown and what was asked for, for good. Everything has left it.
  func close() {
    for layer in allLayers { layer.channel.close() }
    sheets.close()
    model.closeEmptyLayers()
    model.tickets.supersedeAll()
  }

  /// Leads nobody here any more, once everyone was told that it is closed.
  func disconnect() {
    link.lead(to: nil)
    model.disconnect()
  }
}
