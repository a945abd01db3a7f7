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

  @Test(arguments: [1, 4096, LineDecoder.limit + 3])
  func aLineCanHaveSixtyFourKibibytes(piece: Int) {
    let longest = [UInt8](repeating: UInt8(ascii: "x"), count: 64 * 1024)
    var rest = (longest + [0x0a] + longest + [0x78, 0x0a] + Array("next\n".utf8) + longest)[...]
    var pieces: [[UInt8]] = []
    while !rest.isEmpty {
      pieces.append(Array(rest.prefix(piece)))
      rest = rest.dropFirst(piece)
    }
    let text = LineDecoder.Line.text(String(decoding: longest, as: UTF8.self))
    #expect(read(pieces) == [text, .tooLong, .text("next"), text])
  }

  @Test func aLineIsTooLongWhateverIsInIt() {
    let escapes = [UInt8](repeating: 0x1b, count: 64 * 1024 + 1)
    #expect(read([escapes, [0x0a]]) == [.tooLong])
    #expect(read([escapes]) == [.tooLong], "also at the end of the input")
  }

  private func decode(_ chunks: [[UInt8]]) -> [String] {
    read(chunks).map { line in
      guard case .text(let text) = line else { return "too long" }
      return text
    }
  }

  private func read(_ chunks: [[UInt8]]) -> [LineDecoder.Line] {
    var decoder = LineDecoder()
    let lines = chunks.flatMap { decoder.feed($0) }
    return lines + (decoder.finish().map { [$0] } ?? [])
  }
}
