/// One field of a form: what it is called, of which kind it is, and what stands in it.
///
/// ```swift
/// FormField("User name", value: "ada")               // User name [ada]:
/// FormField("Password", kind: .secret)               // Password:
/// FormField("Password", kind: .secret, value: "x")   // Password [kept]:
/// FormField("Keep me signed in", isChecked: true)    // Keep me signed in (yes or no) [yes]:
/// ```
public struct FormField: Hashable, Sendable {
  /// What the field is called.
  public var label: String

  /// What can be typed, and whether that may be seen.
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
    /// Yes or no: the value is ``FormField/yes`` or ``FormField/no``.
    case checkBox
  }

  /// The value of a box that is checked.
  public static let yes = "yes"

  /// The value of a box that is not checked.
  public static let no = "no"

  /// Whether the box is checked.
  public var isChecked: Bool { kind == .checkBox && value == Self.yes }

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
  /// Describes a box that is checked or not.
  ///
  /// - Parameters:
  ///   - label: What it means if it is checked.
  ///   - isChecked: Whether it is.
  public init(_ label: String, isChecked: Bool) {
    self.init(label, kind: .checkBox, value: isChecked ? Self.yes : Self.no)
  }
}
