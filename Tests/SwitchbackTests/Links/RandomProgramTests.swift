import Foundation
import Switchback
import SwitchbackTesting
import Testing

/// Links keep their laws in programs that nobody has thought of.
///
/// `SWITCHBACK_PROGRAMS` sets how many programs are drawn, `SWITCHBACK_PROGRAMS_SEED` the first seed.
@MainActor
@Suite(.waitsForRelease)
struct RandomProgramTests {
  @Test func linksKeepTheLawsInRandomPrograms() async {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["SWITCHBACK_PROGRAMS"].flatMap { UInt64($0) } ?? 20
    let first = environment["SWITCHBACK_PROGRAMS_SEED"].flatMap { UInt64($0) } ?? 2026
    for seed in first..<first + count {
      var random = FuzzRandom(seed: seed &* 7919)
      let links = (0..<6).map { _ in RandomProgram.link(&random) }
      let violations = await LinkLaws.violations(of: links, depth: 1) { RandomProgram(seed: seed) }
      let isToBlame = { (violation: LinkViolation) in
        violation.law != .onTopTakesNothingAway || !RandomProgram(seed: seed).facts.hasGateAtRoot
      }
      guard let violation = violations.first(where: isToBlame) else { continue }
      Issue.record("seed \(seed): \(violation)")
    }
  }
}
