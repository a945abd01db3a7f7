/// Where a field stands: beside its label, or below it where there is no room.
struct FieldPlace: Hashable, Sendable {
  let label: String

  /// The columns that the labels of all fields have in common.
  let labelColumns: Int

  init(_ label: String, labelColumns: Int?) {
    self.label = label
    self.labelColumns = labelColumns ?? label.terminalWidth
  }

  private func isOneRow(_ columns: Int) -> Bool { columns - labelColumns >= 16 }

  func rows(columns: Int) -> Int { isOneRow(columns) ? 1 : 2 }

  /// Where the field begins.
  func start(columns: Int) -> TerminalPosition {
    let isOneRow = isOneRow(columns)
    return TerminalPosition(row: isOneRow ? 0 : 1, column: isOneRow ? labelColumns + 2 : 0)
  }

  /// How wide the field is.
  func room(columns: Int) -> Int { min(columns - start(columns: columns).column, 48) }

  /// Draws the label.
  func draw(on canvas: inout Canvas, isFocused: Bool) {
    canvas.write(label, row: 0, isFocused ? .selected : .plain)
  }
}
