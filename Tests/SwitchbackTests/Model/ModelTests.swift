import Foundation
import Testing

/// The router against a reference model of it: what can be seen of both is compared after every
/// command.
///
/// `SWITCHBACK_MODEL_LENGTH` sets how long the sequences are that are all tried (one less in the
/// scenarios that are not so rich), and `SWITCHBACK_MODEL_MERGE=0` goes on also from states that were
/// reached before;
/// `SWITCHBACK_MODEL_STEPS` sets how many random steps are taken, `SWITCHBACK_MODEL_SEED` the seed.
@MainActor
@Suite(.waitsForRelease)
struct ModelTests {
  @Test func everyShortSequenceAgrees() {
    let length = setting("LENGTH") ?? 3
    var sequences = 0
    var states = 0
    for scenario in ModelScenario.all {
      let comparison = ModelComparison(scenario: scenario)
      var walk = ModelWalk(comparison, mergesStates: setting("MERGE") != 0)
      walk.walk(upTo: scenario.isRich ? length : length - 1)
      sequences += walk.sequences
      states += walk.states.count
      expectAgreement(comparison, walk.failure)
    }
    printFigures("model: \(sequences) sequences of up to \(length) commands, \(states) states")
  }

  @Test func longRandomStoriesAgree() {
    let steps = setting("STEPS") ?? 12_000
    let seed = UInt64(setting("SEED") ?? 2026)
    printFigures("model: \(steps) steps from seed \(seed)")
    var stories = ModelStories(seed: seed, includingTabs: true)
    for _ in 0..<max(1, steps / ModelStories.length) {
      let (scenario, commands) = stories.next()
      let comparison = ModelComparison(scenario: scenario)
      guard comparison.difference(after: commands) == nil else {
        return expectAgreement(comparison, commands)
      }
    }
  }

  @Test(arguments: ModelRule.allCases)
  func aBrokenRuleIsNoticedAndToldInAShortStory(_ rule: ModelRule) {
    var stories = ModelStories(seed: 1)
    for _ in 0..<200 {
      let (scenario, commands) = stories.next()
      let comparison = ModelComparison(scenario: scenario, broken: rule)
      guard comparison.difference(after: commands) != nil else { continue }
      let story = comparison.shortened(commands)
      #expect(story.count <= 4, "\(comparison.difference(after: story) ?? "it differs no more")")
      return
    }
    Issue.record("nobody noticed")
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
