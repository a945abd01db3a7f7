/// What the router wants, what its host last agreed to, and the command on its way between them.
///
/// The three stacks are kept as one array and two changes of it, so that the cost of an operation
/// depends on what it changes and not on how deep the stack is.
///
/// Invariants: no entry is in the wanted stack twice; `wanted.tail` does not begin with the entry
/// that follows the kept ones in `acknowledged`; a command is never empty.
struct StackLedger<Entry: Hashable> {
  /// A stack, told as a change of `acknowledged`: so many of its entries, and these on top.
  struct Branch: Equatable {
    var kept = 0
    var tail: Few<Entry> = .none

    var count: Int { kept + tail.count }
  }

  /// What the host is known to show, root first.
  private(set) var acknowledged: [Entry] = []

  /// What it is meant to show.
  private(set) var wanted = Branch()

  /// Whether it was told to show something and has not acknowledged that yet.
  private(set) var isUnderWay = false

  /// What that is, or was last.
  private var target = Branch()

  /// What it was told to show and has not acknowledged yet.
  var command: Branch? { isUnderWay ? target : nil }

  /// Whether the command was only one step on the way.
  private var isStep = false

  /// How many commands in a row the host has dropped.
  private(set) var drops = 0

  /// How many times in a row a command was acknowledged although what is refused to leave was missing.
  private var refusals = 0

  /// How many entries are meant to be shown.
  var count: Int { wanted.count }

  /// Whether the host shows what it is meant to.
  ///
  /// An empty stack agrees with any screen.
  var agrees: Bool {
    count == 0 || (wanted.tail.isEmpty && wanted.kept == acknowledged.count)
  }

  /// The entry meant to be at a position, counted from the root.
  subscript(position: Int) -> Entry {
    position < wanted.kept ? acknowledged[position] : wanted.tail[position - wanted.kept]
  }

  /// Where an entry is meant to be, searched from the top.
  func position(of entry: Entry) -> Int? {
    var position = count - 1
    while position >= 0, self[position] != entry { position -= 1 }
    return position < 0 ? nil : position
  }

  /// The wanted stack, root first.
  var intent: [Entry] { Array(acknowledged[..<wanted.kept]) + wanted.tail }

  /// The stack that a report is to be compared with, root first.
  func base(acknowledging: Bool) -> [Entry] {
    guard acknowledging, let command else { return acknowledged }
    return Array(acknowledged[..<command.kept]) + command.tail
  }

  /// Replaces some of the wanted entries.
  ///
  /// - Returns: The entries that were there, lowest first, whether or not they are among the new.
  mutating func replace(_ range: Range<Int>, with entries: Few<Entry>) -> Few<Entry> {
    let old = wanted(at: range)
    if range.lowerBound >= wanted.kept {
      let inTail = range.lowerBound - wanted.kept..<range.upperBound - wanted.kept
      wanted.tail.replaceSubrange(inTail, with: entries)
    } else {
      let above = wanted(at: range.upperBound..<count)
      wanted = Branch(kept: range.lowerBound, tail: entries + above)
    }
    normalise()
    return old
  }

  /// The entries meant to be at some positions, lowest first.
  func wanted(at positions: Range<Int>) -> Few<Entry> {
    switch positions.count {
    case 0: .none
    case 1: .one(self[positions.lowerBound])
    default: .many(positions.map { self[$0] })
    }
  }

  /// The next command for the host, if one is due.
  mutating func issueCommand() -> Branch? {
    guard !isUnderWay, !agrees else { return nil }
    isUnderWay = true
    target = wanted
    isStep = false
    return target
  }

  /// The next command for a host that does one thing at a time: fewer entries, or one more.
  mutating func issueStep() -> Branch? {
    guard !isUnderWay, !agrees else { return nil }
    let isShorter = wanted.kept < acknowledged.count
    let step = Branch(kept: wanted.kept, tail: isShorter ? .none : Few(wanted.tail.prefix(1)))
    isUnderWay = true
    target = step
    isStep = step != wanted
    return step
  }

