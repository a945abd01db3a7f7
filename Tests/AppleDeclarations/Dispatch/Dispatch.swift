// What Dispatch declares: the members that this package uses. Nothing here runs.
//
// On Apple's systems its classes are Objective-C's, and here they are Swift's: what code may do
// with them is the same, except to inherit, which nobody does. The pages leave out what is
// `Sendable` and what has `@convention(block)`. The module's text in the SDK has it.
//
// To add a member: look it up in Apple's documentation, and say above it where and when. What is
// there from the oldest system of this package on needs no `@available`.

public import ObjectiveC

// dispatch/dispatchqueue 2026-11-24
/// Where work is done, in order.
public class DispatchQueue: NSObject, @unchecked Sendable {
  // Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// How a queue works.
  public struct Attributes: OptionSet, Sendable {
    // Dispatch.swiftinterface of iPhoneOS18.0.sdk 2026-11-24
    /// Its bits.
    public let rawValue: UInt64

    // Dispatch.swiftinterface of iPhoneOS18.0.sdk 2026-11-24
    /// Attributes of these bits.
    public init(rawValue: UInt64) { fatalError() }

    // Dispatch.swiftinterface of iPhoneOS18.0.sdk 2026-11-24
    /// Several pieces of work at once.
    public static let concurrent = Attributes(rawValue: 1 << 1)
  }

  // Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// When what was autoreleased goes.
  public enum AutoreleaseFrequency: Sendable {
    /// As the target does it.
    case inherit

    /// With each piece of work.
    case workItem

    /// Never.
    case never
  }

  // dispatch/dispatchqueue/init(label:qos:attributes:autoreleasefrequency:target:) 2026-11-24
  /// A queue with a label.
  public convenience init(
    label: String,
    qos: DispatchQoS = .unspecified,
    attributes: DispatchQueue.Attributes = [],
    autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit,
    target: DispatchQueue? = nil,
  ) { fatalError() }

  // Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// The queue of the main thread.
  public class var main: DispatchQueue { fatalError() }

  // Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// A queue of the system.
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { fatalError() }

  // dispatch/dispatchqueue/async(group:qos:flags:execute:) 2026-11-24
  /// Does work later.
  @preconcurrency
  public func async(
    group: DispatchGroup? = nil,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void,
  ) { fatalError() }

  // Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// Does work when it is time.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void,
  ) { fatalError() }
}

// dispatch/dispatchgroup 2026-11-24
/// Work that belongs together.
public class DispatchGroup: NSObject, @unchecked Sendable {}

// Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
/// How urgent work is.
public struct DispatchQoS: Equatable, Sendable {
  // Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// The kinds of urgency.
  public enum QoSClass: Sendable {
    /// Nobody waits for it.
    case background

    /// Somebody will want it.
    case utility

    /// Nothing was said.
    case `default`

    /// Somebody waits for it.
    case userInitiated

    /// Somebody watches it.
    case userInteractive

    /// Nothing is known.
    case unspecified
  }

  // Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// As urgent as what is around it.
  public static let unspecified = DispatchQoS()
}

// Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
/// How a piece of work is done.
public struct DispatchWorkItemFlags: OptionSet, Sendable {
  // Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// Its bits.
  public let rawValue: UInt

  // Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// Flags of these bits.
  public init(rawValue: UInt) { fatalError() }
}
