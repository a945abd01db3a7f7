/// What is wanted on one stack: modules in layers, each layer with a host of its own.
///
/// Heights count through all layers, root first, so that a flow's part of the stack may reach across
/// them. It changes and counts, and notes that in a transaction; it asks and tells nobody.
@MainActor
final class StackModel {
  /// The lowest layer, which is always there.
  let base: Layer

  /// That and the layers that are meant to be presented over it, lowest first.
  ///
  /// One that has become empty stays until the next command, since its flow may show something new.
  private let pile: Pile<Layer>

  /// The entries on this stack and on the others of its router.
  let index: EntryIndex

  /// The tab that it belongs to, if it is one's.
  let tab: TabID?

  /// Those who wait for what was accepted to be shown.
  let tickets = OpenTickets()

  private(set) var count = 0

  init(on host: any StackHost, index: EntryIndex, tab: TabID?, releasing pool: ReleasePool) {
    self.index = index
    self.tab = tab
    base = Layer(host: host, index: index, releasing: pool)
    pile = Pile([base])
    base.belong(to: self)
  }

  // MARK: - Layers

  var layers: [Layer] { pile.all }

  /// Whether a layer is meant to be there, also while it is empty.
  func has(_ layer: Layer) -> Bool { layers.contains(layer) }

  /// Whether there is more than the lowest layer.
  var hasSheets: Bool { pile.count > 1 }

  /// The layer of what is on top; the lowest, if nothing is shown.
  var topLayer: Layer {
    var number = pile.count - 1
    while number > 0 {
      let layer = pile[number]
      if layer.count > 0 { return layer }
      number -= 1
    }
    return base
  }

  /// The layer on which a height is.
  func layer(at height: Int) -> Layer {
    var number = pile.count - 1
    while number > 0 {
      let layer = pile[number]
      if layer.count > 0, layer.start <= height { return layer }
      number -= 1
    }
    return base
  }

  // MARK: - Looking

  /// The entries that are meant to be shown, root first.
  var entries: [StackEntry] {
    hasSheets ? layers.flatMap(\.entries.all) : base.entries.all
  }

  var top: StackEntry? { hasSheets ? topLayer.top : base.top }
  var bottom: StackEntry? { count > 0 ? self[0] : nil }

  subscript(height: Int) -> StackEntry {
    let layer = layer(at: height)
    return layer.entries[height - layer.start]
  }

  subscript(range: Range<Int>) -> [StackEntry] { range.map { self[$0] } }

  /// The modules that are meant to be shown, of one flow or of all, root first.
  func modules(of flow: FlowNode?) -> [any Presentable] {
    guard let flow else { return entries.compactMap(\.module) }
    return entries.filter { flow.contains($0) }.compactMap(\.module)
  }

  @inline(__always)
  func entry(of module: any Presentable) -> StackEntry? {
    index.entry(of: module) { $0.stack === self }
  }

  func contains(_ entry: StackEntry) -> Bool { entry.isWanted && entry.stack === self }

  func entry(showing screen: any Screen) -> StackEntry? {
    guard let entry = index.entry(showing: screen), entry.stack === self else { return nil }
    return entry
  }

  /// The height of the highest of a flow's modules and those of its child flows; with nil, of all.
  func top(of flow: FlowNode?) -> Int? {
    guard let flow else { return count > 0 ? count - 1 : nil }
    guard flow.total > 0 else { return nil }
    var height = count - 1
    while height >= 0, !flow.contains(self[height]) { height -= 1 }
    assert(height + 1 >= flow.total, "\(flow.name) counts \(flow.total) modules and has fewer")
    return height
  }

  /// The heights of a flow's modules and those of its child flows; with nil, of all.
  ///
  /// - Parameters:
  ///   - flow: The flow, or nil for the router itself.
  ///   - exact: Whether the lower end matters; without it, finding it is not worth a search.
  /// - Returns: The heights from the lowest to the highest of them, what stands in between included.
  func slice(of flow: FlowNode?, exact: Bool = true) -> Range<Int> {
    guard let flow else { return 0..<count }
    guard let top = top(of: flow) else { return count..<count }
    let upper = top + 1
    guard exact, flow.total > 1 else { return upper - flow.total..<upper }
    var (lower, missing) = (upper, flow.total)
    while missing > 0 {
      lower -= 1
      if flow.contains(self[lower]) { missing -= 1 }
    }
    return lower..<upper
  }

  // MARK: - Changing

  /// Puts new entries on top of a layer.
  func put(_ entry: StackEntry, on layer: Layer, in change: StackChange) {
    layer.append(entry)
    enter(entry)
    change.added.append(entry)
    if hasSheets { countLayers() }
  }

  func remove(_ range: Range<Int>, because cause: EndCause, in change: StackChange) {
    guard !range.isEmpty else { return }
    if range.count == 1, range.upperBound == count {
      leave(topLayer.cutTop(), because: cause, in: change)
    } else {
      for layer in layers.reversed() {
        let part = range.clamped(to: layer.start..<layer.end)
        guard !part.isEmpty else { continue }
        let (lower, upper) = (part.lowerBound - layer.start, part.upperBound - layer.start)
        let gone =
          upper == layer.count ? layer.cut(from: lower) : layer.replace(lower..<upper, with: [])
        for entry in gone.reversed() { leave(entry, because: cause, in: change) }
      }
    }
    if hasSheets { countLayers() }
  }

