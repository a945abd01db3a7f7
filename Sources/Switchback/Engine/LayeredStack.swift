/// What a router wants shown: one stack of modules, cut into layers, each with a host of its own.
///
/// The lowest layer is always there; the others are presented over each other. Positions count through
/// all layers, root first, so that a flow's part of the stack may reach across them. Which layers are
/// presented is kept like a stack, by the same rule, in a ledger of layers.
///
/// It changes and counts; it tells nobody and ends no flow. That is the engine's part.
@MainActor
final class LayeredStack {
  /// The lowest layer.
  let base: HostedStack

  /// The layers that are meant to be presented over it, lowest first.
  ///
  /// One that has become empty stays until the next command, since its flow may show something new.
  var sheets: [HostedStack] = [] {
    didSet { layers = [base] + sheets }
  }

  /// All layers that are meant to be there, lowest first.
  private(set) var layers: [HostedStack]

  /// Which layers are presented, and which are meant to be.
  ///
  /// Read as a copy, as a layer's ledger is.
  var presented: StackLedger<HostedStack> { sheetLedger }
  private var sheetLedger = StackLedger<HostedStack>()

  /// The layers that are known to be presented, and the lowest one.
  var shownLayers: [HostedStack] {
    let shown = sheetLedger.acknowledged
    return shown
  }
  let presenting = HostConversation()

  /// Gives a host the router's ear.
  var connect: @MainActor (any StackHost) -> Void = { _ in }

  /// The entries on this stack and on the others of its router.
  let index: EntryIndex

  /// The tab that it belongs to, if it is one's.
  let tab: TabID?

  /// Whether it is gone, with its tab or its router.
  private(set) var isClosed = false

  /// Whether its screens can be seen, unless something is presented over them.
  var isVisible = true

  /// Tickets of what was accepted and is not shown yet.
  var pending: Few<NavigationTicket> = .none

  /// What the latest request wants the next commands to look like, until they are given.
  var transition: ScreenTransition?

  /// What the hosts were told last; nothing yet at first.
  private var isInputExpected: Bool?

  /// How its entries and whoever remembers it find it.
  let handle = StackHandle()

  init(host: any StackHost, index: EntryIndex, tab: TabID? = nil) {
    self.index = index
    self.tab = tab
    base = HostedStack(host: host)
    layers = [base]
    change { $0.begin(with: [base]) }
    handle.lead(to: self)
  }

  /// The layer of what is on top; the lowest, if nothing is shown.
  private var topLayer: HostedStack {
    for sheet in sheets.reversed() where sheet.count > 0 { return sheet }
    return base
  }

  /// The host of what is on top.
  var topHost: any StackHost { topLayer.host }

  /// How many modules are meant to be shown.
  var count: Int {
    var count = base.count
    for sheet in sheets { count += sheet.count }
    return count
  }

  /// The entries that are meant to be shown, root first.
  var intent: [NavigationEntry] { layers.flatMap { $0.ledger.intent } }

  /// The entry meant to be at a position, counted from the root.
  subscript(position: Int) -> NavigationEntry {
    if position < base.count { return base[position] }
    let layer = layer(at: position)
    return layer[position - start(of: layer)]
  }

  /// The entries meant to be at some positions, lowest first.
  subscript(positions: Range<Int>) -> Few<NavigationEntry> {
    if positions.upperBound <= base.count { return base[positions] }
    var entries: Few<NavigationEntry> = .none
    var start = 0
    for layer in layers {
      let end = start + layer.count
      let part = positions.clamped(to: start..<end)
      if !part.isEmpty {
        entries += layer[part.lowerBound - start..<part.upperBound - start]
      }
      start = end
    }
    return entries
  }

  /// The entry meant to be on top of everything.
  var top: NavigationEntry? {
    topLayer.top
  }

  /// The entry meant to be the root.
  var bottom: NavigationEntry? { count > 0 ? self[0] : nil }

  /// The modules that are meant to be shown, of one flow or of all, root first.
  func modules(of flow: FlowNode?) -> [any Presentable] {
    guard let flow else { return intent.compactMap(\.module) }
    return intent.filter { $0.flow?.isInside(flow) ?? false }.compactMap(\.module)
  }

  /// The entry of a module on this stack.
  func entry(of module: any Presentable) -> NavigationEntry? {
    guard let entry = index.entry(of: module), entry.stack === self else { return nil }
    return entry
  }

