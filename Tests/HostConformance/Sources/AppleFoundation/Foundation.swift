// What the samples know as Foundation. Here, its members are declared with UIKit, which passes them on; the
// Foundation of this platform lacks some of them.
public import FoundationEssentials
@_exported public import UIKit

/// Bytes, as this platform has them.
public typealias Data = FoundationEssentials.Data

extension Data {
  /// Makes them of a text.
  public init(_ text: String.UTF8View) { self.init(Array(text)) }
}

/// Reads JSON, as it does on this platform.
public struct JSONDecoder {
  /// Makes one.
  public init() {}

  /// Reads a value.
  public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    try FoundationEssentials.JSONDecoder().decode(type, from: data)
  }
}

/// Writes JSON, as it does on this platform.
public struct JSONEncoder {
  /// Makes one.
  public init() {}

  /// Writes a value.
  public func encode<Value: Encodable>(_ value: Value) throws -> Data {
    try FoundationEssentials.JSONEncoder().encode(value)
  }
}
