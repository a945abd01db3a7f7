#if os(Linux)
import Foundation
import Glibc
import Testing

/// Keys and sizes, from a real terminal.
struct TerminalKeysTests {
  private func startAtField(environment: [String: String] = [:]) throws -> TerminalSession {
    let session = try TerminalSession(environment: environment)
    try session.waitFor("Trials")
    session.type("8")
    try session.waitFor("submitted 0 times")
    return session
  }

  @Test func aLoneEscapeGoesBackWhenNothingFollows() throws {
    let session = try startAtField()
    session.type("\u{1B}")
    try session.waitFor("Trials")
  }

  @Test func anArrowThatArrivesInPiecesIsAnArrow() throws {
    // Long enough for any machine; what ends the wait is the rest of the sequence.
    let session = try startAtField(environment: ["ESCDELAY": "10000"])
    session.type("bc")
    try session.waitFor("bc")
    session.type("\u{1B}")
    session.type("[")
    session.type("D\u{1B}[Da")
    try session.waitFor("abc")
  }

  @Test func whatIsPastedIsNoKey() throws {
    let session = try startAtField()
    session.type("\u{1B}[200~two\r\nlines\u{1B}\u{1B}[201~")
    try session.waitFor("two lines")
    #expect(session.text.contains("submitted 0 times"))
    session.type("\r")
    try session.waitFor("submitted 1 times")
  }

  @Test func aPasteThatNeverEndsCanBeInterrupted() throws {
    let session = try startAtField()
    session.type("\u{1B}[200~and then")
    // What is typed is read before what comes of two more sizes is seen.
    for columns in [50, 55] {
      session.turnPage()
      session.resize(columns: columns, rows: 12)
      try session.waitForOutput("esc")
    }
    session.type("\u{3}")
    #expect(try session.waitForEnd() == .signal(SIGINT))
  }

  @Test func aWindowMayBecomeAsSmallAsCanBe() throws {
    let session = try startAtField()
    session.type("text")
    try session.waitFor("text")
    for (columns, rows) in [(20, 5), (1, 1), (3, 1), (1, 40), (200, 2), (300, 100)] {
      session.resize(columns: columns, rows: rows)
    }
    session.resize(columns: 70, rows: 20)
    session.turnPage()
    try session.waitFor("esc back")
    #expect(session.text.contains("text"))
    session.type("\u{3}")
    #expect(try session.waitForEnd() == .signal(SIGINT))
  }

  @Test(arguments: [
    ["TERM": "dumb"], ["TERM": ""], ["ACCESSIBLE": "1"],
  ])
  func whereLinesAreWantedNothingIsTaken(environment: [String: String]) throws {
    let session = try TerminalSession(environment: environment)
    try session.waitForOutput("lines\r\n")
    #expect(try session.waitForEnd() == .exit(0))
    #expect(session.state == session.before)
    #expect(!session.output.contains(0x1B))
  }

  @Test func withoutColorNoneIsUsed() throws {
    let colored = try TerminalSession()
    try colored.waitFor("Trials")
    #expect(String(decoding: colored.output, as: UTF8.self).contains(";36m"))
    let plain = try TerminalSession(environment: ["NO_COLOR": "1"])
    try plain.waitFor("Trials")
    #expect(!String(decoding: plain.output, as: UTF8.self).contains(";3"))
  }

  @Test func whereTheLocaleIsNotUTF8OnlyASCIIIsWritten() throws {
    let session = try TerminalSession(environment: ["LANG": "C"])
    try session.waitFor("Trials")
    #expect(session.output.allSatisfy { $0 < 0x80 })
    #expect(session.text.contains("> 1  finish"))
  }
}
#endif
