#if os(Linux)
import Foundation
import Glibc
import Testing

/// The built program in a real terminal, at the password prompt; its result goes to a file.
final class PasswordPromptTests {
  private let program: BuiltProgram

  init() throws { program = try BuiltProgram("AuthWalkthrough") }
  deinit { program.cleanUp() }

  private var resultFile: URL { program.home.appending(path: "result") }

  /// The words that start the program in a shell.
  private var command: String {
    let words = [TerminalSession.path(of: program.name)] + BuiltProgram.ownership
    return words.joined(separator: " ") + " >\(resultFile.path)"
  }

  /// Runs a script in a terminal, and goes to the password prompt.
  private func goToPassword(_ script: String) throws -> TerminalSession {
    let session = try TerminalSession(
      "/bin/sh", ["-c", script],
      environment: ["HOME": program.home.path, "XDG_STATE_HOME": program.home.path],
      columns: 80)
    #expect(showsTyping(session))
    try session.waitForOutput("help): ")
    session.type("1\n")
    try session.waitForOutput("User name: ")
    session.type("demo\n")
    try session.waitForOutput("Password: ")
    #expect(!showsTyping(session))
    return session
  }

  private func goToPassword() throws -> TerminalSession { try goToPassword("exec \(command)") }

  /// Whether what is typed shows up.
  private func showsTyping(_ session: TerminalSession) -> Bool {
    session.state.settings[3] & UInt32(ECHO) != 0
  }

  @Test func thePasswordDoesNotShowAndEverythingElseDoes() throws {
    let session = try goToPassword()
    session.turnPage()
    session.type("switchback\n")
    try session.waitForOutput("help): ")
    let text = String(decoding: session.output, as: UTF8.self)
    #expect(text.replacing("\r\n", with: "\n") == "\n" + Transcript.page1)
    #expect(showsTyping(session))
    session.type("quit\n")
    #expect(try session.waitForEnd() == .exit(1))
    #expect(String(decoding: session.output, as: UTF8.self).hasSuffix("quit\r\n"))
    #expect(try String(contentsOf: resultFile, encoding: .utf8) == "left: quit\n")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func aSignalAtThePasswordRestoresTheTerminalAndThenKills(signal: Int32) throws {
    let session = try goToPassword()
    session.send(signal)
    #expect(try session.waitForEnd() == .signal(signal))
    #expect(session.state == session.before)
  }

  @Test func whatWasTypedOfThePasswordIsNotLeftForWhoeverReadsNext() throws {
    let session = try goToPassword(
      "sh -c 'echo process $$.; exec \(command)'; echo next; read rest; echo \"rest: [$rest]\"")
    session.type("switch")
    let said = String(decoding: session.output, as: UTF8.self)
    let process = try #require(said.firstMatch(of: /process (\d+)\./).flatMap { pid_t($0.1) })
    kill(process, SIGTERM)
    try session.waitForOutput("next\r\n")
    session.type("\n")
    try session.waitForOutput("]\r\n")
    #expect(String(decoding: session.output, as: UTF8.self).hasSuffix("rest: []\r\n"))
    #expect(try session.waitForEnd() == .exit(0))
  }

  @Test func stoppedAtThePasswordTheTerminalIsAsBeforeUntilItGoesOn() throws {
    let session = try goToPassword()
    session.type("swatch")
    session.send(SIGTSTP)
    #expect(try session.waitForEnd() == .stopped)
    #expect(showsTyping(session))
    session.turnPage()
    session.send(SIGCONT)
    try session.waitForOutput("Password: ")
    #expect(!showsTyping(session))
    session.type("switchback\n")
    try session.waitForOutput("step 1 of 3")
    #expect(showsTyping(session))
    session.send(SIGTERM)
    #expect(try session.waitForEnd() == .signal(SIGTERM))
  }

  @Test func theEndOfTheInputAtThePasswordRestoresTheTerminal() throws {
    let session = try goToPassword()
    session.type("\u{4}")
    #expect(try session.waitForEnd() == .exit(1))
    #expect(session.state == session.before)
  }
}
#endif
