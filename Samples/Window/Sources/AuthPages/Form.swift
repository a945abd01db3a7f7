import AuthFlows
import GtkHost

/// Fields of a draft to fill in, a button to send them, and what was wrong with them.
@MainActor
final class Form {
  let widget: Widget
  private let draft: AuthDraft
  private let message: ErrorLine
  private let fields: [(field: Field, path: ReferenceWritableKeyPath<AuthDraft, String>)]
  private let pending: Pending

  /// A field, by its name and by what it is of the draft.
  struct Line {
    let name: String
    let path: ReferenceWritableKeyPath<AuthDraft, String>
    var isSecret = true
  }

  /// What is typed goes into the draft at once; Enter goes to the next field, and from the last one on.
  init(
    _ draft: AuthDraft, introducedBy text: String, _ lines: [Line],
    submitTitle: String, pendingTitle: String, onSubmit: @escaping @MainActor () -> Void
  ) {
    self.draft = draft
    let column = Column()
    column.text(text)
    message = column.message()
    let next = Next()
    fields = lines.enumerated().map { position, line in
      let field = column.field(
        line.name, text: draft[keyPath: line.path], isSecret: line.isSecret
      ) {
        draft[keyPath: line.path] = $0
      } onEnter: {
        next.field(after: position)?.widget.focus() ?? onSubmit()
      }
      return (field, line.path)
    }
    next.fields = fields.map(\.field)
    let button = column.button(submitTitle, style: "suggested-action", onSubmit)
    pending = Pending(button, submitTitle, pendingTitle, fields: fields.map(\.field))
    widget = column.widget
  }

  /// The fields, for those who leave one.
  @MainActor
  private final class Next {
    var fields: [Field] = []
    func field(after position: Int) -> Field? { fields.dropFirst(position + 1).first }
  }

  var isPending: Bool {
    get { pending.isPending }
    set {
      pending.isPending = newValue
      if newValue { message.text = nil }
    }
  }

  /// Says what was wrong, and leads to what is to be typed again.
  func show(_ error: AccountError) {
    message.text = error.description
    for (field, path) in fields { field.text = draft[keyPath: path] }
    fields.first { $0.path == error.field }?.field.widget.focus()
  }

  /// Shows what has been typed elsewhere, or came back.
  func refresh() {
    for (field, path) in fields { field.text = draft[keyPath: path] }
  }
}

extension AccountError {
  /// What is to be typed again, if anything is.
  @MainActor
  fileprivate var field: ReferenceWritableKeyPath<AuthDraft, String>? {
    switch self {
    case .wrongNameOrPassword: \.password
    case .noName, .nameTaken: \.userName
    case .passwordTooShort, .passwordsDiffer: \.newPassword
    case .termsDeclined, .cancelled: nil
    }
  }
}
