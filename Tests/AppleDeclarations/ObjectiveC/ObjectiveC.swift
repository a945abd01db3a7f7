// What Swift adds to Objective-C. Nothing here runs. To add a member: read it in the Swift project,
// in the folder stdlib/public/SDK/ObjectiveC of a version from before it went to Apple.

@_exported public import ObjectiveC

// objectivec/objcbool 2026-11-24
/// Objective-C's truth value: the compiler asks for it when it makes code for what Objective-C can
/// call.
@frozen
public struct ObjCBool: ExpressibleByBooleanLiteral {
  var value: Bool

  // swiftlang/swift stdlib/public/SDK/ObjectiveC/ObjectiveC.swift 2026-11-24
  /// The value of Swift's.
  public init(_ value: Bool) { fatalError() }

  // swiftlang/swift stdlib/public/SDK/ObjectiveC/ObjectiveC.swift 2026-11-24
  /// The value of a literal.
  public init(booleanLiteral value: Bool) { fatalError() }

  // swiftlang/swift stdlib/public/SDK/ObjectiveC/ObjectiveC.swift 2026-11-24
  /// Swift's value.
  public var boolValue: Bool { fatalError() }
}

// swiftlang/swift stdlib/public/SDK/ObjectiveC/ObjectiveC.swift 2026-11-24
/// Turns Swift's value into Objective-C's.
public func _convertBoolToObjCBool(_ x: Bool) -> ObjCBool { fatalError() }

// swiftlang/swift stdlib/public/SDK/ObjectiveC/ObjectiveC.swift 2026-11-24
/// Turns Objective-C's value into Swift's.
public func _convertObjCBoolToBool(_ x: ObjCBool) -> Bool { fatalError() }
