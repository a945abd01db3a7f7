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
      case .help: printResult(Command.usage)
      case .version: printResult("AuthWalkthrough 0.1.0")
      case .run(let options): exit(await run(options, on: console))
      }
    } catch {
      console.write("AuthWalkthrough: \(error)\nTry AuthWalkthrough --help.\n")
      exit(64)
    }
  }

  /// Runs the main flow until it is over.
  ///
  /// - Returns: The exit status: 0 if it finished, 1 if the user left.
  private static func run(_ options: Options, on console: StandardConsole) async -> Int32 {
    let say = { @MainActor (sentence: String) in console.write(sentence + "\n") }
    let store = StateFile(path: options.statePath, say: say)
    if options.isReset { store.forget() }

    let host = LineHost(console: console)
    let router = StackRouter(host: host, onIssue: { say("issue: \($0)") })
    defer { router.close() }
    if options.isTracing { router.observe { say("trace: \($0)") } }

    let modules = TerminalModules()
    let accounts = InMemoryAccounts()
    let end = await host.serve {
      await router.run { flow in
        MainCoordinator(flow: flow, modules: modules, accounts: accounts, store: store)
      }
    }
    switch end {
    case .finished(let userName):
      printResult("finished: signed in as \(userName)")
      return 0
    case .cancelled(let cause):
      printResult("left: \(words(for: cause))")
      return 1
    }
  }

  private static func words(for cause: EndCause) -> String {
    switch cause {
    case .systemBack(.quit): "quit"
    case .systemBack(.endOfInput): "end of input"
    case .systemBack: "went back"
    default: cause.description
    }
  }

  /// Prints to standard output; nobody may be there to read it.
  private static func printResult(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
  }
}
