public import Switchback

/// A host that runs a whole program in a terminal, line by line or on the full screen.
///
/// A program is written once, and which host shows it is chosen when it begins.
///
/// ```swift
/// let host: any TerminalHost = LineHost(console: StandardConsole())
/// let router = StackRouter(host: host)
/// let end = await host.serve { await router.run { MainCoordinator(flow: $0) } }
/// ```
@MainActor
public protocol TerminalHost: StackHost {
  /// Runs a program, and serves its user until it is over.
  ///
  /// Whoever leaves the whole program takes back every screen above the root, and then goes back at the
  /// root. What the program shows afterwards is taken back in the same way. A program that goes on
  /// showing screens is given up after a hundred: its task is cancelled. So is one whose root belongs to
  /// no flow, as it cannot hear of it.
  ///
  /// Served inside another `serve` of the same host, a body simply runs: the outer one serves.
  ///
  /// - Parameter body: The program; typically it runs a flow on the host's router. It is cancelled
  ///   together with the task that serves it.
  /// - Returns: What the program returned, as soon as it has.
  func serve<Result>(_ body: @escaping @MainActor () async -> Result) async -> Result
}
