/// Whether a command that its host did not carry out is tried again: once, and given up the second time in a row.
struct CommandRetry: Equatable {
  /// How many commands in a row the host has dropped.
  var drops = 0

  /// How many it has carried out in a row although what is refused to leave was missing then.
  var refusals = 0

  /// Notes a command that its host did not carry out.
  ///
  /// - Returns: Whether it is tried again, or given up.
  mutating func drop() -> CommandOutcome {
    drops = (drops + 1) % 2
    return drops == 1 ? .dropped : .givenUp
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
