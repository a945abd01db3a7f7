import Testing

@testable import SwitchbackTerminal

struct FrameEncoderTests {
  private let begin = "\u{1B}[?2026h"
  private let end = "\u{1B}[?2026l"

  private func frame(_ lines: String..., columns: Int = 10) -> Canvas {
    var canvas = Canvas(columns: columns, rows: lines.count)
    for (row, line) in lines.enumerated() { canvas.write(line, row: row) }
    return canvas
  }

  private func encoded(_ frame: Canvas, over shown: Canvas?, _ encoder: FrameEncoder = .init())
    -> String
  {
    String(decoding: encoder.encode(frame, over: shown), as: UTF8.self)
  }

  @Test func nothingIsWrittenIfNothingHasChanged() {
    var canvas = frame("한국 abc", "")
    #expect(FrameEncoder().encode(canvas, over: canvas) == [])
    canvas.cursor = TerminalPosition(row: 1, column: 3)
    #expect(FrameEncoder().encode(canvas, over: canvas) == [])
    #expect(FrameEncoder().encode(canvas.faded(), over: canvas.faded()) == [])
  }

  @Test func onlyWhatHasChangedIsWritten() {
    #expect(
      encoded(frame("one", "two", "six"), over: frame("one", "tao", "six"))
        == "\(begin)\u{1B}[2;2Hw\(end)")
    #expect(
      encoded(frame("one", ""), over: frame("one", "two")) == "\(begin)\u{1B}[2;1H\u{1B}[K\(end)")
  }

  @Test func withoutAFrameToBeginWithEverythingIsWritten() {
    #expect(
      encoded(frame("one", "  x"), over: nil)
        == "\(begin)\u{1B}[1;1Hone\u{1B}[K\u{1B}[2;1H  x\u{1B}[K\u{1B}[?25l\(end)")
  }

  @Test func aFrameOfAnotherSizeIsNoneToBeginWith() {
    let old = frame("one", columns: 9)
    #expect(encoded(frame("one"), over: old) == encoded(frame("one"), over: nil))
  }

  @Test func theCursorIsMovedShownAndHidden() {
    let hidden = frame("one")
    var shown = hidden
    shown.cursor = TerminalPosition(row: 0, column: 3)
    var moved = hidden
    moved.cursor = TerminalPosition(row: 0, column: 4)
    #expect(encoded(shown, over: hidden) == "\(begin)\u{1B}[1;4H\u{1B}[?25h\(end)")
    #expect(encoded(moved, over: shown) == "\(begin)\u{1B}[1;5H\(end)")
    #expect(encoded(hidden, over: shown) == "\(begin)\u{1B}[?25l\(end)")
  }

  @Test func theCursorReturnsToItsPlaceAfterSomethingWasWritten() {
    var old = frame("one")
    old.cursor = TerminalPosition(row: 0, column: 3)
    var new = frame("ono")
    new.cursor = old.cursor
    // What is written ends where the cursor is to stand.
    #expect(encoded(new, over: old) == "\(begin)\u{1B}[1;3Ho\(end)")
    new.write("a", row: 0)
    #expect(encoded(new, over: old) == "\(begin)\u{1B}[1;1Ha\u{1B}[1;3Ho\(end)")
  }

  @Test func stylesAreSetWhereTheyChangeAndResetAtTheEnd() {
    var canvas = Canvas(columns: 4, rows: 1)
    canvas.write("ab", row: 0, .danger)
    canvas.write("c", row: 0, column: 2, .chosen)
    canvas.write("d", row: 0, column: 3, .field)
    #expect(
      encoded(canvas, over: Canvas(columns: 4, rows: 1))
        == "\(begin)\u{1B}[1;1H\u{1B}[0;1;31mab\u{1B}[0;7mc\u{1B}[0;4md\u{1B}[0m\(end)")
  }

  @Test(arguments: [
    TextStyle(color: .red), .selected, .warning, .danger, .init(isReversed: true, color: .green),
  ])
  func noColorIsWrittenIfNoneIsWanted(style: TextStyle) {
    var canvas = Canvas(columns: 4, rows: 1)
    canvas.write("abcd", row: 0, style)
    let plain = encoded(canvas, over: nil, FrameEncoder(usesColor: false))
    let color = style.color?.rawValue ?? 0
    #expect(!plain.contains("\(color)m"))
    #expect(encoded(canvas, over: nil).contains("\(color)m"))
    #expect(plain.contains("\u{1B}[0;1") == style.isBold)
  }

  @Test(arguments: ["é", "한국", "👩\u{200D}🚀", "e\u{301}x", "…•›─", "न\u{93F}"])
  func whatIsNotASCIIIsReplacedSignForColumn(text: String) {
    let canvas = frame(text)
    let encoder = FrameEncoder(usesASCII: true)
    let bytes = encoder.encode(canvas, over: nil)
    #expect(bytes.allSatisfy { $0 < 0x80 })
    var emulator = TerminalEmulator(canvas.size)
    emulator.read(bytes)
    let letters = text.filter { $0.terminalWidth > 0 }
    let expected = letters.map {
      $0.isASCII ? "x" : String(repeating: "?", count: $0.terminalWidth)
    }
    #expect(emulator.lines == [expected.joined()])
  }

  @Test func whateverIsDrawnInASCIIIsASCII() {
    var random = SeededRandom(seed: 4)
    var shown: Canvas?
    for _ in 0..<500 {
      let canvas = Canvas.random(using: &random, size: TerminalSize(columns: 9, rows: 3))
      let bytes = FrameEncoder(usesASCII: true).encode(canvas, over: shown)
      #expect(bytes.allSatisfy { $0 < 0x80 })
      shown = canvas
    }
  }

  /// The encoder is right if a terminal shows the frame, whatever it showed before.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func aTerminalShowsTheFrameWhateverItShowedBefore(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let size = TerminalSize(
        columns: .random(in: 1...12, using: &random), rows: .random(in: 1...4, using: &random))
      let first = Canvas.random(using: &random, size: size)
      var second = Canvas.random(using: &random, size: size)
      if Bool.random(using: &random) { second = first.changed(using: &random) }
      var emulator = TerminalEmulator(size)
      for (frame, shown) in [(first, nil), (second, first)] {
        let bytes = FrameEncoder().encode(frame, over: shown)
        emulator.read(bytes)
        let text = String(decoding: bytes, as: UTF8.self).debugDescription
        try #require(emulator.frame == frame, "\(frame.lines) was not shown by \(text)")
      }
    }
  }
}

