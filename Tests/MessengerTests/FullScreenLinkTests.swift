#if os(Linux)
import Testing

/// The built program on the full screen of a terminal, and links.
struct FullScreenLinkTests {
  private func start(_ arguments: String...) throws -> TerminalSession {
    try TerminalSession("Messenger", arguments + BuiltProgram.ownership, columns: 80, rows: 20)
  }

  private func leave(_ session: TerminalSession) throws {
    session.type("\u{3}")
    _ = try session.waitForEnd()
    #expect(session.state == session.before)
  }

  @Test func aLinkIsWhereItBegins() throws {
    let session = try start("--open", "/friends/Ada")
    try session.waitFor(" Friends › Ada")
    session.type("\u{1B}")
    try session.waitFor("2  Charles")
    try leave(session)
  }

  @Test func aLinkToNobodyIsSaidOverWhatIsThereWithoutIt() throws {
    let session = try start("--open", "/friends/Bob")
    try session.waitFor("You have no friend called Bob.")
    session.type("\r")
    try session.waitFor("2  Charles")
    try leave(session)
  }

  @Test func aLinkUnderASheetAsksAboutWhatIsWritten() throws {
    let session = try start("--open", "/messages")
    try session.waitFor("3  New message")
    session.type("3")
    try session.waitFor("2  Charles")
    session.type("2")
    try session.waitFor("ctrl-o about Charles")
    session.type("Hello\u{F}")
    try session.waitFor("Discard what you wrote?")
    session.type("\u{1B}")
    try session.waitFor("enter send")
    #expect(session.text.contains("Hello"))
    session.type("\u{F}")
    try session.waitFor("[ Discard ]")
    session.type("\u{1B}[D\r")
    try session.waitFor("Builds engines. Out of town.")
    #expect(session.text.contains(" Friends › Charles"))
    try leave(session)
  }

  @Test func whetherToWriteCanBeRefusedWithAButton() throws {
    let session = try start("--open", "/write/Ada")
    try session.waitFor("[ Write ] [ Cancel ]")
    session.type("\u{1B}[C\r")
    try session.waitFor("enter choose · esc leave · ctrl-n next tab")
    #expect(!session.text.contains("To Ada"))
    try leave(session)
  }

  @Test func ctrlCInLinesAsksAboutWhatIsWrittenAndASecondOneEndsIt() throws {
    let session = try start("--plain", "--open", "/messages")
    try session.waitForOutput("help): ")
    session.type("3\n2\nHello\n")
    try session.waitForOutput("Charles cannot be reached.")
    session.type("\n")
    try session.waitForOutput("Message [Hello]:")
    session.type("\u{3}")
    try session.waitForOutput("Discard what you wrote, and leave?")
    session.type("\u{3}")
    #expect(try session.waitForEnd() == .signal(2))
    #expect(!String(decoding: session.output, as: UTF8.self).contains("sent: 0"))
  }

  @Test func whoeverKeepsWhatIsWrittenGoesOnAfterCtrlCInLines() throws {
    let session = try start("--plain", "--open", "/messages")
    try session.waitForOutput("help): ")
    session.type("3\n2\nHello\n")
    try session.waitForOutput("Charles cannot be reached.")
    session.type("\n")
    try session.waitForOutput("Message [Hello]:")
    session.type("\u{3}")
    try session.waitForOutput("Discard what you wrote, and leave?")
    session.type("2\n")
    try session.waitForOutput("Message [Hello]:", times: 2)
    session.type(":quit\n1\n")
    #expect(try session.waitForEnd() == .exit(0))
  }
}
#endif
