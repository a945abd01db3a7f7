import Switchback

/// What happened in one scenario, apart from the router, so that nothing keeps it alive.
@MainActor
final class LawLog {
  /// Someone was told that a module left.
  struct Told {
    let name: String
    let stack: [String]
  }

  let scenario: String
  private let patience: Int
  private(set) var lines: [String] = []
  private(set) var violations: [LawViolation] = []

  /// Who was told by being observed, and of whom the router told its observers.
  private(set) var told: [Told] = []
  private(set) var announced: [Told] = []

  /// Which flows ended, as their starters and as observers of the router were told.
  private(set) var ends: [String] = []
  private(set) var announcedEnds: [String] = []
  private(set) var openFlows: Set<String> = []
  private(set) var issues: [NavigationIssue] = []
  private var flows: [Int: String] = [:]

  /// - Parameters:
  ///   - scenario: What is tried.
  ///   - patience: For how many turns of the main actor something is awaited.
  init(scenario: String, patience: Int) {
    self.scenario = scenario
    self.patience = patience
  }

  func note(_ line: String) { lines.append(line) }

  func left(_ name: String, _ cause: EndCause, stack: [String]) {
    note("  \(name) is told: \(cause)")
    told.append(Told(name: name, stack: stack))
  }

  func started(_ flow: FlowID, _ name: String) {
    flows[flow.serial] = name
    openFlows.insert(name)
  }

  func ended(_ name: String, _ end: FlowEnd<String>) {
    note("  \(name) ended: \(end.output ?? end.cause.description)")
    ends.append(name)
    openFlows.remove(name)
  }

  func reported(_ issue: NavigationIssue) {
    note("  reported: \(issue)")
    issues.append(issue)
    // The router is not misled by it, so that nothing else would show it.
    guard issue.kind == .reportedDepthWrong else { return }
    violation(.depthsAreRight, expected: "a number that matches what is shown", seen: "\(issue)")
  }

  func saw(_ event: NavigationEvent) {
    switch event.kind {
    case .removed(let module, _):
      announced.append(Told(name: module.name, stack: event.stack.map(\.name)))
    case .flowEnded(let flow, _):
      announcedEnds.append(flows[flow.serial] ?? flow.description)
    default: break
    }
  }

  /// Forgets what was told, so that the next step begins afresh.
  func turnPage() {
    told = []
    announced = []
    ends = []
    announcedEnds = []
  }

  /// Gives way, turn by turn, until something holds.
  ///
  /// What awaits a continuation comes back in its own time, so one turn is not always enough.
  ///
  /// - Parameter condition: What to wait for.
  /// - Returns: Whether it came to hold.
  func turns(until condition: @MainActor () -> Bool) async -> Bool {
    for _ in 0..<patience {
      if condition() { return true }
      await Task.yield()
    }
    return condition()
  }

  func violation(_ law: NavigationLaw, expected: String, seen: String) {
    violations.append(
      LawViolation(law: law, scenario: scenario, expected: expected, seen: seen, story: lines)
    )
  }
}
