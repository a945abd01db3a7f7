import Switchback
import SwitchbackTesting
import Testing

/// What happens on a stage: requests, the user's back, and a host that takes its time.
enum BackStep: CaseIterable {
  case push, pop, swap, began, again, back, backToRoot, slow, finish

  @MainActor
  func take(on stage: BackStage) {
    let host = stage.host
    switch self {
    case .push: stage.push("x")
    case .pop: stage.router.pop()
    case .swap: stage.router.setStack(stage.router.modules.reversed())
    case .began: host.reporter?.began()
    case .again: host.goBack(toDepth: host.depth)
    case .back: host.goBack(toDepth: max(host.depth - 1, 1))
    case .backToRoot: host.goBack(toDepth: 1)
    case .slow: host.isSlow = true
    case .finish:
      host.isSlow = false
      host.finish()
    }
  }
}

extension DepthReportTests {
  /// Everything that can be seen of a stage.
  struct Seen: Equatable {
    let names: [String]
    let shown: [String]
    let told: [String]
    let issues: [NavigationIssue.Kind]
    let commands: [String]

    @MainActor
    init(of stage: BackStage) {
      names = stage.names
      shown = stage.host.names
      told = stage.told
      issues = stage.issues
      commands = stage.host.commands.map { "\($0.kept)+\($0.added)" }
    }
  }

  /// Four steps of every kind in every order, compared after each.
  @Test(arguments: BackStep.allCases)
  func whateverHappensBothReportsComeToTheSame(first: BackStep) async {
    for second in BackStep.allCases {
      for third in BackStep.allCases {
        for fourth in BackStep.allCases {
          let steps = [first, second, third, fourth]
          let stages = BackReport.allCases.map { BackStage(by: $0, showing: "a", "b", "c") }
          for step in steps {
            for stage in stages { step.take(on: stage) }
            // What was dropped is tried again in the next turn.
            if stages[0].issues.last == .commandDropped { await nextTurn() }
            let seen = stages.map { Seen(of: $0) }
            #expect(seen[0] == seen[1], "\(steps), at \(step)")
          }
          for stage in stages { stage.router.close() }
        }
      }
    }
  }
}
