/// Where a link comes from.
public enum LinkOrigin: Hashable, Sendable {
  /// From outside of the program: a URL, a push notification, an argument.
  case outside

  /// From the program's own code.
  case inside

  /// From what was kept of an earlier run of the program: the user is brought back to where he was.
  ///
  /// What is kept may be old, or was written by somebody else. What is not ``Admission/open`` does not come back.
  case memory
}
