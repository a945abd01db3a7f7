/// A value that a link can carry as text, such as the number of an order.
///
/// `String`, `Bool`, `Character` and the standard numbers are such values. An enum with raw values becomes one with
/// the name of this protocol and no more; so does a type of yours that is `LosslessStringConvertible`, and whose
/// initializer fails for a text that is none of its values. A route keeps its values as `Codable`; a `Character`,
/// which is not, only stands in the closures of a pattern.
///
/// ```swift
/// enum Sorting: String, LinkValue, Codable { case price, name }
///
/// .init("products/:sorting", Route.products)              // case products(Sorting), "products/price"
/// ```
///
/// An optional of one is one, too: `nil` has no text, and stands for a parameter that the link leaves out.
public protocol LinkValue: Sendable {
  /// Reads a value, or fails if the text is none of the type.
  ///
  /// - Parameter linkText: The text, without percent signs; nil where the link leaves the parameter out.
  init?(linkText: String?)

  /// The text from which the same value is read, without percent signs; nil if the link leaves it out.
  var linkText: String? { get }
}

extension LinkValue where Self: LosslessStringConvertible {
  /// Makes the value of its description.
  ///
  /// - Parameter linkText: The text.
  public init?(linkText: String?) {
    guard let value = linkText.flatMap(Self.init) else { return nil }
    self = value
  }

  /// The description of the value.
  public var linkText: String? { description }
}

extension LinkValue where Self: RawRepresentable, RawValue: LinkValue {
  /// Makes the value of its raw value.
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
  /// Makes the value of its description.
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
  /// Reads a value that may be missing: without a text, it is nil.
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

  /// The text of the value, or nil if there is none.
  public var linkText: String? { flatMap(\.linkText) }
}

extension String: LinkValue {}
extension Substring: LinkValue {}

extension Character: LinkValue {
  /// Reads a text of one character.
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
