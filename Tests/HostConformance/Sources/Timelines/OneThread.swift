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
  /// How many tests want it now, and what was there before the first of them.
  private static let users = Mutex<(count: Int, before: UInt)>((0, 0))

  @concurrent public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    // The variable in which Swift's runtime looks, before each such job, for who wants to have it.
    let variable = try #require(dlsym(nil, "swift_task_enqueueGlobal_hook"))
    let address = UInt(bitPattern: variable)
    Self.users.withLock { users in
      if users.count == 0 {
        users.before = Self.word(at: address).pointee
        Self.hook(at: address).pointee = { job, _ in MainActor.shared.enqueue(job) }
      }
      users.count += 1
    }
    defer {
      Self.users.withLock { users in
        users.count -= 1
        if users.count == 0 { Self.word(at: address).pointee = users.before }
      }
    }
    try await function()
  }

  private static func word(at address: UInt) -> UnsafeMutablePointer<UInt> {
    UnsafeMutablePointer(bitPattern: address)!
  }

  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void
  private typealias Original = @convention(thin) (UnownedJob) -> Void

  private static func hook(at address: UInt) -> UnsafeMutablePointer<Hook?> {
    UnsafeMutablePointer(bitPattern: address)!
  }
}

extension Trait where Self == OneThread {
  /// Runs whatever is awaited on one thread.
  public static var oneThread: Self { Self() }
}
