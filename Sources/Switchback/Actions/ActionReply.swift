/// The answer of a handler: whether an action travels on.
public enum ActionReply: Hashable, Sendable {
  /// The action is handled, and travels no further.
  case handled

  /// The action travels on, to the flow or router around this flow.
  case passOn
}
