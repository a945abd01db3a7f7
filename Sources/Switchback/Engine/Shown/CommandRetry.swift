/// Decides whether a command that came to nothing is tried again or given up.
///
/// It is tried again once. The second time in a row, what the host shows is followed.
struct CommandRetry {
  /// How many commands in a row the host has dropped.
  var drops: Int

  /// How many in a row it carried out although what is refused to leave was missing then.
  var refusals: Int

  /// What a report says of the command under way.
  struct Finding {
    /// Whether there is one.
    var isUnderWay: Bool

    /// Whether the host says that it has carried it out.
    var isAcknowledged: Bool

    /// Whether all of it is still to be done although the host has said so.
    var isFruitless: Bool

    /// Whether something is missing that is refused to leave.
    var isRefused: Bool

    /// Whether there is something to be shown.
    var isWanted: Bool

    /// Whether the host shows something else than before.
    var isChange: Bool
  }

  /// Counts a report, and says what becomes of the command.
  mutating func outcome(of finding: Finding) -> CommandOutcome {
    // What is refused to leave the user may have taken meanwhile; but not again, when it was put back.
    refusals = finding.isFruitless && finding.isRefused ? refusals + 1 : 0
    let isDropped = finding.isUnderWay && !finding.isAcknowledged
    if isDropped || (finding.isFruitless && finding.isWanted && refusals != 1) {
      drops += 1
      if drops == 1 { return .dropped }
      drops = 0
      return .givenUp
    }
    if finding.isAcknowledged || finding.isChange { drops = 0 }
    return finding.isAcknowledged ? .acknowledged : .none
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
