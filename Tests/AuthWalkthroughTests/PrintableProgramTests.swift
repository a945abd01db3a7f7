import Foundation
import Testing

/// The built program, given text that would do something to a terminal.
final class PrintableProgramTests {
  private let program: BuiltProgram

  init() throws { program = try BuiltProgram("AuthWalkthrough") }
  deinit { program.cleanUp() }

  /// What is given, and what is printed of it.
  static let attacks = [
    ("a\u{1B}[2Jb", "a\u{FFFD}[2Jb"),
    ("a\u{1B}]0;mine\u{7}b", "a\u{FFFD}]0;mine\u{FFFD}b"),
    ("a\u{9B}31mb", "a\u{FFFD}31mb"),
    ("a\u{8}\u{8}b", "a\u{FFFD}\u{FFFD}b"),
    ("a\rb", "a b"),
    ("a\nb", "a b"),
    ("a\u{202E}b", "a\u{FFFD}b"),
    ("👩\u{200D}🚀 🇩🇪 👍\u{1F3FD} שלום", "👩\u{200D}🚀 🇩🇪 👍\u{1F3FD} שלום"),
  ]

  @Test(arguments: attacks)
  func aNameInItsStateIsPrintedOnThePageAndAfterLeaving(name: String, printed: String) throws {
    let state: [String: Any] = ["session": ["userName": name], "shownAround": [name]]
    let data = try JSONSerialization.data(withJSONObject: state)
    try program.writeState(String(decoding: data, as: UTF8.self))
    let run = try program.run(["--trace"], input: ["3"])
    // In a paragraph, a line break is one.
    let paragraph = name.contains(where: \.isNewline) ? "a\nb" : printed
    #expect(run.errors.contains("== Home ==\nYou are signed in as \(paragraph).\n"))
    #expect(run.output == "finished: signed in as \(printed)\n")
    #expect(isHarmless(run.errors))
  }

  @Test(arguments: attacks)
  func anOptionThatIsNoneIsSaidOnOneLine(name: String, printed: String) throws {
    let run = try program.run(["--" + name])
    #expect(
      run.errors == """
        AuthWalkthrough: There is no option --\(printed).
        Try AuthWalkthrough --help.

        """)
    #expect(run.status == 64)
  }

  @Test(arguments: attacks)
  func anAnswerThatWasNotAskedForIsSaidOnOneLine(name: String, printed: String) throws {
    let run = try program.run(["--set", "\(name)=x", "--set", "welcome=quit"])
    #expect(run.errors.hasSuffix(": These answers were not asked for: \(printed.lowercased()).\n"))
    #expect(run.status == 65)
  }

  private func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      (scalar.properties.generalCategory != .control || scalar == "\n")
        && !("\u{202A}"..."\u{202E}").contains(scalar)
    }
  }
}
