/// One layer of a stack: the modules that are meant to be shown by one host, root first.
///
/// The lowest layer is always there; the others are presented over each other.
@MainActor
final class Layer {
  /// What is meant to be shown, which the channel to the host compares with what is.
  let entries: Pile<StackEntry>
  let channel: HostChannel

  /// Leads from its host to here, until nobody has to listen to that any more.
  private var reporter: HostReporter?

  /// The stack that it belongs to, until that is closed or has given it up.
  private(set) var stack: StackModel?

  /// How many modules are meant to be on the layers below.
  var start = 0

  /// The flow that it was opened for, which may use it again while it is there.
  private(set) var owner: FlowNode?

  /// The flow that presented it, or nil if that was the router itself.
  private(set) var presenter: FlowNode?

  init(
    host: any StackHost,
    on stack: StackModel? = nil,
    owner: FlowNode? = nil,
    presenter: FlowNode? = nil,
    releasing pool: ReleasePool,
  ) {
    self.stack = stack
    self.owner = owner
    self.presenter = presenter
    entries = Pile()
    channel = HostChannel(to: host, showing: entries, releasing: pool)
  }

  var host: any StackHost { channel.host }
  var count: Int { entries.count }
  var top: StackEntry? { entries.last }

  /// The height of what would stand on top of it.
  var end: Int { start + entries.count }

  /// Whether its host shows what it is meant to; an empty layer agrees with any screen.
  var agrees: Bool { entries.isEmpty || channel.agrees }

  /// Belongs to a stack from now on, or with nil to none.
  func belong(to stack: StackModel?) {
    self.stack = stack
  }

  /// Notes who reports for its host.
  func connect(_ reporter: HostReporter) { self.reporter = reporter }

  /// Is neither wanted nor shown any more.
  func close() {
    reporter?.disconnect()
    reporter = nil
    channel.reset()
  }

  /// Belongs to no flow any more: it is shown although it should be gone.
  func disown() {
    owner = nil
    presenter = nil
  }

  // MARK: - Changing

  /// Puts an entry on top.
  func append(_ entry: StackEntry) {
    channel.willChange(from: entries.count)
    entry.stand(at: entries.count, on: self)
    entries.append(entry)
    channel.didChange()
  }

  /// Takes away what stands from a position up.
  ///
  /// - Returns: The entries, lowest first.
  func cut(from position: Int) -> [StackEntry] {
    channel.willChange(from: position)
    let gone = entries.removeLast(entries.count - position)
    for entry in gone { entry.leave() }
    return gone
  }

  /// Takes away what stands on top.
  func cutTop() -> StackEntry {
    channel.willChange(from: entries.count - 1)
    let top = entries.removeLast()
    top.leave()
    return top
  }

  /// Puts others in the place of some, some of which may stay.
  ///
  /// - Returns: Those that do not stay, lowest first.
  func replace(_ range: Range<Int>, with new: [StackEntry]) -> [StackEntry] {
    channel.willChange(from: range.lowerBound)
    let old = entries.replace(range, with: new)
    for entry in old { entry.leave() }
    standAll(from: range.lowerBound)
    channel.didChange()
    return old.filter { !$0.isWanted }
  }

  private func standAll(from position: Int) {
    let all = entries.all
    for position in position..<all.count { all[position].stand(at: position, on: self) }
  }
}

extension Layer: Hashable {
  nonisolated static func == (one: Layer, other: Layer) -> Bool { one === other }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
