import Observation

/// Fields to fill in, and what was wrong with them.
///
/// What is typed goes into the draft at once.
@MainActor
@Observable
final class FormModel {
  let fields: [FormField]

  /// Whether it was sent, and nobody has answered yet; then it cannot be changed.
  var isPending = false { didSet { if isPending { mistake = nil } } }

  /// What was wrong, until it is sent again.
  private(set) var mistake: AccountError?

  /// How often something was.
  private(set) var mistakes = 0

  init(_ fields: [FormField]) {
    self.fields = fields
  }

  /// The field in which something has to be typed again.
  var wrongField: FormField? {
    fields.first { $0.path == mistake?.field }
  }

  /// The field that comes next.
  func field(after field: FormField) -> FormField? {
    fields.drop { $0 !== field }.dropFirst().first
  }

  /// Says what was wrong, and shows what is left of what was typed.
  func show(_ error: AccountError) {
    for field in fields { field.refresh() }
    mistake = error
    mistakes += 1
  }
}

/// A line to fill in, and where in the draft it goes.
@MainActor
@Observable
final class FormField: Identifiable {
  enum Kind {
    case userName
    case password
    case newPassword
  }

  let name: String
  let kind: Kind

  /// What is typed.
  var text: String { didSet { draft[keyPath: path] = text } }

  fileprivate let path: ReferenceWritableKeyPath<AuthDraft, String>
  private let draft: AuthDraft

  init(
    _ name: String,
    _ kind: Kind,
    in path: ReferenceWritableKeyPath<AuthDraft, String>,
    of draft: AuthDraft,
  ) {
    self.name = name
    self.kind = kind
    self.path = path
    self.draft = draft
    text = draft[keyPath: path]
  }

  /// Shows what the draft says by now.
  func refresh() {
    text = draft[keyPath: path]
  }
}
