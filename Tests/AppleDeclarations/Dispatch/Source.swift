// What Dispatch declares of events of the system. Nothing here runs. How to add a member: see
// Dispatch.swift.

public import ObjectiveC

// dispatch/dispatchsourceprotocol 2026-11-24
/// What tells of events.
public protocol DispatchSourceProtocol: NSObjectProtocol {}

// Dispatch.swiftinterface of iPhoneOS27.0.sdk, which names it 2026-11-24
/// What tells of a signal.
public protocol DispatchSourceSignal: DispatchSourceProtocol {}

extension DispatchSourceProtocol {
  // Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// What is done about an event.
  public typealias DispatchSourceHandler = @convention(block) () -> Void

  // Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// Sets what is done about an event.
  public func setEventHandler(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?,
  ) { fatalError() }

  // dispatch/dispatchsourceprotocol/setcancelhandler(qos:flags:handler:) 2026-11-24
  /// Sets what is done at the end.
  public func setCancelHandler(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?,
  ) { fatalError() }

  // Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// Sets what is done when it begins.
  public func setRegistrationHandler(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?,
  ) { fatalError() }

  // Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// Ends it.
  public func cancel() { fatalError() }

  // Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// Begins, or goes on.
  public func resume() { fatalError() }

  // Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// Begins.
  public func activate() { fatalError() }

  // Dispatch.swiftinterface of iPhoneOS27.0.sdk 2026-11-24
  /// Waits.
  public func suspend() { fatalError() }
}

// Dispatch.swiftinterface of iPhoneOS27.0.sdk, which names it 2026-11-24
/// What makes them.
public class DispatchSource: NSObject {
  // dispatch/dispatchsource/makesignalsource(signal:queue:) 2026-11-24
  /// Tells of a signal, on a queue.
  public class func makeSignalSource(
    signal: Int32,
    queue: DispatchQueue? = nil,
  ) -> any DispatchSourceSignal { fatalError() }
}
