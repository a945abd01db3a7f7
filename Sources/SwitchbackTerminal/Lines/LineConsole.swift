/// Where a ``LineHost`` prints and reads: a terminal, a pair of pipes, or a script in a test.
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
  /// How many columns a line has.
  ///
  /// Asked before each screen, so that it may change.
  var columns: Int { get }

  /// Whether what is typed appears by itself behind the prompt, as a terminal does it.
  ///
  /// If not, the host prints each answer that is not secret.
  var showsTyping: Bool { get }

  /// Prints text.
  ///
  /// What cannot be written is lost; a console whose reader is gone should answer the next
  /// ``readLine(after:isSecret:)`` with nil.
  ///
  /// - Parameter text: Whole lines, or what ends a line; of control characters, it has line feeds only.
  func write(_ text: String)

  /// Prints a prompt, which does not end in a line break, and reads the next line.
  ///
  /// What is typed for a secret is hidden before the prompt appears. If the task is cancelled, it returns nil soon and
  /// loses nothing: a line that is typed later answers the next call.
  ///
  /// How long a line can be is up to the console; the host prints and hands on all of it.
  ///
  /// - Parameters:
  ///   - prompt: What stands before the answer.
  ///   - isSecret: Whether what is typed must not be seen.
  /// - Returns: The line without its end, or nil at the end of the input, then and ever after.
  func readLine(after prompt: String, isSecret: Bool) async -> String?

  /// Calls each time that the user wants to leave the program by a key, such as Ctrl-C.
  ///
  /// A host asks for that while it serves a program. The default never calls: then such a key does what it does to
  /// every process.
  ///
  /// - Parameter onInterrupt: What to call; nil to call nobody any more.
  func watchInterrupts(_ onInterrupt: (@MainActor () -> Void)?)

  /// Forgets the last interrupt: a module minds being left, and the user goes on after all.
  ///
  /// The default does nothing.
  func forgetInterrupt()

  /// Prints a line for whoever has made the program, such as a navigation issue.
  ///
  /// The default prints it like any other line.
  ///
  /// - Parameter line: The line, without its end and without control characters.
  func log(_ line: String)
}

extension LineConsole {
  /// Nobody is called.
  public func watchInterrupts(_ onInterrupt: (@MainActor () -> Void)?) {}

  /// Nothing happens.
  public func forgetInterrupt() {}

  /// It is printed like any other line.
  public func log(_ line: String) { write(line + "\n") }
}
