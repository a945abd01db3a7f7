import Testing

@testable import SwitchbackTerminal

struct TerminalEmulatorTests {
  private func emulator(_ text: String, columns: Int = 6, rows: Int = 2) -> TerminalEmulator {
    var emulator = TerminalEmulator(TerminalSize(columns: columns, rows: rows))
    emulator.read(Array(text.utf8))
    return emulator
  }

  @Test(arguments: [
    ("ab", ["ab", ""]), ("\u{1B}[2;3Hab", ["", "  ab"]), ("\u{1B}[Hab", ["ab", ""]),
    ("abcdefgh", ["abcdef", ""]), ("abcd\u{1B}[1;2H\u{1B}[K", ["a", ""]),
    ("ab\u{1B}[1;1Hx", ["xb", ""]), ("한국\u{1B}[1;2Hx", [" x국", ""]),
    ("a\u{1B}[1;2H\u{93F}", ["a\u{93F}", ""]), ("🇩\u{1B}[1;3H🇪", ["🇩 🇪", ""]),
    ("\u{1B}[9;9Hx", ["", ""]), ("\u{1B}[?2026hx\u{1B}[?2026l", ["x", ""]),
    ("a\u{1B}[", ["a", ""]),
  ])
  func whatATerminalMakesOfBytes(text: String, lines: [String]) {
    #expect(emulator(text).lines == lines)
  }

  @Test func aMarkThatFollowsASequenceIsNoPartOfIt() {
    let emulator = emulator("\u{1B}[2;1H\u{93F}\u{1B}[0;1m\u{93F}")
    #expect(emulator.frame.row(0).allSatisfy { $0 == Canvas.Cell() })
    #expect(emulator.frame.row(1).map(\.character).prefix(2) == ["\u{93F}", "\u{93F}"])
    #expect(emulator.frame.row(1).map(\.style).prefix(2) == [.plain, .strong])
  }

  @Test(arguments: [
    ("0", TextStyle.plain), ("1", .strong), ("2", .faint), ("4", .field), ("7", .chosen),
    ("1;31", .danger), ("1;33", .warning), ("1;36", .selected), ("32", .init(color: .green)),
    ("7;0;2", .faint),
  ])
  func aSequenceSetsTheStyle(codes: String, style: TextStyle) {
    #expect(emulator("\u{1B}[\(codes)mx").frame.cells[0].style == style)
  }

  @Test func theCursorIsWhereTheTextEndsUnlessItIsHidden() {
    #expect(emulator("한a").cursor == TerminalPosition(row: 0, column: 3))
    #expect(emulator("한a\u{1B}[?25l").cursor == nil)
    #expect(emulator("\u{1B}[?25l\u{1B}[2;2H\u{1B}[?25h").frame.cursor == .init(row: 1, column: 1))
  }

  @Test func anotherSizeKeepsWhatFits() {
    var emulator = emulator("abc한\u{1B}[2;1Hxy")
    emulator.resize(TerminalSize(columns: 4, rows: 1))
    #expect(emulator.lines == ["abc"])
    emulator.resize(TerminalSize(columns: 9, rows: 3))
    #expect(emulator.lines == ["abc", "", ""])
  }
}
