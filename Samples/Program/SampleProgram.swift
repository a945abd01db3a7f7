public import SampleSupport
public import Switchback
public import SwitchbackTerminal

#if canImport(FoundationEssentials)
import FoundationEssentials
import Glibc
#else
import Foundation
#endif

/// What the samples have in common: a main flow in a terminal, options to look into it, and an end.
///
/// Line by line, screens go to standard error, so that standard output has the result only.
@MainActor
public struct SampleProgram {
  /// The name that it is called by.
  public let name: String

  /// Where it prints and reads.
  public let console = StandardConsole()

  /// Describes a program.
  ///
  /// - Parameter name: The name that it is called by.
  public init(name: String) {
    self.name = name
  }

  /// Runs a program, and ends it.
  ///
  /// It ends here and nowhere else, when all that it was made of is gone.
  ///
  /// - Parameters:
  ///   - name: The name that it is called by.
  ///   - body: Says how it ends, or ends it early.
  public static func main(
    _ name: String, _ body: @MainActor (SampleProgram) async throws(ProgramEnd) -> ProgramEnd
  ) async -> Never {
    exit(await status(SampleProgram(name: name), body))
  }

  private static func status(
    _ program: SampleProgram,
    _ body: @MainActor (SampleProgram) async throws(ProgramEnd) -> ProgramEnd,
  ) async -> Int32 {
    do {
      return try await body(program).status
    } catch {
      return error.status
    }
  }

  /// Prints a sentence for the user, on one line whatever stands in it.
  ///
  /// - Parameter sentence: What to say.
  public func say(_ sentence: String) {
    console.write("\(PrintableText(sentence))\n")
  }

  /// Runs a flow in the terminal until it is over, and says what it has left behind if that is
  /// wanted.
  ///
  /// - Parameters:
  ///   - options: How to look into it.
  ///   - link: What is to be shown at first; where it does not lead there, the user is told why.
  ///   - place: Where the user was, and where that is kept; a flow that has finished leaves nothing to come back to.
  ///   - owner: Whose place it is.
  ///   - make: Makes the coordinator of the flow.
  /// - Returns: How it ended.
  /// - Throws: The end of the program, if what was answered beforehand did not lead on.
  public func run<Output>(
    _ options: SampleOptions,
    opening link: DeepLink? = nil,
    keeping place: PlaceFile,
    for owner: @autoclosure @escaping @MainActor () -> String,
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator,
  ) async throws(ProgramEnd) -> FlowEnd<Output> {
    let audit = options.isAuditing ? LeakAudit() : nil
    let (end, answers) = await serve(options, audit, link, (place, owner), make)
    if end.output != nil { place.clear() }
    if let answers { try check(answers) }
    if let audit {
      let leaks = await audit.look()
      for leak in leaks { say("audit: \(leak)") }
      say("audit: \(audit.endedFlows) flows ended, \(leaks.count) leaks")
    }
    return end
  }

  /// Shows the flow on a router and a host that are both gone afterwards.
  private func serve<Output>(
    _ options: SampleOptions,
    _ audit: LeakAudit?,
    _ link: DeepLink?,
    _ keeping: (place: PlaceFile, owner: @MainActor () -> String),
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator,
  ) async -> (end: FlowEnd<Output>, answers: AnswersReport?) {
    let host = makeHost(options)
    let isScreenOwned = options.isScreenOwned
    let router = StackRouter(
      host: host,
      audit: audit,
      dependencies: {
        guard isScreenOwned else { return DefaultCoordinatorDependencies() }
        return DefaultCoordinatorDependencies.screenOwned()
      },
    )
    defer { router.close() }
    if options.isTracing { router.observe { say("trace: \($0)") } }
    // What is read from elsewhere than a terminal begins at the beginning each time, as scripts expect it.
    let isKept = options.answers == nil && isatty(STDIN_FILENO) == 1
    let kept = isKept ? keeping.place.begin(on: router, for: keeping.owner) : nil
    let end = await host.serve {
      let ticket = link.map { router.open($0) }
      return await router.run(restoring: kept, for: keeping.owner()) { (flow: Flow<Output>) in
        if let ticket { tell(flow, whyNotArrived: ticket) }
        return make(flow)
      } onRestored: { report in
        if options.isTracing, kept != nil { say("trace: \(report)") }
      }
    }
    let lines = host as? LineHost
    return (end, lines.map { AnswersReport(failure: $0.failure, unused: $0.answers?.unused ?? []) })
  }

  /// Tells the user what a coordinator says against a link, if it does.
  private func tell(_ flow: Flow<some Any>, whyNotArrived ticket: LinkTicket) {
    Task {
      _ = await ticket.settled
      if let reason = ticket.reason { await flow.inform(reason) }
    }
  }

  /// The host that suits the terminal and its user; what was answered beforehand is read line by line.
  private func makeHost(_ options: SampleOptions) -> any TerminalHost {
    let prefersLines = options.isPlain || options.answers != nil
    guard TerminalMode.current(prefersLines: prefersLines) == .fullScreen else {
      return LineHost(console: console, answers: options.answers)
    }
    var display = DisplayOptions(
      environment: ProcessInfo.processInfo.environment, color: options.color)
    display.usesASCII = display.usesASCII || options.isASCII
    display.reducesMotion = options.reducesMotion
    display.usesMouse = options.usesMouse
    return FullScreenHost(on: StandardTerminal(), options: display)
  }

  /// What became of what was answered beforehand.
  private struct AnswersReport {
    let failure: AnswerFailure?
    let unused: [String]
  }

  /// Ends the program if its answers did not lead on, or answer nothing.
  private func check(_ answers: AnswersReport) throws(ProgramEnd) {
    let unused = answers.unused
    guard answers.failure != nil || !unused.isEmpty else { return }
    if let failure = answers.failure {
      say("\(name): \(failure)")
      if case .missing(let choices, _) = failure.problem, let place = failure.name {
        say("Give --set \(place)=\(choices.first ?? "VALUE"), or a line of that in --answers FILE.")
      }
    }
    if !unused.isEmpty {
      say("\(name): These answers were not asked for: \(unused.joined(separator: ", ")).")
    }
    throw ProgramEnd(status: 65)
  }

  /// Prints the result to standard output, on one line whatever stands in it.
  ///
  /// - Parameters:
  ///   - status: The exit status.
  ///   - result: What to print.
  /// - Returns: The end of the program.
  public func finish(_ status: Int32, saying result: String) -> ProgramEnd {
    finish(status, printing: "\(PrintableText(result))")
  }

  /// Prints text of the program's own to standard output.
  func finish(_ status: Int32, printing text: String) -> ProgramEnd {
    print(text)
    if fflush(nil) != 0 {
      say("\(name): The result could not be written: \(text)")
      return ProgramEnd(status: 74)
    }
    StandardTerminal.passOnSignal()
    return ProgramEnd(status: status)
  }
}

/// How a program ends.
public struct ProgramEnd: Error {
  let status: Int32
}
