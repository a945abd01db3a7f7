import Testing

@testable import SwitchbackTerminal

struct TextSearchingTests {
  @Test(arguments: [
    ("ENUS.UTF8@EURO", "UTF8", true),
    ("UTF8", "UTF8", true),
    ("UTF", "UTF8", false),
    ("UTUTF8", "UTF8", true),
    ("ISO88591", "UTF8", false),
    ("", "UTF8", false),
    ("UTF8", "", true),
    ("", "", true),
    ("e\u{301}", "e", false),
  ])
  func aTextInAnother(text: String, part: String, result: Bool) {
    #expect(text.contains(text: part) == result)
  }
}
