/// By what means the user went back.
public enum BackOrigin: String, Hashable, Sendable {
  /// The host does not know: the screen was simply gone.
  case unknown

  /// A key or a word meant for going back.
  case key

  /// A swipe back.
  case swipe

  /// A sheet pulled down.
  case pullDown

  /// A word or a key that leaves the whole program.
  case quit

  /// There is no more input: whoever was there has gone.
  case endOfInput
}
