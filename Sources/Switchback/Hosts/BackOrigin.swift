/// The means by which the user went back.
public enum BackOrigin: String, Hashable, Sendable {
  /// The host does not know: it found only that the screen was gone.
  case unknown

  /// A key or a word that goes back.
  case key

  /// The back button of a mouse.
  case mouse

  /// A swipe back.
  case swipe

  /// A pull that took a sheet down.
  case pullDown

  /// A word or a key that quits the program.
  case quit

  /// The key that interrupts a program.
  case interrupt

  /// A signal that asked the process to end.
  ///
  /// Nobody is there to answer, so the router asks no ``LeaveGuard``, and none can refuse.
  case signal

  /// The end of the input: the person or program that gave it is gone.
  case endOfInput

  /// Whether the user leaves the whole program, and not only what is on top.
  public var leavesProgram: Bool {
    switch self {
    case .quit, .interrupt, .signal, .endOfInput: true
    case .unknown, .key, .mouse, .swipe, .pullDown: false
    }
  }
}
