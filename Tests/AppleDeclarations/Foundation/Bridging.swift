// What lets Objective-C have a class in place of a type of Swift's. Nothing here runs.

/// What lets a method with an array be one that Objective-C can call.
extension Array: _ObjectiveCBridgeable {
  /// What Objective-C has in its place.
  public typealias _ObjectiveCType = NSArray

  /// Turns it into that.
  public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }

  /// Turns that into an array.
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout [Element]?)
  { fatalError() }

  /// Turns that into an array, if all elements fit.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout [Element]?
  ) -> Bool { fatalError() }

  /// Turns that into an array; nil into an empty one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> [Element] {
    fatalError()
  }
}

/// What lets a method with a set be one that Objective-C can call.
extension Set: _ObjectiveCBridgeable {
  /// What Objective-C has in its place.
  public typealias _ObjectiveCType = NSSet

  /// Turns it into that.
  public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }

  /// Turns that into a set.
  public static func _forceBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout Set<Element>?
  ) { fatalError() }

  /// Turns that into a set, if all elements fit.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout Set<Element>?
  ) -> Bool { fatalError() }

  /// Turns that into a set; nil into an empty one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Set<
    Element
  > { fatalError() }
}

extension URL: _ObjectiveCBridgeable {
  /// What Objective-C has in its place.
  public typealias _ObjectiveCType = NSURL

  /// Turns it into that.
  public func _bridgeToObjectiveC() -> NSURL { fatalError() }

  /// Turns that into a URL.
  public static func _forceBridgeFromObjectiveC(_ source: NSURL, result: inout URL?) {
    fatalError()
  }

  /// Turns that into a URL.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSURL, result: inout URL?
  ) -> Bool { fatalError() }

  /// Turns that into a URL.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURL?) -> URL { fatalError() }
}
