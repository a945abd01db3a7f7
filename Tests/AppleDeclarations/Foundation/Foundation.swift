// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What Foundation declares in Swift, by topic in the files beside this. Nothing here runs.
//
// Some of its classes are Objective-C's on Apple's systems, and here they are Swift's: what code
// may do with them is the same, except to inherit.
//
// To add a member: look it up in Apple's documentation, and say above it where and when. What is
// there from the oldest system of this package on needs no `@available`: iOS 15, macOS 12, tvOS 15,
// watchOS 9, visionOS 1. What the pages show as "deprecated in 27.0" may be `deprecated: 100000.0`
// in the code, of which no system warns: see URL.swift.

@_exported public import CoreGraphics
@_exported public import Darwin
@_exported public import Dispatch
@_exported public import ObjectiveC

// foundation/nslog(_:_:) 2026-11-24
/// Writes a line to the log of the system.
public func NSLog(_ format: String, _ args: any CVarArg...) { fatalError() }

// Foundation/NSProcessInfo.h of iPhoneOS27.0.sdk 2026-11-24
/// What there is to know of the process.
public class ProcessInfo: NSObject, @unchecked Sendable {
  // foundation/processinfo/processinfo 2026-11-24
  /// This process.
  public class var processInfo: ProcessInfo { fatalError() }

  // foundation/processinfo/environment 2026-11-24
  /// The variables that it was started with.
  public var environment: [String: String] { fatalError() }
}

/// It takes values of property lists along.
extension NSUserActivity {
  // foundation/nsuseractivity/userinfo 2026-11-29
  /// What is needed to go on.
  public var userInfo: [AnyHashable: Any]? {
    get { fatalError() }
    set { fatalError() }
  }
}

/// It can be in a set, as every object can.
extension NSUserActivity: Hashable {
  // objectivec/nsobject-swift.class/==(_:_:), which every object has 2026-11-24
  /// Whether they are the same.
  public static func == (one: NSUserActivity, other: NSUserActivity) -> Bool { one === other }

  // objectivec/nsobject-swift.class/hash(into:), which every object has 2026-11-24
  /// Hashes which it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
