/// A screen as a page: what it shows, and where its user is on it.
///
/// It is a value. A key makes another page of it, and says what that means for the screen.
struct Page: Sendable {
  /// What it shows, fit to be printed.
  private(set) var content: ScreenContent

  /// The same, as the screen has it.
  private var source: ScreenContent

  /// What takes keys, from top to bottom.
  private(set) var controls: [any Control] = []

  /// Which of them takes the keys now.
  private(set) var focus = 0

  private var viewport = Viewport()

  /// How wide its body is, where it was drawn last, and the room that there was.
  private var columns = 0
  private var size = TerminalSize(columns: 0, rows: 0)

  /// Whether the user has put something into a field since the screen was looked at.
  private var isEdited = false

  /// Whether there is no room for empty rows.
  private var isTight = false {
    didSet { if isTight != oldValue { texts = [:] } }
  }

  /// What stands above the controls, for each width that it was broken at.
  private var texts: [Int: [Line]] = [:]

  private struct Line: Sendable {
    let text: String
    let style: TextStyle
  }

  /// Whether what is wrong is to be seen as soon as it is known where that is.
  private var isRevealDue = false

  /// What a key means for a screen.
  enum Action: Hashable, Sendable {
    case none
    case unused
    case chose(Int)
    case edited(field: Int, to: String)
    case submitted
  }

  init(_ content: ScreenContent) {
    (source, self.content) = (content, content.printable)
    rebuild()
  }

  /// Shows what has become of the screen; the user stays where they are.
  mutating func update(_ new: ScreenContent) {
    guard new != source || isEdited else { return }
    isEdited = false
    let old = content.request
    (source, content) = (new, new.printable)
    texts = [:]
    if old.hasSameShape(as: content.request) {
      refresh()
    } else if case .form(let before) = old, case .form(let fields) = content.request {
      rearrange(before, as: fields)
    } else {
      rebuild()
    }
  }

  /// The form is asked again, from its beginning.
  mutating func restart() {
    focus = content.firstWrongField ?? firstUnanswered
    isRevealDue = content.firstWrongField != nil
    _ = viewport.scroll(by: -viewport.offset)
  }

  // MARK: - Keys

  /// Takes a key.
  mutating func take(_ key: Key) -> Action {
    guard controls.indices.contains(focus) else { return scroll(key) ? .none : .unused }
    let isSeen = viewport.shows(focusedRows)
    if !isSeen {
      // What cannot be seen is not used: the page goes there first.
      switch key {
      case .down where !isFocusAbove: if viewport.scroll(by: 1) { return .none }
      case .up: if viewport.scroll(by: -1) { return .none }
      case .enter, .character(" "):
        approach()
        return .none
      default: break
      }
    }
    let action = act(on: controls[focus].take(key))
    guard action == .unused else {
      if !key.isScrolling { viewport.reveal(focusedRows) }
      return action
    }
    return scroll(key) || move(key) ? .none : .unused
  }

  /// Takes text that was pasted.
  mutating func paste(_ text: String) -> Action {
    guard controls.indices.contains(focus) else { return .unused }
    viewport.reveal(focusedRows)
    return act(on: controls[focus].paste(text))
  }

  private mutating func act(on reaction: Reaction) -> Action {
    switch reaction {
    case .unused: return .unused
    case .used: return .none
    case .chose(let choice): return .chose(choice)
    case .changed:
      isEdited = true
      return .edited(field: focus, to: controls[focus].value)
    case .entered:
      guard focus + 1 < controls.count else { return .submitted }
      focus += 1
      return .none
    }
  }

  /// Goes from field to field.
  private mutating func move(_ key: Key) -> Bool {
    switch key {
    case .tab, .down: return move(to: focus + 1)
    case .shiftTab, .up: return move(to: focus - 1)
    default: return false
    }
  }

  private mutating func move(to target: Int) -> Bool {
    guard controls.indices.contains(target) else { return false }
    focus = target
    viewport.reveal(focusedRows)
    return true
  }

  private var isFocusAbove: Bool { focusedRows.lowerBound < viewport.offset }

