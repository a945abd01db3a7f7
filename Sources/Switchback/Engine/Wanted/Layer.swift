/// One layer of a stack: the modules that are meant to be shown by one host, root first, what it is known to
/// show, and the command on its way between the two.
///
/// The lowest layer is always there; the others are presented over each other.
///
/// What the host shows is not kept as a stack of its own: it is the lowest `shared` wanted entries, and
/// above them those in `gone`, which are not wanted there any more. So an ordinary push or pop changes a
/// number, or adds one entry.
///
/// Invariants: `shared` counts as many as it can; while a command is under way and nothing else is wanted
/// since, its target is what is wanted.
@MainActor
final class Layer {
  let host: any StackHost
  let index: EntryIndex
  let entries = Pile<StackEntry>()

  /// How many modules are meant to be on the layers below.
  var start = 0

  /// The stack that it belongs to, until that is closed or has given it up.
  private(set) var stack: StackModel?

  /// The flow that it was opened for, which may use it again while it is there.
  private(set) var owner: FlowNode?

  /// The flow that presented it, or nil if that was the router itself.
  private(set) var presenter: FlowNode?

  /// Leads from its host to here, until nobody has to listen to that any more.
  private(set) var reporter: HostReporter?
  private let pool: ReleasePool

  /// Whether something moves on the host that the router did not ask for.
  var isMoving = false

  /// Whether other code presents its host as a sheet.
  var isPresentedByOtherCode = false
  let command = CommandState()

  /// How many of the wanted entries, from the root, the host is known to show.
  private var shared = 0

  /// What it shows above those, top first.
  private let gone = Pile<StackEntry>()

  /// What the command under way asks for, where that is not just what is wanted.
  @MainActor
  private struct Target {
    /// How many of the entries that it showed stay.
    var kept = 0

    /// Whether something else is wanted by now.
    var isOutdated = false

    /// What else it asks for then.
    let tail = Pile<StackEntry>()
  }

  private var asked = Target()

  init(
    host: any StackHost,
    on stack: StackModel? = nil,
    index: EntryIndex,
    owner: FlowNode? = nil,
    presenter: FlowNode? = nil,
    releasing pool: ReleasePool,
  ) {
    self.host = host
    self.stack = stack
    self.index = index
    self.owner = owner
    self.presenter = presenter
    self.pool = pool
  }

  func belong(to stack: StackModel?) { self.stack = stack }

  /// Whether the user can leave it as a whole: it is presented over another layer, or by other code.
  func isSheet(over base: Layer?) -> Bool { self !== base || isPresentedByOtherCode }

  /// Notes who reports for its host.
  func connect(_ reporter: HostReporter) { self.reporter = reporter }

  /// Belongs to no flow any more: it is shown although it should be gone.
  func disown() {
    owner = nil
    presenter = nil
  }

  /// Is neither wanted nor shown any more.
  func close() {
    reporter?.disconnect()
    reporter = nil
    reset()
  }

  // MARK: - What is wanted

  var count: Int { entries.count }
  var top: StackEntry? { entries.last }

  /// The height of what would stand on top of it.
  var end: Int { start + entries.count }

  func append(_ entry: StackEntry) {
    if command.isUnderWay { willChange(from: entries.count) }
    entry.stand(at: entries.count, on: self)
    entries.append(entry)
    if !gone.isEmpty { didChange() }
  }

  /// Takes away what stands from a position up.
  ///
  /// - Returns: The entries, lowest first.
  func cut(from position: Int) -> [StackEntry] {
    willChange(from: position)
    let gone = entries.removeLast(entries.count - position)
    for entry in gone { entry.leave() }
    return gone
  }

  func cutTop() -> StackEntry {
    willChange(from: entries.count - 1)
    let top = entries.removeLast()
    top.leave()
    return top
  }

  /// Puts others in the place of some, some of which may stay.
  ///
  /// - Returns: Those that do not stay, lowest first.
  func replace(_ range: Range<Int>, with new: [StackEntry]) -> [StackEntry] {
    willChange(from: range.lowerBound)
    let old = entries.replace(range, with: new)
    for entry in old { entry.leave() }
    let all = entries.all
    for position in range.lowerBound..<all.count { all[position].stand(at: position, on: self) }
    didChange()
    return old.filter { !$0.isWanted }
  }

  private func willChange(from position: Int) {
    if command.isUnderWay, !asked.isOutdated {
      asked.isOutdated = true
      asked.tail.append(contentsOf: entries.all[asked.kept...])
    }
    guard shared > position else { return }
    if shared == position + 1 {
      gone.append(entries[position])
    } else {
      gone.append(contentsOf: entries.all[position..<shared].reversed())
    }
    shared = position
  }

  private func didChange() {
    while let lowest = gone.last, shared < entries.count, entries[shared] === lowest {
      gone.removeLast()
      shared += 1
    }
  }

  // MARK: - What is shown

