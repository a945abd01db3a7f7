#if os(Linux)
import Foundation
import Glibc
import Testing

/// The built program opens where its user was, however it has ended.
final class ComingBackTests {
  private let home = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  private var file: URL { home.appendingPathComponent("switchback/messenger.json") }

  private func start(_ arguments: String...) throws -> TerminalSession {
    try TerminalSession(
      "Messenger", arguments + BuiltProgram.ownership,
      environment: ["HOME": home.path, "XDG_STATE_HOME": home.path], columns: 80, rows: 20)
  }

  private func killed(_ session: TerminalSession) throws {
    #expect(try session.waitForEnd(sending: SIGKILL) == .signal(SIGKILL))
  }

  /// Writes something to a friend, and is killed.
  private func killWhileWriting() throws {
    let session = try start("--open", "/friends/Ada")
    try session.waitFor(" Friends › Ada")
    session.type("1")
    try session.waitFor("enter send")
    session.type("Dear Ada")
    try session.waitFor("Dear Ada", in: file)
    try killed(session)
  }

  @Test func whatWasBeingWrittenComesBackOnceTheUserHasAgreed() throws {
    try killWhileWriting()
    let session = try start("--audit")
    try session.waitFor("Go on with your message to Ada?")
    session.type("\r")
    try session.waitFor("enter send")
    #expect(session.text.contains("Dear Ada"))
    session.type(" again\r")
    try session.waitFor("Dear Ada again")
    #expect(session.text.contains(" Messages › Ada"), "\(session.text)")
    session.type("\u{3}")
    _ = try session.waitForEnd()
    #expect(session.afterwards.contains("0 leaks"), "\(session.afterwards)")
  }

  @Test func whoDeclinesIsWhereHeWasBelow() throws {
    try killWhileWriting()
    let session = try start()
    try session.waitFor("Go on with your message to Ada?")
    session.type("\u{1B}")
    try session.waitFor(" Friends › Ada")
    session.type("\u{1B}")
    try session.waitFor("2  Charles")
    try killed(session)
  }

  @Test func ctrlCLeavesThePlaceAsItWas() throws {
    let first = try start("--open", "/messages/Grace")
    try first.waitFor(" Messages › Grace")
    first.type("\u{3}")
    _ = try first.waitForEnd()
    let second = try start()
    try second.waitFor(" Messages › Grace")
    second.type("\u{1B}\u{1B}")
    try second.waitFor("2  Charles")
    try killed(second)
  }

  @Test func whoeverDiscardsAsHeLeavesBeginsAnew() throws {
    let first = try start("--open", "/messages/Grace")
    try first.waitFor(" Messages › Grace")
    first.type("1")
    try first.waitFor("enter send")
    first.type("Not this\u{3}")
    try first.waitFor("Discard what you wrote, and leave?")
    first.type("\u{1B}[D\r")
    _ = try first.waitForEnd()
    let second = try start()
    try second.waitFor("2  Charles")
    #expect(!second.text.contains("Write to"))
    try killed(second)
  }

  @Test func resetForgetsThePlace() throws {
    try killWhileWriting()
    let session = try start("--reset")
    try session.waitFor("2  Charles")
    #expect(!session.text.contains("Write to"))
    try killed(session)
  }

  @Test func onlyItsOwnerMayReadTheFile() throws {
    try killWhileWriting()
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let folder = try FileManager.default.contentsOfDirectory(
      atPath: file.deletingLastPathComponent().path)
    #expect(folder.filter { !$0.hasSuffix(".lock") } == ["messenger.json"])
  }

  @Test func aSecondProgramKeepsNothing() throws {
    let first = try start("--open", "/friends/Grace")
    try first.waitFor(" Friends › Grace")
    try first.waitFor("Grace", in: file)
    let second = try start("--open", "/friends/Charles")
    try second.waitFor(" Friends › Charles")
    second.type("\u{3}")
    _ = try second.waitForEnd()
    let said = String(decoding: second.output, as: UTF8.self)
    #expect(said.contains("Another program keeps its place"))
    #expect(try String(contentsOf: file, encoding: .utf8).contains("Charles") == false)
    try killed(first)
    let third = try start()
    try third.waitFor(" Friends › Grace")
    try killed(third)
  }

  @Test(arguments: [
    (
      "{", "cannot be used. The given data was not valid JSON. It is now in messenger.json.damaged."
    ),
    (#"{"format": 2, "items": []}"#, "It was kept by a newer version of Switchback, in format 2"),
    (
      #"{"format": 1}"#, "A snapshot has no list of \"items\". It is now in messenger.json.damaged."
    ),
  ])
  func aFileThatCannotBeUsedIsSetAside(text: String, sentence: String) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    let session = try start()
    try session.waitFor("2  Charles")
    try killed(session)
    let said = String(decoding: session.output, as: UTF8.self)
    #expect(said.contains(sentence), "\(said)")
    let aside = file.deletingLastPathComponent().appendingPathComponent("messenger.json.damaged")
    #expect(try String(contentsOf: aside, encoding: .utf8) == text)
  }

  @Test func aFileThatCannotBeWrittenIsSaidOnce() throws {
    // A file stands where the folder would be, which stops everybody.
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    try Data().write(to: home.appendingPathComponent("switchback"))
    let session = try start("--open", "/friends/Grace")
    try session.waitFor(" Friends › Grace")
    session.type("\u{1B}")
    try session.waitFor("2  Charles")
    session.type("\u{3}")
    _ = try session.waitForEnd()
    let said = String(decoding: session.output, as: UTF8.self)
    #expect(said.ranges(of: "The place cannot be written to").count == 1, "\(said)")
  }

  @Test func aDiskThatIsFullIsSaidOnce() throws {
    // To this device nothing can be written, as to a disk that is full.
    let session = try start("--state", "/dev/full")
    try session.waitFor("2  Charles")
    session.type("\u{3}")
    _ = try session.waitForEnd()
    let said = String(decoding: session.output, as: UTF8.self)
    #expect(said.ranges(of: "The place cannot be kept in /dev/full").count == 1, "\(said)")
  }

  @Test func whatIsReadFromAPipeBeginsAtTheBeginning() throws {
    try killWhileWriting()
    let before = try Data(contentsOf: file)
    let program = try BuiltProgram("Messenger")
    defer { program.cleanUp() }
    let run = try program.run(["--state", file.path], input: ["1", "quit"])
    #expect(run.errors.contains("2) Charles"))
    #expect(try Data(contentsOf: file) == before)
  }
}
#endif
