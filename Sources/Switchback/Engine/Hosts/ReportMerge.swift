/// What a report of the host makes of what is wanted.
///
/// What was there before (the command's target if the report acknowledges that, else what the host last
/// agreed to) and is missing now, the user took: it leaves the wanted stack, except its root. What is there
/// and was never heard of is taken in, unless the wanted stack waits for a new root. Where the host was known to show
/// nothing, what stands lowest was there first, and all that is wanted stands on it. A command that is dropped is
/// tried again, and the second time in a row the wanted stack becomes what the host shows.
struct ReportMerge<Element: Hashable> {
  /// What is wanted, root first.
  var wanted: [Element]

  /// What the host was last known to show.
  var shown: [Element]

  /// What the command under way asks for, if there is one.
  var target: [Element]?

  /// Whether that is only one step on the way to what is wanted.
  var isStep = false

  /// What became of the commands before that.
  var retry = CommandRetry()

  /// What a report is compared with.
  func base(acknowledging: Bool) -> [Element] { acknowledging ? target ?? shown : shown }

  /// Merges what the host shows, root first.
  ///
  /// What is missing and refused to leave is wanted all the same. What is wanted elsewhere is not taken in here.
  /// What left the wanted stack, and is shown when the host is followed, is renewed; with nil, that is wanted
  /// elsewhere by now.
  ///
  /// - Returns: What became of the command, which is under way no more.
  mutating func settle(
    on showing: [Element],
    acknowledging isAcknowledging: Bool,
    isRefused: Bool = false,
    elsewhere: Set<Element> = [],
    renewed: (Element) -> Element?,
  ) -> CommandOutcome {
    let base = base(acknowledging: isAcknowledging)
    let known = Set(base).union(shown).union(elsewhere)
    let present = Set(showing)
    let taken = isRefused ? [] : Set(base.filter { !present.contains($0) })
    var next = wanted.filter { $0 == wanted.first || !taken.contains($0) }
    if !wanted.isEmpty || shown.isEmpty { takeIn(showing, unless: known, into: &next) }

    let isUndone = next == base || (isStep && taken.isEmpty && showing == shown)
    let outcome = outcome(
      acknowledged: isAcknowledging && target != nil, fruitless: isUndone && showing != base,
      isRefused, isUnchanged: showing == shown)
    (shown, target, isStep) = (showing, nil, false)
    if outcome == .givenUp { follow(unless: known, renewed) } else { wanted = next }
    return outcome
  }

  /// Counts what became of the command under way.
  ///
  /// Also an acknowledgement is a drop, if it leaves everything asked for still to be done.
  private mutating func outcome(
    acknowledged isAcknowledged: Bool, fruitless: Bool, _ isRefused: Bool, isUnchanged: Bool
  ) -> CommandOutcome {
    let isFruitless = isAcknowledged && fruitless
    // What is refused to leave the user may have taken meanwhile; but not again, when it was put back.
    retry.refusals = isFruitless && isRefused ? retry.refusals + 1 : 0
    let isUnheard = target != nil && !isAcknowledged
    if isUnheard || (isFruitless && !wanted.isEmpty && retry.refusals != 1) { return retry.drop() }
    if isAcknowledged || !isUnchanged { retry.drops = 0 }
    return isAcknowledged ? .acknowledged : .none
  }

  /// Puts each element that nobody knows after the one that the host shows below it, else on top; what stands lowest
  /// on a host that was known to show nothing stays there.
  private func takeIn(
    _ showing: [Element], unless known: Set<Element>, into next: inout [Element]
  ) {
    for (position, element) in showing.enumerated()
    where !known.contains(element) && !next.contains(element) {
      let below = position > 0 ? next.firstIndex(of: showing[position - 1]) : nil
      let isLowest = position == 0 && shown.isEmpty
      next.insert(element, at: below.map { $0 + 1 } ?? (isLowest ? 0 : next.count))
    }
  }

  /// Gives up what is wanted, and wants what the host shows.
  private mutating func follow(unless known: Set<Element>, _ renewed: (Element) -> Element?) {
    let current = Set(wanted)
    let showing = shown
    (wanted, shown) = ([], [])
    for element in showing {
      let isCurrent = current.contains(element) || !known.contains(element)
      let followed = isCurrent ? element : renewed(element)
      shown.append(followed ?? element)
      if let followed { wanted.append(followed) }
    }
  }
}
