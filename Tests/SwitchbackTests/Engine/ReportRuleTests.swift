import Testing

@testable import Switchback

/// The rule for reports, over plain numbers.
///
/// A renewed element is a thousand more than the old one.
struct ReportRuleTests {
  typealias Rule = ReportRule<Int>

  // MARK: - Commands and their answers

  @Test(arguments: [true, false])
  func aReportIsComparedWithTheTargetIfItAcknowledgesThat(isAcknowledging: Bool) {
    var rule = Rule([1])
    #expect(rule.base(acknowledging: isAcknowledging) == [1], "there is no command")
    rule.want([1, 2])
    rule.command()
    rule.want([3])
    #expect(rule.base(acknowledging: isAcknowledging) == (isAcknowledging ? [1, 2] : [1]))
  }

  @Test func anAcknowledgedCommandSettles() {
    var rule = Rule([1])
    rule.want([1, 2])
    rule.command()
    #expect(
      rule.settle(showing: [1, 2], acknowledging: true) == .init(outcome: .acknowledged))
    #expect(rule.shown == [1, 2])
    #expect(rule.wanted == [1, 2])
  }

  @Test func whatIsMissingAfterAnAcknowledgementTheUserTook() {
    var rule = Rule([1])
    rule.want([1, 2, 3])
    rule.command()
    let change = rule.settle(showing: [1, 2], acknowledging: true)
    #expect(change == .init(left: [3], outcome: .acknowledged))
    #expect(rule.wanted == [1, 2])
  }

  @Test func aStepThatWasAcknowledgedAndNotTakenIsDropped() {
    var rule = Rule([1, 2])
    rule.want([1, 3])
    rule.command(step: [1])
    #expect(rule.settle(showing: [1, 2], acknowledging: true) == .init(outcome: .dropped))
    #expect(rule.wanted == [1, 3])
  }

  @Test func aStepThatWasTakenIsNoDropThoughMuchIsStillToBeDone() {
    var rule = Rule([1, 2])
    rule.want([1, 3])
    rule.command(step: [1])
    #expect(rule.settle(showing: [1], acknowledging: true) == .init(outcome: .acknowledged))
    #expect(rule.wanted == [1, 3])
    rule.command(step: [1, 3])
    #expect(
      rule.settle(showing: [1, 3], acknowledging: true) == .init(outcome: .acknowledged))
    #expect(rule.retry.drops == 0)
  }

  // MARK: - The user

  @Test func theUserTakesSeveralAtOnce() {
    var rule = Rule([1, 2, 3, 4])
    #expect(rule.settle(showing: [1]) == .init(left: [2, 3, 4]))
    #expect(rule.wanted == [1])
  }

  @Test func intentMadeMeanwhileStaysWhenTheUserGoesBack() {
    var rule = Rule([1, 2])
    rule.want([1, 2, 3])
    #expect(rule.settle(showing: [1]) == .init(left: [2]))
    #expect(rule.wanted == [1, 3])
  }

  @Test func aPopMadeMeanwhileIsNotDoneTwice() {
    var rule = Rule([1, 2, 3])
    rule.want([1, 2])
    #expect(rule.settle(showing: [1, 2]) == .init())
    #expect(rule.wanted == [1, 2])
  }

  @Test func theRootOfTheIntentStays() {
    var rule = Rule([1])
    #expect(rule.settle(showing: []) == .init())
    #expect(rule.wanted == [1])
    #expect(rule.shown == [])
  }

  @Test func aReportThatComesTwiceIsHarmless() {
    var rule = Rule([1, 2])
    #expect(rule.settle(showing: [1]) == .init(left: [2]))
    #expect(rule.settle(showing: [1]) == .init())
  }

  // MARK: - Strangers

  @Test func aStrangerIsTakenInAboveItsPredecessor() {
    var rule = Rule([1, 2])
    #expect(rule.settle(showing: [1, 7, 8, 2]) == .init(entered: [7, 8]))
    #expect(rule.wanted == [1, 7, 8, 2])
  }

  @Test func aStrangerWithoutItsPredecessorGoesOnTop() {
    var rule = Rule([1, 2])
    rule.want([1, 3])
    #expect(rule.settle(showing: [1, 2, 7]) == .init(entered: [7]))
    #expect(rule.wanted == [1, 3, 7])
  }

  @Test func aStrangerAtTheBottomGoesOnTop() {
    var rule = Rule([1, 2])
    #expect(rule.settle(showing: [7, 1, 2]) == .init(entered: [7]))
    #expect(rule.wanted == [1, 2, 7], "the root stays the root")
  }

  @Test func aStrangerBelowTheFirstThatIsEverShownStaysThere() {
    var rule = Rule([])
    rule.want([1, 2])
    rule.command()
    let change = rule.settle(showing: [7, 8, 1, 2], acknowledging: true)
    #expect(change == .init(entered: [7, 8], outcome: .acknowledged))
    #expect(rule.wanted == [7, 8, 1, 2], "it was there before anything was asked for")
  }

  @Test func whileNothingIsWantedNothingIsTakenIn() {
    var rule = Rule([1])
    rule.want([])
    #expect(rule.settle(showing: [1, 7]) == .init())
    #expect(rule.wanted == [])
    #expect(rule.shown == [1, 7])
  }

  @Test func whatIsShownBeforeAnythingWasWantedIsTakenIn() {
    var rule = Rule([])
    #expect(rule.settle(showing: [7, 8]) == .init(entered: [7, 8]))
  }

  @Test func anEntryThatLeftAndIsStillShownIsNotTakenForAStranger() {
    var rule = Rule([1, 2])
    rule.want([1, 3])
    rule.command()
    let change = rule.settle(showing: [1, 3, 2], acknowledging: true)
    #expect(change == .init(outcome: .dropped))
    #expect(rule.wanted == [1, 3])
  }

  @Test func whatIsWantedInAnotherPlaceIsNotTakenIn() {
    var rule = Rule([1])
    #expect(rule.settle(showing: [1, 7, 8], elsewhere: [7]) == .init(entered: [8]))
    #expect(rule.wanted == [1, 8])
    #expect(rule.shown == [1, 7, 8])
  }

  // MARK: - Drops

  @Test func aDroppedCommandLeavesWhatIsWanted() {
    var rule = Rule([1])
    rule.want([1, 2])
    rule.command()
    #expect(rule.settle(showing: [1]) == .init(outcome: .dropped))
    #expect(rule.wanted == [1, 2])
    #expect(rule.target == nil)
  }

  @Test func afterTwoDropsTheHostIsFollowed() {
    var rule = Rule([1, 2])
    rule.want([1, 3])
    rule.command()
    #expect(rule.settle(showing: [1, 2]).outcome == .dropped)
    rule.command()
    let change = rule.settle(showing: [1, 2])
    #expect(change == .init(left: [3], entered: [1_002], outcome: .givenUp))
    #expect(rule.wanted == [1, 1_002])
    #expect(rule.shown == [1, 1_002])
    #expect(rule.retry.drops == 0)
  }

  @Test func whatIsWantedInAnotherPlaceIsNotFollowed() {
    var rule = Rule([1, 2])
    rule.want([1, 3])
    rule.retry.drops = 1
    rule.command()
    let change = rule.settle(showing: [1, 2]) { _ in nil }
    #expect(change == .init(left: [3], outcome: .givenUp))
    #expect(rule.wanted == [1])
    #expect(rule.shown == [1, 2])
  }

  @Test(arguments: [true, false])
  func anAcknowledgementOrAChangeBetweenTwoDropsStartsTheCountAgain(isAcknowledging: Bool) {
    var rule = Rule([1])
    rule.want([1, 2])
    rule.command()
    _ = rule.settle(showing: [1])
    if isAcknowledging { rule.command() }
    _ = rule.settle(showing: [1, 2], acknowledging: isAcknowledging)
    rule.want([1, 2, 3])
    rule.command()
    #expect(rule.settle(showing: [1, 2]).outcome == .dropped)
  }

  @Test func aReportThatChangesNothingDoesNotForgetADrop() {
    var rule = Rule([1])
    rule.want([1, 2])
    rule.command()
    _ = rule.settle(showing: [1])
    #expect(rule.settle(showing: [1]) == .init())
    rule.command()
    #expect(rule.settle(showing: [1]).outcome == .givenUp)
  }

  @Test func aHostThatShowsNothingIsFollowedIntoNothing() {
    var rule = Rule([])
    rule.want([1])
    rule.command()
    _ = rule.settle(showing: [])
    rule.command()
    #expect(rule.settle(showing: []) == .init(left: [1], outcome: .givenUp))
    #expect(rule.wanted == [])
  }

  // MARK: - Refusals

  @Test func whatIsRefusedStays() {
    var rule = Rule([1, 2, 3])
    #expect(rule.settle(showing: [1], isRefused: true) == .init())
    #expect(rule.wanted == [1, 2, 3])
    #expect(rule.shown == [1])
  }

  @Test func whatIsRefusedIsNoDrop() {
    var rule = Rule([1])
    rule.want([1, 2])
    rule.command()
    let change = rule.settle(showing: [1], acknowledging: true, isRefused: true)
    #expect(change == .init(outcome: .acknowledged), "the user took it, and it has to come back")
    #expect(rule.wanted == [1, 2])
  }

  @Test func whatIsRefusedAndNeverPutBackIsGivenUp() {
    var rule = Rule([1])
    rule.want([1, 2])
    var outcomes: [CommandOutcome] = []
    for _ in 0..<3 {
      rule.command()
      outcomes.append(rule.settle(showing: [1], acknowledging: true, isRefused: true).outcome)
    }
    #expect(outcomes == [.acknowledged, .dropped, .givenUp])
    #expect(rule.wanted == [1])
  }

  @Test func whatWasPutBackMayBeRefusedOnceMore() {
    var rule = Rule([1])
    rule.want([1, 2])
    for _ in 0..<3 {
      rule.command()
      let change = rule.settle(showing: [1], acknowledging: true, isRefused: true)
      #expect(change.outcome == .acknowledged)
      rule.command()
      _ = rule.settle(showing: [1, 2], acknowledging: true)
    }
    #expect(rule.wanted == [1, 2])
  }
}
