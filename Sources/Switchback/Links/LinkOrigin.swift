/// Where a link comes from.
public enum LinkOrigin: Hashable, Sendable {
  /// From outside of the program: a URL, a push notification, an argument.
  case outside

  /// From the program's own code.
  case inside
}
