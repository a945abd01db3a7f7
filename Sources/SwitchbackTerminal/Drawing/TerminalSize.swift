/// How many columns and rows there are.
struct TerminalSize: Hashable, Sendable {
  var columns: Int
  var rows: Int
}

/// A place in a window, counted from 0 at the top left.
struct TerminalPosition: Hashable, Sendable {
  var row: Int
  var column: Int
}
