import Testing

@testable import SwitchbackTerminal

struct KeyParserTests {
  private static let typed: [(String, KeyReading)] = [
    ("", .keys()),
    ("aB ~", .keys(.character("a"), .character("B"), .character(" "), .character("~"))),
    ("é🧀", .keys(.character("é"), .character("🧀"))),
    ("e\u{301}", .keys(.character("e"), .character("\u{301}"))),
    ("\r\n", .keys(.enter, .enter)),
    ("\t\u{7f}\u{8}", .keys(.tab, .backspace, .backspace)),
    ("\u{1}\u{3}\u{1a}", .keys(.control("a"), .control("c"), .control("z"))),
    ("\0", .keys(.control(" "))),
    (
      "\u{1c}\u{1d}\u{1e}\u{1f}",
      .keys(.control("\\"), .control("]"), .control("^"), .control("_"))
    ),
    ("a\u{80}\u{9b}\u{9f}b", .keys(.character("a"), .character("b"))),
  ]

  @Test(arguments: typed)
  func whatIsTyped(text: String, reading: KeyReading) {
    #expect(readings(of: text) == [reading])
  }

  private static let withAlt: [(String, KeyReading)] = [
    ("\u{1b}a", .keys(.alt(.character("a")))),
    ("\u{1b}A", .keys(.alt(.character("A")))),
    ("\u{1b}é", .keys(.alt(.character("é")))),
    ("\u{1b} ", .keys(.alt(.character(" ")))),
    ("\u{1b}\r", .keys(.alt(.enter))),
    ("\u{1b}\t", .keys(.alt(.tab))),
    ("\u{1b}\u{7f}", .keys(.alt(.backspace))),
    ("\u{1b}\u{3}", .keys(.alt(.control("c")))),
    ("\u{1b}\u{9b}a", .keys(.character("a"))),
    ("\u{1b}\u{1b}[A", .keys(.alt(.up))),
    ("\u{1b}\u{1b}OA", .keys(.alt(.up))),
    ("\u{1b}\u{1b}[1;5A", .keys(.alt(Key(.up, modifiers: .control)))),
    ("\u{1b}\u{1b}a", .keys(.escape, .alt(.character("a")))),
    ("\u{1b}\u{1b}\u{1b}[A", .keys(.escape, .alt(.up))),
  ]

  @Test(arguments: withAlt)
  func escapeBeforeAKeyIsAlt(text: String, reading: KeyReading) {
    #expect(readings(of: text) == [reading])
  }

  private static let beforeOther: [(String, KeyReading)] = [
    ("\u{1b}\u{1b}[I", .keys(.escape)),
    ("\u{1b}\u{1b}[1;1:3A", .keys(.escape)),
    ("\u{1b}\u{1b}[97;1:3u", .keys(.escape)),
    ("\u{1b}\u{1b}[<128;1;1M", .keys(.escape, .mouseBack)),
    ("\u{1b}\u{1b}[?1u", .inputs(.key(.escape), .kittyKeyboard(flags: 1))),
    ("\u{1b}\u{1b}[200~a\u{1b}[201~", .inputs(.key(.escape), .paste("a"))),
    ("\u{1b}\u{1b}]0;a\u{7}", .keys(.escape)),
  ]

  @Test(arguments: beforeOther)
  func escapeBeforeWhatIsNoKeyIsAKey(text: String, reading: KeyReading) {
    #expect(readings(of: text) == [reading])
  }

  private static let paused: [(String, KeyReading)] = [
    ("\u{1b}", .waiting()),
    ("\u{1b}⏸", .keys(.escape)),
    ("\u{1b}⏸[A", .keys(.escape, .character("["), .character("A"))),
    ("\u{1b}\u{1b}⏸", .keys(.escape, .escape)),
    ("\u{1b}[⏸", .keys(.alt(.character("[")))),
    ("\u{1b}O⏸", .keys(.alt(.character("O")))),
    ("\u{1b}\u{1b}[⏸A", .keys(.escape, .alt(.character("[")), .character("A"))),
    ("\u{1b}[[⏸a", .keys(.character("a"))),
    ("\u{1b}[M!⏸a", .keys(.character("a"))),
    ("\u{1b}[M!", .waiting()),
    ("⏸a⏸⏸", .keys(.character("a"))),
  ]

  @Test(arguments: paused)
  func aPauseEndsWhatHasBegun(text: String, reading: KeyReading) {
    #expect(readings(of: text) == [reading])
  }

