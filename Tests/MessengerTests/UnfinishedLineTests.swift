#if os(Linux)
import Foundation
import Testing

/// The built program in a real terminal, whose user leaves in the middle of a line.
struct UnfinishedLineTests {
  @Test func theEndOfTheInputTakesAnUnfinishedLineBack() throws {
    let program = try BuiltProgram("Messenger")
    defer { program.cleanUp() }
    let terminal = try PseudoTerminal()
    let output = Pipe()
    let process = program.makeProcess()
    process.standardInput = terminal.device
    process.standardError = terminal.device
    process.standardOutput = output
    try process.run()
    try terminal.read(until: "help): ")
    terminal.type("1\n")
    try terminal.read(until: "help): ")
    terminal.type("1\n")
    try terminal.read(until: "Message: ")
    terminal.type("half a mess\u{4}\u{4}")
    process.waitUntilExit()
    let result = try output.fileHandleForReading.readToEnd() ?? Data()
    #expect(String(decoding: result, as: UTF8.self) == "sent: 0 messages\n")
  }
}
#endif
