/// The rebase rule: what a report of the host makes of what is wanted.
///
/// What was there before (the command's target if the report acknowledges that, else what the host last
/// agreed to) and is missing now, the user took: it leaves the wanted stack, except its root. What is there
/// and was never heard of is taken in, unless the wanted stack waits for a new root. A command that is
/// dropped is tried again, and the second time in a row the wanted stack becomes what the host shows.
struct RebaseRule<Element: Hashable> {
  /// What is wanted, root first.
  var wanted: [Element]

  /// What the host was last known to show.
  var shown: [Element]

  /// What the command under way asks for, if there is one.
  var target: [Element]?

  /// Whether that is only one step on the way to what is wanted.
  var isStep = false

  /// How many commands in a row the host has dropped.
  var drops = 0

  /// How many in a row it carried out although what is refused to leave was missing then.
  var refusals = 0

  /// What a host says.
  struct Report {
    /// What it shows, root first.
    var showing: [Element]

    /// Whether it has carried out the command.
    var isAcknowledging: Bool

    /// Whether what is missing must stay: it is wanted all the same.
    var isRefused = false

    /// What it shows that is wanted in another place and not taken in here.
    var elsewhere: Set<Element> = []
  }

  /// What a report has come to.
  struct Settlement {
    /// What is wanted from now on, root first.
    var wanted: [Element]

    /// What the host shows, root first.
    var shown: [Element]
    var outcome: CommandOutcome
    var drops: Int
    var refusals: Int
  }

  /// What the report is compared with.
  func base(acknowledging: Bool) -> [Element] { acknowledging ? target ?? shown : shown }

  /// Applies the rule.
  ///
  /// - Parameters:
  ///   - report: What the host says.
  ///   - renewed: Makes the element for one that left the wanted stack and is shown all the same; nil if
  ///     that is wanted in another place by now.
  /// - Returns: What is wanted and shown from now on.
  func settle(_ report: Report, renewed: (Element) -> Element?) -> Settlement {
    let isAcknowledged = report.isAcknowledging && target != nil
    let base = base(acknowledging: isAcknowledged)
    let known = Set(base).union(shown).union(report.elsewhere)
    let showing = Set(report.showing)
    let taken = report.isRefused ? [] : Set(base.filter { !showing.contains($0) })

    var next = wanted.filter { $0 == wanted.first || !taken.contains($0) }
    if !wanted.isEmpty || shown.isEmpty { takeIn(report.showing, unless: known, into: &next) }

    // Also an acknowledgement that leaves everything asked for still to be done is a drop.
    let isChange = report.showing != shown
    let isUndone = next == base || (isStep && taken.isEmpty && !isChange)
    var retry = CommandRetry(drops: drops, refusals: refusals)
    let outcome = retry.outcome(
      of: .init(
        isUnderWay: target != nil,
        isAcknowledged: isAcknowledged,
        isFruitless: isAcknowledged && isUndone && report.showing != base,
        isRefused: report.isRefused,
        isWanted: !wanted.isEmpty,
        isChange: isChange,
      ))
    var settlement = Settlement(
      wanted: next,
      shown: report.showing,
      outcome: outcome,
      drops: retry.drops,
      refusals: retry.refusals,
    )
    if outcome == .givenUp { follow(report.showing, known, renewed, in: &settlement) }
    return settlement
  }

  /// Puts each element that nobody knows after the one that the host shows below it, else on top.
  private func takeIn(
    _ showing: [Element],
    unless known: Set<Element>,
    into next: inout [Element],
  ) {
    for (position, element) in showing.enumerated()
    where !known.contains(element) && !next.contains(element) {
      let below = position > 0 ? next.firstIndex(of: showing[position - 1]) : nil
      next.insert(element, at: below.map { $0 + 1 } ?? next.count)
    }
  }

  /// Gives up what is wanted, and wants what the host shows.
  private func follow(
    _ showing: [Element],
    _ known: Set<Element>,
    _ renewed: (Element) -> Element?,
    in settlement: inout Settlement,
  ) {
    let current = Set(wanted)
    var next: [Element] = []
    settlement.shown = showing.map { element -> Element in
      let isCurrent = current.contains(element) || !known.contains(element)
      guard let followed = isCurrent ? element : renewed(element) else { return element }
      next.append(followed)
      return followed
    }
    settlement.wanted = next
  }
}
