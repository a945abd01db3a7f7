/// What came of something that a user tried to do.
public enum UserActOutcome: String, Hashable, Sendable {
  /// It was done, or is being decided.
  case done

  /// The container did not let it happen.
  case refused

  /// There is no such thing on this platform.
  case unavailable
}
