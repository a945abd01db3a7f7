/// The display of a pilot: an emulated terminal, on which time passes when somebody says so.
@MainActor
final class PilotDisplay: Display {
  private(set) var emulator: TerminalEmulator
  private(set) var bytesWritten = 0
  private(set) var framesWritten = 0

  /// What was said to whoever has made the program.
  private(set) var logged: [String] = []
  private var listener: (@MainActor (DisplayEvent) -> Void)?
  private var due: (@MainActor () -> Void)?

  init(_ size: TerminalSize) {
    emulator = TerminalEmulator(size)
  }

  var size: TerminalSize { emulator.size }

  func begin(
    usesMouse: Bool,
    _ listener: @escaping @MainActor (DisplayEvent) -> Void,
  ) -> Bool {
    self.listener = listener
    return true
  }

  func end() {
    listener = nil
    due = nil
  }

  func write(_ bytes: [UInt8]) {
    bytesWritten += bytes.count
    framesWritten += 1
    emulator.read(bytes)
  }

  func nextFrame(_ draw: @escaping @MainActor () -> Void) {
    due = draw
  }

  func log(_ line: String) { logged.append(line) }

  func forgetSignal() {}

  // MARK: - The pilot

  /// Something happens to the terminal.
  func send(_ event: DisplayEvent) {
    listener?(event)
  }

  /// Draws the frame that is due, if one is.
  ///
  /// - Returns: Whether one was.
  @discardableResult
  func drawFrame() -> Bool {
    let draw = due
    due = nil
    draw?()
    return draw != nil
  }

  func resize(_ size: TerminalSize) {
    emulator.resize(size)
    send(.resized)
  }
}
