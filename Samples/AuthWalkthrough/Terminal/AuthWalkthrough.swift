import AuthFlows
import SampleProgram
import SampleSupport
import Switchback

/// The sample: it reads its options, runs the main flow in the terminal, and says how it ended.
@main
@MainActor
struct AuthWalkthrough {
  static func main() async { await SampleProgram.main("AuthWalkthrough", run) }

  private static func run(_ program: SampleProgram) async throws(ProgramEnd) -> ProgramEnd {
    switch try await walk(program, program.options(Options.self)) {
    case .finished(let userName): program.finish(0, saying: "finished: signed in as \(userName)")
    case .cancelled(let cause): program.finish(1, saying: "left: \(cause.words)")
    }
  }

  private static func walk(
    _ program: SampleProgram, _ options: Options
  ) async throws(ProgramEnd) -> FlowEnd<String> {
    let store = StateFile(path: options.statePath, say: program.say)
    if options.isReset { store.forget() }
    let modules = TerminalModules()
    let accounts = InMemoryAccounts()
    let place = PlaceFile(
      path: options.statePath + ".place", isReset: options.isReset, say: program.say)
    return try await program.run(
      options.sample, opening: options.link, keeping: place,
      for: store.state.session?.userName ?? ""
    ) { flow in
      MainCoordinator(
        flow: flow, modules: modules, accounts: accounts, store: store, onSignOut: place.forget)
    }
  }
}

extension EndCause {
  /// How the user left, in words for the user.
  fileprivate var words: String {
    switch self {
    case .systemBack(.quit): "quit"
    case .systemBack(.endOfInput): "end of input"
    case .systemBack(.interrupt): "interrupted"
    case .systemBack(.signal): "asked to end"
    case .systemBack: "went back"
    default: description
    }
  }
}
