/// A value that a link can carry as text, such as the number of an order.
///
/// `String`, `Bool`, `Character` and the standard numbers conform. To make an enum with raw values conform, name the
/// protocol; you need no code. The same is true for a `LosslessStringConvertible` type whose initializer fails for text
/// that is not a value of the type. A route stores its values as `Codable`. A `Character` is not `Codable`, so you can
/// use it only in the closures of a pattern.
///
/// ```swift
/// enum Sorting: String, LinkValue, Codable { case price, name }
///
/// // case products(Sorting), read from "products/price"
/// .init("products/:sorting", Route.products)
/// ```
///
/// An optional of such a value conforms as well. The value `nil` has no text. It stands for a parameter that the link
/// leaves out.
public protocol LinkValue: Sendable {
  /// Creates a value from text, or fails if the text is not a value of this type.
  ///
  /// - Parameter linkText: The text without percent-encoding, or nil if the link leaves the parameter out.
  init?(linkText: String?)

  /// The text of the value without percent-encoding, or nil if the link leaves it out.
  ///
  /// The same value can be read from the text.
  var linkText: String? { get }
}

extension LinkValue where Self: LosslessStringConvertible {
  /// Creates the value from its description.
  ///
  /// - Parameter linkText: The text.
  public init?(linkText: String?) {
    guard let value = linkText.flatMap(Self.init) else { return nil }
    self = value
  }

  /// The description of the value.
  public var linkText: String? { description }
}

extension LinkValue where Self: FixedWidthInteger {
  /// Creates the number from its description.
  ///
  /// - Parameter linkText: The text.
  public init?(linkText: String?) {
    // Read by the largest two alone, as each type that reads text brings code of its own for that.
    guard let linkText,
      let value = Int64(linkText).flatMap(Self.init(exactly:))
        ?? UInt64(linkText).flatMap(Self.init(exactly:))
    else { return nil }
    self = value
  }
}

extension LinkValue where Self: RawRepresentable, RawValue: LinkValue {
  /// Creates the value from its raw value.
  ///
  /// - Parameter linkText: The text.
  public init?(linkText: String?) {
    guard let value = RawValue(linkText: linkText).flatMap(Self.init) else { return nil }
    self = value
  }

  /// The text of the raw value.
  public var linkText: String? { rawValue.linkText }
}

extension LinkValue
where Self: RawRepresentable & LosslessStringConvertible, RawValue: LinkValue {
  /// Creates the value from its description.
  ///
  /// - Parameter linkText: The text.
  public init?(linkText: String?) {
    guard let value = linkText.flatMap({ Self($0) }) else { return nil }
    self = value
  }

  /// The description of the value.
  public var linkText: String? { description }
}

extension Optional: LinkValue where Wrapped: LinkValue {
  /// Creates an optional value, which is nil without a text.
  ///
  /// - Parameter linkText: The text.
  public init?(linkText: String?) {
    guard let linkText else {
      self = .none
      return
    }
    guard let value = Wrapped(linkText: linkText) else { return nil }
    self = .some(value)
  }

  /// The text of the value, or nil if there is no value.
  public var linkText: String? { flatMap(\.linkText) }
}

extension String: LinkValue {}
extension Substring: LinkValue {}

extension Character: LinkValue {
  /// Creates a character from a text of one character.
  ///
  /// - Parameter linkText: The text.
  public init?(linkText: String?) {
    guard let linkText, linkText.count == 1, let only = linkText.first else { return nil }
    self = only
  }
}

extension Bool: LinkValue {}
extension Double: LinkValue {}
extension Float: LinkValue {}
extension Int: LinkValue {}
extension Int8: LinkValue {}
extension Int16: LinkValue {}
extension Int32: LinkValue {}
extension Int64: LinkValue {}
extension UInt: LinkValue {}
extension UInt8: LinkValue {}
extension UInt16: LinkValue {}
extension UInt32: LinkValue {}
extension UInt64: LinkValue {}

/// An optional, whatever is in it.
package protocol OptionalLinkValue {
  /// The type of the value that may be missing.
  static var wrapped: any LinkValue.Type { get }
}

extension Optional: OptionalLinkValue where Wrapped: LinkValue {
  package static var wrapped: any LinkValue.Type { Wrapped.self }
}
