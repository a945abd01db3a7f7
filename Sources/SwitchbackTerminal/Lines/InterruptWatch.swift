import Dispatch
import TerminalRescue

/// A stretch of time in which Ctrl-C leaves a program, instead of ending its process.
@MainActor
final class InterruptWatch {
  private let source: any DispatchSourceSignal
  private let disposition: ProcessSignal.Disposition

  /// Ends when the source has taken the signal over, which it does on a thread of its own.
  private let beginning: AsyncStream<Never>

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
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    beginning = stream
    source.setRegistrationHandler { @Sendable in continuation.finish() }
    source.setCancelHandler { @Sendable in continuation.finish() }
    source.resume()
    ProcessSignal.leaveToSource(signal)
  }

  /// Waits until Ctrl-C leaves the program: before that, it would still end the process.
  func hasBegun() async { for await _ in beginning {} }

  /// Ends it: the signal does what it did before.
  func end() {
    source.cancel()
    ProcessSignal.restore(disposition, for: ProcessSignal.interrupt)
  }
}
