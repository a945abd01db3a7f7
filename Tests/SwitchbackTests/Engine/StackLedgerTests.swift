import Testing

@testable import Switchback

/// The rebase rule, over plain numbers.
///
/// A renewed entry is a thousand more than the old one.
struct StackLedgerTests {
  typealias Ledger = StackLedger<Int>

  func ledger(_ shown: [Int]) -> Ledger {
    var ledger = Ledger()
    ledger.begin(with: shown)
    return ledger
  }

  func settle(
    _ ledger: inout Ledger,
    showing stack: [Int],
    acknowledging: Bool = false,
    isRefused: Bool = false,
  ) -> Ledger.Settlement {
    let base = ledger.base(acknowledging: acknowledging)
    let kept = zip(stack, base).prefix { $0 == $1 }.count
    let tail = Array(stack.dropFirst(kept))
    return ledger.settle(
      kept: kept, tail: tail, acknowledging: acknowledging, isRefused: isRefused
    ) { $0 + 1_000 }
  }

  @Test func anEmptyLedgerAgreesWithAnything() {
    var ledger = Ledger()
    #expect(ledger.agrees)
    #expect(ledger.issueCommand() == nil)
    ledger.begin(with: [1, 2])
    _ = ledger.replace(0..<2, with: [])
    #expect(ledger.agrees)
    #expect(ledger.issueCommand() == nil)
  }

  @Test func aCommandTellsWhatStaysAndWhatIsNew() {
    var ledger = ledger([1, 2, 3])
    #expect(ledger.replace(1..<3, with: [4]) == [2, 3])
    #expect(ledger.issueCommand() == .init(kept: 1, tail: [4]))
    #expect(ledger.issueCommand() == nil, "one command at a time")
  }

  @Test func anEditUndoneNeedsNoCommand() {
    var ledger = ledger([1, 2])
    _ = ledger.replace(1..<2, with: [])
    _ = ledger.replace(1..<1, with: [2])
    #expect(ledger.agrees)
  }

  @Test func insertingInTheMiddleKeepsWhatIsAbove() {
    var ledger = ledger([1, 2, 3])
    _ = ledger.replace(1..<1, with: [9])
    #expect(ledger.intent == [1, 9, 2, 3])
    #expect(ledger.issueCommand() == .init(kept: 1, tail: [9, 2, 3]))
  }

  @Test func keptEntriesAreFoundAgain() {
    var ledger = ledger([1, 2, 3])
    #expect(ledger.replace(0..<3, with: [1, 2, 4]) == [1, 2, 3])
    #expect(ledger.wanted == .init(kept: 2, tail: [4]))
  }

  @Test func aStepThatWasAcknowledgedAndNotTakenIsDropped() {
    var ledger = ledger([1, 2])
    _ = ledger.replace(1..<2, with: [3])
    #expect(ledger.issueStep() == .init(kept: 1, tail: []), "one thing at a time")
    let settlement = settle(&ledger, showing: [1, 2], acknowledging: true)
    #expect(settlement == .init(verdict: .dropped))
    #expect(ledger.intent == [1, 3])
  }

