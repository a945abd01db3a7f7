import Switchback

/// A question or a notice over everything, and where the user is in it.
@MainActor
struct Dialog {
  let question: HostQuestion
  private(set) var confirm: Confirm
  private var viewport = Viewport()

  /// How wide it was drawn last.
  private var columns = 0

  /// Whether the answers are to be seen again.
  private var isRevealDue = true

  init(_ question: HostQuestion) {
    self.question = question
    confirm = Confirm(question.shownChoices)
  }

  /// Takes a key.
  ///
  /// - Parameter key: What was pressed.
  /// - Returns: The answer that it gives, counted from 0; nil if it gives none.
  mutating func take(_ key: Key) -> Int? {
    switch key {
    case .pageUp: _ = viewport.page(-1)
    case .pageDown: _ = viewport.page(1)
    case .home: _ = viewport.scroll(by: -viewport.height)
    case .end: _ = viewport.scroll(by: viewport.height)
    default:
      isRevealDue = true
      if case .chose(let choice) = confirm.take(key) { return choice }
    }
    return nil
  }

  /// The keys that it takes, for the footer.
  func hints(_ look: Look) -> [KeyHint] {
    let hints = confirm.hints(look, columns: columns)
    if viewport.hasLess { return hints + [KeyHint(.scroll, "page up", "scroll")] }
    return viewport.hasMore ? hints + [KeyHint(.scroll, "page down", "scroll")] : hints
  }

  /// Draws it into the middle of a window.
  mutating func draw(over canvas: inout Canvas, look: Look) {
    // Where there is hardly any room, it takes all of it.
    let isBoxed = canvas.size.rows >= 9
    columns = min(canvas.size.columns - (isBoxed ? 6 : 2), 56)
    guard columns > 0 else { return }
    let text = wrap(question.shownText, columns: columns)
    let details = question.shownDetails.map { wrap($0, columns: columns) } ?? []
    let above = text.count + details.count + 1
    let wanted = above + confirm.rows(columns: columns)
    var body = Canvas(columns: columns, rows: wanted)
    for (row, line) in text.enumerated() { body.write(line, row: row, .strong) }
    for (row, line) in details.enumerated() { body.write(line, row: text.count + row) }
    let size = TerminalSize(columns: columns, rows: wanted - above)
    body.draw(confirm.draw(into: size, isFocused: true, look: look), row: above)
    let window = max(canvas.size.rows - (isBoxed ? 2 : 0), 1)
    let seen = scroll(body, details: text.count..<(above - 1), window: window)
    let box = isBoxed ? seen.boxed(look) : seen
    canvas = isBoxed ? canvas.faded() : Canvas(canvas.size)
    let row = max((canvas.size.rows - box.size.rows) / 2, 0)
    let column = (canvas.size.columns - box.size.columns) / 2
    // No letter of what is below stands right beside it.
    let margin = min(column, 1)
    canvas.draw(
      Canvas(columns: box.size.columns + 2 * margin, rows: box.size.rows), row: row,
      column: column - margin)
    canvas.draw(box, row: row, column: column)
  }
}

// MARK: - Scrolling

extension Dialog {
  /// How many rows of the details are seen at least, where they scroll alone.
  private static let fewestDetails = 3

  /// Picks the rows that are seen in a window.
  ///
  /// The details scroll between the question and the answers. Where there is no room for that, everything scrolls, and
  /// the answers matter more than the question.
  ///
  /// - Parameters:
  ///   - body: All rows: the question, its details, an empty row, the answers.
  ///   - details: Which of them are the details.
  ///   - window: How many rows there is room for.
  /// - Returns: The rows that are seen.
  private mutating func scroll(_ body: Canvas, details: Range<Int>, window: Int) -> Canvas {
    let height = body.size.rows
    let scrollAlone = window >= height - details.count + Self.fewestDetails
    let moving = scrollAlone ? details : 0..<height
    let room = window - (height - moving.count)
    if room != viewport.window { isRevealDue = true }
    viewport.measure(height: moving.count, window: room)
    if isRevealDue, !scrollAlone {
      let (focus, answers) = (confirm.focus(columns: columns), details.upperBound + 1)
      viewport.reveal((answers + focus.lowerBound)..<(answers + focus.upperBound))
    }
    isRevealDue = false
    let below = moving.lowerBound + viewport.rows.count
    var seen = Canvas(columns: columns, rows: below + height - moving.upperBound)
    seen.draw(body.rows(0..<moving.lowerBound), row: 0)
    let rows = viewport.rows
    seen.draw(
      body.rows((moving.lowerBound + rows.lowerBound)..<(moving.lowerBound + rows.upperBound)),
      row: moving.lowerBound)
    seen.draw(body.rows(moving.upperBound..<height), row: below)
    return seen
  }
}

extension Canvas {
  /// The canvas with a line around it, and a blank column on both sides.
  func boxed(_ look: Look) -> Canvas {
    let (columns, rows) = (size.columns + 4, size.rows + 2)
    var box = Canvas(columns: columns, rows: rows)
    let line = String(repeating: look.border.top, count: columns - 2)
    box.write(look.border.topLeft + line + look.border.topRight, row: 0, .faint)
    for row in 1..<(rows - 1) {
      box.write(look.border.side, row: row, .faint)
      box.write(look.border.side, row: row, column: columns - 1, .faint)
    }
    box.write(look.border.bottomLeft + line + look.border.bottomRight, row: rows - 1, .faint)
    box.draw(self, row: 1, column: 2)
    return box
  }
}
