/// The part of something tall that is seen through a window, and how far it is scrolled.
struct Viewport: Hashable, Sendable {
  /// How many rows are above the window.
  private(set) var offset = 0

  /// How many rows there are, and how many of them can be seen.
  private(set) var height = 0
  private(set) var window = 0

  private var last: Int { max(height - window, 0) }

  /// Whether there is something above what is seen.
  var hasLess: Bool { offset > 0 }

  /// Whether there is something below what is seen.
  var hasMore: Bool { offset < last }

  /// The rows that are seen.
  var rows: Range<Int> { offset..<min(offset + window, max(height, offset)) }

  /// Takes the measures of what there is.
  ///
  /// - Parameters:
  ///   - height: How many rows there are.
  ///   - window: How many of them can be seen.
  ///   - staysAtEnd: Whether the end is seen if it was, and at first.
  mutating func measure(height: Int, window: Int, staysAtEnd: Bool = false) {
    let wasAtEnd = !hasMore
    self.height = height
    self.window = max(window, 0)
    offset = staysAtEnd && wasAtEnd ? last : min(offset, last)
  }

  /// Moves by so many rows, as far as that goes.
  ///
  /// - Returns: Whether it moved.
  mutating func scroll(by rows: Int) -> Bool {
    let target = min(max(offset + rows, 0), last)
    defer { offset = target }
    return target != offset
  }

  /// Moves by what is seen, less a row to go on reading from.
  mutating func page(_ direction: Int) -> Bool {
    scroll(by: direction * max(window - 1, 1))
  }

  /// Whether all of some rows can be seen, or as much of them as there is room for.
  func shows(_ rows: Range<Int>) -> Bool {
    rows.isEmpty || (offset <= rows.lowerBound && rows.upperBound <= offset + window)
      || (rows.count > window && offset == rows.lowerBound)
  }

  /// Moves as little as needed to see some rows.
  mutating func reveal(_ rows: Range<Int>) {
    guard !shows(rows) else { return }
    let isBelow = rows.upperBound > offset + window && rows.count <= window
    offset = min(max(isBelow ? rows.upperBound - window : rows.lowerBound, 0), last)
  }
}
