import Testing

@testable import SwitchbackTerminal

struct TextTruncationTests {
  @Test(arguments: [
    ("Sign in", 7, "Sign in"),
    ("Sign in", 6, "Sign …"),
    ("Sign in", 1, "…"),
    ("Sign in", 0, ""),
    ("Sign in", -1, ""),
    ("", 0, ""),
    ("한국어", 6, "한국어"),
    ("한국어", 5, "한국…"),
    ("한국어", 4, "한…"),
    ("한국어", 2, "…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ("👩\u{200D}🚀👩\u{200D}🚀", 3, "👩\u{200D}🚀…"),
    ("🇩🇪🇫🇷", 3, "🇩🇪…"),
  ])
  func aTextCutToColumns(text: String, columns: Int, result: String) {
    #expect(text.truncated(toWidth: columns) == result)
  }

  @Test func aMarkerIsLeftOutIfItDoesNotFit() {
    #expect("Sign in".truncated(toWidth: 3, marker: "...") == "...")
    #expect("Sign in".truncated(toWidth: 2, marker: "...") == "Si")
    #expect("한국어".truncated(toWidth: 1, marker: "...") == "")
  }

  @Test(arguments: 0...30, ["…", "...", "", "👉"])
  func aTextIsNeverWiderThanItIsCutTo(columns: Int, marker: String) {
    let text = "Ein e\u{301}tude, 한국어, 👩\u{200D}🚀 🇩🇪 न\u{93F}"
    let result = text.truncated(toWidth: columns, marker: marker)
    #expect(result.terminalWidth <= columns)
    #expect(result == text || result.terminalWidth >= columns - 1)
  }
}
