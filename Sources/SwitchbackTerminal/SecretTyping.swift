import Dispatch

/// A stretch of time in which a terminal does not show what is typed.
///
/// Whatever ends it, the terminal is as it was before: the answer, a cancelled read, or a signal. A
/// signal that ends the process still does, after the terminal is restored. Ctrl-Z stops the process
/// with the terminal restored; when it continues, the prompt stands there again.
@MainActor
final class SecretTyping {
  private let terminal: Descriptor
  private let saved: TerminalMode
  private var watches: [(any DispatchSourceSignal, ProcessSignal.Disposition, Int32)] = []

  /// Begins.
  ///
  /// - Parameters:
  ///   - terminal: The terminal. With anything else there is nothing to hide, and nothing is made.
  ///   - output: Where the prompt stands.
  ///   - prompt: What to print again after the process was stopped.
  init?(on terminal: Descriptor, output: Descriptor, prompt: String) {
    guard terminal.isTerminal, let saved = TerminalMode(of: terminal) else { return nil }
    self.terminal = terminal
    self.saved = saved
    for signal in ProcessSignal.deadly {
      watch(signal) { @Sendable in
        saved.apply(to: terminal)
        ProcessSignal.die(by: signal)
      }
    }
    watch(ProcessSignal.stop) { @Sendable in
      saved.apply(to: terminal)
      ProcessSignal.stopNow()
      saved.withoutEcho.apply(to: terminal)
      output.write(Array(prompt.utf8))
    }
    saved.withoutEcho.apply(to: terminal)
  }

  /// Ends it: typing shows again, and signals do what they did before.
  func end() {
    saved.apply(to: terminal)
    for (source, disposition, signal) in watches {
      source.cancel()
      ProcessSignal.restore(disposition, for: signal)
    }
    watches = []
  }

  private func watch(_ signal: Int32, _ body: @escaping @Sendable () -> Void) {
    guard let disposition = ProcessSignal.ignore(signal) else { return }
    let source = DispatchSource.makeSignalSource(signal: signal, queue: .global())
    source.setEventHandler(handler: body)
    source.resume()
    watches.append((source, disposition, signal))
  }
}
