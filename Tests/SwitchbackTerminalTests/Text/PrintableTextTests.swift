import SwitchbackTerminal
import Testing

struct PrintableTextTests {
  @Test(arguments: Attack.all)
  func whatATerminalWouldDoIsSeenInstead(attack: Attack) {
    #expect("\(PrintableText(attack.text))" == attack.line)
    #expect(attack.line.isHarmless)
  }

  @Test(arguments: Attack.harmless)
  func whatIsOnlyReadStaysWhole(text: String) {
    #expect(PrintableText(text).description.unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(PrintableText(text, keepsLineBreaks: true).description == text)
  }

  @Test(arguments: [
    ("a\nb", "a\nb"), ("a\r\nb", "a\nb"), ("a\rb", "a\nb"), ("a\n\nb\n", "a\n\nb\n"),
    ("a\u{2028}b", "a\nb"), ("a\u{85}b", "a\nb"), ("a\u{1B}[2J\nb", "a\u{FFFD}[2J\nb"),
    ("a\u{2067}b\nc", "a\u{2067}b\u{2069}\nc"), ("a\u{2067}b\u{2069}\nc", "a\u{2067}b\u{2069}\nc"),
  ])
  func lineBreaksStayWhereTheyMeanSomething(text: String, lines: String) {
    #expect(PrintableText(text, keepsLineBreaks: true).description == lines)
  }

  @Test func everyScalarIsHarmlessAndDoneWithAtOnce() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let printed = PrintableText("a\(scalar)b", keepsLineBreaks: true).description
      #expect(printed.isHarmless)
      #expect(PrintableText(printed, keepsLineBreaks: true).description == printed)
    }
  }

  @Test func theDocumentedNameIsHarmless() {
    let name = "Ada\u{1B}[2J"
    #expect(PrintableText("Hello, \(name).").description == "Hello, Ada\u{FFFD}[2J.")
  }
}
