#if os(Linux)
import Foundation
import Glibc
import Testing

/// Programs that ask line by line: whatever becomes of them, their terminal is as it was, and nothing is read by
/// mistake.
struct PromptSessionTests {
  private let program = TerminalSession.path(of: "TrialProgram")

  private func written(_ session: TerminalSession) -> String {
    String(decoding: session.output, as: UTF8.self)
  }

  @Test(arguments: ["crash", "abort", "exit"])
  func aPasswordPromptThatTheProgramDoesNotSurvive(trial: String) throws {
    let session = try TerminalSession("TrialProgram", ["--secret", trial])
    let end = try session.waitForEnd()
    #expect(written(session).contains("Password:"))
    switch trial {
    case "exit": #expect(end == .exit(3))
    case "abort": #expect(end == .signal(SIGABRT))
    default: #expect(end == .signal(SIGILL) || end == .signal(SIGTRAP))
    }
    #expect(session.state == session.before)
  }

  /// What is opened next would get its number, and be read instead.
  @Test(arguments: 0..<6)
  func aClosedInputIsAtItsEnd(time: Int) throws {
    let session = try TerminalSession("/bin/sh", ["-c", "\(program) --lines <&-"])
    #expect(try session.waitForEnd() == .exit(0))
    #expect(written(session).contains("(endOfInput)"))
  }

  @Test func inTheBackgroundItWaitsToBeBroughtToTheFront() throws {
    let isStopped = "kill -0 $! 2>/dev/null && ! grep -q 'State:.T' /proc/$!/status"
    let script = "\(program) --lines & while \(isStopped); do :; done; echo waits; fg"
    let session = try TerminalSession("/bin/sh", ["-mc", script])
    try session.waitForOutput("waits")
    session.type("1\n")
    #expect(try session.waitForEnd() == .exit(0))
    #expect(written(session).contains("end: finished"))
  }

  @Test func inTheBackgroundItIsAtTheEndIfItIsNotToWait() throws {
    let script = "trap '' TTIN; \(program) --lines & wait $!"
    let session = try TerminalSession("/bin/sh", ["-mc", script])
    #expect(try session.waitForEnd() == .exit(0))
    #expect(written(session).contains("(endOfInput)"))
  }
}
#endif
