/// Something on a page that takes keys: a value that a key turns into another, and that draws itself.
///
/// It knows nothing of the page that it is on. What a key means that it has no use for is up to that page.
protocol Control: Sendable {
  /// Takes a key.
  ///
  /// - Parameter key: What was pressed.
  /// - Returns: What came of it.
  mutating func take(_ key: Key) -> Reaction

  /// Takes text that was pasted.
  ///
  /// - Parameter text: The text, of which a line break is no key.
  /// - Returns: What came of it.
  mutating func paste(_ text: String) -> Reaction

  /// Finds out how many rows it needs, if that takes long, so as to know it when it is asked.
  ///
  /// - Parameter columns: The width that there is.
  mutating func measure(columns: Int)

  /// The rows that it needs.
  ///
  /// - Parameter columns: The width that there is.
  /// - Returns: How many.
  func rows(columns: Int) -> Int

  /// Which of them have to be seen while it is used.
  ///
  /// - Parameter columns: The width that there is.
  /// - Returns: Their positions, from 0.
  func focus(columns: Int) -> Range<Int>

  /// Draws it.
  ///
  /// - Parameters:
  ///   - size: The room that there is; what does not fit is cut off.
  ///   - isFocused: Whether it takes the keys.
  ///   - look: The signs to draw with.
  /// - Returns: The drawing, of that size.
  func draw(into size: TerminalSize, isFocused: Bool, look: Look) -> Canvas

  /// Draws some of its rows.
  ///
  /// - Parameters:
  ///   - rows: Their positions, from 0.
  ///   - columns: The width that there is.
  ///   - isFocused: Whether it takes the keys.
  ///   - look: The signs to draw with.
  /// - Returns: The drawing, with these rows only.
  func draw(_ rows: Range<Int>, columns: Int, isFocused: Bool, look: Look) -> Canvas

  /// The keys that it takes, for the footer.
  ///
  /// - Parameters:
  ///   - look: The signs to draw with.
  ///   - columns: The width that there is.
  /// - Returns: The hints, in the order in which they are shown.
  func hints(_ look: Look, columns: Int) -> [KeyHint]

  /// What stands in it, as the value of a field.
  var value: String { get }

  /// Whether nothing stands in it, although something could.
  var isUnanswered: Bool { get }

  /// Shows what a newly made one shows; the user stays where they are.
  ///
  /// - Parameter new: A control of the same type.
  mutating func update(to new: any Control)
}

/// What came of a key.
enum Reaction: Hashable, Sendable {
  /// The control has no use for it.
  case unused
  /// The control has taken it.
  case used
  /// What stands in the control is another now.
  case changed
  /// The user is through with the control.
  case entered
  /// The user has picked this choice, counted from 0.
  case chose(Int)
}

extension Control {
  /// Nothing.
  var value: String { "" }

  /// No.
  var isUnanswered: Bool { false }

  /// Nothing can be pasted.
  mutating func paste(_ text: String) -> Reaction { .unused }

  /// That is known at once.
  mutating func measure(columns: Int) {}

  /// All of it.
  func focus(columns: Int) -> Range<Int> { 0..<rows(columns: columns) }

  func draw(_ rows: Range<Int>, columns: Int, isFocused: Bool, look: Look) -> Canvas {
    let size = TerminalSize(columns: columns, rows: self.rows(columns: columns))
    return draw(into: size, isFocused: isFocused, look: look).rows(rows)
  }
}
