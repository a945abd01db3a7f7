/// One stack and its hosts: brings what is shown to what is wanted, one command at a time.
@MainActor
final class HostedStack {
  let model: StackModel

  /// Which layers are presented.
  let sheets: PresentedLayers

  /// How whoever remembers this stack finds it.
  let reference = StackReference()

  /// Every layer that is wanted or shown, the lowest first.
  private let layers: Pile<Layer>

  /// Whether its screens can be seen, unless something is presented over them.
  var isVisible = true

  /// What the latest request wants the next commands to look like, until they are given.
  var transition: ScreenTransition?

  /// What the hosts were told last; nothing yet at first.
  private var isInputExpected: Bool?

  init(on host: any StackHost, index: EntryIndex, tab: TabID? = nil, releasing pool: ReleasePool) {
    model = StackModel(on: host, index: index, tab: tab, releasing: pool)
    sheets = PresentedLayers(over: model.base)
    layers = Pile([model.base])
    reference.lead(to: model)
  }

  private var base: Layer { model.base }

  /// Whether there is nothing but the lowest layer, wanted or shown: the ordinary case.
  private var isFlat: Bool { layers.count == 1 }

  // MARK: - Layers

  /// Whether a layer is one of this stack's, wanted or shown.
  func knows(_ layer: Layer) -> Bool { layers.all.contains(layer) }

  /// Takes in a layer that is to be presented over all others.
  func open(_ layer: Layer) {
    model.open(layer)
    if !knows(layer) { layers.append(layer) }
  }

  /// Closes the layers that are neither wanted nor shown any more.
  func closeGoneLayers() {
    let (all, wanted) = (layers.all, model.layers)
    // Every layer that is wanted is among them, mostly in the same place.
    if all.count == wanted.count { return }
    for (position, layer) in all.enumerated() {
      if position < wanted.count, wanted[position] === layer { continue }
      if model.has(layer) || sheets.has(layer) { continue }
      layers.remove(layer)
      layer.close()
    }
  }

  var hosts: [any StackHost] { layers.all.map(\.host) }
  var shownEntries: [StackEntry] { layers.all.flatMap(\.shown) }

  // MARK: - How things stand

  /// Whether every host shows what it is meant to, or there is nothing to be shown.
  var agrees: Bool {
    if isFlat { return base.agrees }
    if model.count == 0 { return true }
    for layer in model.layers where !layer.agrees { return false }
    return sheets.shown == model.layers
  }

  /// Whether a host is busy with a command, or with something that the user began.
  var isBusy: Bool {
    if isFlat { return base.isBusy }
    for layer in layers.all where layer.isBusy { return true }
    return sheets.command.isUnderWay
  }

  /// Whether something moves that the user began.
  var isMoving: Bool {
    if isFlat { return base.isMoving }
    for layer in model.layers where layer.isMoving { return true }
    return false
  }

  var isCommanded: Bool {
    layers.all.contains(where: \.command.isUnderWay) || sheets.command.isUnderWay
  }

  private var isAwaitingRetry: Bool {
    model.layers.contains(where: \.command.isAwaitingRetry) || sheets.command.isAwaitingRetry
  }

  // MARK: - Commands

  /// Tells one host what to show, if anything is shown otherwise than meant and no host is busy.
  ///
  /// Stacks that are to go are dismissed first, so that what comes next is presented from the right
  /// screen. A stack is put on its host before that is presented.
  func giveCommand() {
    if !isFlat { closeGoneLayers() }
    if isBusy { return }
    if !isFlat {
      // What is left empty goes on showing what it shows, but what never came up shows nothing.
      if model.count > 0 { model.closeEmptyLayers() } else { model.close(neverPresented) }
      closeGoneLayers()
    }
    if agrees { return noteAgreement() }
    if isAwaitingRetry { return }
    if isFlat { return command(base) }
    let wanted = model.layers
    if sheets.kept(of: wanted) < sheets.shown.count { return commandSheets(to: wanted) }
    for layer in wanted where !layer.agrees { return command(layer) }
    commandSheets(to: wanted)
  }

  private var neverPresented: [Layer] { model.layers.filter { !sheets.has($0) } }

  private func command(_ layer: Layer) {
    let leaving = layer.topLeaving
    let (kept, tail) = layer.beginCommand()
    prepare(layer.command, leaving: leaving)
    let isSeen = isVisible && (layer === base || sheets.has(layer))
    layer.host.show(
      HostCommand(
        id: layer.command.number,
        kept: kept,
        tail: tail,
        transition: isSeen ? layer.command.transition : .none,
      ))
  }

  private func commandSheets(to wanted: [Layer]) {
    let kept = sheets.kept(of: wanted)
    let leaving = kept < sheets.shown.count ? sheets.shown[kept] : nil
    sheets.beginCommand(to: wanted)
    prepare(sheets.command, leaving: leaving?.lowestShown)
    let next = leaving == nil ? wanted[kept] : nil
    sheets.shown[kept - 1].host.present(
      ModalCommand(
        id: sheets.command.number, host: next?.host, flow: next?.owner?.id,
        transition: sheets.command.transition))
  }

  /// Notes how a command is to look, and which tickets are done with it: all, or none if more is to come.
  ///
  /// It looks as asked, else as what leaves was shown. Of several screens on one layer that is the topmost; of
  /// a whole layer, the lowest.
  private func prepare(_ command: CommandState, leaving: StackEntry?) {
    var look = transition ?? .automatic
    if look == .automatic, let leaving { look = leaving.wayBack }
    command.transition = look
    if isLastCommand {
      transition = nil
      command.covered = model.tickets.count
    } else {
      command.covered = 0
    }
  }

  /// Whether all is shown as it is meant to be when the command under way is carried out.
  private var isLastCommand: Bool {
    if isFlat { return true }
    let wanted = model.layers
    for layer in wanted where !layer.agrees && !layer.command.isUnderWay { return false }
    return (sheets.target ?? sheets.shown) == wanted
  }

  /// Most stacks have nothing to note, at every change of another tab.
  private func noteAgreement() {
    if isFlat {
      base.command.forgetDrops()
    } else {
      for layer in model.layers { layer.command.forgetDrops() }
    }
    sheets.command.forgetDrops()
    if transition != nil { transition = nil }
    if !model.tickets.isEmpty { model.tickets.commit(model.tickets.count) }
  }

  // MARK: - What becomes of commands

  /// Ends the tickets that a report about a command ends.
  func end(_ command: CommandState, _ outcome: CommandOutcome) {
    switch outcome {
    case .none: return
    case .dropped: transition = transition ?? command.transition
    case .acknowledged: model.tickets.commit(command.covered)
    case .givenUp: model.tickets.supersedeAll()
    }
  }

  func allowRetry() {
    sheets.command.isAwaitingRetry = false
    for layer in model.layers { layer.command.isAwaitingRetry = false }
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
    reference.lead(to: nil)
    model.disconnect()
  }
}