  /// Goes on to what is used, page by page so that nothing on the way is missed, or back to it at once.
  private mutating func approach() {
    guard !isFocusAbove else { return viewport.reveal(focusedRows) }
    let page = max(viewport.window - 1, 1)
    _ = viewport.scroll(by: min(page, focusedRows.lowerBound - viewport.offset))
  }

  private mutating func scroll(_ key: Key) -> Bool {
    switch key {
    case .pageDown: return viewport.page(1)
    case .pageUp: return viewport.page(-1)
    case .character(" "): return viewport.page(1)
    case .down where focus + 1 >= controls.count: return viewport.scroll(by: 1)
    case .up where focus == 0: return viewport.scroll(by: -1)
    default: return false
    }
  }
}

extension Key {
  fileprivate var isScrolling: Bool { self == .pageUp || self == .pageDown }
}

// MARK: - Controls

extension Page {
  private mutating func rebuild() {
    controls = content.request.controls
    // Keys that come before it is drawn are used as if it could be seen.
    viewport = Viewport()
    columns = 0
    restart()
  }

  /// Takes over what the screen has, unless that is what the user has just put there.
  private mutating func refresh() {
    for (index, control) in content.request.controls.enumerated() {
      controls[index].update(to: control)
    }
  }

  /// Shows another form, with what stands in the fields that it has in common with the one before.
  private mutating func rearrange(_ before: [FormField], as fields: [FormField]) {
    let old = controls
    let places = FormField.places(of: fields, in: before)
    controls = content.request.controls
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      var control = old[place]
      control.update(to: controls[index])
      controls[index] = control
    }
    focus = places.firstIndex { $0 == focus } ?? max(min(focus, controls.count - 1), 0)
    isRevealDue = true
  }

  /// The first field in which nothing stands, or the first one.
  private var firstUnanswered: Int { controls.firstIndex { $0.isUnanswered } ?? 0 }
}

// MARK: - Drawing

extension Page {
  /// Draws it, as far as it is scrolled.
  ///
  /// - Parameters:
  ///   - size: The room that there is.
  ///   - isActive: Whether it takes the keys.
  ///   - look: The signs to draw with.
  /// - Returns: The drawing.
  mutating func draw(into size: TerminalSize, isActive: Bool, look: Look) -> Canvas {
    // What the user is at stays in view when the window becomes smaller.
    if columns > 0, size != self.size, viewport.shows(focusedRows) { isRevealDue = true }
    self.size = size
    isTight = size.rows < 6
    var canvas = Canvas(size)
    let heading = drawHeading(columns: size.columns, look: look)
    canvas.draw(heading, row: 0)
    let window = size.rows - heading.size.rows
    lay(out: size.columns, look)
    if height > window { lay(out: max(columns - Self.markColumns, 1), look) }
    viewport.measure(height: height, window: window, staysAtEnd: content.isReadFromEnd)
    if isRevealDue { viewport.reveal(focusedRows) }
    isRevealDue = false
    canvas.draw(drawBody(isActive: isActive, look: look), row: heading.size.rows)
    mark(&canvas, from: heading.size.rows, look: look)
    return canvas
  }

  private func drawHeading(columns: Int, look: Look) -> Canvas {
    let step = content.step.map { "\($0.number) of \($0.count)" } ?? ""
    let room = columns - step.terminalWidth - (step.isEmpty ? 0 : 2)
    var canvas = Canvas(columns: columns, rows: isTight ? 1 : 2)
    let end = canvas.write(
      content.title.truncated(toWidth: max(room, 0), marker: look.ellipsis), row: 0, .strong)
    if !step.isEmpty { canvas.write(step, row: 0, column: end + 2, .faint) }
    return canvas
  }

  /// Breaks everything into rows of a width.
  private mutating func lay(out columns: Int, _ look: Look) {
    self.columns = columns
    for index in controls.indices { controls[index].measure(columns: columns) }
    if texts[columns] != nil { return }
    // There are two widths, with and without marks at the edge.
    if texts.count > 1 { texts = [:] }
    var lines: [Line] = []
    func add(_ texts: [String], _ style: TextStyle) {
      lines += texts.map { Line(text: $0, style: style) }
      if !isTight { lines.append(Line(text: "", style: .plain)) }
    }
    for paragraph in content.paragraphs where !paragraph.isEmpty {
      add(wrap(paragraph, columns: columns), .plain)
    }
    if let notice = content.notice {
      add(wrap(notice, columns: columns, prefix: "\(look.notice) "), .warning)
    }
    texts[columns] = lines
  }

