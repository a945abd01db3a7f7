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

  /// What has happened while nobody listened, and has to come before what happens now.
  private var waiting: [DisplayEvent] = []
  private var isDeliveryDue = false

  init(_ size: TerminalSize) {
    emulator = TerminalEmulator(size)
  }

  var size: TerminalSize { emulator.size }

  func begin(
    usesMouse: Bool,
    _ listener: @escaping @MainActor (DisplayEvent) -> Void,
  ) -> Bool {
    self.listener = listener
    isDeliveryDue = !waiting.isEmpty
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
    guard isDeliveryDue else { return }
    isDeliveryDue = false
    // The program has its first turn before: a real terminal is read on another thread, and later.
    Task { [weak self] in self?.deliver() }
  }

  private func deliver() {
    while let listener, !waiting.isEmpty { listener(waiting.removeFirst()) }
  }

  func log(_ line: String) { logged.append(line) }

  func forgetSignal() {}

  // MARK: - The pilot

  /// Something happens to the terminal; it waits until somebody listens.
  func send(_ event: DisplayEvent) {
    guard let listener, waiting.isEmpty else { return waiting.append(event) }
    listener(event)
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
