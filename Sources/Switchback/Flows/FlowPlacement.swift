/// Where a flow shows itself.
///
/// A coordinator never knows which of them it was given.
public enum FlowPlacement: String, Hashable, Sendable {
  /// On the same stack, above what the parent shows.
  case push

  /// On a stack of its own, over everything that is shown; where nothing is, it is the root.
  ///
  /// It is presented when the flow shows its first module, and dismissed when its last one leaves. A
  /// flow that goes on after that presents again.
  case modal

  /// In place of what the parent shows.
  ///
  /// What was there leaves when the flow shows its first module, not before. A flow that shows nothing
  /// any more and goes on replaces again.
  case root
}
