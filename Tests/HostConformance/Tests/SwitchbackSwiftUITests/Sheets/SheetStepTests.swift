import Testing

@testable import SwitchbackSwiftUI

/// The next step towards what is to be presented: what goes before what comes, and the lowest first.
struct SheetStepTests {
  private typealias Host = SheetStep.Host

  private let idle = Host()
  private let wanting = Host(isWanted: true, isWrong: true)
  private let right = Host(phase: .up, isWanted: true)
  private let wrong = Host(phase: .up, isWanted: true, isWrong: true)

  @Test func nothingIsDoneWhereAllIsAsItShouldBe() {
    #expect(SheetStep([idle]) == .rest)
    #expect(SheetStep([right, idle]) == .rest)
    #expect(SheetStep([Host(isWrong: true), idle]) == .rest, "it presents nothing, and is to")
  }

  @Test(arguments: [SheetPhase.coming, .due, .going])
  func whatIsOnItsWayIsWaitedFor(phase: SheetPhase) {
    #expect(SheetStep([wanting, Host(phase: phase, isWanted: true)]) == .wait)
    #expect(SheetStep([wrong, Host(phase: phase)]) == .wait)
  }

  @Test func whatIsNotWantedGoesBeforeAnythingComes() {
    #expect(SheetStep([wanting, right, wrong]) == .takeDown(2))
    #expect(SheetStep([right, wrong, wrong]) == .takeDown(1))
    #expect(SheetStep([Host(isBarDue: true), wrong]) == .takeDown(1))
  }

  @Test func barsAreShownBeforeAnythingIsPresented() {
    #expect(SheetStep([wanting, Host(isBarDue: true)]) == .showBar(1))
  }

  @Test func theLowestThatIsOnScreenPresents() {
    #expect(SheetStep([right, wanting, wanting]) == .putUp(1))
    let hidden = Host(isWanted: true, isWrong: true, isOnScreen: false)
    #expect(SheetStep([hidden, wanting]) == .putUp(1))
    #expect(SheetStep([hidden]) == .rest)
  }

  @Test func alertsAreInTheWayOfWhatComesOnly() {
    let asking = Host(hasAlert: true)
    #expect(SheetStep([asking, wanting]) == .takeAlertsDown)
    #expect(SheetStep([asking, wrong]) == .takeDown(1))
    #expect(SheetStep([asking, right]) == .rest)
  }
}
