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
    #expect(shown == "$ swift run AuthWalkthrough --plain\n" + run.errors + run.output)
    #expect(run.status == 0)
  }
}