extension Canvas {
  /// A canvas with a few texts on it, and perhaps a cursor.
  static func random(using random: inout SeededRandom, size: TerminalSize) -> Canvas {
    var canvas = Canvas(size)
    for _ in 0..<Int.random(in: 0...6, using: &random) { canvas.scribble(using: &random) }
    canvas.placeCursor(using: &random)
    return canvas
  }

  /// The same with one text more, and the cursor perhaps elsewhere.
  func changed(using random: inout SeededRandom) -> Canvas {
    var canvas = self
    canvas.scribble(using: &random)
    if Bool.random(using: &random) { canvas.placeCursor(using: &random) }
    return canvas
  }

  private mutating func scribble(using random: inout SeededRandom) {
    let styles: [TextStyle] = [.plain, .plain, .faint, .field, .chosen, .danger, .selected]
    let characters: [Character] = [
      " ", " ", "a", "b", "é", "한", "국", "👩\u{200D}🚀", "🇩🇪", "🇩", "🇪", "e\u{301}", "न\u{93F}",
      "\u{93F}", "\u{D4E}", "ᄒ", "ᅡ", "❤\u{FE0F}", "…", "\u{1F3FD}",
    ]
    let text = (0..<Int.random(in: 1...5, using: &random)).compactMap { _ in
      characters.randomElement(using: &random)
    }
    let row = Int.random(in: 0..<size.rows, using: &random)
    var column = Int.random(in: -1..<size.columns, using: &random)
    let style = styles.randomElement(using: &random) ?? .plain
    // One by one, so that each keeps to itself.
    for character in text { column = write(String(character), row: row, column: column, style) }
  }

  private mutating func placeCursor(using random: inout SeededRandom) {
    let isShown = Bool.random(using: &random)
    let row = Int.random(in: 0..<size.rows, using: &random)
    let column = Int.random(in: 0..<size.columns, using: &random)
    cursor = isShown ? TerminalPosition(row: row, column: column) : nil
  }
}