  /// Forgets the command under way: its host is off the screen and need not carry it out.
  ///
  /// - Returns: The command, whose entries must not die while the ledger changes.
  @discardableResult
  mutating func forgetCommand() -> Branch {
    isUnderWay = false
    return exchange(&target, for: Branch())
  }

  /// Lets the host show what it likes.
  mutating func wantNothing() {
    wanted = Branch()
  }

  /// Notes that the host shows what it is meant to, so that commands dropped before are of no account.
  mutating func noteAgreement() {
    drops = 0
  }

  /// Takes over the screens found on a container before anything was asked of it.
  mutating func begin(with entries: [Entry]) {
    acknowledged = entries
    wanted = Branch(kept: entries.count)
  }

  private mutating func normalise() {
    guard !wanted.tail.isEmpty, wanted.kept < acknowledged.count else { return }
    var shared = 0
    while shared < wanted.tail.count, wanted.kept + shared < acknowledged.count,
      wanted.tail[shared] == acknowledged[wanted.kept + shared]
    {
      shared += 1
    }
    guard shared > 0 else { return }
    wanted.kept += shared
    wanted.tail.removeFirst(shared)
  }
}

// MARK: - Settling

extension StackLedger {
  /// What a report of the host changed in the wanted stack.
  struct Settlement: Equatable {
    /// Entries that left the wanted stack, lowest first.
    var left: [Entry] = []
    /// Entries that are in it now and were not, lowest first.
    var entered: [Entry] = []
    /// What became of the command under way.
    var verdict = CommandVerdict.none

    /// What the ledger knew before and may have forgotten, which must not die while that changes.
    var before: [Entry] = []

    static func == (one: Settlement, other: Settlement) -> Bool {
      one.left == other.left && one.entered == other.entered && one.verdict == other.verdict
    }
  }

  /// Takes over that the host shows exactly what it was told to.
  ///
  /// The same as settling on the target of the command, at a cost that does not depend on its depth.
  ///
  /// - Returns: The entries that are not shown any more, lowest first.
  mutating func acknowledge() -> Few<Entry> {
    guard isUnderWay else { return .none }
    let target = forgetCommand()
    let gone = Few(acknowledged[target.kept...])
    let same = min(wanted.kept, target.kept)
    let isDone = wanted == target
    let above = isDone ? .none : wanted(at: same..<count)
    acknowledged.removeLast(gone.count)
    acknowledged.append(contentsOf: target.tail)
    wanted = isDone ? Branch(kept: acknowledged.count) : Branch(kept: same, tail: above)
    drops = 0
    refusals = 0
    normalise()
    return gone
  }

