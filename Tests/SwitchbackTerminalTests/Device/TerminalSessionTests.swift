#if os(Linux)
import Foundation
import Glibc
import Testing

/// However a program ends, its terminal is as it was.
struct TerminalSessionTests {
  /// Starts a program, and waits for its page.
  private func start(
    _ arguments: [String] = [],
    environment: [String: String] = [:],
  ) throws -> (TerminalSession, TerminalSession.State) {
    let session = try TerminalSession("TrialProgram", arguments, environment: environment)
    try session.waitFor("Trials")
    return (session, session.before)
  }

  private func expectTaken(_ session: TerminalSession, _ before: TerminalSession.State) {
    #expect(session.state.settings != before.settings)
    #expect(session.state.isOnPage)
    #expect(session.state.marksPaste)
    #expect(!session.state.isCursorVisible)
  }

  @Test func aSessionBeginsWithItsSignalsWhateverTheTestsIgnore() throws {
    // Under `nohup`, for example, they ignore another one.
    let before = signal(SIGUSR1, SIG_IGN)
    defer { signal(SIGUSR1, before) }
    let session = try TerminalSession("/bin/sh", ["-c", "kill -s USR1 $$; echo it goes on"])
    #expect(try session.waitForEnd() == .signal(SIGUSR1))
  }

  @Test(arguments: [("finish", "1"), ("back", "\u{1B}"), ("end of input", "\u{4}")])
  func atTheEnd(name: String, key: String) throws {
    let (session, before) = try start()
    expectTaken(session, before)
    session.type(key)
    #expect(try session.waitForEnd() == .exit(0))
    #expect(session.state == before)
    #expect(session.afterwards.hasPrefix("end: "))
  }

  @Test(arguments: [["--twice"], ["--twice", "--same"]])
  func aSecondHostFindsNoTerminalAndLeavesTheFirstItsOwn(arguments: [String]) throws {
    let session = try TerminalSession("TrialProgram", arguments)
    // As after the end of the input, before it has shown anything.
    try session.waitFor("The second has ended: task cancelled")
    expectTaken(session, session.before)
    session.type("\r")
    try session.waitFor("1  finish")
    session.type("8")
    try session.waitFor("submitted 0 times")
    session.type("abc")
    try session.waitFor("abc")
    session.type("\u{1B}")
    try session.waitFor("1  finish")
    session.type("1")
    #expect(try session.waitForEnd() == .exit(0))
    #expect(session.state == session.before)
    #expect(session.afterwards.hasSuffix("end: finished\r\n"))
  }

  @Test func afterAnErrorThatIsThrown() throws {
    let (session, before) = try start()
    session.type("7")
    #expect(try session.waitForEnd() != .exit(0))
    #expect(session.state == before)
    #expect(session.afterwards.contains("Failure()"))
  }

  @Test func afterAnExitFromInside() throws {
    let (session, before) = try start()
    session.type("6")
    #expect(try session.waitForEnd() == .exit(3))
    #expect(session.state == before)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func afterASignalOfWhichItDies(signal: Int32) throws {
    let (session, before) = try start()
    session.send(signal)
    #expect(try session.waitForEnd() == .signal(signal))
    #expect(session.state == before)
  }

  @Test func afterCtrlCOfWhichItDies() throws {
    let (session, before) = try start()
    session.type("\u{3}")
    #expect(try session.waitForEnd() == .signal(SIGINT))
    #expect(session.state == before)
  }

  @Test(arguments: ["\u{3}\u{3}", "\u{1C}"])
  func ofAProgramThatIsStuckByTheKeyboard(keys: String) throws {
    let (session, before) = try start()
    session.type("5")
    session.type(keys)
    #expect(try session.waitForEnd() == .signal(keys == "\u{1C}" ? SIGQUIT : SIGINT))
    #expect(session.state == before)
  }

  @Test func ofAProgramThatIsStuckByASecondSignal() throws {
    let (session, before) = try start()
    session.type("5")
    // A signal that comes before that would end it as it should.
    try session.waitFor("stuck")
    session.send(SIGTERM)
    #expect(try session.waitForEnd(sending: SIGINT) == .signal(SIGINT))
    #expect(session.state == before)
  }

  @Test(arguments: [("2", "this is what a fatal error says"), ("3", "Index out of range")])
  func afterACrashWhoseMessageIsSeen(key: String, message: String) throws {
    let (session, before) = try start()
    session.type(key)
    let end = try session.waitForEnd()
    #expect(end == .signal(SIGILL) || end == .signal(SIGTRAP))
    #expect(session.state == before)
    // Of a program that is built for release, Swift's library says nothing.
    #if DEBUG
    #expect(session.afterwards.contains(message))
    #else
    #expect(session.afterwards.contains(message) == (key == "2"))
    #endif
  }

  @Test func afterAStackThatHasRunOver() throws {
    let (session, before) = try start()
    session.type("9")
    #expect(try session.waitForEnd() == .signal(SIGSEGV))
    #expect(session.state == before)
  }

  @Test func afterAnAbort() throws {
    let (session, before) = try start()
    session.type("4")
    #expect(try session.waitForEnd() == .signal(SIGABRT))
    #expect(session.state == before)
  }

  @Test(arguments: ["", "/nonexistent", "/proc"])
  func whatIsPrintedMeanwhileIsSeenAfterwards(folder: String) throws {
    let (session, before) = try start(environment: ["TMPDIR": folder])
    session.type("8")
    try session.waitFor("Field")
    #expect(!session.text.contains("some noise"))
    session.type("\u{3}")
    #expect(try session.waitForEnd() == .signal(SIGINT))
    #expect(session.state == before)
    #expect(session.afterwards.contains("some noise\r\nand some text\r\n"))
  }

