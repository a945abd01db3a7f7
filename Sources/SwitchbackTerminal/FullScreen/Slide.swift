/// One frame moving to another: a screen that comes or goes.
struct Slide {
  /// How many frames it takes, at sixty a second.
  static let length = 8

  let old: Canvas
  let new: Canvas
  let motion: StackMotion

  /// Whether it is the user who goes back, and may think better of it.
  let isGesture: Bool

  /// Called when it is over, with whether it went to its end.
  let onEnd: @MainActor (Bool) -> Void

  /// How many frames were drawn.
  private(set) var step = 0

  init(
    from old: Canvas,
    to new: Canvas,
    _ motion: StackMotion,
    isGesture: Bool,
    onEnd: @escaping @MainActor (Bool) -> Void,
  ) {
    self.old = old
    self.new = new
    self.motion = motion
    self.isGesture = isGesture
    self.onEnd = onEnd
  }

  var isOver: Bool { step >= Self.length }

  mutating func advance() { step += 1 }

  /// What is seen now; the last row, with the keys, does not move.
  var frame: Canvas {
    var canvas = Canvas(new.size)
    let (columns, rows) = (new.size.columns, new.size.rows)
    // It is quick at first and comes to rest slowly.
    let rest = Double(Self.length - min(step, Self.length)) / Double(Self.length)
    let away = rest * rest
    let (aside, below) = (Int(Double(columns) * away), Int(Double(rows) * away))
    switch motion {
    case .none:
      canvas.draw(new, row: 0)
    case .forward:
      canvas.draw(old, row: 0, column: aside - columns)
      canvas.draw(new, row: 0, column: aside)
    case .back:
      canvas.draw(old, row: 0, column: columns - aside)
      canvas.draw(new, row: 0, column: -aside)
    case .up:
      canvas.draw(old, row: 0)
      canvas.draw(new.rows(0..<(rows - below)), row: below)
    case .down:
      canvas.draw(new, row: 0)
      canvas.draw(old.rows(0..<below), row: rows - below)
    }
    canvas.draw(new.rows((rows - 1)..<rows), row: rows - 1)
    canvas.cursor = nil
    return canvas
  }
}
