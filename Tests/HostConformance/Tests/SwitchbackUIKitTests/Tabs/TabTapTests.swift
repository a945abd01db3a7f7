import Testing

@testable import SwitchbackUIKit

/// Which questions and reports of UIKit's are about the same tap.
@MainActor
struct TabTapTests {
  private final class Tab {}
  private let tab = Tab()
  private let other = Tab()

  @Test func bothWaysOfAskingInOneTurnAreAboutOneTap() {
    var tap = TabTap(on: tab, asked: .controllers)
    let isTaken = [
      tap.takesQuestion(about: other, .tabs), tap.takesQuestion(about: tab, .controllers),
      tap.takesQuestion(about: tab, .tabs), tap.takesQuestion(about: tab, .tabs),
    ]
    #expect(isTaken == [false, false, true, false])
  }

  @Test func aQuestionInALaterTurnIsAboutAnotherTapInWhateverWay() {
    var tap = TabTap(on: tab, asked: .controllers)
    tap.endTurn()
    let isTaken = tap.takesQuestion(about: tab, .tabs)
    #expect(!isTaken)
  }

  @Test(arguments: [nil, false, true])
  func onlyATapThatWasAllowedSelects(isAllowed: Bool?) {
    var tap = TabTap(on: tab, asked: .tabs)
    tap.isAllowed = isAllowed
    tap.endTurn()
    let isTaken = [
      tap.takesReport(about: other, .tabs), tap.takesReport(about: tab, .tabs),
      tap.takesReport(about: tab, .tabs),
    ]
    #expect(isTaken == [false, isAllowed == true, false])
  }
}
