import Testing

@testable import SwitchbackTerminal

struct ControlStringTests {
  @Test(arguments: ["]", "P", "X", "^", "_"])
  func aStringIsDropped(introducer: String) {
    for end in ["\u{7}", "\u{1b}\\"] {
      #expect(readings(of: "\u{1b}\(introducer)11;é~[A\(end)a") == [.keys(.character("a"))])
      #expect(readings(of: "\u{1b}\(introducer)\(end)a") == [.keys(.character("a"))])
    }
  }

  @Test(arguments: ["]", "P", "X", "^", "_"] as [Character])
  func itsBeginningAloneIsAKeyWithAlt(introducer: Character) {
    #expect(readings(of: "\u{1b}\(introducer)") == [.waiting()])
    #expect(
      readings(of: "\u{1b}\(introducer)⏸a") == [
        .keys(.alt(.character(introducer)), .character("a"))
      ])
    #expect(readings(of: "\u{1b}\(introducer)\r") == [.keys(.alt(.character(introducer)), .enter)])
    #expect(
      readings(of: "\u{1b}\(introducer)\u{1b}[A") == [.keys(.alt(.character(introducer)), .up)])
  }

  @Test func aStringMayTakeItsTime() {
    #expect(readings(of: "\u{1b}]0;a⏸b⏸\u{7}c") == [.keys(.character("c"))])
    #expect(readings(of: "\u{1b}]0;a") == [.keys()])
  }

  private static let broken: [(String, KeyReading)] = [
    ("\u{3}", .keys(.control("c"))), ("\r", .keys(.enter)), ("\u{1b}⏸", .keys(.escape)),
    ("\u{1b}[A", .keys(.up)), ("\u{1b}a", .keys(.alt(.character("a")))),
    ("\u{1b}\u{1b}⏸", .keys(.escape, .escape)), ("\u{1b}]0\u{7}", .keys()),
  ]

  @Test(arguments: broken)
  func aControlCharacterIsHeardInAStringThatNeverEnds(text: String, reading: KeyReading) {
    #expect(readings(of: "\u{1b}]0;a" + text) == [reading])
  }

  @Test func aStringIsGivenUpAtItsLimit() {
    var parser = KeyParser()
    let text = String(repeating: "x", count: ControlString.limit)
    #expect(parser.feed("\u{1b}]\(text)".utf8).isEmpty)
    #expect(parser.feed("a".utf8) == [.key(.character("a"))])
    #expect(parser.feed("\u{1b}]\(text)\u{7}".utf8).isEmpty)
    #expect(parser.feed("b".utf8) == [.key(.character("b"))])
  }
}
