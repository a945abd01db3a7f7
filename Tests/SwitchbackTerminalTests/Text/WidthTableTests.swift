import Testing

@testable import SwitchbackTerminal

/// Checks the generated table against what the standard library knows about Unicode.
///
/// The table is of Unicode 18; the library of Swift 6.3 is of 17, and on Apple's systems it is as
/// old as the system. What only the table knows is unassigned to the library, and is passed over.
/// Since Unicode 14 one character has changed sides, U+1171E, which would fail here on a library
/// that old. A failure that names characters newer than the table asks for a new table.
struct WidthTableTests {
  @Test(arguments: [WidthTable.wide, WidthTable.zero])
  func theRangesAreInOrderAndApart(ranges: [(first: UInt32, last: UInt32)]) {
    #expect(ranges.allSatisfy { $0.first <= $0.last })
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.last + 1 < $1.first })
  }

  @Test func noRangeIsInBothTables() {
    let ranges = (WidthTable.wide + WidthTable.zero).sorted { $0.first < $1.first }
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.last < $1.first })
  }

  @Test func aCharacterTakesNoColumnWhereItsCategorySaysSo() {
    let wrong = assignedScalars().filter { scalar in
      (Character(scalar).terminalWidth == 0) != takesNoColumn(scalar)
    }
    #expect(wrong == [])
  }

  @Test func ideographsAndEmojiAreWide() {
    let regionalIndicators: ClosedRange<Unicode.Scalar> = "\u{1F1E6}"..."\u{1F1FF}"
    let wrong = assignedScalars().filter { scalar in
      let properties = scalar.properties
      guard properties.isIdeographic || properties.isEmojiPresentation else { return false }
      guard !takesNoColumn(scalar), !regionalIndicators.contains(scalar) else { return false }
      return Character(scalar).terminalWidth != 2
    }
    #expect(wrong == [])
  }

  @Test func nothingBeforeHangulIsWide() {
    #expect(WidthTable.wide.first?.first == 0x1100)
  }
}

private func assignedScalars() -> [Unicode.Scalar] {
  (0...0x10FFFF).compactMap { Unicode.Scalar(UInt32($0)) }.filter { scalar in
    let category = scalar.properties.generalCategory
    return category != .unassigned && category != .privateUse
  }
}

/// Whether a scalar takes no column, by its category and the exceptions to it.
private func takesNoColumn(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true  // Later letters of a Hangul syllable.
  case 0xAD: return false  // The soft hyphen is drawn.
  case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD:
    return false  // Signs that span the digits or letters after them are drawn.
  default: break
  }
  switch scalar.properties.generalCategory {
  case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
    return true
  default: return false
  }
}
