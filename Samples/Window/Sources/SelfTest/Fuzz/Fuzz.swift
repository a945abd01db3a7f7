import CGtk
import GtkHost
import SwitchbackTesting

/// Random code and random people, and what must hold whenever everything has come to rest.
@MainActor
enum Fuzz {
  /// Lives through some worlds, of which nothing may stay alive.
  static func live(through count: Int, from first: Int, isAnimated: Bool) async {
    Report.begin("worlds \(isAnimated ? "with" : "without") animations")
    sb_set_animations(isAnimated ? 1 : 0)
    for seed in first..<first + count {
      let probe = LifetimeProbe()
      let (problems, history) = await live(UInt64(seed), probe)
      for _ in 0..<5 { await MainLoop.turn() }
      let alive = probe.alive.map { "\($0) is still alive" }
      Report.expect(problems.isEmpty && alive.isEmpty, report(problems + alive, history))
      if Report.failures > 0 { return }
    }
  }

  private static func live(_ seed: UInt64, _ probe: LifetimeProbe) async -> ([String], [String]) {
    let world = World(seed: seed, watchedBy: probe)
    for _ in 0..<12 where world.isAsItShouldBe { await world.step() }
    if world.isAsItShouldBe { await world.end() }
    return (world.problems, world.history)
  }

  private static func report(_ problems: [String], _ history: [String]) -> String {
    (problems + history).joined(separator: "\n")
  }
}