  /// Takes away some entries, between which others may stand that stay.
  func remove(_ entries: [StackEntry], because cause: EndCause, in change: StackChange) {
    let fromTop = entries.count > 1 ? entries.sorted { $0.height > $1.height } : entries
    for entry in fromTop {
      remove(entry.height..<entry.height + 1, because: cause, in: change)
    }
  }

  /// Puts others in the place of what stands at some heights, some of which may stay.
  ///
  /// - Parameters:
  ///   - range: The heights; what of them is on other layers goes.
  ///   - layer: The layer on which the others are to stand.
  ///   - new: Those, lowest first.
  ///   - cause: Why the rest leaves.
  ///   - change: What this is noted in.
  func replace(
    _ range: Range<Int>,
    on layer: Layer,
    with new: Few<StackEntry>,
    because cause: EndCause,
    in change: StackChange,
  ) {
    if case .one(let entry) = new, range == layer.end..<layer.end {
      return put(entry, on: layer, in: change)
    }
    assert(range.lowerBound >= layer.start, "what is replaced begins below the layer")
    let here = range.clamped(to: layer.start..<layer.end)
    let above = max(range.lowerBound, layer.end)..<max(range.upperBound, layer.end)
    remove(above, because: cause, in: change)
    let positions = here.lowerBound - layer.start..<here.upperBound - layer.start
    replace(positions, of: layer, with: new.all, because: cause, in: change)
  }

  /// Puts others in the place of what stands at some positions of a layer, some of which may stay.
  ///
  /// - Returns: The entries that came, lowest first.
  @discardableResult
  func replace(
    _ positions: Range<Int>, of layer: Layer, with new: [StackEntry], because cause: EndCause,
    in change: StackChange
  ) -> [StackEntry] {
    var coming: [StackEntry] = []
    for entry in new where !entry.isWanted { coming.append(entry) }
    for entry in layer.replace(positions, with: new).reversed() {
      leave(entry, because: cause, in: change)
    }
    for entry in coming {
      enter(entry)
      change.added.append(entry)
    }
    if hasSheets { countLayers() }
    return coming
  }

  /// Counts an entry in that stands on the stack.
  private func enter(_ entry: StackEntry) {
    count += 1
    index.add(entry)
    entry.flow?.count(1)
  }

  private func leave(_ entry: StackEntry, because cause: EndCause, in change: StackChange) {
    countOut(entry)
    change.note(removed: entry, because: cause)
  }

  private func countOut(_ entry: StackEntry) {
    count -= 1
    index.remove(entry)
    entry.flow?.count(-1)
  }

  private func countLayers() {
    var start = 0
    for layer in layers {
      layer.start = start
      start += layer.count
    }
  }

  // MARK: - Sheets

  /// Takes a layer in over all others, in place of those left empty on top.
  func open(_ layer: Layer) {
    if layers.last === layer { return }
    dropLayers { $0.count == 0 && $0 !== layer }
    if !has(layer) { pile.append(layer) }
    layer.belong(to: self)
    countLayers()
  }

  /// The empty layer that a flow may use again: its own, with nothing but empty ones above.
  func vacantLayer(of owner: FlowNode) -> Layer? {
    let top = layers.last { $0.count > 0 || $0.owner === owner }
    return top.flatMap { $0.count == 0 ? $0 : nil }
  }

  /// What stands on layers that would be left empty, or is presented over one, beside what leaves; lowest first.
  func covered(by leaving: [StackEntry]) -> [StackEntry] {
    guard hasSheets else { return [] }
    let leaving = Set(leaving)
    let layers = layers
    let emptied = layers.firstIndex { layer in
      layer.count > 0 && layer.entries.all.allSatisfy(leaving.contains)
    }
    guard let emptied else { return [] }
    return layers[emptied...].flatMap(\.entries.all).filter { !leaving.contains($0) }
  }

  /// Gives up the layers that show nothing any more.
  func closeEmptyLayers() {
    for layer in layers where layer !== base && layer.count == 0 {
      return dropLayers { $0.count == 0 }
    }
  }

  /// Gives up layers that have gone.
  func close(_ gone: [Layer]) {
    if !gone.isEmpty { dropLayers(where: gone.contains) }
  }

  private func dropLayers(where isGone: @MainActor (Layer) -> Bool) {
    pile.keep { $0 === base || !isGone($0) }
    countLayers()
  }

  // MARK: - Taking back

  /// What several steps may have to go back to.
  struct Backup {
    fileprivate let layers: [(layer: Layer, entries: [StackEntry])]

    /// What was meant to be shown, root first.
    @MainActor var entries: [StackEntry] { layers.flatMap(\.entries) }
  }

  func backup() -> Backup { Backup(layers: layers.map { ($0, $0.entries.all) }) }

  /// Goes back to what was wanted before a change.
  func restore(_ backup: Backup, undoing change: StackChange) {
    for entry in change.added.all { countOut(entry) }
    for layer in layers where !backup.layers.contains(where: { $0.layer === layer }) {
      _ = layer.cut(from: 0)
    }
    pile.set(backup.layers.map(\.layer))
    for (layer, entries) in backup.layers { _ = layer.replace(0..<layer.count, with: entries) }
    for removal in change.removed.all { enter(removal.entry) }
    countLayers()
  }

  /// Leads nobody here any more: it is a stack of its router no more, and everything has left it.
  func disconnect() { base.belong(to: nil) }
}
