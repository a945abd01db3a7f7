import Testing

@testable import SwitchbackTerminal

struct LineDecoderTests {
  @Test(arguments: [
    ("", []),
    ("one", ["one"]),
    ("one\n", ["one"]),
    ("one\r\ntwo\r\n", ["one", "two"]),
    ("\n\n", ["", ""]),
    ("a\u{0}b\u{1b}[D\tc\u{7f}\u{85}\n", ["ab[D c"]),
    ("käse 🧀\nend", ["käse 🧀", "end"]),
  ])
  func linesAreTheSameHoweverTheBytesArrive(text: String, lines: [String]) {
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      #expect(decode([Array(bytes[..<cut]), Array(bytes[cut...])]) == lines, "cut at \(cut)")
    }
    #expect(decode(bytes.map { [$0] }) == lines, "byte by byte")
  }

  @Test func bytesThatAreNotTextAreReplaced() {
    #expect(decode([[0x61, 0xff, 0x62, 0x0a]]) == ["a\u{fffd}b"])
    #expect(decode([[0xe2, 0x82]]) == ["\u{fffd}"])
  }

  @Test func aVeryLongLineIsOneLine() {
    let chunk = [UInt8](repeating: UInt8(ascii: "x"), count: 4096)
    let lines = decode(Array(repeating: chunk, count: 256) + [[0x0a]])
    #expect(lines.map(\.utf8.count) == [4096 * 256])
  }

  private func decode(_ chunks: [[UInt8]]) -> [String] {
    var decoder = LineDecoder()
    let lines = chunks.flatMap { decoder.feed($0) }
    return lines + (decoder.finish().map { [$0] } ?? [])
  }
}
