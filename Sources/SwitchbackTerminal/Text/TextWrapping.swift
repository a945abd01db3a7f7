/// Breaks text into lines of a width, at blanks where there are any.
///
/// A word that is wider than a line is broken. A line break in the text is kept, and so are the blanks before and
/// between words, but for those at which a line is broken. A character is never split: one that is wider than a line
/// stands on a line of its own, which is too wide then.
///
/// - Parameters:
///   - text: The text.
///   - columns: The width, as a terminal counts it; at least one column is used.
///   - prefix: What stands before the first line; the others are indented as far.
/// - Returns: The lines, at least one.
func wrap(_ text: String, columns: Int, prefix: String = "") -> [String] {
  let width = max(columns - prefix.terminalWidth, 1)
  let indent = String(repeating: " ", count: prefix.terminalWidth)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    .flatMap { wrapLine($0, to: width) }
  return lines.enumerated().map { number, line in
    if number == 0 { return prefix + line }
    return line.isEmpty ? "" : indent + line
  }
}

private func wrapLine(_ text: Substring, to width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  var used = 0
  var blanks = 0
  for word in text.split(separator: " ", omittingEmptySubsequences: false) {
    defer { blanks += 1 }
    if word.isEmpty { continue }
    var rest = word
    var needed = word.terminalWidth
    // Blanks at which a line is broken are left out.
    let gap = line.isEmpty && !lines.isEmpty ? 0 : blanks
    if used + gap + needed <= width {
      line += String(repeating: " ", count: gap) + rest
      used += gap + needed
      blanks = 0
      continue
    }
    if !line.isEmpty { lines.append(line) }
    while needed > width {
      let fitting = rest.prefix(columns: width)
      let piece = fitting.isEmpty ? rest.prefix(1) : fitting
      lines.append(String(piece))
      rest = rest[piece.endIndex...]
      needed -= piece.terminalWidth
    }
    (line, used, blanks) = (String(rest), needed, 0)
  }
  return lines.isEmpty || !line.isEmpty ? lines + [line] : lines
}
