import Dispatch
import TerminalRescue

/// The terminal of the process, on which a ``FullScreenHost`` draws.
///
/// While the host uses the terminal, the program has a page of its own, and reads every key. Afterwards, it restores
/// the terminal in every case: at the end, after a thrown error, when a signal ends or suspends the process, and after
/// a crash. Only if the stack overflows outside the reaction to a key, the terminal can stay as it is. Output that was
/// printed in the meantime appears then, even the message of a fatal error. If a signal ends the process, the process
/// dies of this signal, so that the shell sees the cause.
///
/// There is only one terminal, so only one host uses it at a time. A second host finds no terminal, even on the same
/// instance. From the first use on, a write to a closed pipe fails instead of ending the process.
@MainActor
public final class StandardTerminal {
  private let input: Descriptor
  private let output: Descriptor
  private let escapeDelay: Int32
  private static var isInUse = false

  private var drawing: Descriptor?

  /// Whether the terminal was told to report keys without doubt, which is to be taken back once.
  private var isKeyboardSet = false
  private var listener: (@MainActor (DisplayEvent) -> Void)?
  private var lastFrame: DispatchTime?
  private var usesMouse = false
  private let readerHasStopped = DispatchSemaphore(value: 0)

  /// Describes the terminal, without changing it yet.
  ///
  /// A lone escape byte can be Esc, or the first byte of another key. The terminal waits for more bytes for 50
  /// milliseconds, or as long as the variable `ESCDELAY` says. On a terminal with Kitty's keyboard protocol, it does
  /// not wait.
  public init() {
    input = .standardInput
    output = .standardOutput
    let delay = Environment["ESCDELAY"].flatMap { Int32($0) } ?? 50
    escapeDelay = min(max(delay, 0), 10_000)
  }

  /// Ends the process by the signal that has ended the program, if there was one.
  ///
  /// Call it when the program is over and has written all of its output. Without such a signal, it does nothing.
  public static func passOnSignal() {
    let signal = terminal_rescue_pending()
    terminal_rescue_flush()
    if signal != 0 { terminal_rescue_die(signal) }
  }

  // MARK: - Taking and giving back

  /// What takes the terminal: a page of its own, and marks around what is pasted.
  ///
  /// It is asked whether it can report keys without doubt.
  private var begin: String {
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?u"
      + (usesMouse ? "\u{1B}[?1000h\u{1B}[?1006h" : "")
  }

  /// What gives it back: the keyboard first, while the page to which that belongs is still there.
  ///
  /// A cursor does not come back by itself, and neither do colours.
  private static let reset =
    "\u{1B}[<u\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2026l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  private func take() -> Bool {
    let reset = Self.reset
    let descriptor = terminal_rescue_take(
      input.number, output.number, reset, reset.utf8.count)
    guard descriptor >= 0 else { return false }
    drawing = Descriptor(number: descriptor)
    isKeyboardSet = false
    drawing?.write(Array(begin.utf8))
    return true
  }

  private func hear(_ event: TerminalReader.Event) {
    // What was read before the end is nobody's any more.
    guard listener != nil else { return }
    // The main actor need not stay on one thread.
    terminal_rescue_prepare_thread()
    switch event {
    case .input(let inputs): for input in inputs { hear(input) }
    case .endOfInput: listener?(.endOfInput)
    case .signal(ProcessSignal.resize): listener?(.resized)
    case .signal(ProcessSignal.stop): stop()
    case .signal(ProcessSignal.goOn): goOn()
    case .signal: listener?(.signal)
    }
  }

  private func hear(_ input: TerminalInput) {
    switch input {
    case .key(.control("z")): stop()
    case .kittyKeyboard:
      guard !isKeyboardSet else { return }
      isKeyboardSet = true
      // It speaks the protocol: from now on, Esc is told from every sequence, and Ctrl-C is sent with its place on
      // the keyboard, whatever letter stands there.
      drawing?.write(Array("\u{1B}[>5u".utf8))
    default: listener?(.input(input))
    }
  }

  /// Stops the process until the shell lets it go on.
  private func stop() {
    terminal_rescue_stop()
    goOn()
  }

  /// Takes the terminal again, whatever was done to it meanwhile.
  private func goOn() {
    if terminal_rescue_holds() {
      // Only what a shell does to its own line may have changed; what was pushed must not stay for others.
      drawing?.write(Array(((isKeyboardSet ? "\u{1B}[<u" : "") + begin).utf8))
      isKeyboardSet = false
      listener?(.overwritten)
      return
    }
    terminal_rescue_give_back()
    if take() { listener?(.overwritten) } else { listener?(.endOfInput) }
  }
}

// MARK: - Display

extension StandardTerminal: Display {
  var size: TerminalSize {
    let size = output.terminalSize ?? drawing?.terminalSize
    guard let size, size.columns > 0, size.rows > 0 else {
      return TerminalSize(columns: 80, rows: 24)
    }
    // Nobody has a larger one; a terminal that says so is mistaken.
    return TerminalSize(columns: min(size.columns, 1000), rows: min(size.rows, 500))
  }

  func begin(
    usesMouse: Bool,
    _ listener: @escaping @MainActor (DisplayEvent) -> Void,
  ) -> Bool {
    self.usesMouse = usesMouse
    guard !Self.isInUse else { return false }
    ProcessSignal.ignoreBrokenPipes()
    let signals = Descriptor(number: terminal_rescue_watch_signals())
    guard signals.number >= 0, take() else {
      terminal_rescue_unwatch_signals()
      return false
    }
    Self.isInUse = true
    self.listener = listener
    let reader = TerminalReader(input: input, signals: signals, escapeDelay: escapeDelay)
    let events = reader.start { [readerHasStopped] in readerHasStopped.signal() }
    Task { [weak self] in
      for await event in events { self?.hear(event) }
    }
    return true
  }

  func end() {
    guard listener != nil else { return }
    listener = nil
    terminal_rescue_give_back()
    terminal_rescue_wake()
    readerHasStopped.wait()
    terminal_rescue_unwatch_signals()
    terminal_rescue_flush()
    drawing = nil
    Self.isInUse = false
  }

  func write(_ bytes: [UInt8]) {
    if drawing?.write(bytes) == false { listener?(.endOfInput) }
  }

  func nextFrame(_ draw: @escaping @MainActor () -> Void) {
    let now = DispatchTime.now()
    let due = lastFrame.map { $0 + .microseconds(16_667) } ?? now
    lastFrame = max(due, now)
    if due <= now {
      Task { draw() }
    } else {
      DispatchQueue.global().asyncAfter(deadline: due) { @Sendable in Task { @MainActor in draw() }
      }
    }
  }

  func log(_ line: String) { Descriptor.standardError.log(line) }

  func forgetSignal() {
    terminal_rescue_forget_pending()
  }
}
