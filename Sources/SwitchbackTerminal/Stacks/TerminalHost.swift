public import Switchback

/// A host that runs a whole program in a terminal, line by line or on the full screen.
///
/// Write the program once, and choose the host when the program begins.
///
/// ```swift
/// let host: any TerminalHost = LineHost(console: StandardConsole())
/// let router = StackRouter(host: host)
/// let end = await host.serve {
///   await router.run { MainCoordinator(flow: $0) }
/// }
/// ```
@MainActor
public protocol TerminalHost: StackHost {
  /// Runs a program, and serves its user until the program is over.
  ///
  /// When the user leaves the whole program, the host takes back every screen above the root, and then goes back at the
  /// root. If the program shows screens afterwards, the host takes them back in the same way. After a hundred such
  /// screens, it cancels the program's task. It does the same if the root belongs to no flow, because nothing then
  /// notifies the program.
  ///
  /// If you call `serve` inside another `serve` of the same host, the body simply runs, and the outer call serves it.
  ///
  /// - Parameter body: The program. Typically, it runs a flow on the host's router. It is cancelled together with the
  ///   task that serves it.
  /// - Returns: What the program returned, as soon as it has.
  func serve<Result>(_ body: @escaping @MainActor () async -> Result) async -> Result
}
