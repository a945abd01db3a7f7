#if os(Linux)
import Foundation
import Testing

/// The built program in a real terminal, whose user leaves in the middle of a line.
struct UnfinishedLineTests {
  @Test func theEndOfTheInputTakesAnUnfinishedLineBack() throws {
    let program = try BuiltProgram("Messenger")
    defer { program.cleanUp() }
    let result = program.home.appending(path: "result")
    let words = [TerminalSession.path(of: program.name)] + BuiltProgram.ownership
    let session = try TerminalSession(
      "/bin/sh", ["-c", "exec \(words.joined(separator: " ")) >\(result.path)"])
    try session.waitForOutput("help): ")
    session.type("1\n")
    try session.waitForOutput("help): ", times: 2)
    session.type("1\n")
    try session.waitForOutput("Message: ")
    session.type("half a mess\u{4}\u{4}")
    #expect(try session.waitForEnd() == .exit(0))
    #expect(try String(contentsOf: result, encoding: .utf8) == "sent: 0 messages\n")
  }
}
#endif
