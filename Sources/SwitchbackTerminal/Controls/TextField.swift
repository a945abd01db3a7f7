/// A field for one line of text, or for a secret, of which only the length is seen.
///
/// What is around a text does not belong to it, as blanks are easily typed and not seen; a secret is exactly
/// what was typed.
struct TextField: Control {
  private let place: FieldPlace
  let isSecret: Bool
  private var editor: LineEditor

  /// What the screen has in the field, as it said last.
  private var given: String

  init(_ label: String, text: String = "", isSecret: Bool = false, labelColumns: Int? = nil) {
    place = FieldPlace(label, labelColumns: labelColumns)
    self.isSecret = isSecret
    editor = LineEditor(text)
    given = text
  }

  var value: String { isSecret ? editor.text : editor.text.trimmingBlanks }

  var isUnanswered: Bool { value.isEmpty }

  /// Takes over another text, unless the screen only keeps what was typed, or keeps nothing.
  mutating func update(to new: any Control) {
    guard let new = new as? Self, new.given != given else { return }
    given = new.given
    if given != value { editor = LineEditor(given) }
  }

  mutating func take(_ key: Key) -> Reaction {
    key == .enter ? .entered : editor.take(key)
  }

  mutating func paste(_ text: String) -> Reaction { editor.insert(text) }

  // MARK: - Drawing

  func rows(columns: Int) -> Int { place.rows(columns: columns) }

  func draw(into size: TerminalSize, isFocused: Bool, look: Look) -> Canvas {
    var canvas = Canvas(size)
    place.draw(on: &canvas, isFocused: isFocused)
    let start = place.start(columns: size.columns)
    let room = place.room(columns: size.columns)
    guard room > 0 else { return canvas }
    canvas.write(String(repeating: " ", count: room), row: start.row, column: start.column, .field)
    let (shown, caret) = window(columns: room, look: look)
    canvas.write(shown, row: start.row, column: start.column, .field)
    if isFocused { canvas.cursor = TerminalPosition(row: start.row, column: start.column + caret) }
    return canvas
  }

  /// The part of the text that is seen, and the column of the caret in it.
  private func window(columns: Int, look: Look) -> (text: String, caret: Int) {
    func shown(_ text: some StringProtocol) -> String {
      isSecret ? String(repeating: look.mask, count: text.count) : text.printableLine
    }
    var visible = shown(editor.text)[...]
    var caret = shown(editor.text.prefix(editor.caret)).terminalWidth
    // The caret has a column of its own, also behind the last character.
    while caret > columns - 1, let first = visible.first {
      visible.removeFirst()
      caret -= first.terminalWidth
    }
    return (String(visible.prefix(columns: columns)), caret)
  }

  func hints(_ look: Look) -> [KeyHint] { [] }
}
