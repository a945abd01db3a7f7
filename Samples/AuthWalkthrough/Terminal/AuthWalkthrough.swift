import AuthFlows
import SampleProgram
import Switchback

/// The sample: it reads its options, runs the main flow in the terminal, and says how it ended.
@main
@MainActor
struct AuthWalkthrough {
  static func main() async {
    let program = SampleProgram(name: "AuthWalkthrough")
    do throws(UsageError) {
      switch try Command(arguments: Array(CommandLine.arguments.dropFirst())) {
      case .help: program.finish(0, saying: Command.usage)
      case .version: program.finish(0, saying: "AuthWalkthrough 0.1.0")
      case .run(let options):
        switch await walk(program, options) {
        case .finished(let userName):
          program.finish(0, saying: "finished: signed in as \(userName)")
        case .cancelled(let cause): program.finish(1, saying: "left: \(cause.words)")
        }
      }
    } catch {
      program.fail(error)
    }
  }

  private static func walk(_ program: SampleProgram, _ options: Options) async -> FlowEnd<String> {
    let store = StateFile(path: options.statePath, say: program.say)
    if options.isReset { store.forget() }
    let modules = TerminalModules()
    let accounts = InMemoryAccounts()
    return await program.run(options.sample) { flow in
      MainCoordinator(flow: flow, modules: modules, accounts: accounts, store: store)
    }
  }
}
