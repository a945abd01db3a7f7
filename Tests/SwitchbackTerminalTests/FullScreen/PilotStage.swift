import Switchback

@testable import SwitchbackTerminal

/// A pilot, the real router on it, and a flow that runs while the test goes on.
@MainActor
final class PilotStage {
  let pilot: TerminalPilot
  let router: StackRouter
  private let log = Log()
  private(set) var end: EndCause?

  init(_ pilot: TerminalPilot = TerminalPilot(columns: 60, rows: 16)) {
    self.pilot = pilot
    router = StackRouter(host: pilot.host, onIssue: { [log] in log.issues.append($0) })
  }

  convenience init(moving: Bool) {
    self.init(TerminalPilot(columns: 60, rows: 16, options: .init(reducesMotion: !moving)))
  }

  var issues: [NavigationIssue] { log.issues }

  /// Runs a flow while the test goes on.
  @discardableResult
  func start(_ onStart: @escaping @MainActor (Flow<Void>) -> Void) -> Task<Void, Never> {
    Task { [router, pilot] in
      let end = await pilot.host.serve {
        await router.run { TestCoordinator($0, onStart: onStart) }
      }
      self.end = end.cause
    }
  }

  @MainActor
  private final class Log {
    var issues: [NavigationIssue] = []
  }
}
