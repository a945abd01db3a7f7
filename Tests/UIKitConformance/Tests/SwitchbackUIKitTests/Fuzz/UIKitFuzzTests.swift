import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Random code, random people and random systems, and what must hold whenever everything has come to rest.
///
/// `SWITCHBACK_FUZZ_WORLDS` and `SWITCHBACK_FUZZ_SEED` choose how much, and where to begin.
@MainActor
struct UIKitFuzzTests {
  @Test func theRouterAndUIKitAgreeWheneverTheyAreAtRest() async {
    let worlds = environment("SWITCHBACK_FUZZ_WORLDS") ?? 200
    let first = environment("SWITCHBACK_FUZZ_SEED") ?? 1
    for seed in first..<first + worlds {
      let world = UIKitWorld(seed: UInt64(seed))
      for _ in 0..<12 {
        await world.step()
        guard world.isAsItShouldBe else { return report(world) }
      }
    }
  }

  private func report(_ world: UIKitWorld) {
    Issue.record(
      "\(world.problems.joined(separator: "\n"))\n\(world.history.joined(separator: "\n"))")
  }
}
