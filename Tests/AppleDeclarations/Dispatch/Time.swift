// What Dispatch declares of times and of waiting. Nothing here runs. How to add a member: see
// Dispatch.swift.

public import ObjectiveC

// dispatch/dispatchtime 2026-11-24
/// A point in time, of a clock that never goes back.
public struct DispatchTime: Comparable, Sendable {
  // dispatch/dispatchtime/now() 2026-11-24
  /// This moment.
  public static func now() -> DispatchTime { fatalError() }

  // Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// A time in nanoseconds.
  public init(uptimeNanoseconds: UInt64) { fatalError() }

  // Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// The time in nanoseconds.
  public var uptimeNanoseconds: UInt64 { fatalError() }

  // Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// Never.
  public static let distantFuture = DispatchTime(uptimeNanoseconds: 0)

  // Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// Which of two times is first.
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { fatalError() }
}

// dispatch/dispatchtimeinterval 2026-11-24
/// A length of time.
public enum DispatchTimeInterval: Equatable, Sendable {
  /// Seconds.
  case seconds(Int)

  /// Thousandths of a second.
  case milliseconds(Int)

  // dispatch/dispatchtimeinterval/microseconds(_:) 2026-11-24
  /// Millionths of a second.
  case microseconds(Int)

  /// Billionths of a second.
  case nanoseconds(Int)

  /// Without end.
  case never
}

// Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
/// A time so much later.
public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { fatalError() }

// Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
/// A time so many seconds later.
public func + (time: DispatchTime, seconds: Double) -> DispatchTime { fatalError() }

// dispatch/dispatchsemaphore 2026-11-24
/// What one waits for, and another signals.
public class DispatchSemaphore: NSObject, @unchecked Sendable {
  // dispatch/dispatchsemaphore/init(value:) 2026-11-24
  /// A semaphore that lets so many through.
  public init(value: Int) { fatalError() }

  // Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// Waits, which a task must not do.
  @available(*, noasync, message: "Await a Task handle instead")
  public func wait() { fatalError() }

  // Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// Lets one through.
  @discardableResult
  public func signal() -> Int { fatalError() }
}
