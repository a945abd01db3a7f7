import Testing

@testable import SwitchbackTerminal

struct TerminalWidthTests {
  @Test(arguments: ["a", " ", "~", "é", "ß", "Ω", "Ж", "א", "ا", "ก", "क", "—", "ﾊ", "﷽"])
  func aLetterTakesOneColumn(character: Character) {
    #expect(character.terminalWidth == 1)
  }

  @Test(arguments: ["한", "글", "か", "カ", "漢", "字", "，", "Ａ", "㊗", "\u{20000}"])
  func whatIsEastAsianAndWideTakesTwoColumns(character: Character) {
    #expect(character.terminalWidth == 2)
  }

  @Test(arguments: ["…", "·", "±", "°", "→", "─", "█", "①", "α", "\u{E000}"])
  func whatIsOfAmbiguousWidthTakesOneColumn(character: Character) {
    #expect(character.terminalWidth == 1)
  }

  @Test func aHangulSyllableOfThreeLettersTakesTheColumnsOfItsFirst() {
    #expect(Character("\u{1112}\u{1161}\u{11AB}").terminalWidth == 2)
    #expect(Character("\u{1161}").terminalWidth == 0)
  }

  @Test(arguments: [
    "😀",
    "🦀",
    "👩\u{200D}🚀",
    "👨\u{200D}👩\u{200D}👧\u{200D}👦",
    "🏳\u{FE0F}\u{200D}🌈",
    "👍\u{1F3FD}",
    "☝\u{1F3FD}",
    "\u{1F3FD}",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
  ])
  func anEmojiTakesTwoColumnsHoweverManyPartsItHas(character: Character) {
    #expect(character.terminalWidth == 2)
  }

  @Test func aFlagTakesTwoColumns() {
    #expect(Character("🇩🇪").terminalWidth == 2)
    #expect(Character("\u{1F1E9}").terminalWidth == 1, "half of a flag")
    #expect("🇩🇪🇫🇷".terminalWidth == 4)
  }

  @Test(arguments: ["❤", "☀", "✈", "©", "1", "#"])
  func theEmojiSelectorMakesTextAWidePicture(text: String) {
    #expect(text.terminalWidth == 1)
    #expect((text + "\u{FE0F}").terminalWidth == 2)
  }

  @Test(arguments: ["0", "9", "#", "*"])
  func aKeycapTakesTwoColumns(key: String) {
    #expect((key + "\u{FE0F}\u{20E3}").terminalWidth == 2)
    #expect((key + "\u{20E3}").terminalWidth == 1, "without the emoji selector")
  }

  @Test func theEmojiSelectorDoesNothingToALetter() {
    #expect(Character("a\u{FE0F}").terminalWidth == 1)
  }

  @Test(arguments: ["⌚", "⚡", "✅", "🌍"])
  func theTextSelectorLeavesAWideEmojiItsColumns(text: String) {
    #expect((text + "\u{FE0E}").terminalWidth == 2)
  }

  @Test(arguments: [
    ("e\u{301}", 1),
    ("e\u{301}\u{323}\u{20DD}", 1),
    ("か\u{3099}", 2),
    ("ก\u{E49}", 1),
    ("न\u{947}", 1),
    ("\u{301}", 0),
  ])
  func aMarkOnALetterTakesNoColumn(character: Character, width: Int) {
    #expect(character.terminalWidth == width)
  }

  @Test(arguments: [
    ("न\u{93F}", 2),
    ("க\u{BBE}", 2),
    ("ก\u{E33}", 2),
    ("ก\u{E49}\u{E33}", 2),
    ("ﾊ\u{FF9E}", 2),
  ])
  func aSpacingSignTakesAColumnNextToItsLetter(character: Character, width: Int) {
    #expect(character.terminalWidth == width)
  }

  @Test func aConjunctTakesTwoColumnsHoweverManyLettersItHas() {
    #expect("क\u{94D}ष".terminalWidth == 2)
    #expect("क\u{94D}ष\u{93F}".terminalWidth == 2)
  }

  @Test(arguments: ["\0", "\t", "\n", "\r\n", "\u{1B}", "\u{7F}", "\u{9B}", "\u{2028}"])
  func aControlCharacterTakesNoColumn(character: Character) {
    #expect(character.terminalWidth == 0)
  }

  @Test(arguments: ["\u{200B}", "\u{200D}", "\u{200E}", "\u{2060}", "\u{FEFF}", "\u{FE0F}"])
  func aFormatCharacterTakesNoColumn(character: Character) {
    #expect(character.terminalWidth == 0)
  }

  @Test(arguments: ["\u{AD}", "\u{600}", "\u{6DD}", "\u{70F}", "\u{8E2}", "\u{110BD}"])
  func aFormatCharacterThatIsDrawnTakesOneColumn(character: Character) {
    #expect(character.terminalWidth == 1)
  }

  @Test(arguments: [
    ("", 0),
    ("Sign in", 7),
    ("한국어 문서", 11),
    ("cafe\u{301}", 4),
    ("สวัสดี", 4),
    ("नमस\u{94D}त\u{947}", 4),
    ("ok 👍\u{1F3FD}!", 6),
    ("a\u{200B}b", 2),
    ("a\tb", 2),
  ])
  func aTextTakesTheColumnsOfItsCharacters(text: String, width: Int) {
    #expect(text.terminalWidth == width)
    #expect(text.dropFirst(0).terminalWidth == width)
  }
}
