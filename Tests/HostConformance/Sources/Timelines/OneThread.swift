import Synchronization
public import Testing

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
public struct OneThread: SuiteTrait, TestTrait, TestScoping {
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void
  private typealias Original = @convention(thin) (UnownedJob) -> Void

  /// How many tests want it now.
  private static let users = Mutex(0)

  /// Runs a test so.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    // The variable in which Swift's runtime looks, before each such job, for who wants to have it. Nobody else does.
    nonisolated(unsafe) let hook = try #require(dlsym(nil, "swift_task_enqueueGlobal_hook"))
      .assumingMemoryBound(to: Hook?.self)
    Self.users.withLock { count in
      if count == 0 { hook.pointee = { job, _ in MainActor.shared.enqueue(job) } }
      count += 1
    }
    defer {
      Self.users.withLock { count in
        count -= 1
        if count == 0 { hook.pointee = nil }
      }
    }
    try await function()
  }
}

extension Trait where Self == OneThread {
  /// Runs whatever is awaited on one thread.
  public static var oneThread: Self { Self() }
}
