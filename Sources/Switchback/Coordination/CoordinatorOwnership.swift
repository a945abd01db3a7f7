/// Who keeps a coordinator alive while its flow shows something.
public enum CoordinatorOwnership: Hashable, Sendable {
  /// The dependencies that it was added to, until its flow is over.
  case manager

  /// What it shows: the place of a module on the stack keeps the coordinator of the module's flow, and
  /// a coordinator the one whose flow is around its own.
  ///
  /// While a flow shows nothing, because it still loads or has yet to decide what comes next, its
  /// dependencies own it.
  case screen
}
