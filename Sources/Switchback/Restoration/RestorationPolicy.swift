/// How much comes back where a flow cannot come back as far as it was: a route is not admitted, can no longer be read,
/// or shows nothing.
///
/// It counts for what is found missing before the user sees anything. What is missed later, since it was loaded first
/// or since the user has declined a question, is left out alone.
public enum RestorationPolicy: Hashable, Sendable {
  /// What stood below it comes back. Other flows are not concerned.
  case stopThere

  /// The flow shows what it began with, and nothing above that. Other flows are not concerned.
  case startFlowOver

  /// Every flow shows what it began with.
  case startOver
}
