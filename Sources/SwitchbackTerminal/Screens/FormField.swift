/// One field of a form: what it is called, whether it is secret, and what stands in it.
///
/// ```swift
/// FormField("User name", value: "ada")               // User name [ada]:
/// FormField("Password", kind: .secret)               // Password:
/// FormField("Password", kind: .secret, value: "x")   // Password [kept]:
/// ```
public struct FormField: Hashable, Sendable {
  /// What the field is called.
  public var label: String

  /// Whether what is typed may be seen.
  public var kind: Kind

  /// What stands in the field, or nil for nothing.
  ///
  /// An empty answer keeps it. An empty value is the same as nil.
  public var value: String?

  /// The kinds of fields.
  public enum Kind: Hashable, Sendable {
    /// Text, without the blanks around it.
    case text
    /// Text that is neither shown while it is typed nor printed later, exactly as typed.
    case secret
  }

  /// Describes a field.
  ///
  /// - Parameters:
  ///   - label: What the field is called.
  ///   - kind: Whether what is typed may be seen. The default is text that may.
  ///   - value: What stands in the field. The default is nothing.
  public init(_ label: String, kind: Kind = .text, value: String? = nil) {
    self.label = label
    self.kind = kind
    self.value = value
  }
}
