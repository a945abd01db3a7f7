import Dispatch
import TerminalRescue

/// A stretch of time in which Ctrl-C leaves a program, instead of ending its process.
@MainActor
final class InterruptWatch {
  private let source: any DispatchSourceSignal
  private let disposition: ProcessSignal.Disposition

  /// Begins, unless the process ignores the signal.
  ///
  /// The first one is noted as what the program was left by. The second one ends the process, even one that is
  /// stuck.
  init?(_ onInterrupt: @escaping @MainActor () -> Void) {
    let signal = ProcessSignal.interrupt
    guard let disposition = ProcessSignal.disposition(of: signal) else { return nil }
    self.disposition = disposition
    // Nothing is left of what came before.
    terminal_rescue_forget_pending()
    source = DispatchSource.makeSignalSource(signal: signal, queue: .global())
    source.setEventHandler { @Sendable in
      terminal_rescue_interrupt(ProcessSignal.interrupt)
      Task { @MainActor in onInterrupt() }
    }
    source.resume()
    ProcessSignal.leaveToSource(signal)
  }

  /// Ends it: the signal does what it did before.
  func end() {
    source.cancel()
    ProcessSignal.restore(disposition, for: ProcessSignal.interrupt)
  }
}
