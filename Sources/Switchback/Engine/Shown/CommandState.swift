/// Where the commands to one host stand: the latest one, and what became of those before it.
@MainActor
final class CommandState {
  /// The number of the latest command.
  private(set) var number = 0

  /// Whether the host has yet to say what became of it.
  private(set) var isUnderWay = false

  /// How it is to look.
  var transition = ScreenTransition.automatic

  /// How many of the open tickets are done when it is.
  var covered = 0

  /// Whether it was dropped, and is tried again in the next turn only.
  private(set) var isAwaitingRetry = false

  /// How many commands in a row the host has dropped.
  private(set) var drops = 0

  /// How many in a row it carried out although what is refused to leave was missing then.
  private(set) var refusals = 0

  /// Whether a report means the command that is under way.
  func isMeant(by number: Int?) -> Bool { isUnderWay && number == self.number }

  /// Whether a report is about an earlier command than the one under way, and says nothing about that.
  func isOutdated(_ number: Int?) -> Bool {
    guard isUnderWay, let number else { return false }
    return number != self.number
  }

  /// Notes that another command is given.
  func begin() {
    assert(!isUnderWay, "one command at a time")
    number += 1
    isUnderWay = true
  }

  /// Notes that the command needs not be carried out any more.
  func forget() { isUnderWay = false }

  /// Notes what a report has come to.
  func end(drops: Int = 0, refusals: Int = 0, outcome: CommandOutcome = .acknowledged) {
    isUnderWay = false
    self.drops = drops
    self.refusals = refusals
    isAwaitingRetry = outcome == .dropped
  }

  /// Notes that the host shows what it is meant to, whatever it dropped before that.
  func noteAgreement() { drops = 0 }

  /// Lets a dropped command be tried again.
  func allowRetry() { isAwaitingRetry = false }
}
