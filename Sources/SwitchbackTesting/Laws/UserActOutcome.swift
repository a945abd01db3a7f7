/// The outcome of something that a user tried to do.
public enum UserActOutcome: String, Hashable, Sendable {
  /// The act was done, or the router is deciding on it.
  case done

  /// The container did not let the user do it.
  case refused

  /// The platform has no such act.
  case unavailable
}
