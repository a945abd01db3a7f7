import Testing

@testable import SwitchbackTerminal

struct TextWrappingTests {
  @Test(arguments: [
    ("", 5, [""]),
    ("one", 5, ["one"]),
    ("one two", 7, ["one two"]),
    ("one two", 6, ["one", "two"]),
    ("one  two ", 9, ["one  two"]),
    ("one  two ", 7, ["one", "two"]),
    ("  one two", 9, ["  one two"]),
    ("  one two", 5, ["  one", "two"]),
    ("  abcdef", 4, ["abcd", "ef"]),
    ("abcdef g", 3, ["abc", "def", "g"]),
    ("-v   verbose\n--help  help", 14, ["-v   verbose", "--help  help"]),
    ("a\nb", 5, ["a", "b"]),
    ("a\n\nb", 5, ["a", "", "b"]),
    ("abcdef", 3, ["abc", "def"]),
    ("abcdefg", 3, ["abc", "def", "g"]),
    ("x abcdef y", 3, ["x", "abc", "def", "y"]),
    ("ab", 0, ["a", "b"]),
    ("e\u{301}e\u{301} o", 3, ["e\u{301}e\u{301}", "o"]),
    ("한국 어", 7, ["한국 어"]),
    ("한국 어", 6, ["한국", "어"]),
    ("한국어", 5, ["한국", "어"]),
    ("한a국b", 3, ["한a", "국b"]),
    ("a한b", 1, ["a", "한", "b"]),
    ("👩\u{200D}🚀👩\u{200D}🚀", 3, ["👩\u{200D}🚀", "👩\u{200D}🚀"]),
    ("\u{200B} abc", 3, ["\u{200B}", "abc"]),
  ])
  func aTextInColumns(text: String, columns: Int, lines: [String]) {
    #expect(wrap(text, columns: columns) == lines)
  }

  @Test func linesAfterTheFirstAreIndentedAsFarAsThePrefix() {
    #expect(
      wrap("one two\n\nsix", columns: 8, prefix: "  1) ") == [
        "  1) one", "     two", "", "     six",
      ])
    #expect(wrap("one two", columns: 9, prefix: "한 ") == ["한 one", "   two"])
  }

  @Test(
    arguments: 1...40,
    [
      "It was the best of times, it was the worst of times, incontrovertibly.",
      "최고의 시절이었고, 最悪の時代でもあった、 👩\u{200D}🚀🇩🇪 incontrovertibly.",
    ])
  func noLineIsTooWideAndNothingIsLost(columns: Int, text: String) {
    let lines = wrap(text, columns: columns)
    #expect(lines.allSatisfy { $0.terminalWidth <= columns || $0.count == 1 })
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }
}
