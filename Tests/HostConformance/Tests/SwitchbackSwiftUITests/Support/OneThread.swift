import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Runs whatever is awaited on the main actor's queue, one thing after the other, also what Swift would run on another
/// thread for a moment, as whoever waits for a continuation.
///
/// Otherwise how many turns somebody needs who comes back from another thread depends on how busy the machine is. And
/// going there and back, three million times, takes most of the time of these tests, on some machines all of it.
struct OneThread: SuiteTrait, TestScoping {
  @concurrent func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    // The variable in which Swift's runtime looks, before each such job, for who wants to have it.
    let hook = try #require(dlsym(nil, "swift_task_enqueueGlobal_hook"))
      .assumingMemoryBound(to: (@convention(thin) (UnownedJob, Original) -> Void)?.self)
    let before = hook.pointee
    defer { hook.pointee = before }
    hook.pointee = { job, _ in MainActor.shared.enqueue(job) }
    try await function()
  }

  private typealias Original = @convention(thin) (UnownedJob) -> Void
}

extension Trait where Self == OneThread {
  static var oneThread: Self { Self() }
}
