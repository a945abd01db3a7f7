import Testing

@testable import SwitchbackTerminal

struct TextWrappingTests {
  @Test(arguments: [
    ("", 5, [""]),
    ("one", 5, ["one"]),
    ("one two", 7, ["one two"]),
    ("one two", 6, ["one", "two"]),
    ("one  two ", 9, ["one two"]),
    ("a\nb", 5, ["a", "b"]),
    ("a\n\nb", 5, ["a", "", "b"]),
    ("abcdef", 3, ["abc", "def"]),
    ("abcdefg", 3, ["abc", "def", "g"]),
    ("x abcdef y", 3, ["x", "abc", "def", "y"]),
    ("ab", 0, ["a", "b"]),
    ("e\u{301}e\u{301} o", 3, ["e\u{301}e\u{301}", "o"]),
  ])
  func aTextInColumns(text: String, columns: Int, lines: [String]) {
    #expect(wrap(text, columns: columns) == lines)
  }

  @Test func linesAfterTheFirstAreIndentedAsFarAsThePrefix() {
    #expect(
      wrap("one two\n\nsix", columns: 8, prefix: "  1) ") == [
        "  1) one", "     two", "", "     six",
      ])
  }

  @Test(arguments: 1...40)
  func noLineIsTooLongAndNoWordIsLost(columns: Int) {
    let text = "It was the best of times, it was the worst of times, incontrovertibly."
    let lines = wrap(text, columns: columns)
    #expect(lines.allSatisfy { $0.count <= columns })
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }
}
