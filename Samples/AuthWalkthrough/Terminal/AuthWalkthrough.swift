import AuthFlows
import Foundation
import Switchback
import SwitchbackTerminal

/// The sample: it reads its options, runs the main flow in the terminal, and says how it ended.
///
/// Screens go to standard error, so that standard output has the result only.
@main
@MainActor
struct AuthWalkthrough {
  static func main() async {
    let console = StandardConsole()
    do throws(UsageError) {
      switch try Command(arguments: Array(CommandLine.arguments.dropFirst())) {
      case .help: finish(0, saying: Command.usage, on: console)
      case .version: finish(0, saying: "AuthWalkthrough 0.1.0", on: console)
      case .run(let options):
        let (status, result) = await run(options, on: console)
        finish(status, saying: result, on: console)
      }
    } catch {
      console.write("AuthWalkthrough: \(error)\nTry AuthWalkthrough --help.\n")
      exit(64)
    }
  }

  /// Runs the main flow until it is over, and looks for what it has left behind if that is wanted.
  ///
  /// - Returns: The exit status, 0 if it finished and 1 if the user left, and the result to print.
  private static func run(
    _ options: Options,
    on console: StandardConsole,
  ) async -> (status: Int32, result: String) {
    let audit = options.isAuditing ? LeakAudit() : nil
    let end = await walk(options, on: console, audit)
    if let audit {
      let leaks = await audit.look()
      for leak in leaks { console.write("audit: \(leak)\n") }
      console.write("audit: \(audit.endedFlows) flows ended, \(leaks.count) leaks\n")
    }
    switch end {
    case .finished(let userName):
      return (0, "finished: signed in as \(userName)")
    case .cancelled(let cause):
      return (1, "left: \(words(for: cause))")
    }
  }

  /// Shows the main flow on a router and a host that are both gone afterwards.
  private static func walk(
    _ options: Options,
    on console: StandardConsole,
    _ audit: LeakAudit?,
  ) async -> FlowEnd<String> {
    let say = { @MainActor (sentence: String) in console.write(sentence + "\n") }
    let store = StateFile(path: options.statePath, say: say)
    if options.isReset { store.forget() }

    let host = LineHost(console: console)
    let router = StackRouter(
      host: host, dependencies: makeDependencies, audit: audit, onIssue: { say("issue: \($0)") })
    defer { router.close() }
    if options.isTracing { router.observe { say("trace: \($0)") } }

    let modules = TerminalModules()
    let accounts = InMemoryAccounts()
    return await host.serve {
      await router.run { flow in
        MainCoordinator(flow: flow, modules: modules, accounts: accounts, store: store)
      }
    }
  }

  /// Who keeps coordinators; built with `-DSCREEN_OWNED`, what they show does.
  private static var makeDependencies: @MainActor () -> any CoordinatorDependencies {
    #if SCREEN_OWNED
    { ScreenOwnedCoordinatorDependencies() }
    #else
    { DefaultCoordinatorDependencies() }
    #endif
  }

  private static func words(for cause: EndCause) -> String {
    switch cause {
    case .systemBack(.quit): "quit"
    case .systemBack(.endOfInput): "end of input"
    case .systemBack: "went back"
    default: cause.description
    }
  }

  /// Prints to standard output, and ends the program.
  private static func finish(
    _ status: Int32,
    saying text: String,
    on console: StandardConsole,
  ) -> Never {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
    } catch {
      console.write("AuthWalkthrough: The result could not be written: \(text)\n")
      exit(74)
    }
    exit(status)
  }
}
