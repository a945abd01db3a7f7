/// One of several, of which the one that is chosen is seen; the arrows lead to the others, round and round.
struct Selector: Control {
  private let place: FieldPlace
  let options: [String]

  /// The position of what is chosen, from 0; nil if nothing is.
  private(set) var selected: Int?

  init(_ label: String, options: [String], selected: Int? = nil, labelColumns: Int? = nil) {
    place = FieldPlace(label, labelColumns: labelColumns)
    self.options = options
    self.selected = selected
  }

  var value: String { selected.map { options[$0] } ?? "" }

  var isUnanswered: Bool { selected == nil }

  mutating func update(to new: any Control) {
    if let new = new as? Self { self = new }
  }

  mutating func take(_ key: Key) -> Reaction {
    switch key {
    case .left: return select((selected ?? options.count) - 1)
    case .right, .character(" "): return select((selected ?? -1) + 1)
    case .enter: return .entered
    default: return .unused
    }
  }

  private mutating func select(_ option: Int) -> Reaction {
    guard !options.isEmpty else { return .unused }
    let target = (option + options.count) % options.count
    guard target != selected else { return .used }
    selected = target
    return .changed
  }

  // MARK: - Drawing

  func rows(columns: Int) -> Int { place.rows(columns: columns) }

  func draw(into size: TerminalSize, isFocused: Bool, look: Look) -> Canvas {
    var canvas = Canvas(size)
    place.draw(on: &canvas, isFocused: isFocused)
    let start = place.start(columns: size.columns)
    let edges = look.previous.terminalWidth + look.next.terminalWidth + 2
    let room = place.room(columns: size.columns) - edges
    guard room > 0 else { return canvas }
    let text =
      selected.map { options[$0].printableLine }
      ?? (options.isEmpty ? "nothing to choose" : "choose")
    let shown = text.truncated(toWidth: room, marker: look.ellipsis)
    var column = canvas.write(look.previous + " ", row: start.row, column: start.column, .faint)
    column = canvas.write(
      shown, row: start.row, column: column, selected == nil ? .faint : .plain)
    canvas.write(" " + look.next, row: start.row, column: column, .faint)
    if isFocused { canvas.cursor = start }
    return canvas
  }

  func hints(_ look: Look, columns: Int) -> [KeyHint] {
    options.isEmpty ? [] : [KeyHint(.move, look.leftAndRight, "choose")]
  }
}
