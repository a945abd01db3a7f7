import Foundation
import Testing

/// The router against a reference model of it, command by command.
///
/// `SWITCHBACK_MODEL_LENGTH` sets how long the sequences are that are all tried,
/// `SWITCHBACK_MODEL_STEPS` how many random steps are taken, `SWITCHBACK_MODEL_SEED` the first seed.
@MainActor
@Suite(.waitsForRelease)
struct ModelTests {
  @Test(arguments: ModelScenario.all)
  func everyShortSequenceAgrees(_ scenario: ModelScenario) {
    let length = setting("LENGTH") ?? 2
    let comparison = ModelComparison(scenario: scenario)
    var walk = ModelWalk(comparison)
    let start = Date()
    walk.walk(upTo: length)
    print("model: \(walk.sequences) sequences, \(scenario)", -start.timeIntervalSinceNow)
    expectAgreement(comparison, walk.failure)
  }

  private func expectAgreement(_ comparison: ModelComparison, _ failure: [ModelCommand]?) {
    guard let failure else { return }
    let story = comparison.shortened(failure)
    Issue.record("\(comparison.difference(after: story) ?? "it differs only after \(failure)")")
  }

  private func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment["SWITCHBACK_MODEL_\(name)"].flatMap { Int($0) }
  }
}
