/// A few answers side by side, or below each other where they do not fit.
struct Confirm: Control {
  struct Answer: Hashable, Sendable {
    let title: String

    /// Whether something is lost with it.
    let isDestructive: Bool
  }

  let answers: [Answer]

  /// The answer that Enter takes, counted from 0: at first one with which nothing is lost.
  private(set) var selected: Int

  init(_ answers: [Answer]) {
    self.answers = answers
    selected = answers.firstIndex { !$0.isDestructive } ?? 0
  }

  mutating func update(to new: any Control) {
    if let new = new as? Self, new.answers != answers { self = new }
  }

  mutating func take(_ key: Key) -> Reaction {
    switch key {
    case .left, .up, .shiftTab: return select(selected - 1)
    case .right, .down, .tab: return select(selected + 1)
    case .enter, .character(" "): return answers.isEmpty ? .unused : .chose(selected)
    default: return .unused
    }
  }

  private mutating func select(_ answer: Int) -> Reaction {
    guard !answers.isEmpty else { return .unused }
    // It ends at both ends: whoever goes on from the last answer does not mean the first, with which something
    // may be lost.
    selected = min(max(answer, 0), answers.count - 1)
    return .used
  }

  // MARK: - Drawing

  private func text(_ answer: Int) -> String { "[ \(answers[answer].title) ]" }

  private func isOneRow(_ columns: Int) -> Bool {
    answers.indices.reduce(0) { $0 + text($1).terminalWidth + 1 } <= columns + 1
  }

  func rows(columns: Int) -> Int { isOneRow(columns) ? min(answers.count, 1) : answers.count }

  func focus(columns: Int) -> Range<Int> {
    let row = isOneRow(columns) ? 0 : selected
    return row..<(row + min(answers.count, 1))
  }

  func draw(into size: TerminalSize, isFocused: Bool, look: Look) -> Canvas {
    var canvas = Canvas(size)
    var column = 0
    for answer in answers.indices {
      let isOneRow = isOneRow(size.columns)
      let style: TextStyle =
        answer == selected ? .chosen : answers[answer].isDestructive ? .danger : .plain
      let text = text(answer).truncated(toWidth: size.columns, marker: look.ellipsis)
      let end = canvas.write(
        text, row: isOneRow ? 0 : answer, column: isOneRow ? column : 0, style)
      column = end + 1
    }
    return canvas
  }

  func hints(_ look: Look, columns: Int) -> [KeyHint] {
    guard answers.count > 1 else {
      return answers.map { KeyHint(.act, "enter", $0.title.lowercased()) }
    }
    let arrows = isOneRow(columns) ? look.leftAndRight : look.upAndDown
    return [KeyHint(.move, arrows, "move"), KeyHint(.act, "enter", "choose")]
  }
}
