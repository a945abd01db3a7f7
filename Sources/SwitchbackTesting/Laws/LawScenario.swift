import Switchback

/// A short story on one router, at the end of which everything must be gone.
struct LawScenario {
  let name: String
  let body: @MainActor (LawStory) async -> Void

  init(_ name: String, _ body: @escaping @MainActor (LawStory) async -> Void) {
    self.name = name
    self.body = body
  }

  /// Plays the story, and says what was wrong in it.
  ///
  /// - Parameters:
  ///   - earlier: What was found before. Where something is wrong already, nothing is awaited for long.
  ///   - make: Makes the story, on a router of its own.
  /// - Returns: That, and what was wrong in this story.
  @MainActor
  func violations(
    after earlier: [LawViolation],
    _ make: @MainActor (LawLog) -> LawStory,
  ) async -> [LawViolation] {
    let log = LawLog(scenario: name, patience: earlier.isEmpty ? 10_000 : 500)
    let probe = await play(make(log))
    log.note("let go of the router and its host")
    if await !log.turns(until: { probe.alive.isEmpty }) {
      log.violation(.nothingIsKept, expected: "nothing is left", seen: "\(probe.alive)")
    }
    if await !log.turns(until: { log.openFlows.isEmpty }) {
      let open = log.openFlows.sorted()
      log.violation(.flowsEndOnce, expected: "no flow outlives its router", seen: "\(open)")
    }
    return earlier + log.violations
  }

  @MainActor
  private func play(_ story: LawStory) async -> LifetimeProbe {
    await body(story)
    await story.settle()
    _ = await story.log.turns { story.kept.isEmpty }
    story.expect(.nothingIsKept, "what has left and is still alive", story.kept, toBe: [])
    return story.probe
  }
}
