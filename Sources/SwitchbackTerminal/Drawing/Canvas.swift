/// A rectangle of characters, to be drawn on.
///
/// What does not fit is cut off, and a character of two columns is never split: what is left of one that is
/// drawn over or cut off by half is a blank. Characters that take no column are left out, control characters among
/// them, so that no text can bring an escape sequence along.
struct Canvas: Hashable, Sendable {
  /// One column of one row.
  struct Cell: Hashable, Sendable {
    /// The character; nil for the right half of one that takes two columns.
    var character: Character? = " "
    var style = TextStyle.plain
  }

  let size: TerminalSize
  private(set) var cells: [Cell]

  /// Where the terminal's cursor stands; nil to hide it.
  var cursor: TerminalPosition?

  init(_ size: TerminalSize) {
    self.size = TerminalSize(columns: max(size.columns, 0), rows: max(size.rows, 0))
    cells = Array(repeating: Cell(), count: self.size.columns * self.size.rows)
  }

  init(columns: Int, rows: Int) {
    self.init(TerminalSize(columns: columns, rows: rows))
  }

  /// The cells of a row.
  ///
  /// - Precondition: There is such a row.
  func row(_ row: Int) -> ArraySlice<Cell> {
    cells[(row * size.columns)..<((row + 1) * size.columns)]
  }

  /// The rows as text, without the blanks at their ends.
  var lines: [String] {
    (0..<size.rows).map { number in
      var line = String(row(number).compactMap(\.character))
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

// MARK: - Drawing

extension Canvas {
  /// Writes text, from left to right on one row.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - row: The row; one that does not exist is no mistake.
  ///   - column: Where it begins.
  ///   - style: How it looks.
  /// - Returns: The column behind it.
  @discardableResult
  mutating func write(
    _ text: some StringProtocol,
    row: Int,
    column: Int = 0,
    _ style: TextStyle = .plain,
  ) -> Int {
    var column = column
    for character in text {
      let width = character.terminalWidth
      guard width > 0 else { continue }
      set(character, width: width, row: row, column: column, style)
      column += width
    }
    return column
  }

  /// Draws another canvas on this one, and takes over its cursor if it has one.
  mutating func draw(_ other: Canvas, row: Int, column: Int = 0) {
    for number in 0..<other.size.rows {
      guard (0..<size.rows).contains(row + number) else { continue }
      for (offset, cell) in other.row(number).enumerated() {
        guard let character = cell.character else { continue }
        let isWide = character.terminalWidth > 1
        set(
          character, width: isWide ? 2 : 1, row: row + number, column: column + offset, cell.style)
      }
    }
    guard let cursor = other.cursor else { return }
    self.cursor = TerminalPosition(row: cursor.row + row, column: cursor.column + column)
  }

  /// The rows in a range, as a canvas of their own.
  func rows(_ range: Range<Int>) -> Canvas {
    let range = range.clamped(to: 0..<size.rows)
    var part = Canvas(columns: size.columns, rows: range.count)
    part.cells = Array(
      cells[(range.lowerBound * size.columns)..<(range.upperBound * size.columns)])
    if let cursor, range.contains(cursor.row) {
      part.cursor = TerminalPosition(row: cursor.row - range.lowerBound, column: cursor.column)
    }
    return part
  }

  /// The same, as something that lies in the background.
  func faded() -> Canvas {
    var canvas = self
    for index in cells.indices { canvas.cells[index].style = .faint }
    canvas.cursor = nil
    return canvas
  }

  private mutating func set(
    _ character: Character,
    width: Int,
    row: Int,
    column: Int,
    _ style: TextStyle,
  ) {
    guard (0..<size.rows).contains(row) else { return }
    guard column >= 0, column + width <= size.columns else {
      // Of a character of which half is cut off, the other half is a blank.
      let half = max(column, 0)
      if width == 2, (0..<size.columns).contains(half), column + 1 >= half {
        set(" ", width: 1, row: row, column: half, style)
      }
      return
    }
    let index = row * size.columns + column
    release(index)
    if width == 2 { release(index + 1) }
    cells[index] = Cell(character: character, style: style)
    if width == 2 { cells[index + 1] = Cell(character: nil, style: style) }
  }

  /// Blanks out the other half of a character of which one half is about to go.
  private mutating func release(_ index: Int) {
    if cells[index].character == nil {
      cells[index - 1].character = " "
    } else if (index + 1) % size.columns != 0, cells[index + 1].character == nil {
      cells[index + 1].character = " "
    }
  }
}