  /// Whether its host shows what is wanted, and no more.
  var isShown: Bool { shared == entries.count && gone.isEmpty }
  /// Whether it does, and no command is under way.
  var isAtRest: Bool { !command.isUnderWay && isShown }
  /// Whether its host shows what it is meant to; an empty layer agrees with any screen.
  var agrees: Bool { entries.isEmpty || isShown }
  /// Whether the host is busy with a command, or with something that the user began.
  var isBusy: Bool { command.isUnderWay || isMoving }

  /// What the host is known to show, root first.
  var shown: [StackEntry] {
    isShown ? entries.all : Array(entries.all[..<shared]) + gone.all.reversed()
  }

  /// What is to leave it at the top, if nothing is to come in its place.
  var topLeaving: StackEntry? { shared == entries.count && !gone.isEmpty ? gone[0] : nil }
  /// What it is known to show as its root.
  var lowestShown: StackEntry? { shared > 0 ? entries[0] : gone.last }

  /// What the command under way asks for, root first; nil if there is none.
  var target: [StackEntry]? {
    guard command.isUnderWay else { return nil }
    return asked.isOutdated ? Array(shown[..<asked.kept]) + asked.tail.all : entries.all
  }

  /// Whether these screens are those of the wanted entries, from the root on, as far as there are both.
  ///
  /// Hosts report whole stacks at every step. Without a way out of the loop the compiler makes six instructions of
  /// each screen, instead of twelve.
  func matches(_ screens: [any Screen]) -> Bool {
    let all = entries.all
    var difference: UInt = 0
    if screens.count <= all.count {
      for position in screens.indices { difference |= all[position].screen ^ screens[position] }
    } else {
      for position in all.indices { difference |= all[position].screen ^ screens[position] }
    }
    return difference == 0
  }

  /// Whether these are the screens that the command under way asks for.
  func isTarget(_ screens: [any Screen]) -> Bool {
    if asked.isOutdated, let target {
      return target.count == screens.count && zip(target, screens).allSatisfy { $0.screen === $1 }
    }
    return screens.count == entries.count && matches(screens)
  }

  /// What decides what a report means, as things stand.
  var merge: ReportMerge<StackEntry> {
    ReportMerge(wanted: entries.all, shown: shown, target: target, retry: command.retry)
  }

  // MARK: - Commands and reports

  /// Begins the command that brings the host to what is wanted.
  ///
  /// - Returns: How many screens stay, and those that come on top of them.
  func beginCommand() -> (kept: Int, tail: [any Screen]) {
    command.begin()
    asked.isOutdated = false
    let kept = shared
    asked.kept = kept
    switch entries.count - kept {
    case 0: return (kept, [])
    case 1: return (kept, [entries[kept].screen])
    default:
      var tail: [any Screen] = []
      tail.reserveCapacity(entries.count - kept)
      for entry in entries.all[kept...] { tail.append(entry.screen) }
      return (kept, tail)
    }
  }

  /// Forgets the command under way: the host is off the screen, and need not carry it out.
  func forgetCommand() {
    isMoving = false
    command.forget()
    clearTarget()
  }

  private func clearTarget() {
    if !asked.tail.isEmpty { pool.take(asked.tail) }
  }

  /// Takes over that the host shows what is wanted, whatever was known of it: it was found so, or is closed
  /// and shows nothing.
  func reset() {
    forgetCommand()
    shared = entries.count
    if !gone.isEmpty { pool.take(gone) }
  }

  /// Takes over that the host shows exactly what it was told to.
  func acknowledge() {
    if asked.isOutdated, let target { return settle(showing: target, .acknowledged) }
    shared = entries.count
    if !gone.isEmpty { pool.take(gone) }
    command.end(.acknowledged)
  }

  /// Takes over that the user went back to what is wanted by now, while nothing else was under way.
  func followUser() {
    assert(shared == entries.count, "more than the user's back has changed")
    noteShown()
  }

  /// Takes over that the host shows what is wanted by now, as that was made so by what the host said.
  func noteShown() {
    shared = entries.count
    if !gone.isEmpty { pool.take(gone) }
    command.end(.none)
  }

  /// Takes over what the host shows, and what became of the command under way.
  func settle(
    showing now: [StackEntry], _ outcome: CommandOutcome, _ retry: CommandRetry = CommandRetry()
  ) {
    command.end(outcome, retry)
    let all = entries.all
    shared = 0
    while shared < min(now.count, all.count), now[shared] === all[shared] { shared += 1 }
    clearTarget()
    if !gone.isEmpty { pool.take(gone) }
    gone.append(contentsOf: now[shared...].reversed())
  }
}

/// Where the identities of two screens differ.
private func ^ (one: any Screen, other: any Screen) -> UInt {
  UInt(bitPattern: ObjectIdentifier(one)) ^ UInt(bitPattern: ObjectIdentifier(other))
}

extension Layer: Hashable {
  nonisolated static func == (one: Layer, other: Layer) -> Bool { one === other }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
