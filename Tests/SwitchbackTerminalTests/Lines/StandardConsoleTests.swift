import Foundation
import SwitchbackTerminal
import Testing

@MainActor
@Suite(.waitsForRelease)
struct StandardConsoleTests {
  private let input = Pipe()
  private let output = Pipe()

  private func makeConsole() -> StandardConsole {
    StandardConsole(
      input: input.fileHandleForReading.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor,
    )
  }

  private func send(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  @Test func itReadsLinesUntilTheInputEndsAndThenNoMore() async throws {
    let console = makeConsole()
    try send("one\r\ntwo\n\nlast")
    try input.fileHandleForWriting.close()
    var lines: [String] = []
    while let line = await console.readLine(after: "", isSecret: false) { lines.append(line) }
    #expect(lines == ["one", "two", "", "last"])
    #expect(await console.readLine(after: "", isSecret: false) == nil)
  }

  @Test(arguments: [true, false])
  func aLineThatIsTooLongIsSaidAndAnotherIsRead(isSecret: Bool) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data((String(repeating: "x", count: 3_000_000) + "\nada\n").utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let input = try FileHandle(forReadingFrom: file)
    let console = StandardConsole(
      input: input.fileDescriptor, output: output.fileHandleForWriting.fileDescriptor)
    #expect(await console.readLine(after: "Name: ", isSecret: isSecret) == "ada")
    try input.close()
    try output.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    #expect(
      String(decoding: data, as: UTF8.self) == """
        Name:\(" ")
        That line was longer than 64 KiB, so it was ignored. Please answer again.
        Name:\(" ")
        """)
  }

  @Test func aReadThatWasCancelledLosesNothing() async throws {
    let console = makeConsole()
    let reading = Task { await console.readLine(after: "", isSecret: false) }
    await Task.yield()
    reading.cancel()
    #expect(await reading.value == nil)
    try send("one\n")
    #expect(await console.readLine(after: "", isSecret: true) == "one")
  }

  @Test func itIsNoTerminalAndHasEightyColumns() {
    let console = makeConsole()
    #expect(!console.showsTyping)
    #expect(console.columns == 80)
  }

  @Test func whatIsWrittenArrives() throws {
    let console = makeConsole()
    console.write("one\nName: ")
    try output.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    #expect(String(decoding: data, as: UTF8.self) == "one\nName: ")
  }

  @Test func moreThanAPipeHoldsIsWrittenWhole() async throws {
    let console = makeConsole()
    let reader = output.fileHandleForReading
    let received = Task.detached { try reader.readToEnd()?.count }
    console.write(String(repeating: "x", count: 1_000_000))
    try output.fileHandleForWriting.close()
    #expect(try await received.value == 1_000_000)
  }

  @Test func ifNobodyReadsTheOutputTheInputIsAtItsEnd() async throws {
    let console = makeConsole()
    try output.fileHandleForReading.close()
    console.write("Is anybody there?")
    try send("yes\n")
    #expect(await console.readLine(after: "", isSecret: false) == nil)
  }
}
