#if os(Linux)
import Foundation
import Glibc
import Testing

/// The built program on the full screen of a terminal, and a user who has never seen it.
final class FullScreenSessionTests {
  private let home = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  private func start(_ arguments: String...) throws -> TerminalSession {
    try TerminalSession(
      "AuthWalkthrough",
      arguments + BuiltProgram.ownership,
      environment: ["HOME": home.path, "XDG_STATE_HOME": home.path],
      columns: 80,
      rows: 20,
    )
  }

  @Test func somebodyRegistersGoesBackAndGoesOn() throws {
    let session = try start("--audit")
    try session.waitFor("2  Register")
    session.type("\u{1B}[B\r")
    try session.waitFor("Password again")
    session.type("ada\tbabbage1\tbabbage2\r")
    try session.waitFor("! The two passwords are not the same.")
    session.type("\u{1B}")
    try session.waitFor("› 2  Register")
    session.type("1")
    try session.waitFor(" Welcome › Log in")
    session.type("\u{1B}")
    try session.waitFor("2  Register")
    session.type("2")
    try session.waitFor(" User name       ada")
    session.type("babbage1\rbabbage1\r")
    try session.waitFor("1  Accept")
    session.type("\r")
    try session.waitFor("Walkthrough  1 of 3")
    session.type("1")
    try session.waitFor("Walkthrough  2 of 3")
    session.type("\u{1B}\u{1B}")
    try session.waitFor("You are signed in as ada.")
    session.type("3")
    #expect(try session.waitForEnd() == .exit(0))
    #expect(session.state == session.before)
    #expect(
      session.afterwards
        == """
        audit: 5 flows ended, 0 leaks
        finished: signed in as ada

        """.replacing("\n", with: "\r\n"))
  }

  @Test(arguments: [
    ("\u{1B}", TerminalSession.End.exit(1), "left: went back"),
    ("\u{4}", .exit(1), "left: end of input"),
    ("\u{3}", .signal(SIGINT), "left: interrupted"),
  ])
  func everyWayOfLeavingHasItsOwnEnd(
    key: String,
    end: TerminalSession.End,
    words: String,
  ) throws {
    let session = try start()
    try session.waitFor("Welcome")
    session.type(key)
    #expect(try session.waitForEnd() == end)
    #expect(session.state == session.before)
    #expect(session.afterwards == words + "\r\n")
  }

  @Test func aNameFromOutsideDoesNothingToTheTerminal() throws {
    let state = home.appendingPathComponent("switchback")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    let name = #"a\u001b]0;mine\u0007\u009b2J\u202eb\rc"#
    try Data(#"{"session":{"userName":"\#(name)"},"shownAround":["\#(name)"]}"#.utf8)
      .write(to: state.appendingPathComponent("auth-walkthrough.json"))
    let session = try start()
    let mark = "\u{FFFD}"
    try session.waitFor("signed in as a\(mark)]0;mine\(mark)\(mark)2J\(mark)b")
    session.type("3")
    #expect(try session.waitForEnd() == .exit(0))
    let output = String(decoding: session.output, as: UTF8.self)
    #expect(
      !output.contains("\u{1B}]") && !output.contains("\u{9B}") && !output.contains("\u{202E}"))
    #expect(
      session.afterwards
        == "finished: signed in as a\(mark)]0;mine\(mark)\(mark)2J\(mark)b c\r\n")
  }

  @Test func aLinkGoesOnWhenSomebodyHasSignedIn() throws {
    let session = try start("--open", "/home/help")
    try session.waitFor("1  Log in")
    session.type("\rdemo\tswitchback\r")
    try session.waitFor("Walkthrough  1 of 3")
    session.type("\u{1B}")
    try session.waitFor(" Home › Help")
    session.type("\u{1B}")
    try session.waitFor("You are signed in as demo.")
    session.type("3")
    #expect(try session.waitForEnd() == .exit(0))
    #expect(session.state == session.before)
    #expect(session.afterwards == "finished: signed in as demo\r\n")
  }

  @Test func aPasswordIsNowhereInWhatIsWritten() throws {
    let session = try start()
    try session.waitFor("1  Log in")
    session.type("\rada\tbabbage123")
    try session.waitFor("••••••••••")
    session.type("\u{3}")
    #expect(try session.waitForEnd() == .signal(SIGINT))
    #expect(!String(decoding: session.output, as: UTF8.self).contains("babbage"))
  }
}
#endif
