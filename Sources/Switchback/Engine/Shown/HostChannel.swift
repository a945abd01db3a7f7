/// What one host is known to show, beside what is wanted of it, and the command on its way between the two.
///
/// What the host shows is not kept as a stack of its own: it is the lowest `shared` wanted entries, and
/// above them those in `gone`, which are not wanted there any more. So an ordinary push or pop changes a
/// number, or adds one entry.
///
/// Invariants: `shared` counts as many as it can; while a command is under way and nothing else is wanted
/// since, its target is what is wanted.
@MainActor
final class HostChannel {
  let host: any StackHost

  /// Whether something moves on the host that the router did not ask for.
  var isMoving = false
  let command = CommandState()

  private let pool: ReleasePool

  /// What the host is meant to show, root first; it belongs to the layer.
  private let wanted: Pile<StackEntry>

  /// How many of the wanted entries, from the root, the host is known to show.
  private var shared = 0

  /// What it shows above those, top first.
  private let gone = Pile<StackEntry>()

  /// How many of the entries that it showed stay by the command under way.
  private var kept = 0

  /// What else is its target, once something else is wanted.
  private let tail = Pile<StackEntry>()
  private var isOutdated = false

  init(to host: any StackHost, showing wanted: Pile<StackEntry>, releasing pool: ReleasePool) {
    self.host = host
    self.wanted = wanted
    self.pool = pool
  }

  /// Whether the host shows what is wanted.
  var agrees: Bool { shared == wanted.count && gone.isEmpty }

  /// Whether it does, and no command is under way.
  var isAtRest: Bool { !command.isUnderWay && agrees }

  /// Whether the host is busy with a command, or with something that the user began.
  var isBusy: Bool { command.isUnderWay || isMoving }

  /// What the host is known to show, root first.
  var shown: [StackEntry] {
    agrees ? wanted.all : Array(wanted.all[..<shared]) + gone.all.reversed()
  }

  /// What is to leave it at the top, if nothing is to come in its place.
  var topLeaving: StackEntry? { shared == wanted.count && !gone.isEmpty ? gone[0] : nil }

  /// What it is known to show as its root.
  var lowestShown: StackEntry? { shared > 0 ? wanted[0] : gone.last }

  /// What the command under way asks for, root first; nil if there is none.
  var target: [StackEntry]? {
    guard command.isUnderWay else { return nil }
    return isOutdated ? Array(shown[..<kept]) + tail.all : wanted.all
  }

  /// The rebase rule, as things stand.
  var rule: RebaseRule<StackEntry> {
    RebaseRule(
      wanted: wanted.all, shown: shown, target: target, drops: command.drops,
      refusals: command.refusals)
  }

  // MARK: - What is wanted changes

  /// What is wanted from a position up is about to change.
  func willChange(from position: Int) {
    if command.isUnderWay, !isOutdated {
      isOutdated = true
      tail.append(contentsOf: wanted.all[kept...])
    }
    guard shared > position else { return }
    if shared == position + 1 {
      gone.append(wanted[position])
    } else {
      gone.append(contentsOf: wanted.all[position..<shared].reversed())
    }
    shared = position
  }

  /// What is wanted has changed.
  func didChange() {
    while let lowest = gone.last, shared < wanted.count, wanted[shared] === lowest {
      gone.removeLast()
      shared += 1
    }
  }

  // MARK: - Commands

  /// Begins the command that brings the host to what is wanted.
  ///
  /// - Returns: How many screens stay, and those that come on top of them.
  func beginCommand() -> (kept: Int, tail: [any Screen]) {
    command.begin()
    isOutdated = false
    kept = shared
    switch wanted.count - kept {
    case 0: return (kept, [])
    case 1: return (kept, [wanted[kept].screen])
    default: return (kept, wanted.all[kept...].map { $0.screen })
    }
  }

  /// Forgets the command under way: the host is off the screen, and need not carry it out.
  func forgetCommand() {
    isMoving = false
    command.forget()
    clearTarget()
  }

  private func clearTarget() {
    isOutdated = false
    if !tail.isEmpty { pool.take(tail) }
  }

  // MARK: - What is shown changes

  /// Takes over that the host shows what is wanted, whatever was known of it: it was found so, or is closed and
  /// shows nothing.
  func reset() {
    forgetCommand()
    shared = wanted.count
    if !gone.isEmpty { pool.take(gone) }
  }

  /// Takes over that the host shows exactly what it was told to.
  func acknowledge() {
    if isOutdated, let target { return settle(showing: target, .acknowledged) }
    shared = wanted.count
    if !gone.isEmpty { pool.take(gone) }
    command.end(.acknowledged)
  }

  /// Takes over that the user went back to what is wanted by now, while nothing else was under way.
  func followUser() {
    assert(shared == wanted.count, "more than the user's back has changed")
    if !gone.isEmpty { pool.take(gone) }
    command.end(.none)
  }

  /// Takes over what the host shows, and what became of the command under way.
  func settle(
    showing now: [StackEntry], _ outcome: CommandOutcome, drops: Int = 0, refusals: Int = 0
  ) {
    command.end(outcome, drops: drops, refusals: refusals)
    let all = wanted.all
    shared = 0
    while shared < min(now.count, all.count), now[shared] === all[shared] { shared += 1 }
    clearTarget()
    if !gone.isEmpty { pool.take(gone) }
    gone.append(contentsOf: now[shared...].reversed())
  }
}