  @Test func whatIsRefusedIsNoDrop() {
    var ledger = ledger([1])
    _ = ledger.replace(1..<1, with: [2])
    _ = ledger.issueCommand()
    let settlement = settle(&ledger, showing: [1], acknowledging: true, isRefused: true)
    #expect(
      settlement == .init(verdict: .acknowledged), "the user took it, and it has to come back")
    #expect(ledger.intent == [1, 2])
    #expect(ledger.issueCommand() == .init(kept: 1, tail: [2]))
  }

  @Test func whatIsRefusedAndNeverPutBackIsGivenUp() {
    var ledger = ledger([1])
    _ = ledger.replace(1..<1, with: [2])
    var verdicts: [CommandVerdict] = []
    for _ in 0..<3 {
      _ = ledger.issueCommand()
      verdicts.append(
        settle(&ledger, showing: [1], acknowledging: true, isRefused: true).verdict)
    }
    #expect(verdicts == [.acknowledged, .dropped, .givenUp])
    #expect(ledger.intent == [1])
  }

  @Test func anAcknowledgedCommandSettles() {
    var ledger = ledger([1])
    _ = ledger.replace(1..<1, with: [2])
    _ = ledger.issueCommand()
    let settlement = settle(&ledger, showing: [1, 2], acknowledging: true)
    #expect(settlement == .init(verdict: .acknowledged))
    #expect(ledger.acknowledged == [1, 2])
    #expect(ledger.agrees)
  }

  @Test func whatIsMissingAfterAnAcknowledgementTheUserTook() {
    var ledger = ledger([1])
    _ = ledger.replace(1..<1, with: [2, 3])
    _ = ledger.issueCommand()
    let settlement = settle(&ledger, showing: [1, 2], acknowledging: true)
    #expect(settlement == .init(left: [3], verdict: .acknowledged))
    #expect(ledger.intent == [1, 2])
    #expect(ledger.agrees)
  }

  @Test func theUserTakesSeveralAtOnce() {
    var ledger = ledger([1, 2, 3, 4])
    #expect(settle(&ledger, showing: [1]) == .init(left: [2, 3, 4]))
    #expect(ledger.agrees)
  }

  @Test func intentMadeMeanwhileStaysWhenTheUserGoesBack() {
    var ledger = ledger([1, 2])
    _ = ledger.replace(2..<2, with: [3])
    #expect(settle(&ledger, showing: [1]) == .init(left: [2]))
    #expect(ledger.intent == [1, 3])
    #expect(ledger.issueCommand() == .init(kept: 1, tail: [3]))
  }

  @Test func aPopMadeMeanwhileIsNotDoneTwice() {
    var ledger = ledger([1, 2, 3])
    _ = ledger.replace(2..<3, with: [])
    #expect(settle(&ledger, showing: [1, 2]) == .init())
    #expect(ledger.intent == [1, 2])
    #expect(ledger.agrees)
  }

  @Test func theRootOfTheIntentStaysAndIsShownAgain() {
    var ledger = ledger([1])
    #expect(settle(&ledger, showing: []) == .init())
    #expect(ledger.intent == [1])
    #expect(ledger.issueCommand() == .init(kept: 0, tail: [1]))
  }

  @Test func aReportThatComesTwiceIsHarmless() {
    var ledger = ledger([1, 2])
    #expect(settle(&ledger, showing: [1]) == .init(left: [2]))
    #expect(settle(&ledger, showing: [1]) == .init())
  }

  @Test func aStrangerIsTakenInAboveItsPredecessor() {
    var ledger = ledger([1, 2])
    #expect(settle(&ledger, showing: [1, 7, 2]) == .init(entered: [7]))
    #expect(ledger.intent == [1, 7, 2])
    #expect(ledger.agrees)
  }

  @Test func aStrangerWithoutItsPredecessorGoesOnTop() {
    var ledger = ledger([1, 2])
    _ = ledger.replace(1..<2, with: [3])
    #expect(settle(&ledger, showing: [1, 2, 7]) == .init(entered: [7]))
    #expect(ledger.intent == [1, 3, 7])
  }

  @Test func whileNothingIsWantedNothingIsTakenIn() {
    var ledger = ledger([1])
    _ = ledger.replace(0..<1, with: [])
    #expect(settle(&ledger, showing: [1, 7]) == .init())
    #expect(ledger.intent == [])
    #expect(ledger.acknowledged == [1, 7])
  }

  @Test func aDroppedCommandIsIssuedAgain() {
    var ledger = ledger([1])
    _ = ledger.replace(1..<1, with: [2])
    _ = ledger.issueCommand()
    #expect(settle(&ledger, showing: [1]) == .init(verdict: .dropped))
    #expect(ledger.intent == [1, 2])
    #expect(ledger.issueCommand() == .init(kept: 1, tail: [2]))
  }

  @Test func afterTwoDropsTheHostIsFollowed() {
    var ledger = ledger([1, 2])
    _ = ledger.replace(1..<2, with: [3])
    _ = ledger.issueCommand()
    #expect(settle(&ledger, showing: [1, 2]).verdict == .dropped)
    _ = ledger.issueCommand()
    let settlement = settle(&ledger, showing: [1, 2])
    #expect(settlement == .init(left: [3], entered: [1_002], verdict: .givenUp))
    #expect(ledger.intent == [1, 1_002])
    #expect(ledger.agrees)
  }

  @Test func anAcknowledgementBetweenTwoDropsStartsTheCountAgain() {
    var ledger = ledger([1])
    _ = ledger.replace(1..<1, with: [2])
    _ = ledger.issueCommand()
    _ = settle(&ledger, showing: [1])
    _ = ledger.issueCommand()
    _ = settle(&ledger, showing: [1, 2], acknowledging: true)
    _ = ledger.replace(2..<2, with: [3])
    _ = ledger.issueCommand()
    #expect(settle(&ledger, showing: [1, 2]).verdict == .dropped)
  }

  @Test func aHostThatShowsNothingIsFollowedIntoNothing() {
    var ledger = Ledger()
    _ = ledger.replace(0..<0, with: [1])
    _ = ledger.issueCommand()
    _ = settle(&ledger, showing: [])
    _ = ledger.issueCommand()
    #expect(settle(&ledger, showing: []) == .init(left: [1], verdict: .givenUp))
    #expect(ledger.count == 0)
  }

  @Test func anEntryThatLeftAndIsStillShownIsNotTakenForAStranger() {
    var ledger = ledger([1, 2])
    _ = ledger.replace(1..<2, with: [3])
    _ = ledger.issueCommand()
    #expect(
      settle(&ledger, showing: [1, 3, 2], acknowledging: true) == .init(verdict: .dropped))
    #expect(ledger.intent == [1, 3])
    #expect(ledger.issueCommand() == .init(kept: 2, tail: []))
  }

  /// What a host says in one word comes to the same as what it says screen by screen.
  @Test func carryingOutACommandIsSettlingOnItsTarget() {
    let stacks = [[], [1], [1, 2], [1, 2, 3], [2, 1], [1, 4], [4], [1, 2, 4], [4, 2, 1]]
    var cases = 0
    for shown in stacks {
      for edit in stacks {
        for later in stacks {
          var ledger = ledger(shown)
          _ = ledger.replace(0..<shown.count, with: Few(edit))
          guard ledger.issueCommand() != nil else { continue }
          _ = ledger.replace(0..<ledger.count, with: Few(later))
          var other = ledger
          let settlement = settle(&ledger, showing: edit, acknowledging: true)
          let gone = other.acknowledge()
          #expect(settlement == .init(verdict: .acknowledged))
          #expect(gone.allSatisfy(shown.contains))
          #expect(other.acknowledged == ledger.acknowledged)
          #expect(other.wanted == ledger.wanted)
          #expect(other.command == nil)
          cases += 1
        }
      }
    }
    #expect(cases > 500)
  }

  /// Compares with the rule written out over whole arrays, for every small case there is.
  @Test func everySmallCaseAgreesWithTheRuleWrittenOut() {
    var cases = 0
    let stacks = [
      [], [1], [1, 2], [1, 2, 3], [2, 1], [1, 3], [3], [1, 7], [7, 1], [1, 7, 2], [2, 7],
    ]
    let edits = [[1], [1, 2], [1, 4], [4], [1, 2, 4], [2, 4], [4, 2, 1], []]
    for shown in stacks where !shown.contains(7) {
      for edit in edits {
        for later in edits {
          for reported in stacks {
            for acknowledging in [true, false] {
              var ledger = ledger(shown)
              _ = ledger.replace(0..<shown.count, with: Few(edit))
              let command = ledger.issueCommand().map { _ in edit }
              _ = ledger.replace(0..<ledger.count, with: Few(later))
              let base = acknowledging ? command ?? shown : shown
              let settlement = settle(&ledger, showing: reported, acknowledging: acknowledging)
              let (wanted, left) = ruleWrittenOut(
                intent: later, acknowledged: shown, base: base, shown: reported)
              #expect(ledger.intent == wanted)
              #expect(settlement.left == left)
              #expect(ledger.acknowledged == reported)
              cases += 1
            }
          }
        }
      }
    }
    #expect(cases == 7 * 8 * 8 * 11 * 2)
  }

  func ruleWrittenOut(
    intent: [Int],
    acknowledged: [Int],
    base: [Int],
    shown: [Int],
  ) -> (wanted: [Int], left: [Int]) {
    let removed = base.filter { !shown.contains($0) }
    var wanted = intent.enumerated().filter { $0 == 0 || !removed.contains($1) }.map(\.element)
    let left = intent.filter { !wanted.contains($0) }
    if !intent.isEmpty || acknowledged.isEmpty {
      for (position, entry) in shown.enumerated()
      where !(base + acknowledged + wanted).contains(entry) {
        if position == 0 {
          wanted.append(entry)
        } else if let index = wanted.firstIndex(of: shown[position - 1]) {
          wanted.insert(entry, at: index + 1)
        } else {
          wanted.append(entry)
        }
      }
    }
    return (wanted, left)
  }
}
