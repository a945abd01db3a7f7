// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What Foundation declares in Swift. Nothing here runs.

@_exported public import CoreGraphics
@_exported public import ObjectiveC

/// Writes a line to the log of the system.
public func NSLog(_ format: String, _ args: any CVarArg...) {
  fatalError("Only for type checks")
}

/// What lets a method with an array be one that Objective-C can call.
extension Array: _ObjectiveCBridgeable {
  /// What Objective-C has in its place.
  public typealias _ObjectiveCType = NSArray

  /// Turns it into that.
  public func _bridgeToObjectiveC() -> _ObjectiveCType {
    fatalError("Only for type checks")
  }

  /// Turns that into an array.
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout [Element]?)
  {
    fatalError("Only for type checks")
  }

  /// Turns that into an array, if all elements fit.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout [Element]?
  ) -> Bool {
    fatalError("Only for type checks")
  }

  /// Turns that into an array; nil into an empty one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> [Element] {
    fatalError("Only for type checks")
  }
}

/// What lets a method with a set be one that Objective-C can call.
extension Set: _ObjectiveCBridgeable {
  /// What Objective-C has in its place.
  public typealias _ObjectiveCType = NSSet

  /// Turns it into that.
  public func _bridgeToObjectiveC() -> _ObjectiveCType {
    fatalError("Only for type checks")
  }

  /// Turns that into a set.
  public static func _forceBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout Set<Element>?
  ) {
    fatalError("Only for type checks")
  }

  /// Turns that into a set, if all elements fit.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout Set<Element>?
  ) -> Bool {
    fatalError("Only for type checks")
  }

  /// Turns that into a set; nil into an empty one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Set<
    Element
  > {
    fatalError("Only for type checks")
  }
}

/// Foundation's: what a URL consists of.
public struct URLComponents {
  /// What stands before the colon.
  public var scheme: String?

  /// What stands behind two slashes.
  public var host: String?

  /// All of it, with percent signs.
  public var string: String? { fatalError("Only for type checks") }

  /// Takes a URL apart, if it is one.
  public init?(url: URL, resolvingAgainstBaseURL resolve: Bool) {}
}

extension String {
  /// Foundation's: a text by which its translation is found.
  ///
  /// What is put into it has a format that is known.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    /// What is put into it.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      /// Begins with nothing.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds text that is translated.
      public mutating func appendLiteral(_ literal: String) {}

      /// Adds text that is not.
      public mutating func appendInterpolation(_ string: String) {}

      /// Adds a number.
      public mutating func appendInterpolation(_ number: Int) {}
    }

    /// A text without anything put into it.
    public init(stringLiteral value: String) {}

    /// A text with something put into it.
    public init(stringInterpolation: StringInterpolation) {}
  }

  /// A text in the language of the user.
  ///
  /// From iOS 15. The locale is left out here.
  public init(
    localized keyAndValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil,
  ) {
    fatalError("Only for type checks")
  }
}
