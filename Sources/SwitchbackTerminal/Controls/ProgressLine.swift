/// A line that says how far some long work is.
struct ProgressLine: Control {
  /// What is being done.
  var label: String

  /// How much of it is done, from 0 to 1; nil if that is not known.
  var fraction: Double?

  mutating func update(to new: any Control) {
    if let new = new as? Self { self = new }
  }

  mutating func take(_ key: Key) -> Reaction { .unused }

  private var percent: Int? {
    guard let fraction else { return nil }
    guard fraction > 0 else { return 0 }
    // What is not done is never a hundred.
    return fraction < 1 ? min(Int((fraction * 100).rounded()), 99) : 100
  }

  func rows(columns: Int) -> Int {
    wrap(label, columns: columns).count + (fraction == nil ? 0 : 1)
  }

  func draw(into size: TerminalSize, isFocused: Bool, look: Look) -> Canvas {
    var canvas = Canvas(size)
    let lines = wrap(label, columns: size.columns)
    for (row, line) in lines.enumerated() { canvas.write(line, row: row) }
    guard let percent else { return canvas }
    let text = " \(percent) %"
    let length = min(max(size.columns - text.count, 0), 40)
    let done = length * percent / 100
    let end = canvas.write(
      String(repeating: look.done, count: done), row: lines.count, .selected)
    let bar = canvas.write(
      String(repeating: look.toDo, count: length - done), row: lines.count, column: end, .faint)
    canvas.write(text, row: lines.count, column: bar)
    return canvas
  }

  func hints(_ look: Look, columns: Int) -> [KeyHint] { [] }
}
