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
    await live(through: environment("SWITCHBACK_FUZZ_WORLDS") ?? 100, run)
  }

  @Test func twoRoutersOnOneControllerAgreeWheneverTheyAreAtRest() async {
    await live(through: environment("SWITCHBACK_FUZZ_WORLDS") ?? 40, runShared)
  }

  /// Lives through one world: what is to be released now, what UIKit keeps of that, and what happened.
  private typealias World = (UInt64) async -> (LifetimeProbe?, kept: Set<String>, [String])

  /// Lives through worlds, of which nothing may stay alive.
  private func live(through worlds: Int, _ run: World) async {
    let first = environment("SWITCHBACK_FUZZ_SEED") ?? 1
    let tolerated = environment("SWITCHBACK_FUZZ_FAILURES") ?? 1
    var failures = 0
    for seed in first..<first + worlds where failures < tolerated {
      let (probe, kept, history) = await run(UInt64(seed))
      for _ in 0..<40 { await Task.yield() }
      let alive = probe?.alive.filter { !kept.contains($0) }
      if let alive, !alive.isEmpty { report(["still alive: \(alive)"], history) }
      if alive?.isEmpty != true { failures += 1 }
    }
  }

  private func runShared(_ seed: UInt64) async -> (LifetimeProbe?, kept: Set<String>, [String]) {
    let world = SharedWorld(seed: seed)
    for _ in 0..<12 where world.problems.isEmpty { await world.step() }
    await world.end()
    guard world.problems.isEmpty else {
      report(world.problems, world.history)
      return (nil, [], [])
    }
    return (world.probe, [], world.history)
  }

  private func run(_ seed: UInt64) async -> (LifetimeProbe?, kept: Set<String>, [String]) {
    let world = UIKitWorld(seed: seed)
    for _ in 0..<12 {
      await world.step()
      guard world.isAsItShouldBe else { break }
    }
    if world.isAsItShouldBe { await world.end() }
    guard world.isAsItShouldBe else {
      report(world.problems, world.history)
      return (nil, [], [])
    }
    return (world.probe, world.keptByUIKit, world.history)
  }

  private func report(_ problems: [String], _ history: [String]) {
    Issue.record("\(problems.joined(separator: "\n"))\n\(history.joined(separator: "\n"))")
  }
}
