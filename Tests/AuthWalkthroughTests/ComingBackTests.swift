#if os(Linux)
import Foundation
import Glibc
import Testing

/// The built program opens where its user was, without what nobody else may see.
final class ComingBackTests {
  private let home = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  private var file: URL {
    home.appendingPathComponent("switchback/auth-walkthrough.json.place")
  }

  private func start(_ arguments: String...) throws -> TerminalSession {
    try TerminalSession(
      "AuthWalkthrough", arguments + BuiltProgram.ownership,
      environment: ["HOME": home.path, "XDG_STATE_HOME": home.path], columns: 80, rows: 20)
  }

  private func killed(_ session: TerminalSession) throws {
    #expect(try session.waitForEnd(sending: SIGKILL) == .signal(SIGKILL))
  }

  @Test func aHalfFilledFormComesBackWithoutItsPassword() throws {
    let first = try start()
    try first.waitFor("2  Register")
    first.type("2")
    try first.waitFor("Password again")
    first.type("ada\tbabbage1")
    try first.waitFor("ada", in: file)
    try killed(first)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("babbage1") == false)
    let second = try start()
    try second.waitFor("Password again")
    #expect(second.text.contains(" User name       ada"), "\(second.text)")
    second.type("\u{1B}")
    try second.waitFor("2  Register")
    try killed(second)
  }

  @Test func whoeverIsShownAroundGoesOnThere() throws {
    let first = try start("--open", "/sign-in/log-in")
    try first.waitFor("enter next field")
    first.type("demo\tswitchback\r")
    try first.waitFor("1 of 3")
    first.type("\r")
    try first.waitFor("2 of 3")
    try first.waitFor("\"value\" : 2", in: file)
    try killed(first)
    let second = try start()
    try second.waitFor("2 of 3")
    second.type("\r")
    try second.waitFor("3 of 3")
    second.type("\u{1B}\u{1B}")
    try second.waitFor("1 of 3")
    try killed(second)
  }

  @Test func whoeverSignsOutLeavesNothing() throws {
    let first = try start("--open", "/sign-in/log-in")
    try first.waitFor("enter next field")
    first.type("demo\tswitchback\r")
    try first.waitFor("1 of 3")
    first.type("\u{1B}")
    try first.waitFor("HomeCoordinator", in: file)
    first.type("\u{E}")
    try first.waitFor("Sign out")
    first.type("1")
    try first.waitFor("[ Sign out ]")
    first.type("\u{1B}[D\r")
    try first.waitFor("2  Register")
    try killed(first)
    let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    #expect(!kept.contains("HomeCoordinator") && !kept.contains("demo"), "\(kept)")
  }

  @Test func whoeverIsDoneBeginsAnew() throws {
    let first = try start("--open", "/sign-in/log-in")
    try first.waitFor("enter next field")
    first.type("demo\tswitchback\r")
    try first.waitFor("1 of 3")
    first.type("\u{1B}")
    try first.waitFor("HomeCoordinator", in: file)
    first.type("3")
    #expect(try first.waitForEnd() == .exit(0))
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }
}
#endif
