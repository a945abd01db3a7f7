/// The signs that pages are drawn with.
struct Look: Hashable, Sendable {
  /// What stands between the titles of screens on the way to this one.
  var separator = " › "
  /// What stands before the choice that is selected.
  var pointer = "›"
  /// What tells that text is missing.
  var ellipsis = "…"
  /// What stands for a character that must not be seen.
  var mask = "•"
  /// What stands between two keys of the footer.
  var dot = " · "
  /// What stands before a sentence about the last answer.
  var notice = "!"
  var upAndDown = "↑↓"
  var leftAndRight = "←→"
  var more = "↓"
  var less = "↑"
  var done = "█"
  var toDo = "░"
  var rule = "─"
  /// What stands around the one of several that is chosen.
  var previous = "‹"
  var next = "›"
  var border = Border(
    topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", side: "│", top: "─")

  /// The lines around a box.
  struct Border: Hashable, Sendable {
    let topLeft, topRight, bottomLeft, bottomRight, side, top: String
  }

  /// For terminals that can show every character.
  static let full = Look()

  /// For terminals that can show ASCII only.
  static let ascii = Look(
    separator: " > ", pointer: ">", ellipsis: "...", mask: "*", dot: " | ", notice: "!",
    upAndDown: "up/down", leftAndRight: "left/right", more: "v", less: "^", done: "#", toDo: ".",
    rule: "-", previous: "<", next: ">",
    border: Border(
      topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", side: "|", top: "-"))
}
