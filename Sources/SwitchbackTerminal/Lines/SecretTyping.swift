import Dispatch
import TerminalRescue

/// A stretch of time in which a terminal does not show what is typed.
///
/// Whatever ends it, the terminal is as it was before: the answer, a cancelled read, a signal, an exit or a crash. A
/// signal that ends the process still does, after the terminal is restored. Ctrl-Z stops the process
/// with the terminal restored; when it continues, the prompt stands there again. What was typed until a signal
/// came is forgotten, as it is after Ctrl-C: the next program to read there would show it.
@MainActor
final class SecretTyping {
  private let terminal: Descriptor
  private let saved: TerminalSettings
  private var isRescued = false
  private var watches: [(any DispatchSourceSignal, ProcessSignal.Disposition, Int32)] = []

  /// Begins.
  ///
  /// - Parameters:
  ///   - terminal: The terminal. With anything else there is nothing to hide, and nothing is made.
  ///   - output: Where the prompt stands.
  ///   - prompt: What to print again after the process was stopped.
  ///   - outlived: Signals that end the process elsewhere, or not at all; typing shows again at once all the same.
  init?(
    on terminal: Descriptor, output: Descriptor, prompt: String, outliving outlived: [Int32] = [],
  ) async {
    guard terminal.isTerminal, let saved = TerminalSettings(of: terminal) else { return nil }
    self.terminal = terminal
    self.saved = saved
    for signal in ProcessSignal.deadly {
      let isOutlived = outlived.contains(signal)
      await watch(signal) { @Sendable in
        saved.apply(to: terminal, forgetsTyping: true)
        if !isOutlived { ProcessSignal.die(by: signal) }
      }
    }
    await watch(ProcessSignal.stop) { @Sendable in
      saved.apply(to: terminal, forgetsTyping: true)
      ProcessSignal.stopNow()
      saved.withoutEcho.apply(to: terminal)
      output.write(Array(prompt.utf8))
    }
    // Even a crash shows typing again, unless another prompt hides it already.
    isRescued = terminal_rescue_hide_typing(terminal.number)
    if !isRescued { saved.withoutEcho.apply(to: terminal) }
  }

  /// Ends it: typing shows again, and signals do what they did before.
  func end() async {
    if isRescued { terminal_rescue_show_typing() }
    saved.apply(to: terminal)
    for (source, disposition, signal) in watches {
      await withCheckedContinuation { continuation in
        source.setCancelHandler { @Sendable in continuation.resume() }
        source.cancel()
      }
      ProcessSignal.restore(disposition, for: signal)
    }
    watches = []
  }

  /// Handles a signal from now on.
  ///
  /// Typing is hidden only when this is in force. Until then, the signal does what it always did, so
  /// that none is lost.
  private func watch(_ signal: Int32, _ body: @escaping @Sendable () -> Void) async {
    guard let disposition = ProcessSignal.disposition(of: signal) else { return }
    let source = DispatchSource.makeSignalSource(signal: signal, queue: .global())
    source.setEventHandler(handler: body)
    await withCheckedContinuation { continuation in
      source.setRegistrationHandler { @Sendable in continuation.resume() }
      source.resume()
    }
    ProcessSignal.leaveToSource(signal)
    watches.append((source, disposition, signal))
  }
}