  /// Takes over what the host shows, now that nothing moves.
  ///
  /// What was there before (the command's target if it was acknowledged, else what the host last
  /// agreed to) and is missing now, the user took: it leaves the wanted stack, except its root.
  /// What is there and was never heard of is taken in, unless the wanted stack waits for a new root. A
  /// command that is dropped is tried again, and the second time in a row the wanted stack becomes what
  /// the host shows.
  ///
  /// - Parameters:
  ///   - kept: How many entries of `base(acknowledging:)` the host shows unchanged.
  ///   - tail: What it shows above those; entries that none of the stacks knows are new.
  ///   - acknowledging: Whether it says that it carried out the command.
  ///   - isRefused: Whether what is missing must stay: it is wanted all the same.
  ///   - elsewhere: Entries among the tail that are wanted in another place and not taken in here.
  ///   - renewed: Makes the entry for one that left the wanted stack and is shown all the same; nil if
  ///     that is wanted in another place by now.
  /// - Returns: What this changed in the wanted stack.
  mutating func settle(
    kept: Int,
    tail: [Entry],
    acknowledging: Bool,
    isRefused: Bool = false,
    elsewhere: Set<Entry> = [],
    renewed: (Entry) -> Entry?,
  ) -> Settlement {
    if kept > 0, tail.isEmpty, !isRefused, let settlement = settleOnTheLowest(kept) {
      return settlement
    }
    let isAcknowledged = acknowledging && isUnderWay
    let isDropped = !acknowledging && isUnderWay
    let base = isAcknowledged ? target : Branch(kept: acknowledged.count)

    // Below this position all the stacks are the same, so only what is above it is compared.
    let same = min(kept, base.kept, wanted.kept)
    let wasThere = (same..<base.count).map { position in
      position < base.kept ? acknowledged[position] : base.tail[position - base.kept]
    }
    var shown = wasThere.prefix(kept - same) + tail
    let wantedThere = (same..<count).map { self[$0] }
    let commanded = forgetCommand()
    let known = Set(wasThere).union(acknowledged[same...]).union(elsewhere)

    let shownSet = Set(shown)
    let taken = isRefused ? [] : Set(wasThere.filter { !shownSet.contains($0) })
    let root = same == 0 ? wantedThere.first : nil
    var next = wantedThere.filter { $0 == root || !taken.contains($0) }
    if count > 0 || acknowledged.isEmpty {
      takeIn(shown, unless: known, below: same, into: &next)
    }

    // Also an acknowledgement that leaves everything asked for still to be done is a drop.
    let isChange = !shown.elementsEqual(acknowledged[same...])
    let isUndone = next == wasThere || (isStep && taken.isEmpty && !isChange)
    // What is refused to leave the user may have taken meanwhile; but not again, when it was put back.
    let isFruitless = isAcknowledged && isUndone && !shown.elementsEqual(wasThere)
    refusals = isFruitless && isRefused ? refusals + 1 : 0
    let isFailure = isDropped || (isFruitless && count > 0 && refusals != 1)
    drops = isFailure ? drops + 1 : isAcknowledged || isChange ? 0 : drops
    var settlement = Settlement()
    settlement.before = wasThere + acknowledged[same...] + commanded.tail + wantedThere
    settlement.verdict = isFailure ? .dropped : isAcknowledged ? .acknowledged : .none
    if drops > 1 {
      drops = 0
      settlement.verdict = .givenUp
      let wantedSet = Set(wantedThere)
      next = []
      shown = ArraySlice(
        shown.map { entry in
          let isCurrent = wantedSet.contains(entry) || !known.contains(entry)
          guard let current = isCurrent ? entry : renewed(entry) else { return entry }
          next.append(current)
          return current
        })
    }

    let before = Set(wantedThere)
    let after = Set(next)
    settlement.left = wantedThere.filter { !after.contains($0) }
    settlement.entered = next.filter { !before.contains($0) }
    acknowledged.replaceSubrange(same..., with: shown)
    wanted = Branch(kept: same, tail: Few(next))
    normalise()
    return settlement
  }

  /// Takes over that the user went back while nothing else was under way.
  ///
  /// The ordinary case, in which the rule says no more than that what is missing is gone.
  ///
  /// - Returns: Nil if the case is not so simple.
  private mutating func settleOnTheLowest(_ kept: Int) -> Settlement? {
    let isAtRest = !isUnderWay && wanted.tail.isEmpty && wanted.kept == acknowledged.count
    guard isAtRest, kept < acknowledged.count else { return nil }
    let left = Array(acknowledged[kept...])
    acknowledged.removeLast(left.count)
    wanted = Branch(kept: kept)
    drops = 0
    refusals = 0
    return Settlement(left: left)
  }

  /// Puts each entry that nobody knows after the one that the host shows below it, else on top.
  private func takeIn(
    _ shown: ArraySlice<Entry>,
    unless known: Set<Entry>,
    below same: Int,
    into next: inout [Entry],
  ) {
    var predecessor: Entry?
    for entry in shown {
      if !known.contains(entry), !next.contains(entry) {
        let isLowest = predecessor == nil && same > 0
        if let predecessor, let index = next.firstIndex(of: predecessor) {
          next.insert(entry, at: index + 1)
        } else if isLowest {
          next.insert(entry, at: 0)
        } else {
          next.append(entry)
        }
      }
      predecessor = entry
    }
  }
}

extension StackLedger.Branch: Sendable where Entry: Sendable {}
extension StackLedger: Sendable where Entry: Sendable {}

/// What a report says about the command under way.
enum CommandVerdict {
  case none, acknowledged, dropped, givenUp
}
