import Testing

@testable import SwitchbackTerminal

struct CanvasTests {
  @Test(arguments: [
    (0, 0, "abc", 3), (0, 2, "  abc", 5), (0, 3, "   ab", 6), (0, 5, "", 8), (0, 9, "", 12),
    (0, -1, "bc", 2), (0, -3, "", 0), (-1, 0, "", 3), (1, 0, "", 3), (.max, 0, "", 3),
  ])
  func whatDoesNotFitIsCutOff(row: Int, column: Int, line: String, end: Int) {
    var canvas = Canvas(columns: 5, rows: 1)
    #expect(canvas.write("abc", row: row, column: column) == end)
    #expect(canvas.lines == [line])
  }

  @Test(arguments: [
    (-1, " 국", 3), (0, "한국", 4), (2, "  한국", 6), (3, "   한", 7), (4, "    한", 8),
    (5, "", 9), (-3, "", 1), (-2, "국", 2),
  ])
  func aWideCharacterOfWhichHalfFitsIsNotDrawn(column: Int, line: String, end: Int) {
    var canvas = Canvas(columns: 6, rows: 1)
    #expect(canvas.write("한국", row: 0, column: column) == end)
    #expect(canvas.lines == [line])
  }

  @Test(arguments: [
    (0, "x", "x 국"), (1, "x", " x국"), (2, "x", "한x"), (3, "x", "한 x"),
    (1, "어", " 어"), (0, "어", "어국"), (1, "ab", " ab"),
  ])
  func whatIsLeftOfAWideCharacterIsABlank(column: Int, text: String, line: String) {
    var canvas = Canvas(columns: 4, rows: 1)
    canvas.write("한국", row: 0)
    canvas.write(text, row: 0, column: column)
    #expect(canvas.lines == [line])
    expectWhole(canvas)
  }

  @Test func aCharacterAtTheBeginningOfARowLeavesTheRowAboveAlone() {
    var canvas = Canvas(columns: 4, rows: 2)
    canvas.write("ab한", row: 0)
    canvas.write("국", row: 1)
    canvas.write("x", row: 1)
    #expect(canvas.lines == ["ab한", "x"])
    canvas.write("y", row: 0, column: 3)
    #expect(canvas.lines == ["ab y", "x"])
  }

  @Test(arguments: [
    "\u{1B}[31mred\u{1B}[0m", "a\u{7}b\u{8}", "\u{9B}31m", "\u{1B}]0;title\u{7}", "a\tb\r\nc\n",
    "\u{0}\u{7F}\u{80}\u{85}\u{9D}", "\u{202E}a\u{200B}\u{2028}", "\u{301}\u{200D}",
    "\u{90}q\u{9C}\u{1B}\\", "\u{FEFF}\u{E0001}x",
  ])
  func nothingThatTakesNoColumnGetsIn(text: String) {
    var canvas = Canvas(columns: 20, rows: 1)
    canvas.write(text, row: 0)
    let scalars = canvas.lines.joined().unicodeScalars
    #expect(scalars.allSatisfy { $0.properties.generalCategory != .control })
    #expect(scalars.allSatisfy { $0.properties.generalCategory != .format })
    #expect(canvas.lines[0].terminalWidth == text.terminalWidth)
    let written = FrameEncoder().encode(canvas, over: nil)
    let seen = FrameEncoder().encode(visible(text), over: nil)
    let escapes = { (bytes: [UInt8]) -> Int in bytes.filter { $0 == 0x1B }.count }
    #expect(escapes(written) == escapes(seen))
  }

  /// The same with only the ASCII characters that are seen.
  private func visible(_ text: String) -> Canvas {
    var canvas = Canvas(columns: 20, rows: 1)
    canvas.write(text.filter { $0.terminalWidth > 0 }, row: 0)
    return canvas
  }

  @Test(arguments: [
    TerminalSize(columns: 0, rows: 0), .init(columns: 0, rows: 3), .init(columns: 3, rows: 0),
    .init(columns: -1, rows: 2), .init(columns: 2, rows: -5),
  ])
  func nothingCanBeDrawnWhereThereIsNoRoom(size: TerminalSize) {
    var canvas = Canvas(size)
    #expect(canvas.size.columns >= 0 && canvas.size.rows >= 0)
    #expect(canvas.cells.isEmpty)
    canvas.write("한a", row: 0)
    canvas.draw(Canvas(columns: 2, rows: 2), row: 0)
    #expect(canvas.cells.isEmpty)
    #expect(canvas.lines == Array(repeating: "", count: canvas.size.rows))
    #expect(canvas.rows(0..<9).cells.isEmpty)
    #expect(canvas.faded() == canvas)
  }

  // MARK: - Canvas on canvas

