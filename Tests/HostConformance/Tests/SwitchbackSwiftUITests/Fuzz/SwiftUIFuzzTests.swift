import Foundation
import SwiftUI
import Switchback
import SwitchbackTesting
import Testing

extension OnSwiftUI {
  /// Random code, random people and random systems, and what must hold whenever everything has come to rest.
  ///
  /// `SWITCHBACK_FUZZ_WORLDS` chooses how much, for each system, and `SWITCHBACK_FUZZ_SEED` where to begin;
  /// `SWITCHBACK_FUZZ_SYSTEM` only the systems of whose switches one is called like that.
  @MainActor
  struct SwiftUIFuzzTests {
    /// Each switch alone, and what is shown can be seen where something may be dropped.
    @Test(arguments: Rules.each.filter(isChosen))
    func screenHostAndRouterAgreeAtTheEnd(rules: Rules) async {
      let worlds = environment("SWITCHBACK_FUZZ_WORLDS") ?? 3
      let first = environment("SWITCHBACK_FUZZ_SEED") ?? 1
      for seed in first..<first + worlds {
        let (problems, history) = await live(UInt64(seed), rules)
        guard problems.isEmpty else {
          Issue.record("\(problems.values)\n\(history.joined(separator: "\n"))")
          return
        }
      }
    }

    /// All at once, some of which cannot be made good: only that nothing is stuck.
    @Test(arguments: Rules.largest.filter(isChosen))
    func nothingIsStuckWhateverTheSystemDoes(rules: Rules) async {
      let worlds = environment("SWITCHBACK_FUZZ_WORLDS") ?? 2
      let first = environment("SWITCHBACK_FUZZ_SEED") ?? 1
      var counts: [SwiftUIWorld.Problem: Int] = [:]
      for seed in first..<first + worlds {
        let (problems, history) = await live(UInt64(seed), rules)
        for problem in problems.keys { counts[problem, default: 0] += 1 }
        if let stuck = problems[.stuck], counts[.stuck] == 1 {
          Issue.record("\(stuck)\n\(history.joined(separator: "\n"))")
        }
        if let crash = problems[.crashed] {
          Issue.record("\(crash)\n\(history.joined(separator: "\n"))")
        }
      }
      print("fuzz of \(worlds): \(counts), \(rules)")
    }

    nonisolated private static func isChosen(_ rules: Rules) -> Bool {
      let name = ProcessInfo.processInfo.environment["SWITCHBACK_FUZZ_SYSTEM"]
      return name.map(rules.description.components(separatedBy: ", ").contains) ?? true
    }

    private func live(
      _ seed: UInt64, _ rules: Rules
    ) async -> ([SwiftUIWorld.Problem: String], [String]) {
      let (world, probe) = await play(seed, rules)
      for _ in 0..<40 { await Task.yield() }
      if world.problems.isEmpty, !probe.alive.isEmpty {
        return ([.leaked: "still alive: \(probe.alive)"], world.history)
      }
      return (world.problems, world.history)
    }

    private func play(_ seed: UInt64, _ rules: Rules) async -> (
      (problems: [SwiftUIWorld.Problem: String], history: [String]), LifetimeProbe
    ) {
      let world = SwiftUIWorld(seed: seed, rules)
      for _ in 0..<12 where world.problems.isEmpty { await world.step() }
      if world.problems.isEmpty { await world.end() }
      return ((world.problems, world.history), world.probe)
    }
  }
}
