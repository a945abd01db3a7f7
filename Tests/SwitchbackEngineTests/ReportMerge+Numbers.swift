@testable import Switchback

/// What a report changed.
struct RebaseChange: Equatable {
  /// What left the wanted stack, root first.
  var left: [Int] = []

  /// What is wanted now and was not, root first.
  var entered: [Int] = []
  var outcome = CommandOutcome.none
}

/// Goes on from one report to the next.
extension ReportMerge<Int> {
  /// Begins with a stack that is shown as it is wanted.
  init(_ stack: [Int]) { self.init(wanted: stack, shown: stack) }

  mutating func want(_ stack: [Int]) { wanted = stack }

  /// Tells the host to show what is wanted, or only a step on the way to that.
  mutating func command(step: [Int]? = nil) {
    target = step ?? wanted
    isStep = step != nil && step != wanted
  }

  /// Applies the rule, and takes over what that comes to.
  mutating func settle(
    showing: [Int],
    acknowledging: Bool = false,
    isRefused: Bool = false,
    elsewhere: Set<Int> = [],
    renewed: (Int) -> Int? = { $0 + 1_000 },
  ) -> RebaseChange {
    let before = wanted
    let outcome = settle(
      on: showing, acknowledging: acknowledging, isRefused: isRefused, elsewhere: elsewhere,
      renewed: renewed)
    return RebaseChange(
      left: before.filter { !wanted.contains($0) },
      entered: wanted.filter { !before.contains($0) },
      outcome: outcome)
  }
}

/// Every stack of at most so many of some numbers.
func stacks(of numbers: [Int], upTo most: Int) -> [[Int]] {
  guard most > 0 else { return [[]] }
  return [[]]
    + numbers.flatMap { first in
      stacks(of: numbers.filter { $0 != first }, upTo: most - 1).map { [first] + $0 }
    }
}

/// The first case in which two things differ that should be the same.
struct Mismatch: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