  /// The rows above the controls.
  private var top: Int { texts[columns]?.count ?? 0 }

  private var height: Int {
    controls.indices.reduce(top) { $0 + rows(of: $1, columns: columns) }
  }

  /// Draws the rows that are seen.
  private func drawBody(isActive: Bool, look: Look) -> Canvas {
    let seen = viewport.rows
    var body = Canvas(columns: columns, rows: seen.count)
    for row in seen.clamped(to: 0..<top) {
      guard let line = texts[columns]?[row] else { break }
      body.write(line.text, row: row - seen.lowerBound, line.style)
    }
    var row = top
    for (index, control) in controls.enumerated() {
      let end = row + control.rows(columns: columns)
      let rows = seen.clamped(to: row..<end)
      if !rows.isEmpty {
        let canvas = control.draw(
          (rows.lowerBound - row)..<(rows.upperBound - row), columns: columns,
          isFocused: isActive && index == focus, look: look)
        body.draw(canvas, row: rows.lowerBound - seen.lowerBound)
      }
      row = end
      for line in errorLines(index, columns: columns) {
        body.write(line, row: row - seen.lowerBound, column: Self.errorIndent, .warning)
        row += 1
      }
    }
    return body
  }

  /// The rows of a control, with what is wrong with it.
  private func rows(of index: Int, columns: Int) -> Int {
    controls[index].rows(columns: columns) + errorLines(index, columns: columns).count
  }

  private static let errorIndent = 2

  /// What is wrong with a field, below it.
  private func errorLines(_ index: Int, columns: Int) -> [String] {
    guard case .form(let fields) = content.request, let error = fields[index].error else {
      return []
    }
    return wrap(error, columns: columns - Self.errorIndent, prefix: "! ")
  }

  /// What the marks at the edge take, with a blank before them.
  private static let markColumns = 2

  /// Shows at the edge that there is more above or below.
  private func mark(_ canvas: inout Canvas, from row: Int, look: Look) {
    let (columns, rows) = (canvas.size.columns, canvas.size.rows)
    if viewport.hasLess { canvas.write(look.less, row: row, column: columns - 1, .faint) }
    if viewport.hasMore { canvas.write(look.more, row: rows - 1, column: columns - 1, .faint) }
  }

  private var focusedRows: Range<Int> {
    guard controls.indices.contains(focus), columns > 0 else { return 0..<0 }
    let start = controls.indices[..<focus].reduce(top) { $0 + self.rows(of: $1, columns: columns) }
    let rows = controls[focus].focus(columns: columns)
    let errorRows = errorLines(focus, columns: columns).count
    return (start + rows.lowerBound)..<(start + rows.upperBound + errorRows)
  }

  // MARK: - Hints

  /// The keys that work on it now, for the footer.
  func hints(_ look: Look) -> [KeyHint] {
    var hints: [KeyHint] = []
    if case .form(let fields) = content.request, !fields.isEmpty {
      let isLast = focus == controls.count - 1
      let done = content.submitTitle ?? "done"
      hints.append(KeyHint(.act, "enter", isLast ? done : "next field"))
      if controls.count > 1 { hints.append(KeyHint(.move, "tab", "move")) }
    }
    if controls.indices.contains(focus) {
      let its = controls[focus].hints(look, columns: columns)
      let isSeen = viewport.shows(focusedRows)
      hints = isSeen ? its + hints : [KeyHint(.act, "enter", "read on")]
    }
    for command in content.commands where reaches(command) {
      hints.append(KeyHint(.command, command.key.description, command.title))
    }
    if viewport.hasMore {
      hints.append(KeyHint(.scroll, "page down", "scroll"))
    } else if viewport.hasLess {
      hints.append(KeyHint(.scroll, "page up", "scroll"))
    }
    return hints
  }

  /// Whether the key of a command does it now, and nothing else.
  private func reaches(_ command: ScreenCommand) -> Bool {
    if command.isByWordOnly { return false }
    if command.isFirst { return true }
    var page = self
    return page.take(command.key) == .unused
  }
}