  /// Whether an entry is on this stack.
  func contains(_ entry: NavigationEntry) -> Bool {
    index.entry(showing: entry.screen) === entry && entry.stack === self
  }

  /// The entry whose screen this is, if it is on this stack.
  func entry(showing screen: any Screen) -> NavigationEntry? {
    guard let entry = index.entry(showing: screen), entry.stack === self else { return nil }
    return entry
  }

  // MARK: - Layers

  /// The position of a layer's first module, or of where it would be.
  func start(of layer: HostedStack) -> Int {
    var start = 0
    for other in layers {
      if other === layer { break }
      start += other.count
    }
    return start
  }

  /// The layer on which a position is.
  func layer(at position: Int) -> HostedStack {
    var end = base.count
    guard position >= end, !sheets.isEmpty else { return base }
    for sheet in sheets {
      end += sheet.count
      if position < end { return sheet }
    }
    return sheets[sheets.count - 1]
  }

  /// The positions of each layer that shows something, lowest first.
  var layerRanges: Few<Range<Int>> {
    var ranges: Few<Range<Int>> = base.count > 0 ? .one(0..<base.count) : .none
    var start = base.count
    for sheet in sheets where sheet.count > 0 {
      ranges.append(start..<start + sheet.count)
      start += sheet.count
    }
    return ranges
  }

  /// The layer of a host that the router knows, shown or about to leave.
  func layer(of host: any StackHost) -> HostedStack? {
    if base.host === host { return base }
    return sheets.last { $0.host === host } ?? shownLayers.last { $0.host === host }
  }

  // MARK: - Counting

  /// Counts an entry in.
  ///
  /// It stands on the wanted stack already.
  func enter(_ entry: NavigationEntry) {
    index.add(entry)
    count(1, for: entry)
  }

  /// Counts an entry out.
  ///
  /// It has left the wanted stack already.
  func leave(_ entry: NavigationEntry) {
    index.remove(entry)
    count(-1, for: entry)
  }

  /// Counts for the flow of an entry and those around it, as far as they are on this stack.
  private func count(_ difference: Int, for entry: NavigationEntry) {
    var next = entry.flow
    while let node = next, node.stack === self {
      node.total += difference
      next = node.parent
    }
  }

  /// Whether nothing is presented over the lowest layer, nor about to be.
  var isFlat: Bool {
    sheets.isEmpty && sheetLedger.acknowledged.count == 1 && !sheetLedger.isUnderWay
      && sheetLedger.wanted.kept == 1 && sheetLedger.wanted.tail.isEmpty
  }

  /// Notes that what is to be presented is.
  func noteAgreementOfSheets() {
    if sheetLedger.drops > 0 { change { $0.noteAgreement() } }
  }

  // MARK: - Changing

  /// Changes what is presented outside of its place, as a layer changes its ledger.
  @discardableResult
  func change<Result>(_ body: (inout StackLedger<HostedStack>) -> Result) -> Result {
    var changed = exchange(&sheetLedger, for: StackLedger())
    defer { sheetLedger = changed }
    return body(&changed)
  }

  /// Replaces some of the wanted entries.
  ///
  /// - Parameters:
  ///   - edit: What is replaced, and where the new entries go.
  ///   - entries: Those, lowest first.
  ///   - opening: Makes the layer for entries that are presented.
  /// - Returns: The entries that were there, lowest first, whether or not they are among the new.
  func replace(
    _ edit: StackEdit,
    with entries: Few<NavigationEntry>,
    opening: () -> HostedStack?,
  ) -> Few<NavigationEntry> {
    let range = edit.range
    if sheets.isEmpty, edit.place != .presented { return base.replace(range, with: entries) }
    let target: HostedStack? =
      switch edit.place {
      case .above: range.lowerBound == 0 ? base : layer(at: range.lowerBound - 1)
      case .within: layer(at: range.lowerBound)
      case .presented: nil
      }
    var old: Few<NavigationEntry> = .none
    var start = 0
    for layer in layers {
      let end = start + layer.count
      let part = range.clamped(to: start..<end)
      let local = part.lowerBound - start..<part.upperBound - start
      start = end
      let new = layer === target ? entries : .none
      if !local.isEmpty || !new.isEmpty {
        old += layer.replace(local, with: new)
      }
    }
    if case .presented = edit.place, !entries.isEmpty, let layer = opening() {
      _ = layer.replace(0..<0, with: entries)
    }
    return old
  }

