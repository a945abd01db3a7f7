import Dispatch
import TerminalRescue

/// A console that reads standard input, and prints to standard error.
///
/// Standard output stays free for the result of the program, so that `result=$(program)` works. The console hides a
/// password while the user types it. It restores the terminal afterwards, even when a signal ends the process or the
/// process crashes. In the background, reading from the terminal suspends the process. If the console can write no more
/// output, it treats the input as ended.
///
/// A line can have 64 KiB. The console drops a line that is longer, says so, and reads another.
///
/// ```swift
/// let host = LineHost(console: StandardConsole())
/// ```
@MainActor
public final class StandardConsole: LineConsole {
  private let input: Descriptor
  private let output: Descriptor
  private let reader = DispatchQueue(label: "SwitchbackTerminal.reader")

  private var decoder = LineDecoder()
  private var lines: [LineDecoder.Line] = []
  private var isAtEnd = false
  private var isReading = false
  private var isBroken = false
  private var waiting: CheckedContinuation<Void, Never>?
  private var interrupts: InterruptWatch?

  /// Creates a console.
  ///
  /// From then on, a write to a closed pipe fails instead of ending the process.
  ///
  /// - Parameters:
  ///   - input: The file descriptor to read. The default is standard input.
  ///   - output: The file descriptor to print to. The default is standard error.
  public init(input: Int32? = nil, output: Int32? = nil) {
    self.input = input.map(Descriptor.init) ?? .standardInput
    self.output = output.map(Descriptor.init) ?? .standardError
    ProcessSignal.ignoreBrokenPipes()
  }

  /// The width of the terminal, or 80 without a terminal.
  public var columns: Int { output.columns ?? 80 }

  /// Whether both the input and the output are a terminal.
  public var showsTyping: Bool { input.isTerminal && output.isTerminal }

  /// Prints all of a text, however slowly the other side reads.
  ///
  /// - Parameter text: Whole lines, or a prompt.
  public func write(_ text: String) {
    if !isBroken, !output.write(Array(text.utf8)) { isBroken = true }
  }

  /// Prints a prompt, and reads the next line.
  ///
  /// The input may end without a line break. In a file or a pipe, the text before the end is the last line. On a
  /// terminal, the user has left in the middle of a line, and that line does not count.
  ///
  /// - Parameters:
  ///   - prompt: The text before the answer.
  ///   - isSecret: Whether to hide what the user types on a terminal.
  /// - Returns: The line without its end, or nil at the end of the input or if the task is cancelled.
  public func readLine(after prompt: String, isSecret: Bool) async -> String? {
    await interrupts?.hasBegun()
    let secret = isSecret ? await startHiding(prompt) : nil
    write(prompt)
    var line = await nextLine()
    while line == .tooLong {
      // What was typed on a terminal has ended its line there.
      write(showsTyping && !isSecret ? "" : "\n")
      write("That line was longer than 64 KiB, so it was ignored. Please answer again.\n\(prompt)")
      line = await nextLine()
    }
    await secret?.end()
    guard case .text(let text) = line else { return nil }
    return text
  }

  /// Prints a line to standard error, even if the console prints elsewhere.
  ///
  /// - Parameter line: The line.
  public func log(_ line: String) { Descriptor.standardError.log(line) }

  /// Makes Ctrl-C leave the program instead of ending the process.
  ///
  /// A second Ctrl-C ends the process at once. If the process ignores the signal, the console does not watch it. The
  /// console notes the signal for ``StandardTerminal/passOnSignal()``.
  ///
  /// - Parameter onInterrupt: The closure to call, or nil to call none any more.
  public func watchInterrupts(_ onInterrupt: (@MainActor () -> Void)?) {
    interrupts?.end()
    interrupts = onInterrupt.flatMap { InterruptWatch($0) }
  }

  /// Forgets the signal of the last Ctrl-C.
  public func forgetInterrupt() { terminal_rescue_forget_pending() }

  /// Hides what is typed.
  ///
  /// If Ctrl-C leaves the program, it does not end the process there either.
  private func startHiding(_ prompt: String) async -> SecretTyping? {
    await SecretTyping(
      on: input, output: output, prompt: prompt,
      outliving: interrupts == nil ? [] : [ProcessSignal.interrupt])
  }

  private func nextLine() async -> LineDecoder.Line? {
    await withTaskCancellationHandler {
      await waitForLine()
    } onCancel: {
      Task { @MainActor in stopWaiting() }
    }
    return lines.isEmpty || isBroken ? nil : lines.removeFirst()
  }

  private func waitForLine() async {
    while lines.isEmpty, !isAtEnd, !isBroken, !Task.isCancelled {
      if !isReading {
        isReading = true
        Task { await fillUp() }
      }
      await withCheckedContinuation { waiting = $0 }
    }
  }

  private func stopWaiting() {
    waiting?.resume()
    waiting = nil
  }

  /// Reads until there is a line, or no more input.
  ///
  /// A read that nobody waits for any more goes on: what it brings answers the next question.
  private func fillUp() async {
    while lines.isEmpty, !isAtEnd {
      let bytes = await Self.read(input, on: reader)
      lines += decoder.feed(bytes)
      guard bytes.isEmpty else { continue }
      isAtEnd = true
      // On a terminal, the end of the input in the middle of a line takes that line back.
      if let last = decoder.finish(), !input.isTerminal { lines.append(last) }
    }
    isReading = false
    stopWaiting()
  }

  /// Blocks a thread of its own, and not the caller.
  private nonisolated static func read(
    _ input: Descriptor,
    on queue: DispatchQueue,
  ) async -> [UInt8] {
    await withCheckedContinuation { continuation in
      queue.async { @Sendable in continuation.resume(returning: input.read()) }
    }
  }
}
