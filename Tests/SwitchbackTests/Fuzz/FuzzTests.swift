import Foundation
import Testing

/// Random commands on a router, its flows and its host, also from inside callbacks; after each step
/// the invariants of the contract are checked.
///
/// `SWITCHBACK_FUZZ_STEPS` sets how many steps are taken, `SWITCHBACK_FUZZ_SEED` the first seed.
/// A failure names the seed of its world and lists the last commands. What is tried does not include
/// navigation while a coordinator is being made, or while something is deinitialised.
@MainActor
@Suite(.waitsForRelease)
struct FuzzTests {
  private static let stepsPerWorld = 120

  @Test func nothingIsLostToldTwiceOrLeaked() async {
    let environment = ProcessInfo.processInfo.environment
    let steps = environment["SWITCHBACK_FUZZ_STEPS"].flatMap { Int($0) } ?? 12_000
    let first = environment["SWITCHBACK_FUZZ_SEED"].flatMap { UInt64($0) } ?? 2026
    printFigures("fuzz: \(steps) steps from seed \(first)")
    var reach = FuzzReach()
    for number in 0..<UInt64(max(1, steps / Self.stepsPerWorld)) {
      let world = FuzzWorld(seed: first + number)
      await world.live(steps: Self.stepsPerWorld)
      let problems = await world.end()
      reach.add(world.reach)
      guard problems.isEmpty else {
        Issue.record("seed \(first + number): \(problems.joined(separator: "; "))")
        print(world.trace.suffix(40).joined(separator: "\n"))
        return
      }
    }
    printFigures("fuzz: \(reach)")
    #expect(reach.isWide, "the commands must reach what they are meant to try")
  }
}
