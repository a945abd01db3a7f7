import Testing

@testable import SwitchbackTerminal

struct PastedTextTests {
  private static let begin = "\u{1b}[200~"
  private static let end = "\u{1b}[201~"

  private static let texts: [(String, String)] = [
    ("", ""), ("one two", "one two"), ("käse 🧀", "käse 🧀"), ("e\u{301}", "e\u{301}"),
    ("a\rb\nc\r\nd\n\re", "a\nb\nc\nd\n\ne"), ("\r\r\n\n", "\n\n\n"), ("a\tb", "a b"),
    ("a\0b\u{7}c\u{7f}d\u{85}e\u{9b}f", "abcdef"), ("\u{1b}", ""), ("\u{1b}[A\u{1b}OP", "[AOP"),
    ("\u{1b}[20", "[20"), ("\u{1b}[20\u{1b}[201", "[20[201"), ("\u{1b}\u{1b}[201", "[201"),
    ("\u{1b}[200~a", "[200~a"), ("\u{3}\u{4}", ""), ("[201~", "[201~"),
  ]

  @Test(arguments: texts)
  func aPasteIsOneText(pasted: String, text: String) {
    let key = TerminalInput.key(.character("x"))
    #expect(
      readings(of: "x\(Self.begin)\(pasted)\(Self.end)x") == [.inputs(key, .paste(text), key)])
  }

  @Test(arguments: texts)
  func aPasteMayTakeItsTime(pasted: String, text: String) {
    #expect(readings(of: "\(Self.begin)⏸\(pasted)⏸\(Self.end)⏸") == [.inputs(.paste(text))])
    #expect(readings(of: "\(Self.begin)\(pasted)⏸") == [.inputs()])
    #expect(readings(of: "\(Self.begin)\u{1b}[20⏸1~") == [.inputs(.paste(""))])
  }

  @Test func bytesThatAreNotTextAreReplaced() {
    for bytes: [UInt8] in [[0xff], [0xe2, 0x82], [0xe2, 0x82, 0x41], [0xc3, 0x1b, 0xa9]] {
      let text = String(decoding: bytes.filter { $0 != 0x1b }, as: UTF8.self)
      let expected = bytes.contains(0x1b) ? "\u{fffd}\u{fffd}" : text
      let input = Array(Self.begin.utf8) + bytes + Array(Self.end.utf8)
      #expect(readings(of: [input]) == [.inputs(.paste(expected))], "\(bytes)")
    }
  }

  @Test func aPasteIsCutAtItsLimit() {
    var parser = KeyParser()
    #expect(parser.feed(Self.begin.utf8).isEmpty)
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: 1024)
    for _ in 0..<(PastedText.limit / line.count - 1) { #expect(parser.feed(line).isEmpty) }
    #expect(parser.feed(line.dropLast()).isEmpty)
    #expect(parser.feed("€y\(Self.end)z".utf8).map(size) == [PastedText.limit - 1, nil])
    #expect(parser.feed("\(Self.begin)y\(Self.end)".utf8) == [.paste("y")])
  }

  private func size(_ input: TerminalInput) -> Int? {
    guard case .paste(let text) = input else { return nil }
    return text.utf8.count
  }
}
