import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKit

/// Random code, random people and random systems, and what must hold whenever everything has come to rest.
///
/// `SWITCHBACK_FUZZ_WORLDS` and `SWITCHBACK_FUZZ_SEED` choose how much, and where to begin;
/// `SWITCHBACK_FUZZ_FAILURES` after how many to stop.
@MainActor
struct UIKitFuzzTests {
  @Test func theRouterAndUIKitAgreeWheneverTheyAreAtRest() async {
    let worlds = environment("SWITCHBACK_FUZZ_WORLDS") ?? 150
    let first = environment("SWITCHBACK_FUZZ_SEED") ?? 1
    let tolerated = environment("SWITCHBACK_FUZZ_FAILURES") ?? 1
    var failures = 0
    for seed in first..<first + worlds where failures < tolerated {
      if await !live(UInt64(seed)) { failures += 1 }
    }
  }

  /// Lives through a world.
  ///
  /// - Returns: Whether all was well.
  private func live(_ seed: UInt64) async -> Bool {
    let (probe, history) = await run(seed)
    guard let probe else { return false }
    for _ in 0..<40 { await Task.yield() }
    guard !probe.alive.isEmpty else { return true }
    report(["still alive: \(probe.alive)"], history)
    return false
  }

  private func run(_ seed: UInt64) async -> (LifetimeProbe?, [String]) {
    let world = UIKitWorld(seed: seed)
    for _ in 0..<12 {
      await world.step()
      guard world.isAsItShouldBe else { break }
    }
    if world.isAsItShouldBe { await world.end() }
    for task in world.tasks { task.cancel() }
    guard world.isAsItShouldBe else {
      report(world.problems, world.history)
      return (nil, [])
    }
    return (world.probe, world.history)
  }

  private func report(_ problems: [String], _ history: [String]) {
    Issue.record("\(problems.joined(separator: "\n"))\n\(history.joined(separator: "\n"))")
  }
}
