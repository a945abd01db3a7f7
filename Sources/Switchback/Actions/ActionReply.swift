/// What becomes of an action after somebody was asked to handle it.
public enum ActionReply: Hashable, Sendable {
  /// It has arrived, and travels no further.
  case handled

  /// It travels on, to the flow around this one.
  case passOn
}
