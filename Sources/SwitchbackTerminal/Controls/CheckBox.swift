/// A box that is checked or not.
struct CheckBox: Control {
  var label: String
  private(set) var isChecked: Bool

  init(_ label: String, isChecked: Bool = false) {
    self.label = label
    self.isChecked = isChecked
  }

  var value: String { isChecked ? FormField.yes : FormField.no }

  mutating func update(to new: any Control) {
    if let new = new as? Self { self = new }
  }

  mutating func take(_ key: Key) -> Reaction {
    switch key {
    case .character(" "):
      isChecked.toggle()
      return .changed
    case .enter: return .entered
    default: return .unused
    }
  }

  private func lines(_ columns: Int) -> [String] {
    wrap(label, columns: columns, prefix: isChecked ? "[x] " : "[ ] ")
  }

  func rows(columns: Int) -> Int { lines(columns).count }

  func draw(into size: TerminalSize, isFocused: Bool, look: Look) -> Canvas {
    var canvas = Canvas(size)
    for (row, line) in lines(size.columns).enumerated() {
      canvas.write(line, row: row, isFocused ? .selected : .plain)
    }
    if isFocused { canvas.cursor = TerminalPosition(row: 0, column: 1) }
    return canvas
  }

  func hints(_ look: Look, columns: Int) -> [KeyHint] {
    [KeyHint(.move, "space", isChecked ? "uncheck" : "check")]
  }
}
