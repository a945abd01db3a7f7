/// A line of text with a caret in it, and what keys do to it.
struct LineEditor: Hashable, Sendable {
  private(set) var text: String

  /// How many characters stand before the caret.
  private(set) var caret: Int

  /// Begins with a text, and the caret behind it.
  init(_ text: String = "") {
    self.text = text
    caret = text.count
  }

  /// Takes a key, if it moves the caret or changes the text.
  ///
  /// - Parameter key: What was pressed.
  /// - Returns: What came of it. Keys that could do nothing because of where the caret stands are taken all
  ///   the same unless the line is empty, so that whoever holds one down does not leave by it.
  mutating func take(_ key: Key) -> Reaction {
    if key.modifiers.subtracting(.shift).isEmpty, case .character(let character) = key.name {
      return insert(String(character))
    }
    guard !text.isEmpty else { return .unused }
    // Some terminals say that Shift is held down, and most do not.
    switch Key(key.name, modifiers: key.modifiers.subtracting(.shift)) {
    case .left, .control("b"): return move(to: caret - 1)
    case .right, .control("f"): return move(to: caret + 1)
    case .home, .control("a"): return move(to: 0)
    case .end, .control("e"): return move(to: text.count)
    case Key(.left, modifiers: .control), .alt(.left), Self.alt("b"): return move(to: wordBefore)
    case Key(.right, modifiers: .control), .alt(.right), Self.alt("f"): return move(to: wordAfter)
    case .backspace: return remove((caret - 1)..<caret)
    case .delete, .control("d"): return remove(caret..<(caret + 1))
    case .control("w"), .alt(.backspace), Key(.backspace, modifiers: .control):
      return remove(wordBefore..<caret)
    case Self.alt("d"), .alt(.delete), Key(.delete, modifiers: .control):
      return remove(caret..<wordAfter)
    case .control("u"): return remove(0..<caret)
    case .control("k"): return remove(caret..<text.count)
    default: return .unused
    }
  }

  /// Puts text in where the caret stands.
  ///
  /// - Parameter added: The text; line breaks in it become blanks.
  /// - Returns: Whether the text is another now.
  mutating func insert(_ added: String) -> Reaction {
    let line = added.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard !line.isEmpty else { return .used }
    let place = index(caret)
    let before = String(text[..<place]) + line
    text = before + String(text[place...])
    // What is added may join what stands around it to one character: the caret is behind that.
    caret = before.count
    return .changed
  }

  /// Takes another text in place of the one that was typed; the caret stays behind what it was behind, as far as that
  /// can be told.
  mutating func replace(with new: String) {
    let after = text.count - caret
    if after == 0 {
      caret = new.count
    } else if !new.hasPrefix(text.prefix(caret)) {
      caret = max(new.count - after, 0)
    }
    text = new
    caret = min(caret, new.count)
  }

  private mutating func move(to position: Int) -> Reaction {
    caret = min(max(position, 0), text.count)
    return .used
  }

  private mutating func remove(_ range: Range<Int>) -> Reaction {
    let range = range.clamped(to: 0..<text.count)
    guard !range.isEmpty else { return .used }
    text.removeSubrange(index(range.lowerBound)..<index(range.upperBound))
    caret = min(range.lowerBound, text.count)
    return .changed
  }

  private func index(_ position: Int) -> String.Index {
    text.index(text.startIndex, offsetBy: position)
  }

  private static func alt(_ letter: Character) -> Key { .alt(Key(.character(letter))) }

  private var wordBefore: Int {
    let before = text.prefix(caret)
    let blanks = before.reversed().prefix(while: \.isWhitespace).count
    let letters = before.dropLast(blanks).reversed().prefix { !$0.isWhitespace }.count
    return caret - blanks - letters
  }

  private var wordAfter: Int {
    let after = text.dropFirst(caret)
    let blanks = after.prefix(while: \.isWhitespace).count
    return caret + blanks + after.dropFirst(blanks).prefix { !$0.isWhitespace }.count
  }
}
