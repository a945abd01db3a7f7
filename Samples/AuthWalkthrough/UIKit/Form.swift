import UIKit

/// Fields to fill in, a button to send them, and what was wrong with them.
@MainActor
final class Form {
  /// What it consists of, from top to bottom.
  var views: [UIView] { [errorLabel] + inputs + [button] }

  private let draft: AuthDraft
  private let fields: [FormField]
  private let errorLabel = UILabel(saying: "")
  private let inputs: [UITextField]
  private let button: UIButton

  /// Makes a form; what is typed goes into the draft at once.
  init(
    _ draft: AuthDraft,
    _ fields: [FormField],
    submitTitle: String,
    onSubmit: @escaping @MainActor () -> Void,
  ) {
    self.draft = draft
    self.fields = fields
    inputs = fields.map { _ in UITextField(frame: .zero) }
    button = UIButton(.filled(), submitTitle, onSubmit)
    errorLabel.textColor = .systemRed
    errorLabel.isHidden = true
    for (position, (input, field)) in zip(inputs, fields).enumerated() {
      let next = inputs.dropFirst(position + 1).first
      input.set(up: field, of: draft, isLast: next == nil) { [weak next] in
        if let next { next.becomeFirstResponder() } else { onSubmit() }
      }
    }
  }

  /// Says what was wrong, aloud as well, and shows what is left of what was typed.
  func show(_ error: AccountError) {
    for (input, field) in zip(inputs, fields) { input.text = draft[keyPath: field.path] }
    errorLabel.text = error.description
    errorLabel.isHidden = false
    UIAccessibility.post(notification: .announcement, argument: error.description)
  }
}

/// A line to fill in, and where in the draft it goes.
struct FormField {
  let name: String
  let contentType: UITextContentType
  let path: ReferenceWritableKeyPath<AuthDraft, String>

  init(
    _ name: String,
    _ contentType: UITextContentType,
    in path: ReferenceWritableKeyPath<AuthDraft, String>,
  ) {
    self.name = name
    self.contentType = contentType
    self.path = path
  }
}

extension UITextField {
  /// Makes it one line of a form.
  fileprivate func set(
    up field: FormField,
    of draft: AuthDraft,
    isLast: Bool,
    onReturn: @escaping @MainActor () -> Void,
  ) {
    text = draft[keyPath: field.path]
    placeholder = field.name
    accessibilityLabel = field.name
    borderStyle = .roundedRect
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    textContentType = field.contentType
    isSecureTextEntry = field.contentType != .username
    autocapitalizationType = .none
    autocorrectionType = .no
    returnKeyType = isLast ? .go : .next
    addAction(
      UIAction { [weak self] _ in draft[keyPath: field.path] = self?.text ?? "" },
      for: .editingChanged)
    addAction(UIAction { _ in onReturn() }, for: .editingDidEndOnExit)
  }
}
