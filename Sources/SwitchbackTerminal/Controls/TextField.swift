/// A field for one line of text, or for a secret, of which only the length is seen.
///
/// What is around a text does not belong to it, as blanks are easily typed and not seen; a secret is exactly
/// what was typed.
struct TextField: Control {
  private var place: FieldPlace
  let isSecret: Bool
  private var editor: LineEditor

  /// What the screen has in the field, as it said last.
  private var given: String

  /// Whether the screen has kept something that was typed, so that what it does not keep is not to stand there.
  private var isKept = false

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
    guard let new = new as? Self else { return }
    place = new.place
    let isOther = new.given != given
    given = new.given
    if given == value {
      if isOther { isKept = true }
    } else if isOther || isKept {
      editor.replace(with: given)
    }
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
    let whole = shown(editor.text)
    var caret = shown(editor.text.prefix(editor.caret)).terminalWidth
    // The caret has a column of its own, also behind the last character.
    let last = whole.terminalWidth + 1 - columns
    guard last > 0 else { return (whole, caret) }
    // A third of what is seen comes after the caret.
    var before = min(max(caret - columns * 2 / 3, 0), last)
    var visible = whole[...]
    caret -= before
    while before > 0, let first = visible.first {
      visible.removeFirst()
      before -= first.terminalWidth
    }
    // Of a character of which half is left out, the other half is left out as well.
    caret += before
    let isCutBefore = visible.startIndex > whole.startIndex
    let isCutAfter = visible.terminalWidth > columns
    visible = visible.prefix(columns: columns)
    return (marked(visible, isCutBefore, isCutAfter, columns: columns, look), caret)
  }

  /// Shows at the edges that there is more of the text.
  private func marked(
    _ text: Substring, _ isCutBefore: Bool, _ isCutAfter: Bool, columns: Int, _ look: Look
  ) -> String {
    // Of a secret, only the length is seen; and where there is hardly any room, it is the text's.
    guard !isSecret, columns >= 8 else { return String(text) }
    var canvas = Canvas(columns: columns, rows: 1)
    canvas.write(text, row: 0)
    if isCutBefore { canvas.write(look.previous, row: 0) }
    if isCutAfter { canvas.write(look.next, row: 0, column: columns - look.next.terminalWidth) }
    return String(canvas.row(0).compactMap(\.character))
  }

  func hints(_ look: Look, columns: Int) -> [KeyHint] { [] }
}
