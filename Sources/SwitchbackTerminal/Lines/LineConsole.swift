/// A console for a ``LineHost``: a terminal, a pair of pipes, or a script in a test.
///
/// ```swift
/// final class Script: LineConsole {
///   var answers = ["1", "quit"]
///   var transcript = ""
///   let columns = 80
///   let showsTyping = false
///   func write(_ text: String) { transcript += text }
///   func readLine(after prompt: String, isSecret: Bool) async -> String? {
///     transcript += prompt
///     return answers.isEmpty ? nil : answers.removeFirst()
///   }
/// }
/// ```
@MainActor
public protocol LineConsole: AnyObject {
  /// The number of columns in a line.
  ///
  /// The host reads it before each screen, so it may change.
  var columns: Int { get }

  /// Whether typed text appears by itself after the prompt, as on a terminal.
  ///
  /// If not, the host prints each answer that is not secret.
  var showsTyping: Bool { get }

  /// Prints text.
  ///
  /// Text that cannot be written is lost. If nobody reads the output any more, return nil from the next
  /// ``readLine(after:isSecret:)``.
  ///
  /// - Parameter text: Whole lines, or the end of a line. Its only control characters are line feeds.
  func write(_ text: String)

  /// Prints a prompt without a line break, and reads the next line.
  ///
  /// For a secret, hide what the user types before the prompt appears. If the task is cancelled, return nil soon, and
  /// lose nothing: a line that the user types later answers the next call.
  ///
  /// The console decides how long a line can be. The host prints and passes on all of it.
  ///
  /// - Parameters:
  ///   - prompt: The text before the answer.
  ///   - isSecret: Whether to hide what the user types.
  /// - Returns: The line without its end, or nil at the end of the input and in every later call.
  func readLine(after prompt: String, isSecret: Bool) async -> String?

  /// Calls a closure each time that the user presses a key to leave the program, such as Ctrl-C.
  ///
  /// A host watches interrupts while it serves a program. The default implementation never calls the closure. The key
  /// then does what it does in any process.
  ///
  /// - Parameter onInterrupt: The closure to call, or nil to call none any more.
  func watchInterrupts(_ onInterrupt: (@MainActor () -> Void)?)

  /// Forgets the last interrupt, because the user stays in the program.
  ///
  /// A host calls this when a `LeaveGuard` refuses to leave. The default does nothing.
  func forgetInterrupt()

  /// Prints a line for the author of the program, such as a navigation issue.
  ///
  /// The default prints it like any other line.
  ///
  /// - Parameter line: The line, without its end and without control characters.
  func log(_ line: String)
}

extension LineConsole {
  /// Never calls the closure.
  public func watchInterrupts(_ onInterrupt: (@MainActor () -> Void)?) {}

  /// Does nothing.
  public func forgetInterrupt() {}

  /// Prints the line like any other line.
  public func log(_ line: String) { write(line + "\n") }
}
