import Switchback
import SwitchbackTerminal

/// A scripted console, a host on it, and the real router.
@MainActor
final class Stage {
  let console: ScriptedConsole
  let host: LineHost
  let router: StackRouter
  private let log = Log()

  init(_ console: ScriptedConsole) {
    self.console = console
    host = LineHost(console: console)
    router = StackRouter(host: host, onIssue: { [log] in log.issues.append($0) })
  }

  /// What stands above the first field of a form.
  static let hint = "Type :back to go back, :quit to leave, or :help.\n"

  var transcript: String { console.transcript }
  var issues: [NavigationIssue] { log.issues }

  convenience init(_ lines: String...) { self.init(ScriptedConsole(lines)) }

  /// Runs a flow until it ends.
  func run<Output>(
    _ output: Output.Type,
    _ onStart: @escaping @MainActor (Flow<Output>) -> Void,
  ) async -> FlowEnd<Output> {
    await host.serve { [router] in
      await router.run { TestCoordinator($0, onStart: onStart) }
    }
  }

  /// Runs a flow without a result until it ends.
  func run(_ onStart: @escaping @MainActor (Flow<Void>) -> Void) async -> FlowEnd<Void> {
    await run(Void.self, onStart)
  }

  /// Runs a flow while the test goes on.
  func start(_ onStart: @escaping @MainActor (Flow<Void>) -> Void) -> Task<EndCause, Never> {
    Task { await run(onStart).cause }
  }

  @MainActor
  private final class Log {
    var issues: [NavigationIssue] = []
  }
}
