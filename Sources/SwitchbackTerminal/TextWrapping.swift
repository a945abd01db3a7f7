/// Breaks text into lines of a width, at blanks where there are any.
///
/// Width is counted in grapheme clusters. A word that is wider than a line is broken; a line break in
/// the text is kept.
///
/// - Parameters:
///   - text: The text.
///   - columns: The width; at least one column is used.
///   - prefix: What stands before the first line; the others are indented as far.
/// - Returns: The lines, at least one.
func wrap(_ text: String, columns: Int, prefix: String = "") -> [String] {
  let width = max(columns - prefix.count, 1)
  let indent = String(repeating: " ", count: prefix.count)
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
  for word in text.split(separator: " ") {
    var rest = word
    var count = word.count
    if used > 0, used + 1 + count <= width {
      line += " " + rest
      used += 1 + count
      continue
    }
    if used > 0 { lines.append(line) }
    while count > width {
      lines.append(String(rest.prefix(width)))
      rest = rest.dropFirst(width)
      count -= width
    }
    line = String(rest)
    used = count
  }
  return lines.isEmpty || used > 0 ? lines + [line] : lines
}
