import Foundation
public import Switchback
public import SwitchbackTerminal

/// What the samples have in common: a main flow in a terminal, options to look into it, and an end.
///
/// Screens go to standard error, so that standard output has the result only.
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

  /// Prints a sentence for the user.
  ///
  /// - Parameter sentence: What to say.
  public func say(_ sentence: String) {
    console.write(sentence + "\n")
  }

  /// Runs a flow in the terminal until it is over, and says what it has left behind if that is
  /// wanted.
  ///
  /// - Parameters:
  ///   - options: How to look into it.
  ///   - make: Makes the coordinator of the flow.
  /// - Returns: How it ended.
  public func run<Output>(
    _ options: SampleOptions,
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator,
  ) async -> FlowEnd<Output> {
    let audit = options.isAuditing ? LeakAudit() : nil
    let end = await serve(options, audit, make)
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
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator,
  ) async -> FlowEnd<Output> {
    let host = LineHost(console: console)
    let router = StackRouter(
      host: host, dependencies: makeDependencies, audit: audit, onIssue: { say("issue: \($0)") })
    defer { router.close() }
    if options.isTracing { router.observe { say("trace: \($0)") } }
    return await host.serve { await router.run { make($0) } }
  }

  /// Who keeps coordinators; built with `-DSCREEN_OWNED`, what they show does.
  private var makeDependencies: @MainActor () -> any CoordinatorDependencies {
    #if SCREEN_OWNED
    { ScreenOwnedCoordinatorDependencies() }
    #else
    { DefaultCoordinatorDependencies() }
    #endif
  }

  /// Prints to standard output, and ends the program.
  ///
  /// - Parameters:
  ///   - status: The exit status.
  ///   - text: What to print.
  public func finish(_ status: Int32, saying text: String) -> Never {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
    } catch {
      say("\(name): The result could not be written: \(text)")
      exit(74)
    }
    exit(status)
  }
}
