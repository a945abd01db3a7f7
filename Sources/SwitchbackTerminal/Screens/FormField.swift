/// One field of a form: what it is called, of which kind it is, and what stands in it.
///
/// ```swift
/// FormField("User name", value: "ada")                          // User name [ada]:
/// FormField("Password", kind: .secret)                          // Password:
/// FormField("Password", kind: .secret, value: "x")              // Password [kept]:
/// FormField("Keep me signed in", isChecked: true)               // Keep me signed in (yes or no) [yes]:
/// FormField("Size", options: ["Small", "Large"], selected: 1)   // Size (1-2) [Large]:
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

  /// What is wrong with what stands in the field, as a sentence; nil for nothing.
  ///
  /// It is shown with the field. When the form is asked again, that begins at the first field with one.
  public var error: String?

  /// The kinds of fields.
  public enum Kind: Hashable, Sendable {
    /// Text, without the blanks around it.
    case text
    /// Text that is neither shown while it is typed nor printed later, exactly as typed.
    case secret
    /// Yes or no: the value is ``FormField/yes`` or ``FormField/no``.
    case checkBox
    /// One of these, no two of which are the same: the value is the one that is chosen.
    ///
    /// Where there is none, nothing can be chosen.
    case selection([String])
  }

  /// The value of a box that is checked.
  public static let yes = "yes"

  /// The value of a box that is not checked.
  public static let no = "no"

  /// Whether the box is checked.
  public var isChecked: Bool {
    switch kind {
    case .checkBox: value == Self.yes
    case .text, .secret, .selection: false
    }
  }

  /// The position of what is chosen in a selection, from 0; nil if nothing is.
  public var selected: Int? {
    switch kind {
    case .selection(let options): options.firstIndex { $0 == value }
    case .text, .secret, .checkBox: nil
    }
  }

  /// Describes a field.
  ///
  /// - Parameters:
  ///   - label: What the field is called.
  ///   - kind: Whether what is typed may be seen. The default is text that may.
  ///   - value: What stands in the field. The default is nothing.
  ///   - error: What is wrong with that. The default is nothing.
  public init(_ label: String, kind: Kind = .text, value: String? = nil, error: String? = nil) {
    self.label = label
    self.kind = kind
    self.value = value
    self.error = error
  }

  /// Describes a box that is checked or not.
  ///
  /// - Parameters:
  ///   - label: What it means if it is checked.
  ///   - isChecked: Whether it is.
  ///   - error: What is wrong with that. The default is nothing.
  public init(_ label: String, isChecked: Bool, error: String? = nil) {
    self.init(label, kind: .checkBox, value: isChecked ? Self.yes : Self.no, error: error)
  }

  /// Describes a selection of one of several.
  ///
  /// - Parameters:
  ///   - label: What the selection is called.
  ///   - options: What can be chosen, no two of which are the same.
  ///   - selected: The position of what is chosen, from 0. The default, or a position that is none, is
  ///     nothing.
  ///   - error: What is wrong with that. The default is nothing.
  public init(_ label: String, options: [String], selected: Int? = nil, error: String? = nil) {
    let value = selected.flatMap { options.indices.contains($0) ? options[$0] : nil }
    self.init(label, kind: .selection(options), value: value, error: error)
  }
}

extension FormField.Kind {
  /// Whether the label stands in front of what stands in the field.
  var isLabelInFront: Bool {
    switch self {
    case .text, .secret, .selection: true
    case .checkBox: false
    }
  }

  /// Whether the same control can show both.
  func hasSameControl(as other: Self) -> Bool {
    switch (self, other) {
    case (.text, .text), (.secret, .secret), (.checkBox, .checkBox), (.selection, .selection): true
    case (.text, _), (.secret, _), (.checkBox, _), (.selection, _): false
    }
  }
}
