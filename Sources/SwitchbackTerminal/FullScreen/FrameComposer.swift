import Switchback

/// Draws a full screen: the page on top, what it covers, the bar of tabs, a question, and the keys that work.
@MainActor
struct FrameComposer {
  /// The stack below all others.
  let base: TerminalStack
  /// The question that is asked, of which drawing it may show another part.
  var dialog: Dialog?

  /// What is said in place of the keys.
  let message: String?
  let size: TerminalSize
  let look: Look

  /// Where the user is on each screen, which drawing a page may change.
  var views: ScreenViews

  private var front: TerminalStack { base.front }

  /// Draws everything that is to be seen.
  mutating func frame() -> Canvas {
    var canvas = Canvas(size)
    guard size.isRoomEnough else {
      let text = "Please make the window larger: 24 columns and 6 rows. ctrl-c leaves."
      for (row, line) in wrap(text, columns: size.columns).enumerated() {
        canvas.write(line, row: row)
      }
      return canvas
    }
    let isRoomy = size.rows >= 12
    let above = isRoomy ? 2 : 0
    if isRoomy { canvas.write(path(columns: size.columns - 2), row: 0, column: 1, .faint) }
    // Above the keys stands an empty row, unless that is missing elsewhere.
    let below = size.rows < 9 ? 1 : 2
    let room = TerminalSize(columns: size.columns - 2, rows: size.rows - above - below)
    canvas.draw(draw(base, into: room), row: above, column: 1)
    if dialog != nil {
      var body = canvas.rows(0..<(size.rows - 1))
      dialog?.draw(over: &body, look: look)
      canvas.draw(body, row: 0)
      canvas.cursor = nil
    }
    drawFooter(on: &canvas)
    return canvas
  }

  /// Draws a stack and what is presented over it.
  private mutating func draw(_ stack: TerminalStack, into size: TerminalSize) -> Canvas {
    var canvas = Canvas(size)
    if let tabs = stack.tabs {
      let bar = size.rows < 8 ? 1 : 2
      drawBar(of: tabs, on: &canvas)
      if bar > 1 { canvas.write(String(repeating: look.rule, count: size.columns), row: 1, .faint) }
      if let selected = tabs.selectedStack {
        let room = TerminalSize(columns: size.columns, rows: size.rows - bar)
        canvas.draw(draw(selected, into: room), row: bar)
      }
    } else if let screen = stack.screens.last as? any TerminalScreen {
      var page = views.page(of: screen)
      let isActive = stack === front && dialog == nil
      canvas.draw(page.draw(into: size, isActive: isActive, look: look), row: 0)
      views.keep(page, of: screen)
    } else {
      canvas.write("Nothing is shown here yet.", row: 0, .faint)
    }
    guard let presented = stack.presented else { return canvas }
    return draw(presented, over: canvas)
  }

  /// Draws a sheet; where there is room, the title of what it covers is seen above it.
  private mutating func draw(_ sheet: TerminalStack, over covered: Canvas) -> Canvas {
    let size = covered.size
    let (left, top) = (2, 2)
    let room = TerminalSize(columns: size.columns - 2 * left - 4, rows: size.rows - top - 2)
    guard room.columns >= 36, room.rows >= 8 else { return draw(sheet, into: size) }
    var canvas = Canvas(size)
    canvas.draw(covered.faded().rows(0..<top), row: 0)
    canvas.draw(draw(sheet, into: room).boxed(look), row: top, column: left)
    return canvas
  }

  private func drawBar(of tabs: TerminalTabs, on canvas: inout Canvas) {
    var items = tabs.bar.items
    // Where there is no room for all, the one that is shown matters most.
    var position = tabs.selectedPosition ?? 0
    let separator = look.border.side
    // What stands on both sides of a title.
    let around = 2
    func width(_ count: Int) -> Int {
      items.prefix(count).reduce(0) {
        $0 + $1.label.terminalWidth + around + separator.terminalWidth
      }
    }
    while position > 0, width(position + 1) > canvas.size.columns + 1 {
      items.removeFirst()
      position -= 1
    }
    var column = 0
    for (number, item) in items.enumerated() {
      if number > 0 { column = canvas.write(separator, row: 0, column: column, .faint) }
      let isSelected = item.id == tabs.selected
      // The blank behind a title is none that is missed.
      let room = max(canvas.size.columns - column - (isSelected ? around : 1), 0)
      let label = item.label.truncated(toWidth: room, marker: look.ellipsis)
      let (text, style) = isSelected ? ("[\(label)]", TextStyle.chosen) : (" \(label) ", .plain)
      column = canvas.write(text, row: 0, column: column, style)
    }
  }

  // MARK: - Around the page

  /// The titles of the screens on the way to this one; empty if there is only one.
  private func path(columns: Int) -> String {
    var titles: [String] = []
    var stack: TerminalStack? = base
    while let current = stack {
      titles += current.screens.compactMap {
        ($0 as? any TerminalScreen)?.content.title.printableLine
      }
      stack = current.presented ?? current.tabs?.selectedStack
    }
    // Steps that are called the same are one place.
    titles = titles.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    guard titles.count > 1 else { return "" }
    // Where there is no room, what is nearest matters most.
    while titles.count > 2,
      titles.joined(separator: look.separator).terminalWidth > columns
    {
      titles.removeFirst(titles[0] == look.ellipsis ? 2 : 1)
      titles.insert(look.ellipsis, at: 0)
    }
    return titles.joined(separator: look.separator)
      .truncated(toWidth: columns, marker: look.ellipsis)
  }

  private mutating func drawFooter(on canvas: inout Canvas) {
    let (columns, row) = (canvas.size.columns - 2, canvas.size.rows - 1)
    // Whoever is asked something needs the keys for the answer.
    if let message, dialog == nil {
      let text = "\(look.notice) \(message)".truncated(toWidth: columns, marker: look.ellipsis)
      canvas.write(text, row: row, column: 1, .warning)
      return
    }
    var column = 1
    for hint in hints().fitting(columns: columns, separator: look.dot) {
      if column > 1 { column = canvas.write(look.dot, row: row, column: column, .faint) }
      column = canvas.write(hint.key, row: row, column: column, .strong)
      if hint.action.isEmpty { continue }
      column = canvas.write(" " + hint.action, row: row, column: column, .faint)
    }
  }

  /// The keys that work now.
  private mutating func hints() -> [KeyHint] {
    let quit = KeyHint(.out, "ctrl-c", "quit")
    if let dialog {
      let cancel = KeyHint(.back, "esc", "cancel")
      let exits = dialog.question.isNotice ? [quit] : [cancel, quit]
      return dialog.hints(look) + exits
    }
    var hints = [KeyHint(.back, "esc", back)]
    if let screen = front.screens.last as? any TerminalScreen {
      hints = views.page(of: screen).hints(look) + hints
    }
    if let tabs = base.frontTabs, tabs.tabs.count > 1 {
      hints.append(KeyHint(.tab, "ctrl-n", "next tab"))
    }
    return hints + [quit]
  }

  /// What going back means here.
  private var back: String {
    let screen = front.screens.last as? any TerminalScreen
    if let title = screen?.content.backTitle { return title.printableLine }
    guard front.screens.count <= 1 else { return "back" }
    if case .progress = screen?.content.request { return "cancel" }
    guard let way = front.reporter?.wayBack(), way.staysInside else { return "leave" }
    return way.closesSheet ? "close" : "back"
  }
}

extension TerminalSize {
  /// Whether there is enough room for a page.
  var isRoomEnough: Bool { columns >= 24 && rows >= 6 }
}
