extension StringProtocol {
  /// The longest beginning of the text that takes at most so many columns; no character is split.
  func prefix(columns: Int) -> SubSequence {
    var width = 0
    return prefix { character in
      width += character.terminalWidth
      return width <= columns
    }
  }

  /// Cuts the text to so many columns, on the boundary of a character.
  ///
  /// ```swift
  /// // "한국…": the next character would make it seven columns.
  /// "한국어 문서".truncated(toWidth: 6)
  /// ```
  ///
  /// - Parameters:
  ///   - columns: The columns there are; the result never takes more.
  ///   - marker: What tells that text is missing; left out if it does not fit.
  /// - Returns: The text if it fits, otherwise its beginning with the marker after it.
  func truncated(toWidth columns: Int, marker: String = "…") -> String {
    if terminalWidth <= columns { return String(self) }
    let room = columns - marker.terminalWidth
    return room < 0 ? String(prefix(columns: columns)) : prefix(columns: room) + marker
  }
}