  @Test(arguments: [
    (0, 0, ["ab..", "cd..", "...."]), (1, 2, ["....", "..ab", "..cd"]),
    (-1, -1, ["d...", "....", "...."]), (2, 3, ["....", "....", "...a"]),
    (3, 0, ["....", "....", "...."]), (0, 4, ["....", "....", "...."]),
    (-2, 0, ["....", "....", "...."]), (0, -2, ["....", "....", "...."]),
  ])
  func aCanvasIsDrawnOnAnotherAsFarAsItFits(row: Int, column: Int, lines: [String]) {
    var canvas = dotted(columns: 4, rows: 3)
    var other = Canvas(columns: 2, rows: 2)
    other.write("ab", row: 0)
    other.write("cd", row: 1)
    canvas.draw(other, row: row, column: column)
    #expect(canvas.lines == lines)
  }

  @Test(arguments: [
    (-1, " b.."), (0, "한b."), (1, ".한b"), (2, "..한"), (3, "... "),
  ])
  func aWideCharacterThatIsClippedLeavesABlank(column: Int, line: String) {
    var canvas = dotted(columns: 4, rows: 1)
    var other = Canvas(columns: 3, rows: 1)
    other.write("한b", row: 0)
    canvas.draw(other, row: 0, column: column)
    #expect(String(canvas.row(0).compactMap(\.character)) == line)
    expectWhole(canvas)
  }

  @Test func blanksAreDrawnToo() {
    var canvas = dotted(columns: 4, rows: 1)
    canvas.draw(Canvas(columns: 2, rows: 1), row: 0, column: 1)
    #expect(canvas.lines == [".  ."])
  }

  @Test func theCursorComesAlong() {
    var canvas = Canvas(columns: 4, rows: 3)
    var other = Canvas(columns: 2, rows: 2)
    canvas.draw(other, row: 0)
    #expect(canvas.cursor == nil)
    other.cursor = TerminalPosition(row: 1, column: 1)
    canvas.draw(other, row: 1, column: 2)
    #expect(canvas.cursor == TerminalPosition(row: 2, column: 3))
    canvas.draw(Canvas(columns: 1, rows: 1), row: 0)
    #expect(canvas.cursor == TerminalPosition(row: 2, column: 3))
  }

  @Test(arguments: [
    (0..<2, ["a", "b"], Int?.none), (1..<3, ["b", "c"], 1), (2..<9, ["c"], 0), (3..<9, [], nil),
    (-4..<1, ["a"], nil), (1..<1, [], nil),
  ])
  func someRowsAreACanvas(range: Range<Int>, lines: [String], cursor: Int?) {
    var canvas = Canvas(columns: 2, rows: 3)
    for (row, text) in ["a", "b", "c"].enumerated() { canvas.write(text, row: row) }
    canvas.cursor = TerminalPosition(row: 2, column: 1)
    #expect(canvas.rows(range).lines == lines)
    #expect(canvas.rows(range).cursor == cursor.map { TerminalPosition(row: $0, column: 1) })
  }

  @Test func whatLiesInTheBackgroundIsFaintAndHasNoCursor() {
    var canvas = Canvas(columns: 3, rows: 1)
    canvas.write("한x", row: 0, .danger)
    canvas.cursor = TerminalPosition(row: 0, column: 0)
    let faded = canvas.faded()
    #expect(faded.lines == canvas.lines)
    #expect(faded.cells.allSatisfy { $0.style == .faint })
    #expect(faded.cursor == nil)
  }

  @Test func aThousandRandomTextsLeaveNoHalfCharacters() {
    var random = SeededRandom(seed: 1)
    var canvas = Canvas(columns: 7, rows: 2)
    for _ in 0..<1_000 {
      let text = String(
        (0..<3).compactMap { _ in "a한 👩\u{200D}🚀e\u{301}🇩🇪-".randomElement(using: &random) })
      canvas.write(
        text, row: .random(in: -1...2, using: &random), column: .random(in: -3...8, using: &random))
      expectWhole(canvas)
    }
  }

  private func dotted(columns: Int, rows: Int) -> Canvas {
    var canvas = Canvas(columns: columns, rows: rows)
    for row in 0..<rows { canvas.write(String(repeating: ".", count: columns), row: row) }
    return canvas
  }

  /// Expects that every row is as wide as the canvas, and each wide character has both halves.
  private func expectWhole(_ canvas: Canvas, sourceLocation: SourceLocation = #_sourceLocation) {
    for row in 0..<canvas.size.rows {
      let cells = Array(canvas.row(row))
      for (column, cell) in cells.enumerated() {
        let isWide = cell.character.map { $0.terminalWidth == 2 } ?? false
        let isFollowed = column + 1 < cells.count && cells[column + 1].character == nil
        #expect(isWide == isFollowed, sourceLocation: sourceLocation)
      }
      #expect(cells.first?.character != nil, sourceLocation: sourceLocation)
    }
  }
}
