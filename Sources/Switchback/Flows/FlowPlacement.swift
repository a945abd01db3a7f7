/// The place where a flow is shown.
///
/// A coordinator never knows which placement its flow was given.
public enum FlowPlacement: String, Hashable, Sendable {
  /// On the same stack, above what the parent shows.
  case push

  /// On a stack of its own, over everything that is shown.
  ///
  /// If nothing is shown, the flow becomes the root instead. The host presents the new stack when the flow shows its
  /// first module, and dismisses it when the last module of the flow leaves. If the flow goes on after that, its next
  /// module is presented again.
  case modal

  /// In place of what the parent shows.
  ///
  /// What the parent showed leaves when the flow shows its first module, not before. If the flow goes on after its
  /// last module has left, its next module again replaces what the parent shows.
  case root
}
