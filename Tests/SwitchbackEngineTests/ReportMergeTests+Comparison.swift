import Testing

@testable import Switchback

/// The rule as it is written in prose, one sentence after the other.
private struct WrittenMerge: Equatable {
  var wanted: [Int]
  var shown: [Int]
  var target: [Int]?
  var drops: Int
  var refusals: Int
  var isStep: Bool
  var outcome = CommandOutcome.none

  init(_ merge: ReportMerge<Int>) {
    (wanted, shown, target) = (merge.wanted, merge.shown, merge.target)
    (drops, refusals, isStep) = (merge.retry.drops, merge.retry.refusals, merge.isStep)
  }

  mutating func settle(showing: [Int], isAcknowledging: Bool, isRefused: Bool) {
    // What is missing of the target, if that is acknowledged, else of what was shown, the user took.
    let base = isAcknowledging ? target ?? shown : shown
    let removed = isRefused ? [] : base.filter { !showing.contains($0) }
    // It leaves what is wanted, which keeps its first entry.
    var next = wanted.enumerated().filter { $0 == 0 || !removed.contains($1) }.map(\.element)
    // Who was never heard of comes in after its predecessor if that is wanted, else on top; the lowest
    // at the bottom, if nothing was shown; unless a root is waited for.
    let known = base + shown
    if !(wanted.isEmpty && !shown.isEmpty) {
      var predecessor: Int?
      for element in showing {
        if !known.contains(element), !next.contains(element) {
          let index = predecessor.flatMap(next.firstIndex(of:))
          let isLowest = shown.isEmpty && predecessor == nil
          next.insert(element, at: index.map { $0 + 1 } ?? (isLowest ? 0 : next.count))
        }
        predecessor = element
      }
    }
    // Not acknowledged is dropped; so is an acknowledgement that leaves all of it to be done.
    var isDropped = false
    outcome = .none
    if let target {
      outcome = isAcknowledging ? .acknowledged : .dropped
      isDropped = !isAcknowledging
      let isStepNotTaken = isStep && removed.isEmpty && showing == shown
      let isNothingDone =
        isAcknowledging && showing != target && (next == target || isStepNotTaken)
      // What minds may have been taken meanwhile, the first time.
      refusals = isNothingDone && isRefused ? refusals + 1 : 0
      if isNothingDone, !wanted.isEmpty, refusals != 1 { isDropped = true }
    } else {
      refusals = 0
    }
    if isDropped {
      drops += 1
      outcome = .dropped
    } else if outcome == .acknowledged || showing != shown {
      drops = 0
    }
    let wantedBefore = wanted
    (wanted, shown, target, isStep) = (next, showing, nil, false)
    if drops == 2 {
      // The host is followed: who was told gone returns as somebody new.
      drops = 0
      outcome = .givenUp
      shown = showing.map { element in
        known.contains(element) && !wantedBefore.contains(element) ? element + 1_000 : element
      }
      wanted = shown
    }
  }
}

extension ReportMergeTests {
  /// Compares with the rule written out, for every small case there is.
  ///
  /// What an element is called is no matter, so what was shown before is always 1, then 2.
  @Test(arguments: [[], [1], [1, 2]])
  func everySmallCaseAgreesWithTheRuleWrittenOut(shown: [Int]) throws {
    let targets: [[Int]?] = [nil] + stacks(of: [1, 2, 3, 4], upTo: 2)
    let reports = stacks(of: [1, 2, 3, 4, 7], upTo: 2) + [[1, 7, 2], [1, 3, 7], [7, 8, 2]]
    var outcomes: [CommandOutcome: Int] = [:]
    for wanted in stacks(of: [1, 2, 3], upTo: 3) {
      for target in targets {
        for showing in reports {
          for (isStep, isAcknowledging) in [(false, false), (false, true), (true, true)] {
            for (isRefused, refusals) in [(false, 0), (true, 0), (true, 1)] {
              for drops in 0...1 {
                var merge = Merge(wanted: wanted, shown: shown, target: target)
                (merge.isStep, merge.retry.drops, merge.retry.refusals) = (isStep, drops, refusals)
                let outcome = try compare(
                  merge, showing: showing, acknowledging: isAcknowledging, isRefused: isRefused)
                outcomes[outcome, default: 0] += 1
              }
            }
          }
        }
      }
    }
    let cases = outcomes.values.reduce(0, +)
    #expect(cases == 16 * 18 * 29 * 3 * 3 * 2)
    #expect(outcomes.count == 4, "each is reached: \(outcomes)")
  }

  private func compare(
    _ before: Merge,
    showing: [Int],
    acknowledging isAcknowledging: Bool,
    isRefused: Bool,
  ) throws -> CommandOutcome {
    var merge = before
    let change = merge.settle(
      showing: showing, acknowledging: isAcknowledging, isRefused: isRefused)
    var written = WrittenMerge(before)
    written.settle(showing: showing, isAcknowledging: isAcknowledging, isRefused: isRefused)
    var settled = WrittenMerge(merge)
    settled.outcome = change.outcome
    guard settled == written else {
      throw Mismatch(
        """
        \(before) showing \(showing), \(isAcknowledging ? "" : "not ")acknowledged, \
        \(isRefused ? "" : "not ")refused, comes to \(settled), not \(written)
        """)
    }
    return change.outcome
  }
}
