/// A field of a form, with its label, its kind, and its value.
///
/// ```swift
/// // User name [ada]:
/// FormField("User name", value: "ada")
/// // Password:
/// FormField("Password", kind: .secret)
/// // Password [kept]:
/// FormField("Password", kind: .secret, value: "x")
/// // Keep me signed in (yes or no) [yes]:
/// FormField("Keep me signed in", isChecked: true)
/// // Size (1-2) [Large]:
/// FormField("Size", options: ["Small", "Large"], selected: 1)
/// ```
public struct FormField: Hashable, Sendable {
  /// The label of the field.
  public var label: String

  /// The kind of the field, which says what the user can enter.
  public var kind: Kind

  /// The value of the field, or nil for none.
  ///
  /// An empty answer keeps the value. An empty value is the same as nil.
  public var value: String?

  /// What is wrong with the value, as a sentence; nil for nothing.
  ///
  /// The host shows the error with the field. When it asks the form again, it begins at the first field with an error.
  public var error: String?

  /// The kinds of fields.
  public enum Kind: Hashable, Sendable {
    /// Text, without the blanks around it.
    case text
    /// Text that stays hidden, exactly as the user types it.
    case secret
    /// A check box, whose value is ``FormField/yes`` or ``FormField/no``.
    case checkBox
    /// One of several options, whose value is the chosen option.
    ///
    /// No two options may be the same. Without options, the user can choose nothing, and goes on with no value.
    case selection([String])
  }

  /// The value of a checked box.
  public static let yes = "yes"

  /// The value of an unchecked box.
  public static let no = "no"

  /// Whether the box is checked.
  public var isChecked: Bool {
    switch kind {
    case .checkBox: value == Self.yes
    case .text, .secret, .selection: false
    }
  }

  /// The position of the chosen option, from 0; nil if none is chosen.
  public var selected: Int? {
    switch kind {
    case .selection(let options): options.firstIndex { $0 == value }
    case .text, .secret, .checkBox: nil
    }
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: The label of the field.
  ///   - kind: The kind of the field. The default is text that everyone may see.
  ///   - value: The value of the field. The default is none.
  ///   - error: What is wrong with the value. The default is nothing.
  public init(_ label: String, kind: Kind = .text, value: String? = nil, error: String? = nil) {
    self.label = label
    self.kind = kind
    self.value = value
    self.error = error
  }

  /// Creates a check box.
  ///
  /// - Parameters:
  ///   - label: What a checked box means.
  ///   - isChecked: Whether the box is checked.
  ///   - error: What is wrong with the value. The default is nothing.
  public init(_ label: String, isChecked: Bool, error: String? = nil) {
    self.init(label, kind: .checkBox, value: isChecked ? Self.yes : Self.no, error: error)
  }

  /// Creates a selection of one of several options.
  ///
  /// - Parameters:
  ///   - label: The label of the selection.
  ///   - options: The options, no two of which are the same.
  ///   - selected: The position of the chosen option, from 0. The default is none, and so is a position that does not
  ///     exist.
  ///   - error: What is wrong with the value. The default is nothing.
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
