import Foundation
import SwitchbackTesting
import Testing

@testable import Switchback

/// Programs that nobody has thought of come back where they were.
///
/// `SWITCHBACK_PROGRAMS` sets how many programs are drawn, `SWITCHBACK_PROGRAMS_SEED` the first seed.
@MainActor
@Suite(.waitsForRelease)
struct RandomRestorationTests {
  @Test func randomProgramsComeBack() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["SWITCHBACK_PROGRAMS"].flatMap { UInt64($0) } ?? 30
    let first = environment["SWITCHBACK_PROGRAMS_SEED"].flatMap { UInt64($0) } ?? 4400
    var (largest, states, whole) = (0, 0, 0)
    for seed in first..<first + count {
      var random = FuzzRandom(seed: seed &* 7919)
      let program = RandomProgram(seed: seed, isOpen: true)
      program.start()
      for _ in 0..<8 {
        act(on: program, &random)
        let before = program.router.snapshot()
        largest = max(largest, before.rows.count)
        let later = RandomProgram(seed: seed, isOpen: true)
        var reports: [RestorationReport] = []
        later.start(restoring: try KeptSnapshot.snapshot(KeptSnapshot.stored(before.owned))) {
          reports.append($0)
        }
        let now = later.router.snapshot()
        states += 1
        if reports.first?.losses.isEmpty == true {
          whole += 1
          #expect(now.normalized == before.normalized, "seed \(seed)\n\(before)\nbecame\n\(now)")
          if now.normalized != before.normalized { return }
        } else {
          #expect(reports.first?.losses.allSatisfy(\.isIncomplete) == true, "seed \(seed)")
        }
        #expect(reports.count == 1, "seed \(seed)\n\(before)")
        #expect(later.host.commands.count == 1)
        later.router.close()
      }
      program.router.close()
    }
    #expect(largest > 12)
    #expect(whole * 10 > states * 8)
  }

  private func act(on program: RandomProgram, _ random: inout FuzzRandom) {
    switch random.below(4) {
    case 0:
      let front = program.host.front
      if front !== program.host || front.screens.count > 1 { front.back() }
    default: _ = program.open(RandomProgram.link(&random))
    }
  }
}

extension RestorationReport.Loss {
  fileprivate var isIncomplete: Bool { if case .incomplete = self { true } else { false } }
}