  /// The issue of the program, in which a module has text of its own as a name.
  private static let issue = "a\u{FFFD}[2Jb: "

  @Test func anIssueIsNotDrawnOverAndIsSaidAfterwards() throws {
    let (session, before) = try start()
    session.type("8")
    try session.waitFor("Field")
    #expect(!session.text.contains("[2Jb"))
    session.type("\u{4}")
    #expect(try session.waitForEnd() == .exit(0))
    #expect(session.state == before)
    let lines = session.afterwards.components(separatedBy: "\r\n")
    #expect(lines.count(where: { $0.hasPrefix(Self.issue) }) == 1)
    #expect(lines.last(where: { !$0.isEmpty }) == "end: system back (endOfInput)")
  }

  @Test func anIssueGoesToStandardErrorFromPages() throws {
    let program = try BuiltProgram("TrialProgram")
    defer { program.cleanUp() }
    let errors = program.home.appending(path: "errors")
    let path = TerminalSession.path(of: "TrialProgram")
    let session = try TerminalSession("/bin/sh", ["-c", "\(path) 2>\(errors.path())"])
    try session.waitFor("Trials")
    session.type("8")
    try session.waitFor("Field")
    session.type("\u{4}")
    #expect(try session.waitForEnd() == .exit(0))
    #expect(session.afterwards == "and some text\r\nend: system back (endOfInput)\r\n")
    let said = try String(contentsOf: errors, encoding: .utf8).split(separator: "\n")
    #expect(said.count == 2)
    #expect(said.first == "some noise")
    #expect(said.last?.hasPrefix(Self.issue) == true)
  }

  @Test func anIssueGoesToStandardErrorLineByLine() throws {
    let program = try BuiltProgram("TrialProgram")
    defer { program.cleanUp() }
    let run = try program.run(["--lines"], input: ["8", ":back", "quit"])
    #expect(run.output == "and some text\nend: system back (quit)\n")
    let said = run.errors.split(separator: "\n")
    #expect(said.count(where: { $0.hasPrefix(Self.issue) }) == 1)
    #expect(said.contains("== Field =="))
  }

  @Test func whileItIsStoppedByAKeyUnderAShell() throws {
    let program = TerminalSession.path(of: "TrialProgram")
    let session = try TerminalSession("/bin/sh", ["-mc", "\(program); echo stopped; read x; fg"])
    try session.waitFor("Trials")
    session.type("\u{1A}")
    try session.waitForOutput("stopped")
    #expect(!session.state.isOnPage)
    #expect(session.state.isCursorVisible)
    #expect(!session.state.marksPaste)
    #expect(
      session.state.settings[3] & UInt32(ECHO | ICANON | ISIG) == UInt32(ECHO | ICANON | ISIG))
    session.turnPage()
    session.type("\n")
    try session.waitForOutput("Trials")
    #expect(session.state.isOnPage)
    #expect(session.state.marksPaste)
    session.type("1")
    #expect(try session.waitForEnd() == .exit(0))
    #expect(!session.state.isOnPage)
    #expect(session.afterwards.contains("end: finished"))
  }

  @Test(arguments: ["\u{1A}", ""])
  func whereNobodyCouldContinueItItGoesOn(key: String) throws {
    let (session, before) = try start()
    if key.isEmpty { session.send(SIGTSTP) } else { session.type(key) }
    try session.waitForOutput("\u{1B}[?1049l")
    try session.waitForOutput("\u{1B}[?1049h", times: 2)
    try session.waitForOutput("Trials", times: 2)
    expectTaken(session, before)
    session.type("1")
    #expect(try session.waitForEnd() == .exit(0))
    #expect(session.state == before)
  }

  @Test func afterItWasStoppedAndContinued() throws {
    let (session, before) = try start()
    session.send(SIGSTOP)
    #expect(try session.waitForEnd() == .stopped)
    session.turnPage()
    session.send(SIGCONT)
    try session.waitForOutput("Trials")
    expectTaken(session, before)
    session.type("1")
    #expect(try session.waitForEnd() == .exit(0))
    #expect(session.state == before)
  }

  @Test func ofATerminalThatIsClosedItDies() throws {
    let (session, _) = try start()
    session.hangUp()
    let end = try session.waitForEnd()
    #expect(end == .signal(SIGHUP))
  }

  @Test func ofATerminalThatIsClosedItDiesAlsoWhenNobodyTells() throws {
    let session = try TerminalSession(isControlled: false)
    try session.waitFor("Trials")
    session.hangUp()
    let end = try session.waitForEnd()
    #expect(end == .signal(SIGHUP))
  }

  @Test func withAMouse() throws {
    let (session, before) = try start(["--mouse"])
    #expect(session.state.reportsMouse)
    session.type("8")
    try session.waitFor("Field")
    session.type("\u{1B}[<128;1;1M")
    try session.waitFor("finish")
    session.type("1")
    #expect(try session.waitForEnd() == .exit(0))
    #expect(session.state == before)
  }

  @Test func withAKeyboardThatLeavesNoDoubt() throws {
    let (session, before) = try start()
    session.type("\u{1B}[?0u")
    try session.waitForOutput("\u{1B}[>5u")
    #expect(session.state.keyboardModes == 1)
    session.type("\u{1B}[27u")
    #expect(try session.waitForEnd() == .exit(0))
    #expect(session.state == before)
  }
}
#endif
