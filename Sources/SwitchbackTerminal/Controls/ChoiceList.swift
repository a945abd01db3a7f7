/// A list of which one can be chosen, by moving to it or by its number.
struct ChoiceList: Control {
  private(set) var choices: [String]

  /// The choice that Enter takes, counted from 0.
  private(set) var selected = 0

  /// For each width that it was measured at, the row in which each choice begins, and the one below the last.
  private var measured: [Int: [Int]] = [:]

  init(_ choices: [String]) {
    self.choices = choices
  }

  /// What was selected still is, if it is still there.
  mutating func update(to new: any Control) {
    guard let choices = (new as? Self)?.choices, choices != self.choices else { return }
    let title = self.choices.indices.contains(selected) ? self.choices[selected] : nil
    self.choices = choices
    measured = [:]
    // Several may have the same title.
    if choices.indices.contains(selected), choices[selected] == title { return }
    selected = choices.firstIndex { $0 == title } ?? min(selected, max(choices.count - 1, 0))
  }

  mutating func take(_ key: Key) -> Reaction {
    guard !choices.isEmpty else { return .unused }
    switch key {
    case .up, .character("k"): return select(selected - 1)
    case .down, .character("j"): return select(selected + 1)
    case .home: return select(0)
    case .end: return select(choices.count - 1)
    case .enter: return .chose(selected)
    default:
      guard let choice = number(of: key) else { return .unused }
      selected = choice
      return .chose(choice)
    }
  }

  private mutating func select(_ choice: Int) -> Reaction {
    guard choices.indices.contains(choice), choice != selected else { return .unused }
    selected = choice
    return .used
  }

  /// Which choice a digit stands for.
  private func number(of key: Key) -> Int? {
    guard key.modifiers.isEmpty, case .character(let character) = key.name,
      character.isASCII, let digit = character.wholeNumberValue, (1...choices.count).contains(digit)
    else { return nil }
    return digit - 1
  }

  // MARK: - Drawing

  private func lines(_ choice: Int, columns: Int) -> [String] {
    // A digit chooses only one of the first nine.
    let prefix = choice < 9 ? "\(choice + 1)  " : "   "
    return wrap(choices[choice], columns: columns - Self.margin, prefix: prefix)
  }

  /// The columns of the pointer.
  private static let margin = 2

  /// Keeps the two widths that a page tries: with and without marks at its edge.
  mutating func measure(columns: Int) {
    if measured[columns] != nil { return }
    if measured.count > 1 { measured = [:] }
    measured[columns] = starts(columns: columns)
  }

  private func starts(columns: Int) -> [Int] {
    if let known = measured[columns] { return known }
    var starts = [0]
    for choice in choices.indices {
      starts.append(starts[choice] + lines(choice, columns: columns).count)
    }
    return starts
  }

  func rows(columns: Int) -> Int { starts(columns: columns)[choices.count] }

  func focus(columns: Int) -> Range<Int> {
    guard !choices.isEmpty else { return 0..<0 }
    let starts = starts(columns: columns)
    return starts[selected]..<starts[selected + 1]
  }

  func draw(into size: TerminalSize, isFocused: Bool, look: Look) -> Canvas {
    draw(0..<size.rows, columns: size.columns, isFocused: isFocused, look: look)
  }

  func draw(_ rows: Range<Int>, columns: Int, isFocused: Bool, look: Look) -> Canvas {
    var canvas = Canvas(columns: columns, rows: rows.count)
    let starts = starts(columns: columns)
    for choice in choices.indices {
      if starts[choice + 1] <= rows.lowerBound { continue }
      if starts[choice] >= rows.upperBound { break }
      var row = starts[choice] - rows.lowerBound
      let isSelected = isFocused && choice == selected
      if isSelected { canvas.write(look.pointer, row: row, .selected) }
      for line in lines(choice, columns: columns) {
        canvas.write(line, row: row, column: Self.margin, isSelected ? .selected : .plain)
        row += 1
      }
    }
    return canvas
  }

  func hints(_ look: Look, columns: Int) -> [KeyHint] {
    guard choices.count > 1 else {
      return choices.isEmpty ? [] : [KeyHint(.act, "enter", "choose")]
    }
    return [
      KeyHint(.move, look.upAndDown, "move"), KeyHint(.act, "enter", "choose"),
    ]
  }
}
