#if os(Linux)
import Foundation
import Glibc
import Testing

/// The built program in a real terminal, at the password prompt.
final class PasswordPromptTests {
  private let program: BuiltProgram
  private let terminal: PseudoTerminal
  private let process: Process
  private let output = Pipe()

  init() throws {
    program = try BuiltProgram("AuthWalkthrough")
    terminal = try PseudoTerminal()
    process = program.makeProcess()
    process.standardInput = terminal.device
    process.standardError = terminal.device
    process.standardOutput = output
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    program.cleanUp()
  }

  private func goToPassword() throws {
    try process.run()
    try terminal.read(until: "help): ")
    terminal.type("1\n")
    try terminal.read(until: "User name: ")
    terminal.type("demo\n")
    try terminal.read(until: "Password: ")
  }

  @Test func thePasswordDoesNotShowAndEverythingElseDoes() throws {
    #expect(terminal.showsTyping)
    try goToPassword()
    #expect(!terminal.showsTyping)
    terminal.type("switchback\n")
    let text = try terminal.read(until: "help): ")
    #expect(text == "\n" + Transcript.page1)
    #expect(terminal.showsTyping)
    terminal.type("quit\n")
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 1)
    let result = try output.fileHandleForReading.readToEnd() ?? Data()
    #expect(String(decoding: result, as: UTF8.self) == "left: quit\n")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func aSignalAtThePasswordRestoresTheTerminalAndThenKills(signal: Int32) throws {
    try goToPassword()
    #expect(!terminal.showsTyping)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    #expect(terminal.showsTyping)
  }

  @Test func stoppedAtThePasswordTheTerminalIsAsBeforeUntilItGoesOn() throws {
    try goToPassword()
    kill(process.processIdentifier, SIGTSTP)
    var change = siginfo_t()
    waitid(P_PID, id_t(process.processIdentifier), &change, WSTOPPED | WNOWAIT)
    #expect(terminal.showsTyping)
    kill(process.processIdentifier, SIGCONT)
    #expect(try terminal.read(until: "Password: ") == "Password: ")
    #expect(!terminal.showsTyping)
    terminal.type("switchback\n")
    try terminal.read(until: "step 1 of 3")
    #expect(terminal.showsTyping)
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
  }

  @Test func theEndOfTheInputAtThePasswordRestoresTheTerminal() throws {
    try goToPassword()
    terminal.type("\u{4}")
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(terminal.showsTyping)
  }
}
#endif