  /// On a slow line, what a terminal sends comes in pieces, and the rest of it is nothing that was typed.
  private static let slow: [(String, KeyReading)] = [
    ("\u{1b}[1;5⏸D", .keys(Key(.left, modifiers: .control))),
    ("\u{1b}[⏸", .keys(.alt(.character("[")))),
    ("\u{1b}[?62;⏸22c", .inputs(.deviceAttributes)),
    ("\u{1b}[<0;10⏸;10M", .keys()),
    ("\u{1b}[20⏸0~x\ny\u{1b}[201~", .inputs(.paste("x\ny"))),
    ("\u{1b}O5⏸A", .keys(Key(.up, modifiers: .control))),
    ("\u{1b}[1;⏸\u{3}", .keys(.control("c"))),
  ]

  @Test(arguments: slow)
  func theRestOfASequenceIsWaitedFor(text: String, reading: KeyReading) {
    #expect(readings(of: text) == [reading])
  }

  private static let broken: [(String, KeyReading)] = [
    ("\u{1b}[1;\u{1b}[A", .keys(.up)),
    ("\u{1b}[\u{1b}[A", .keys(.alt(.character("[")), .up)),
    ("\u{1b}O\u{1b}[A", .keys(.alt(.character("O")), .up)),
    ("\u{1b}[1\u{3}", .keys(.control("c"))),
    ("\u{1b}[1\u{7f}", .keys(.backspace)),
    ("\u{1b}[1é", .keys(.character("é"))),
    ("\u{1b}O\r", .keys(.alt(.character("O")), .enter)),
    ("\u{1b}\u{1b}[1\r", .keys(.escape, .enter)),
    ("\u{1b}[M!\u{1b}[A", .keys(.up)),
  ]

  @Test(arguments: broken)
  func whatBreaksASequenceOffIsNotLost(text: String, reading: KeyReading) {
    #expect(readings(of: text) == [reading])
  }

  @Test func aSequenceIsGivenUpAtItsLimit() {
    let digits = String(repeating: "1", count: ControlSequence.limit - 1)
    #expect(readings(of: "\u{1b}[\(digits)Xa") == [.keys(.character("a"))])
    #expect(readings(of: "\u{1b}[\(digits)12a") == [.keys(.character("2"), .character("a"))])
  }

  @Test func bytesThatAreNotTextAreReplacedAsInAString() {
    var random = Seeded(state: 2026)
    for _ in 0..<400 {
      let bytes = (0..<Int.random(in: 1...12, using: &random)).map { _ in random.byte() }
      let keys = String(decoding: bytes, as: UTF8.self).unicodeScalars
        .filter { $0.properties.generalCategory != .control }
        .map { TerminalInput.key(.character(Character($0))) }
      #expect(readings(of: [bytes, []]) == [KeyReading(inputs: keys)], "\(bytes)")
    }
  }

  private static let unfinished: [([UInt8], KeyReading)] = [
    ([0xe2, 0x82], .keys(.character("\u{fffd}"))),
    ([0x1b, 0xe2, 0x82], .keys(.alt(.character("\u{fffd}")))),
    ([0xe2, 0x82, 0x1b], .keys(.character("\u{fffd}"), .escape)),
    ([0xe2, 0x82, 0x0d], .keys(.character("\u{fffd}"), .enter)),
    ([0x1b, 0xe2, 0x61], .keys(.alt(.character("\u{fffd}")), .character("a"))),
  ]

  @Test(arguments: unfinished)
  func anUnfinishedCharacterIsReplaced(bytes: [UInt8], reading: KeyReading) {
    #expect(readings(of: [bytes, []]) == [reading])
  }

  @Test func aCharacterWaitsForItsEnd() {
    #expect(readings(of: [[0xe2, 0x82]]) == [.waiting()])
    let replaced = Key.character("\u{fffd}")
    #expect(readings(of: [[0xe2, 0x82], [0xac]]) == [.keys(replaced, replaced)])
  }
}

/// Random bytes, the same in every run (SplitMix64), mostly those with which UTF-8 goes wrong.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A byte that is no control character of ASCII.
  mutating func byte() -> UInt8 {
    let telling: [UInt8] = [
      0x41, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xed, 0xef, 0xf0,
      0xf1, 0xf4, 0xf5, 0xff,
    ]
    if Bool.random(using: &self) { return telling.randomElement(using: &self) ?? 0 }
    return UInt8.random(in: 0x80...0xff, using: &self)
  }
}
