extension Unicode.Scalar {
  /// The columns that a terminal gives the scalar when it stands alone: none, one or two.
  ///
  /// Scalars of ambiguous East Asian width take one, as they do wherever the terminal is not told
  /// otherwise.
  ///
  /// - Complexity: O(log *n*) in the length of the table.
  fileprivate var terminalWidth: Int {
    if WidthTable.zero.contains(value) { return 0 }
    return WidthTable.wide.contains(value) ? 2 : 1
  }
}

extension Character {
  /// The columns that a terminal gives the character: none, one or two.
  ///
  /// ```swift
  /// Character("é").terminalWidth   // 1
  /// Character("한").terminalWidth  // 2
  /// Character("👩‍🚀").terminalWidth  // 2
  /// ```
  ///
  /// Control characters take none, and so does a tab, whose width depends on where it stands.
  ///
  /// > Source: Unicode Standard Annex #11 for the scalars; for what is made of several, what most
  /// > terminals of today do.
  var terminalWidth: Int {
    if let asciiValue { return asciiValue.isPrintable ? 1 : 0 }
    // A letter and its spacing vowel signs are drawn side by side, and so are the two halves of a
    // flag: widths add up. Two is the most all the same. It is the width of an emoji of many parts,
    // and of an Indic conjunct wherever the terminal works with grapheme clusters. One that works
    // with scalars draws these wider; no answer is right on both.
    var width = 0
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      // An emoji that is text by default is made a wide picture by what follows it. The opposite
      // selector, U+FE0E, has no rule here: most terminals leave a wide emoji its two columns.
      if scalar == "\u{FE0F}", let previous, previous.properties.isEmoji { return 2 }
      width += scalar.terminalWidth
      if width >= 2 { return 2 }
      previous = scalar
    }
    return width
  }
}

extension StringProtocol {
  /// The columns that a terminal gives the text, if it does not break it.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  var terminalWidth: Int {
    if utf8.allSatisfy(\.isPrintable) { return utf8.count }
    return reduce(0) { $0 + $1.terminalWidth }
  }
}

// MARK: -

extension UInt8 {
  /// Whether it is the code of an ASCII character that takes a column.
  fileprivate var isPrintable: Bool { (0x20...0x7E).contains(self) }
}

extension [(first: UInt32, last: UInt32)] {
  /// Whether one of the ranges, which are in ascending order, contains a value.
  fileprivate func contains(_ value: UInt32) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].last < value { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].first <= value
  }
}
