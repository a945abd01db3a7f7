/// By what means the user went back.
public enum BackOrigin: String, Hashable, Sendable {
  /// The host does not know: the screen was simply gone.
  case unknown

  /// A key or a word meant for going back.
  case key

  /// The back button of a mouse.
  case mouse

  /// A swipe back.
  case swipe

  /// A sheet pulled down.
  case pullDown

  /// A word or a key that leaves the whole program.
  case quit

  /// The key that interrupts a program.
  case interrupt

  /// The process was asked to end.
  case signal

  /// There is no more input: whoever was there has gone.
  case endOfInput

  /// Whether the user leaves the whole program by it, and not only what is on top.
  public var leavesProgram: Bool {
    switch self {
    case .quit, .interrupt, .signal, .endOfInput: true
    case .unknown, .key, .mouse, .swipe, .pullDown: false
    }
  }
}
