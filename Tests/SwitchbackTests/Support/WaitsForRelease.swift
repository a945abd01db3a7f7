import Testing

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
