// What lets Objective-C have a class in place of a type of Swift's. Nothing here runs.

/// What lets a method with an array be one that Objective-C can call.
extension Array: _ObjectiveCBridgeable {
  // swiftlang/swift stdlib/public/SDK/Foundation/NSArray.swift 2026-11-24
  /// What Objective-C has in its place.
  public typealias _ObjectiveCType = NSArray

  // swiftlang/swift stdlib/public/SDK/Foundation/NSArray.swift 2026-11-24
  /// Turns it into that.
  public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }

  // swiftlang/swift stdlib/public/SDK/Foundation/NSArray.swift 2026-11-24
  /// Turns that into an array.
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout [Element]?)
  { fatalError() }

  // swiftlang/swift stdlib/public/SDK/Foundation/NSArray.swift 2026-11-24
  /// Turns that into an array, if all elements fit.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout [Element]?
  ) -> Bool { fatalError() }

  // swiftlang/swift stdlib/public/SDK/Foundation/NSArray.swift 2026-11-24
  /// Turns that into an array; nil into an empty one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> [Element] {
    fatalError()
  }
}

/// What lets a method with a set be one that Objective-C can call.
extension Set: _ObjectiveCBridgeable {
  // swiftlang/swift stdlib/public/SDK/Foundation/NSSet.swift 2026-11-24
  /// What Objective-C has in its place.
  public typealias _ObjectiveCType = NSSet

  // swiftlang/swift stdlib/public/SDK/Foundation/NSSet.swift 2026-11-24
  /// Turns it into that.
  public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }

  // swiftlang/swift stdlib/public/SDK/Foundation/NSSet.swift 2026-11-24
  /// Turns that into a set.
  public static func _forceBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout Set<Element>?
  ) { fatalError() }

  // swiftlang/swift stdlib/public/SDK/Foundation/NSSet.swift 2026-11-24
  /// Turns that into a set, if all elements fit.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout Set<Element>?
  ) -> Bool { fatalError() }

  // swiftlang/swift stdlib/public/SDK/Foundation/NSSet.swift 2026-11-24
  /// Turns that into a set; nil into an empty one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Set<
    Element
  > { fatalError() }
}

extension URL: _ObjectiveCBridgeable {
  // swiftlang/swift stdlib/public/SDK/Foundation/URL.swift 2026-11-24
  /// What Objective-C has in its place.
  public typealias _ObjectiveCType = NSURL

  // swiftlang/swift stdlib/public/SDK/Foundation/URL.swift 2026-11-24
  /// Turns it into that.
  public func _bridgeToObjectiveC() -> NSURL { fatalError() }

  // swiftlang/swift stdlib/public/SDK/Foundation/URL.swift 2026-11-24
  /// Turns that into a URL.
  public static func _forceBridgeFromObjectiveC(_ source: NSURL, result: inout URL?) {
    fatalError()
  }

  // swiftlang/swift stdlib/public/SDK/Foundation/URL.swift 2026-11-24
  /// Turns that into a URL.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSURL, result: inout URL?
  ) -> Bool { fatalError() }

  // swiftlang/swift stdlib/public/SDK/Foundation/URL.swift 2026-11-24
  /// Turns that into a URL.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURL?) -> URL { fatalError() }
}

/// What lets a method with a text be one that Objective-C can call.
extension String: _ObjectiveCBridgeable {
  // swiftlang/swift stdlib/public/SDK/Foundation/String.swift 2026-11-24
  /// What Objective-C has in its place.
  public typealias _ObjectiveCType = NSString

  // swiftlang/swift stdlib/public/SDK/Foundation/String.swift 2026-11-24
  /// Turns it into that.
  public func _bridgeToObjectiveC() -> NSString { fatalError() }

  // swiftlang/swift stdlib/public/SDK/Foundation/String.swift 2026-11-24
  /// Turns that into a text.
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {
    fatalError()
  }

  // swiftlang/swift stdlib/public/SDK/Foundation/String.swift 2026-11-24
  /// Turns that into a text.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout String?
  ) -> Bool { fatalError() }

  // swiftlang/swift stdlib/public/SDK/Foundation/String.swift 2026-11-24
  /// Turns that into a text; nil into an empty one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String {
    fatalError()
  }
}
