/// The commands to one host: the latest one, and what became of those before it.
@MainActor
final class CommandState {
  /// The number of the latest command.
  private(set) var number = 0

  /// Whether the host has yet to say what became of it.
  private(set) var isUnderWay = false

  /// How it is to look, and how many of the open tickets are done when it is.
  var transition = ScreenTransition.automatic
  var covered = 0

  /// Whether it was dropped, and is tried again in the next turn only.
  var isAwaitingRetry = false

  /// How many commands in a row the host has dropped, and how many it has carried out although what is
  /// refused to leave was missing then.
  var drops = 0
  private(set) var refusals = 0

  /// Whether a report means the command that is under way.
  func isMeant(by number: Int?) -> Bool { isUnderWay && number == self.number }

  /// Whether a report is about an earlier command than the one under way, and says nothing about that.
  func isOutdated(_ number: Int?) -> Bool {
    isUnderWay && number != nil && number != self.number
  }

  func begin() {
    assert(!isUnderWay, "one command at a time")
    number += 1
    isUnderWay = true
  }

  /// Notes that the command needs not be carried out any more.
  func forget() { isUnderWay = false }

  /// Notes what a report has come to.
  func end(_ outcome: CommandOutcome, drops: Int = 0, refusals: Int = 0) {
    isUnderWay = false
    isAwaitingRetry = outcome == .dropped
    self.drops = drops
    self.refusals = refusals
  }
}

/// What a report says about the command under way.
enum CommandOutcome {
  /// There is none, or nothing about it.
  case none
  case acknowledged
  /// It was not carried out, and is tried again.
  case dropped
  /// It was not carried out for the second time: the host is followed.
  case givenUp
}
