/// Whether a command that its host did not carry out is tried again: once, and given up the second time in a row.
struct CommandRetry: Equatable {
  /// How many commands in a row the host has dropped.
  var drops = 0

  /// How many it has carried out in a row although what is refused to leave was missing then.
  var refusals = 0

  /// What a report says about the command under way.
  struct Report {
    /// Whether there is a command under way.
    let isDue: Bool
    let isAcknowledged: Bool
    /// Whether everything that it asks for is still to be done.
    let isFruitless: Bool
    /// Whether anything is wanted.
    let isNeeded: Bool
    /// Whether what is missing is refused to leave.
    let isRefused: Bool
    /// Whether the host shows what it showed before.
    let isUnchanged: Bool
  }

  /// Counts what became of the command.
  ///
  /// Also an acknowledgement that leaves everything asked for still to be done is a drop.
  mutating func count(_ report: Report) -> CommandOutcome {
    let isFruitless = report.isAcknowledged && report.isFruitless
    // What is refused to leave the user may have taken meanwhile; but not again, when it was put back.
    refusals = isFruitless && report.isRefused ? refusals + 1 : 0
    let isUnheard = report.isDue && !report.isAcknowledged
    if isUnheard || (isFruitless && report.isNeeded && refusals != 1) {
      drops += 1
      if drops == 1 { return .dropped }
      drops = 0
      return .givenUp
    }
    if report.isAcknowledged || !report.isUnchanged { drops = 0 }
    return report.isAcknowledged ? .acknowledged : .none
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
