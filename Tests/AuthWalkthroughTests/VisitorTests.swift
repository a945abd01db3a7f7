#if os(Linux)
import Foundation
import Glibc
import Testing

/// The built program, as somebody meets it who knows nothing about it.
final class VisitorTests {
  private let home = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  private func start(
    _ arguments: String..., columns: Int = 80, rows: Int = 20,
  ) throws -> TerminalSession {
    try TerminalSession(
      "AuthWalkthrough",
      arguments + ["--reduce-motion"] + BuiltProgram.ownership,
      environment: ["HOME": home.path, "XDG_STATE_HOME": home.path],
      columns: columns,
      rows: rows,
    )
  }

  @Test func whatEscDoesOnTheFirstPageOfTheWalkthroughIsWhatTheFooterSays() throws {
    let session = try start()
    try session.waitFor("1  Log in")
    session.type("1demo\tswitchback\r")
    try session.waitFor("Walkthrough  1 of 3")
    #expect(session.text.contains(" enter choose · esc skip · ctrl-c quit"))
    session.type("\u{1B}")
    try session.waitFor("You are signed in as demo.")
    session.type("3")
    #expect(try session.waitForEnd() == .exit(0))
  }

  @Test(arguments: [(80, 20), (40, 12)])
  func theDemonstrationAccountStandsOnThePageThatWantsOne(columns: Int, rows: Int) throws {
    let session = try start(columns: columns, rows: rows)
    try session.waitFor("1  Log in")
    session.type("1")
    try session.waitFor("switchback.")
    #expect(session.text.contains("sign in as demo"))
    session.type("\u{3}")
    #expect(try session.waitForEnd() == .signal(SIGINT))
  }

  @Test func inTheSmallestWindowThePageInTheTabsCanBeUsed() throws {
    let session = try start(columns: 24, rows: 6)
    try session.waitFor("1  Log in")
    session.type("1demo\tswitchback\r")
    try session.waitFor("Walkthrough")
    session.type("\u{1B}")
    try session.waitFor("You are signed in as")
    session.type("\r")
    try session.waitFor("1  Walk through")
    session.type("3")
    #expect(try session.waitForEnd() == .exit(0))
  }

  // MARK: - Ctrl-C, line by line

  @Test func ctrlCInLinesSaysWhatTheFullScreenSays() throws {
    let session = try start("--plain")
    try session.waitForOutput("help): ")
    session.type("\u{3}")
    #expect(try session.waitForEnd() == .signal(SIGINT))
    let output = String(decoding: session.output, as: UTF8.self)
    #expect(output.hasSuffix("\r\nleft: interrupted\r\n"))
  }

  @Test func ctrlCAtThePasswordSaysSoTooAndRestoresTheTerminal() throws {
    let session = try start("--plain")
    try session.waitForOutput("help): ")
    session.type("1\ndemo\n")
    try session.waitForOutput("Password:")
    session.type("switch\u{3}")
    #expect(try session.waitForEnd() == .signal(SIGINT))
    #expect(session.state == session.before)
    let output = String(decoding: session.output, as: UTF8.self)
    #expect(output.hasSuffix("\r\nleft: interrupted\r\n"))
  }

  @Test func aSignalToEndStillEndsLinesAtOnce() throws {
    let session = try start("--plain")
    try session.waitForOutput("help): ")
    #expect(try session.waitForEnd(sending: SIGTERM) == .signal(SIGTERM))
  }

  // MARK: - What the README says

  @Test func theVersionIsWhatTheReadmeSays() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    for name in ["AuthWalkthrough", "Messenger"] {
      let program = try BuiltProgram(name)
      defer { program.cleanUp() }
      let said = try program.run(["--version"]).output
      #expect(said == "\(name): there is no release yet\n")
      #expect(readme.contains("here is no release yet"))
    }
  }
}
#endif