  /// Takes entries off the wanted stack.
  ///
  /// - Parameters:
  ///   - positions: Where they stand.
  ///   - change: What this is noted in.
  ///   - cause: Why each of them leaves.
  func remove(
    _ positions: Range<Int>,
    in change: inout StackChange,
    because cause: (NavigationEntry) -> EndCause,
  ) {
    for entry in replace(StackEdit(range: positions), with: .none, opening: { nil }) {
      leave(entry)
      change.remove(entry, because: cause(entry))
    }
  }

  /// Takes single entries off the wanted stack, wherever they stand.
  ///
  /// - Parameters:
  ///   - entries: Which.
  ///   - cause: Why they leave.
  /// - Returns: The change this makes.
  func remove(_ entries: [NavigationEntry], because cause: EndCause) -> StackChange {
    var change = StackChange()
    let positions = entries.filter(contains).map(position(of:)).sorted(by: >)
    for position in positions {
      var one = StackChange()
      remove(position..<position + 1, in: &one) { _ in cause }
      change.removed = one.removed + change.removed
    }
    return change
  }

  /// Opens a layer over all others for a stack that is presented, in place of those left empty on top.
  func open(_ host: any StackHost, for owner: FlowNode?, by presenter: FlowNode?) -> HostedStack {
    while sheets.last?.count == 0 { sheets = sheets.dropLast() }
    let layer = HostedStack(host: host, owner: owner, presenter: presenter)
    connect(host)
    sheets = sheets + [layer]
    return layer
  }

  /// The empty layer that a flow may use again: its own, with nothing but empty ones above.
  func vacantLayer(of owner: FlowNode) -> HostedStack? {
    let top = layers.last { $0.count > 0 || $0.owner === owner }
    return top.flatMap { $0.count == 0 ? $0 : nil }
  }

  /// Makes an empty layer the top one again.
  func reopen(_ vacant: HostedStack) -> HostedStack {
    while !sheets.isEmpty, sheets.last !== vacant { sheets = sheets.dropLast() }
    return vacant
  }

  /// What stands on layers that would be left empty, or is presented over one.
  ///
  /// - Parameter leaving: The entries that leave anyway.
  /// - Returns: The entries that have to leave with them, lowest first.
  func coveredBy(_ leaving: [NavigationEntry]) -> [NavigationEntry] {
    let leaving = Set(leaving)
    let emptied = layers.firstIndex { layer in
      layer.count > 0 && layer.ledger.intent.allSatisfy(leaving.contains)
    }
    guard let emptied else { return [] }
    return layers[emptied...].flatMap { $0.ledger.intent }.filter { !leaving.contains($0) }
  }

  // MARK: - Taking back

  /// What several steps may have to go back to.
  struct Backup {
    let layers: [HostedStack]
    let ledgers: [StackLedger<NavigationEntry>]
    let intent: [NavigationEntry]
  }

  func backup() -> Backup {
    Backup(layers: layers, ledgers: layers.map(\.ledger), intent: intent)
  }

  func restore(_ backup: Backup) {
    for (layer, ledger) in zip(backup.layers, backup.ledgers) {
      layer.take(ledger)
    }
    exchange(&sheets, for: Array(backup.layers.dropFirst()))
  }

  // MARK: - The end

  /// Says whether the user's input is expected, if that has changed.
  func expectInput(_ isExpected: Bool) {
    guard isExpected != isInputExpected else { return }
    isInputExpected = isExpected
    for layer in shownLayers { layer.host.inputExpected(isExpected) }
  }

  /// Forgets what is shown and what was asked for, for good.
  func close() {
    isClosed = true
    for layer in layers { layer.take(StackLedger()) }
    var rest = StackLedger<HostedStack>()
    rest.begin(with: [base])
    exchange(&sheetLedger, for: rest)
    exchange(&sheets, for: [])
    endTickets(pending.count) { $0.resolve(.superseded) }
  }

  func endTickets(_ count: Int, _ end: (NavigationTicket) -> Void) {
    guard count > 0 else { return }
    let due = exchange(&pending, for: .none)
    if count < due.count { pending = Few(due.dropFirst(count)) }
    for ticket in due.prefix(count) { end(ticket) }
  }
}
