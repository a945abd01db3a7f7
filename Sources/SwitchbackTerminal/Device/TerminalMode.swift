/// The two ways in which a program can use its terminal.
///
/// ```swift
/// let host: any TerminalHost
/// switch TerminalMode.current(prefersLines: options.isPlain) {
/// case .fullScreen: host = FullScreenHost(on: StandardTerminal())
/// case .lines: host = LineHost(console: StandardConsole())
/// }
/// ```
public enum TerminalMode: Hashable, Sendable {
  /// Line by line, for pipes, logs and screen readers; see ``LineHost``.
  case lines

  /// With a page for each screen; see ``FullScreenHost``.
  case fullScreen

  /// Decides how this process uses its terminal.
  ///
  /// - Parameter prefersLines: Whether the user has asked for lines. The default is no.
  /// - Returns: The mode.
  public static func current(prefersLines: Bool = false) -> TerminalMode {
    decide(
      isInputTerminal: Descriptor.standardInput.isTerminal,
      isOutputTerminal: Descriptor.standardOutput.isTerminal,
      term: Environment["TERM"],
      accessible: Environment["ACCESSIBLE"],
      prefersLines: prefersLines,
    )
  }

  /// Decides how a process uses its terminal, from its streams and variables.
  ///
  /// Pages need a terminal to read from, a terminal to draw on, and a user who has not asked for lines.
  ///
  /// - Parameters:
  ///   - isInputTerminal: Whether standard input is a terminal.
  ///   - isOutputTerminal: Whether standard output is a terminal.
  ///   - term: The variable `TERM`, which names the terminal. A `dumb` terminal only appends lines.
  ///   - accessible: The variable `ACCESSIBLE`, by which users of screen readers ask for lines.
  ///   - prefersLines: Whether the user has asked for lines.
  /// - Returns: The mode.
  public static func decide(
    isInputTerminal: Bool,
    isOutputTerminal: Bool,
    term: String?,
    accessible: String?,
    prefersLines: Bool,
  ) -> TerminalMode {
    let isAccessible = !["", "0", "false"].contains(accessible?.lowercased() ?? "")
    let canDraw = isInputTerminal && isOutputTerminal && !["", "dumb"].contains(term ?? "")
    return canDraw && !prefersLines && !isAccessible ? .fullScreen : .lines
  }
}
