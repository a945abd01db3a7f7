import Testing

@testable import Switchback

/// The rule for reports, over plain numbers.
///
/// A renewed element is a thousand more than the old one.
struct ReportMergeTests {
  typealias Merge = ReportMerge<Int>

  // MARK: - Commands and their answers

  @Test(arguments: [true, false])
  func aReportIsComparedWithTheTargetIfItAcknowledgesThat(isAcknowledging: Bool) {
    var merge = Merge([1])
    #expect(merge.base(acknowledging: isAcknowledging) == [1], "there is no command")
    merge.want([1, 2])
    merge.command()
    merge.want([3])
    #expect(merge.base(acknowledging: isAcknowledging) == (isAcknowledging ? [1, 2] : [1]))
  }

  @Test func anAcknowledgedCommandSettles() {
    var merge = Merge([1])
    merge.want([1, 2])
    merge.command()
    #expect(
      merge.settle(showing: [1, 2], acknowledging: true) == .init(outcome: .acknowledged))
    #expect(merge.shown == [1, 2])
    #expect(merge.wanted == [1, 2])
  }

  @Test func whatIsMissingAfterAnAcknowledgementTheUserTook() {
    var merge = Merge([1])
    merge.want([1, 2, 3])
    merge.command()
    let change = merge.settle(showing: [1, 2], acknowledging: true)
    #expect(change == .init(left: [3], outcome: .acknowledged))
    #expect(merge.wanted == [1, 2])
  }

  @Test func aStepThatWasAcknowledgedAndNotTakenIsDropped() {
    var merge = Merge([1, 2])
    merge.want([1, 3])
    merge.command(step: [1])
    #expect(merge.settle(showing: [1, 2], acknowledging: true) == .init(outcome: .dropped))
    #expect(merge.wanted == [1, 3])
  }

  @Test func aStepThatWasTakenIsNoDropThoughMuchIsStillToBeDone() {
    var merge = Merge([1, 2])
    merge.want([1, 3])
    merge.command(step: [1])
    #expect(merge.settle(showing: [1], acknowledging: true) == .init(outcome: .acknowledged))
    #expect(merge.wanted == [1, 3])
    merge.command(step: [1, 3])
    #expect(
      merge.settle(showing: [1, 3], acknowledging: true) == .init(outcome: .acknowledged))
    #expect(merge.retry.drops == 0)
  }

  // MARK: - The user

  @Test func theUserTakesSeveralAtOnce() {
    var merge = Merge([1, 2, 3, 4])
    #expect(merge.settle(showing: [1]) == .init(left: [2, 3, 4]))
    #expect(merge.wanted == [1])
  }

  @Test func intentMadeMeanwhileStaysWhenTheUserGoesBack() {
    var merge = Merge([1, 2])
    merge.want([1, 2, 3])
    #expect(merge.settle(showing: [1]) == .init(left: [2]))
    #expect(merge.wanted == [1, 3])
  }

  @Test func aPopMadeMeanwhileIsNotDoneTwice() {
    var merge = Merge([1, 2, 3])
    merge.want([1, 2])
    #expect(merge.settle(showing: [1, 2]) == .init())
    #expect(merge.wanted == [1, 2])
  }

  @Test func theRootOfTheIntentStays() {
    var merge = Merge([1])
    #expect(merge.settle(showing: []) == .init())
    #expect(merge.wanted == [1])
    #expect(merge.shown == [])
  }

  @Test func aReportThatComesTwiceIsHarmless() {
    var merge = Merge([1, 2])
    #expect(merge.settle(showing: [1]) == .init(left: [2]))
    #expect(merge.settle(showing: [1]) == .init())
  }

  // MARK: - Strangers

  @Test func aStrangerIsTakenInAboveItsPredecessor() {
    var merge = Merge([1, 2])
    #expect(merge.settle(showing: [1, 7, 8, 2]) == .init(entered: [7, 8]))
    #expect(merge.wanted == [1, 7, 8, 2])
  }

  @Test func aStrangerWithoutItsPredecessorGoesOnTop() {
    var merge = Merge([1, 2])
    merge.want([1, 3])
    #expect(merge.settle(showing: [1, 2, 7]) == .init(entered: [7]))
    #expect(merge.wanted == [1, 3, 7])
  }

  @Test func aStrangerAtTheBottomGoesOnTop() {
    var merge = Merge([1, 2])
    #expect(merge.settle(showing: [7, 1, 2]) == .init(entered: [7]))
    #expect(merge.wanted == [1, 2, 7], "the root stays the root")
  }

  @Test func aStrangerBelowTheFirstThatIsEverShownStaysThere() {
    var merge = Merge([])
    merge.want([1, 2])
    merge.command()
    let change = merge.settle(showing: [7, 8, 1, 2], acknowledging: true)
    #expect(change == .init(entered: [7, 8], outcome: .acknowledged))
    #expect(merge.wanted == [7, 8, 1, 2], "it was there before anything was asked for")
  }

  @Test func whileNothingIsWantedNothingIsTakenIn() {
    var merge = Merge([1])
    merge.want([])
    #expect(merge.settle(showing: [1, 7]) == .init())
    #expect(merge.wanted == [])
    #expect(merge.shown == [1, 7])
  }

  @Test func whatIsShownBeforeAnythingWasWantedIsTakenIn() {
    var merge = Merge([])
    #expect(merge.settle(showing: [7, 8]) == .init(entered: [7, 8]))
  }

  @Test func anEntryThatLeftAndIsStillShownIsNotTakenForAStranger() {
    var merge = Merge([1, 2])
    merge.want([1, 3])
    merge.command()
    let change = merge.settle(showing: [1, 3, 2], acknowledging: true)
    #expect(change == .init(outcome: .dropped))
    #expect(merge.wanted == [1, 3])
  }

  @Test func whatIsWantedInAnotherPlaceIsNotTakenIn() {
    var merge = Merge([1])
    #expect(merge.settle(showing: [1, 7, 8], elsewhere: [7]) == .init(entered: [8]))
    #expect(merge.wanted == [1, 8])
    #expect(merge.shown == [1, 7, 8])
  }

  // MARK: - Drops

  @Test func aDroppedCommandLeavesWhatIsWanted() {
    var merge = Merge([1])
    merge.want([1, 2])
    merge.command()
    #expect(merge.settle(showing: [1]) == .init(outcome: .dropped))
    #expect(merge.wanted == [1, 2])
    #expect(merge.target == nil)
  }

  @Test func afterTwoDropsTheHostIsFollowed() {
    var merge = Merge([1, 2])
    merge.want([1, 3])
    merge.command()
    #expect(merge.settle(showing: [1, 2]).outcome == .dropped)
    merge.command()
    let change = merge.settle(showing: [1, 2])
    #expect(change == .init(left: [3], entered: [1_002], outcome: .givenUp))
    #expect(merge.wanted == [1, 1_002])
    #expect(merge.shown == [1, 1_002])
    #expect(merge.retry.drops == 0)
  }

  @Test func whatIsWantedInAnotherPlaceIsNotFollowed() {
    var merge = Merge([1, 2])
    merge.want([1, 3])
    merge.retry.drops = 1
    merge.command()
    let change = merge.settle(showing: [1, 2]) { _ in nil }
    #expect(change == .init(left: [3], outcome: .givenUp))
    #expect(merge.wanted == [1])
    #expect(merge.shown == [1, 2])
  }

  @Test(arguments: [true, false])
  func anAcknowledgementOrAChangeBetweenTwoDropsStartsTheCountAgain(isAcknowledging: Bool) {
    var merge = Merge([1])
    merge.want([1, 2])
    merge.command()
    _ = merge.settle(showing: [1])
    if isAcknowledging { merge.command() }
    _ = merge.settle(showing: [1, 2], acknowledging: isAcknowledging)
    merge.want([1, 2, 3])
    merge.command()
    #expect(merge.settle(showing: [1, 2]).outcome == .dropped)
  }

  @Test func aReportThatChangesNothingDoesNotForgetADrop() {
    var merge = Merge([1])
    merge.want([1, 2])
    merge.command()
    _ = merge.settle(showing: [1])
    #expect(merge.settle(showing: [1]) == .init())
    merge.command()
    #expect(merge.settle(showing: [1]).outcome == .givenUp)
  }

  @Test func aHostThatShowsNothingIsFollowedIntoNothing() {
    var merge = Merge([])
    merge.want([1])
    merge.command()
    _ = merge.settle(showing: [])
    merge.command()
    #expect(merge.settle(showing: []) == .init(left: [1], outcome: .givenUp))
    #expect(merge.wanted == [])
  }

  // MARK: - Refusals

  @Test func whatIsRefusedStays() {
    var merge = Merge([1, 2, 3])
    #expect(merge.settle(showing: [1], isRefused: true) == .init())
    #expect(merge.wanted == [1, 2, 3])
    #expect(merge.shown == [1])
  }

  @Test func whatIsRefusedIsNoDrop() {
    var merge = Merge([1])
    merge.want([1, 2])
    merge.command()
    let change = merge.settle(showing: [1], acknowledging: true, isRefused: true)
    #expect(change == .init(outcome: .acknowledged), "the user took it, and it has to come back")
    #expect(merge.wanted == [1, 2])
  }

  @Test func whatIsRefusedAndNeverPutBackIsGivenUp() {
    var merge = Merge([1])
    merge.want([1, 2])
    var outcomes: [CommandOutcome] = []
    for _ in 0..<3 {
      merge.command()
      outcomes.append(merge.settle(showing: [1], acknowledging: true, isRefused: true).outcome)
    }
    #expect(outcomes == [.acknowledged, .dropped, .givenUp])
    #expect(merge.wanted == [1])
  }

  @Test func whatWasPutBackMayBeRefusedOnceMore() {
    var merge = Merge([1])
    merge.want([1, 2])
    for _ in 0..<3 {
      merge.command()
      let change = merge.settle(showing: [1], acknowledging: true, isRefused: true)
      #expect(change.outcome == .acknowledged)
      merge.command()
      _ = merge.settle(showing: [1, 2], acknowledging: true)
    }
    #expect(merge.wanted == [1, 2])
  }
}
