import Testing

/// Lets run what is waiting for a turn of the main actor now.
///
/// A task that awaits a continuation may come back later than that: use ``until(_:)`` for those.
@MainActor
func nextTurn() async {
  for _ in 0..<3 { await Task { @MainActor in }.value }
}

/// Gives way, turn by turn, until something holds.
///
/// Fails if it does not within very many turns.
@MainActor
func until(
  _ condition: @MainActor () -> Bool,
  sourceLocation: SourceLocation = #_sourceLocation,
) async {
  for _ in 0..<200_000 {
    if condition() { return }
    await Task { @MainActor in }.value
  }
  Issue.record("this never came to hold", sourceLocation: sourceLocation)
}

/// Lets a test end only when the main actor has worked off what its end has left to do.
///
/// A router that is dropped ends its flows on the next turn of the main actor. Without this, the last
/// tests of a run would exit before theirs, and the leak sanitizer would report what they held.
struct WaitsForRelease: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  @concurrent
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void,
  ) async throws {
    try await function()
    await nextTurn()
  }
}

extension Trait where Self == WaitsForRelease {
  static var waitsForRelease: Self { Self() }
}
