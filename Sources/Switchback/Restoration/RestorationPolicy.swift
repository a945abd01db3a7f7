/// A rule for how much comes back if a flow cannot come back completely.
///
/// A flow cannot come back completely if one of its routes is not admitted, can no longer be read, or shows nothing.
/// The policy applies to what is missing before the user sees anything. If something is lost later, only that is left
/// out. It can be lost later if it has to be loaded first, or if the user declines a question.
public enum RestorationPolicy: Hashable, Sendable {
  /// Everything below the missing route comes back, and other flows are not affected.
  case stopThere

  /// The flow shows only what it begins with, and other flows are not affected.
  case startFlowOver

  /// Every flow shows only what it begins with.
  case startOver
}
