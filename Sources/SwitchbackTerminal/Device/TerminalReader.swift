import Dispatch
import TerminalRescue

/// Reads a terminal on a thread of its own: keys, and the signals that concern it.
///
/// What must work even if the program is stuck is done here: a second Ctrl-C, and Ctrl-\, end the process.
struct TerminalReader: Sendable {
  let input: Descriptor

  /// Where each signal is a byte, and a zero means to stop reading.
  let signals: Descriptor

  /// How long a lone escape is waited for to become a sequence, in milliseconds.
  let escapeDelay: Int32

  /// Something that was read.
  enum Event: Sendable {
    case input([TerminalInput])
    case signal(Int32)
    case endOfInput
  }

  /// Begins to read.
  ///
  /// - Parameter onStop: Called when it has stopped, after a zero among the signals.
  /// - Returns: What is read.
  func start(onStop: @escaping @Sendable () -> Void) -> AsyncStream<Event> {
    let (events, continuation) = AsyncStream<Event>.makeStream()
    DispatchQueue(label: "SwitchbackTerminal.keys").async { @Sendable in
      read { continuation.yield($0) }
      continuation.finish()
      onStop()
    }
    return events
  }

  private func read(_ yield: (Event) -> Void) {
    terminal_rescue_prepare_thread()
    var parser = KeyParser()
    var isAtEnd = false
    while true {
      let patience = parser.isWaiting ? escapeDelay : nil
      // At the end of the input, only signals are waited for.
      let source = isAtEnd ? signals : input
      let (hasInput, hasSignal) = source.waitToRead(or: signals, milliseconds: patience)
      if hasSignal {
        for signal in signals.readAvailable() {
          if signal == 0 { return }
          yield(.signal(Int32(signal)))
        }
      }
      if hasInput, !isAtEnd {
        let bytes = input.read()
        isAtEnd = bytes.isEmpty
        // Where the end of a paste never comes, nobody is to be deaf: Ctrl-C alone is no pasted text.
        if parser.isPasting, bytes == [0x03] || bytes == [0x1C] { parser = KeyParser() }
        announce(isAtEnd ? parser.timeOut() : parser.feed(bytes), yield)
        if isAtEnd {
          noteHangUp()
          yield(.endOfInput)
        }
      } else if !hasSignal {
        announce(parser.timeOut(), yield)
      }
    }
  }

  /// Notes that the terminal was closed.
  ///
  /// The signal that says so may come a moment later, when all could be over already, or not at all.
  private func noteHangUp() {
    let isHeeded = ProcessSignal.disposition(of: ProcessSignal.hangUp) != nil
    guard isHeeded, terminal_rescue_pending() == 0 else { return }
    terminal_rescue_interrupt(ProcessSignal.hangUp)
  }

  private func announce(_ inputs: [TerminalInput], _ yield: (Event) -> Void) {
    for input in inputs {
      if input == .key(.control("c")) { terminal_rescue_interrupt(ProcessSignal.interrupt) }
      if input == .key(.control("\\")) { terminal_rescue_die(ProcessSignal.abandon) }
    }
    if !inputs.isEmpty { yield(.input(inputs)) }
  }
}
