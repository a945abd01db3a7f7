import Testing

/// Text that would do something to a terminal, or be read as something else, and what is printed of it.
struct Attack: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String

  /// What is printed where line breaks mean nothing.
  let line: String

  init(_ name: String, _ text: String, _ line: String) {
    testDescription = name
    self.text = text
    self.line = line
  }

  static let all = [
    Attack("clear the screen", "a\u{1B}[2Jb", "a\u{FFFD}[2Jb"),
    Attack("set the title", "a\u{1B}]0;mine\u{7}b", "a\u{FFFD}]0;mine\u{FFFD}b"),
    Attack("set the title, in one byte", "a\u{9D}0;mine\u{9C}b", "a\u{FFFD}0;mine\u{FFFD}b"),
    Attack("a sequence, in one byte", "a\u{9B}31mb", "a\u{FFFD}31mb"),
    Attack("a device string", "a\u{1B}P$q\"p\u{1B}\\b", "a\u{FFFD}P$q\"p\u{FFFD}\\b"),
    Attack("ask what terminal it is", "a\u{1B}[cb", "a\u{FFFD}[cb"),
    Attack("reset", "a\u{1B}cb", "a\u{FFFD}cb"),
    Attack("erase what is before", "secret\u{8}\u{8}x", "secret\u{FFFD}\u{FFFD}x"),
    Attack("begin the line again", "a\rb", "a b"),
    Attack("a line of its own", "a\nb", "a b"),
    Attack("a line of its own, from Windows", "a\r\nb", "a b"),
    Attack("a line of its own, in one byte", "a\u{85}b", "a b"),
    Attack("up or down", "a\u{B}b\u{C}c\u{84}d\u{8D}e", "a b c\u{FFFD}d\u{FFFD}e"),
    Attack("a line separator", "a\u{2028}b\u{2029}c", "a b c"),
    Attack("ring and shift", "a\u{7}\u{E}\u{F}\u{0}\u{7F}b", "a" + marks(5) + "b"),
    Attack("a mark behind an escape", "a\u{1B}\u{301}b", "a\u{FFFD}\u{301}b"),
    Attack("text read backwards", "a\u{202E}txt.exe\u{202C}b", "a\u{FFFD}txt.exe\u{FFFD}b"),
    Attack("an override to the right", "a\u{202D}b", "a\u{FFFD}b"),
    Attack("embeddings", "a\u{202A}\u{202B}b", "a\u{FFFD}\u{FFFD}b"),
    Attack(
      "isolates without an end", "a\u{2066}\u{2067}\u{2068}b",
      "a\u{2066}\u{2067}\u{2068}b\u{2069}\u{2069}\u{2069}"),
    Attack("a tab", "a\tb", "a b"),
  ]

  /// Text that is to stay as it is.
  static let harmless = [
    "", " ", "Sign in", "käse", "e\u{301}e\u{301}", "한국어 문서", "「カナ」", "สวัสดี", "नमस\u{94D}त\u{947}",
    "👩\u{200D}🚀", "👨\u{200D}👩\u{200D}👧\u{200D}👦", "🏳\u{FE0F}\u{200D}🌈", "👍\u{1F3FD}", "🇩🇪🇫🇷",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "1\u{FE0F}\u{20E3}",
    "שלום \u{200F}(עולם)", "مرحبا\u{61C}!", "می\u{200C}خواهم", "\u{2068}שלום\u{2069} 1",
    "a\u{2069}b",
    "a\u{200B}\u{AD}\u{FEFF}b", "\u{E000}\u{10FFFF}\u{FFFD}",
  ]

  private static func marks(_ count: Int) -> String { String(repeating: "\u{FFFD}", count: count) }
}

extension StringProtocol {
  /// Whether a terminal would do nothing by it but to show it.
  var isHarmless: Bool {
    unicodeScalars.allSatisfy { scalar in
      (scalar.properties.generalCategory != .control || scalar == "\n")
        && !("\u{202A}"..."\u{202E}").contains(scalar)
    }
  }
}
