/// What pages are drawn on: a terminal, or a pilot's memory.
@MainActor
protocol Display: AnyObject {
  /// How much room there is now.
  var size: TerminalSize { get }

  /// Takes the terminal.
  ///
  /// - Parameters:
  ///   - usesMouse: Whether it is to hand over the mouse.
  ///   - listener: Hears what happens on it, until ``end()``.
  /// - Returns: Whether there is a terminal to take.
  func begin(usesMouse: Bool, _ listener: @escaping @MainActor (DisplayEvent) -> Void) -> Bool

  /// Gives the terminal back.
  func end()

  /// Shows a frame.
  ///
  /// - Parameter bytes: What the terminal is to be told.
  func write(_ bytes: [UInt8])

  /// Calls once, as soon as another frame may be drawn.
  func nextFrame(_ draw: @escaping @MainActor () -> Void)

  /// Says something to whoever has made the program, apart from what is drawn: while the terminal is taken, it
  /// is kept until that is given back.
  func log(_ line: String)

  /// The user goes on after all: a signal that the program was to end by is forgotten.
  func forgetSignal()
}

/// What happens on a display.
enum DisplayEvent: Hashable, Sendable {
  /// The user has pressed or pasted something.
  case input(TerminalInput)
  /// There is another amount of room.
  case resized
  /// What is shown is not known any more.
  case overwritten
  /// The process is to end.
  case signal
  /// There is no more input.
  case endOfInput
}
