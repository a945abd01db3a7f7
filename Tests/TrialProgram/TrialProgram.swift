import Foundation
import Switchback
import SwitchbackTerminal

/// A program for tests in a terminal: it ends, or fails, as it is told by what is chosen on its page.
@main
@MainActor
struct TrialProgram {
  /// What can go wrong, or right.
  enum Trial: String, CaseIterable {
    case finish, crash, divide, abort, hang, exit, error, noise, overflow
  }

  struct Failure: Error {}

  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.contains("--lines") {
      let end = await serveLines()
      print("end: \(end.cause)")
      return
    }
    if arguments.contains("--secret") { return await askSecretly(arguments.last) }
    guard TerminalMode.current() == .fullScreen else {
      FileHandle.standardError.write(Data("lines\n".utf8))
      return
    }
    let options = DisplayOptions(
      environment: ProcessInfo.processInfo.environment,
    )
    let wanted = DisplayOptions(
      usesColor: options.usesColor,
      usesASCII: options.usesASCII,
      reducesMotion: !arguments.contains("--motion"),
      usesMouse: arguments.contains("--mouse"),
    )
    let isTwice = arguments.contains("--twice")
    let terminal = StandardTerminal()
    let other = arguments.contains("--same") ? terminal : StandardTerminal()
    let end = await serve(on: terminal, wanted) { flow in
      TrialCoordinator(flow: flow, besides: isTwice ? (other, wanted) : nil)
    }
    StandardTerminal.passOnSignal()
    if end.output == .error { throw Failure() }
    print("end: \(end.cause)")
  }

  /// Asks line by line, on a host and a router that are both gone afterwards.
  private static func serveLines() async -> FlowEnd<Trial> {
    let host = LineHost(console: StandardConsole())
    let router = StackRouter(host: host)
    defer { router.close() }
    return await host.serve { await router.run { TrialCoordinator(flow: $0) } }
  }

  /// Asks for a password, and fails while nothing of it is shown.
  private static func askSecretly(_ trial: String?) async {
    Task {
      var settings = termios()
      repeat {
        await Task.yield()
        tcgetattr(STDIN_FILENO, &settings)
      } while settings.c_lflag & tcflag_t(ECHO) != 0
      switch trial {
      case "crash": fatalError("this is what a fatal error says")
      case "abort": abort()
      default: exit(3)
      }
    }
    _ = await StandardConsole().readLine(after: "Password: ", isSecret: true)
  }

  /// Shows the trials on a host and a router that are both gone afterwards.
  fileprivate static func serve(
    on terminal: StandardTerminal = StandardTerminal(),
    _ options: DisplayOptions,
    _ make: @escaping @MainActor (Flow<Trial>) -> any Coordinator,
  ) async -> FlowEnd<Trial> {
    let host = FullScreenHost(on: terminal, options: options)
    let router = StackRouter(host: host)
    defer { router.close() }
    return await host.serve { await router.run { make($0) } }
  }
}

/// Shows a page with all trials, and a field behind it.
@MainActor
private final class TrialCoordinator: Coordinator {
  private let flow: Flow<TrialProgram.Trial>

  /// How a second host is to draw on the same terminal, if one is to try that.
  private let besides: (StandardTerminal, DisplayOptions)?

  init(flow: Flow<TrialProgram.Trial>, besides: (StandardTerminal, DisplayOptions)? = nil) {
    self.flow = flow
    self.besides = besides
  }

  func start() {
    flow.push(TrialPage { self.carryOut($0) })
    guard let besides else { return }
    Task {
      let end = await TrialProgram.serve(on: besides.0, besides.1) { TrialCoordinator(flow: $0) }
      await flow.inform("The second has ended: \(end.cause)")
    }
  }

  private func carryOut(_ trial: TrialProgram.Trial) {
    switch trial {
    case .finish, .error: flow.finish(trial)
    case .crash: fatalError("this is what a fatal error says")
    case .divide: print([1, 2, 3][CommandLine.arguments.count + 5])
    case .abort: abort()
    case .hang:
      // Whoever waits for it sees it, although nothing is drawn any more.
      FileHandle(forWritingAtPath: "/dev/tty")?.write(Data("stuck".utf8))
      while true {}
    case .overflow: print(depth(below: CommandLine.arguments.count))
    case .exit: exit(3)
    case .noise:
      FileHandle.standardError.write(Data("some noise\n".utf8))
      print("and some text")
      flow.pop(to: TrialField(named: "a\u{1B}[2Jb"))
      flow.push(TrialField())
    }
  }
}

/// A page on which one of the trials is chosen.
@MainActor
private final class TrialPage: TerminalScreen, Presentable {
  let content = ScreenContent(
    title: "Trials", choices: TrialProgram.Trial.allCases.map(\.rawValue))
  private let onChoice: @MainActor (TrialProgram.Trial) -> Void

  init(onChoice: @escaping @MainActor (TrialProgram.Trial) -> Void) {
    self.onChoice = onChoice
  }

  func chose(_ choice: Int) {
    onChoice(TrialProgram.Trial.allCases[choice])
  }
}

/// Never comes back.
private func depth(below number: Int) -> Int {
  number == 0 ? 0 : depth(below: number + 1) + depth(below: number + 2)
}

/// A page with a field.
@MainActor
private final class TrialField: TerminalScreen, Presentable {
  let name: String
  private var text = ""
  private var times = 0

  init(named name: String = "TrialField") {
    self.name = name
  }

  var content: ScreenContent {
    ScreenContent(
      title: "Field", paragraphs: ["submitted \(times) times"],
      form: [FormField("Text", value: text)])
  }

  func edited(field: Int, to text: String) { self.text = text }
  func submitted() { times += 1 }
}
