import Foundation
import Testing

/// The session in the README of the sample is what the built program prints.
struct ReadmeSessionTests {
  @Test func theReadmeShowsARealSession() throws {
    let program = try BuiltProgram("AuthWalkthrough")
    defer { program.cleanUp() }
    let typed = ["1", "demo", "switchboard", "", "switchback", "1", "back", "back", "3"]
    let run = try program.run(input: typed)

    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let page = root.appending(path: "Samples/AuthWalkthrough/README.md")
    let readme = try String(contentsOf: page, encoding: .utf8)
    let session = try #require(readme.components(separatedBy: "```console\n").dropFirst().first)
    let shown = try #require(session.components(separatedBy: "```").first)
    let said = "$ swift run AuthWalkthrough --plain\n" + run.errors + run.output
    #expect(words(of: shown) == words(of: said))
    #expect(run.status == 0)
  }

  /// The words of a session, page by page: the README breaks lines after 72 columns, the program after 80.
  private func words(of session: String) -> [[Substring]] {
    session.components(separatedBy: "\n\n").map { $0.split(whereSeparator: \.isWhitespace) }
  }
}
