import UIKit

/// Fields to fill in, a button to send them, and what was wrong with them.
@MainActor
final class Form {
  /// What it consists of, from top to bottom.
  var views: [UIView] { [errorMessage.view] + rows + [button] }

  /// Whether it was sent, and nobody has answered yet; then it cannot be changed.
  var isPending = false {
    didSet {
      for input in inputs { input.isEnabled = !isPending }
      button.isPending = isPending
      if isPending { errorMessage.clear() }
    }
  }

  private let draft: AuthDraft
  private let fields: [FormField]
  private let errorMessage = ErrorMessage()
  private let inputs: [UITextField]
  private let rows: [UIView]
  private let button: UIButton
  private var wrongInput: UITextField?

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
    rows = zip(fields, inputs).map { UIStackView(labelling: $1, $0.name) }
    button = UIButton(.filled(), submitTitle, onSubmit)
    for (position, (input, field)) in zip(inputs, fields).enumerated() {
      let next = inputs.dropFirst(position + 1).first
      input.set(up: field, of: draft, isLast: next == nil) { [weak next] in
        if let next { next.becomeFirstResponder() } else { onSubmit() }
      }
    }
  }

  /// Says what was wrong, and shows what is left of what was typed.
  func show(_ error: AccountError) {
    for (input, field) in zip(inputs, fields) { input.text = draft[keyPath: field.path] }
    wrongInput = zip(inputs, fields).first { $1.path == error.field }?.0
    errorMessage.show(error.message)
    goToMistake()
  }

  /// It can be seen now, and with it what was said before.
  func appeared() {
    errorMessage.announce()
    goToMistake()
  }

  /// Whoever listens is led to the sentence, everybody else to the field.
  private func goToMistake() {
    guard let input = wrongInput, input.window != nil else { return }
    wrongInput = nil
    if !UIAccessibility.isVoiceOverRunning { input.becomeFirstResponder() }
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

extension UIStackView {
  /// A field with its name above it, where it stays when something is typed.
  fileprivate convenience init(labelling input: UITextField, _ name: String) {
    let label = UILabel(saying: name)
    label.isAccessibilityElement = false
    self.init(arrangedSubviews: [label, input])
    axis = .vertical
    spacing = 4
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
