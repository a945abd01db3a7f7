/// The place that a link comes from.
public enum LinkOrigin: Hashable, Sendable {
  /// Outside of the program: a URL, a push notification, a command-line argument.
  case outside

  /// The program's own code.
  case inside

  /// A place that an earlier run of the program kept, to bring the user back.
  ///
  /// The kept place may be old, or somebody else may have written it. Only a route that is ``Admission/open`` comes
  /// back.
  case memory
}
