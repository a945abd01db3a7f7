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

  /// What became of those before it.
  private(set) var retry = CommandRetry()

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

  func end(_ outcome: CommandOutcome, _ retry: CommandRetry = CommandRetry()) {
    isUnderWay = false
    isAwaitingRetry = outcome == .dropped
    self.retry = retry
  }

  /// Notes that the host shows what it is meant to: what it dropped before counts no more.
  func forgetDrops() { retry.drops = 0 }
}
