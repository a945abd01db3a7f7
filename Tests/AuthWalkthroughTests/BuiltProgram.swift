import Foundation

/// A built sample, run as a process with a home of its own.
struct BuiltProgram {
  /// What a run left behind.
  struct Run: Equatable {
    var output: String
    var errors: String
    var status: Int32
  }

  /// Where it keeps its files; removed by ``cleanUp()``.
  let home: URL

  /// What it is called.
  let name: String

  init(_ name: String) throws {
    self.name = name
    home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  }

  func cleanUp() {
    try? FileManager.default.removeItem(at: home)
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - input: The lines that are piped in.
  /// - Returns: What it printed, and its exit status.
  /// - Throws: What keeps it from running.
  func run(_ arguments: [String] = [], input: [String] = []) throws -> Run {
    try run(arguments, reading: feed(input))
  }

  /// Runs the program to its end.
  ///
  /// - Parameter file: What it reads.
  /// - Returns: What it printed, and its exit status.
  /// - Throws: What keeps it from running.
  func run(from file: URL) throws -> Run {
    try run([], reading: FileHandle(forReadingFrom: file))
  }

  private func run(_ arguments: [String], reading input: Any) throws -> Run {
    let process = makeProcess(arguments)
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    let result = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(
      output: String(decoding: result, as: UTF8.self),
      errors: String(decoding: said, as: UTF8.self),
      status: process.terminationStatus,
    )
  }

  /// The program, not started yet.
  func makeProcess(_ arguments: [String] = []) -> Process {
    let process = Process()
    process.executableURL = Self.folder.appendingPathComponent(name)
    process.arguments = arguments + Self.ownership
    process.environment = [
      "HOME": home.path, "XDG_STATE_HOME": home.appendingPathComponent("state").path,
    ]
    return process
  }

  /// With the variable `SWITCHBACK_SCREEN_OWNED`, what is shown keeps the coordinators of the samples.
  static var ownership: [String] {
    let isWanted = ProcessInfo.processInfo.environment["SWITCHBACK_SCREEN_OWNED"] != nil
    return isWanted ? ["--screen-owned"] : []
  }

  /// A pipe that holds a few lines and then ends.
  private func feed(_ lines: [String]) -> Pipe {
    let pipe = Pipe()
    try? pipe.fileHandleForWriting.write(
      contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
    try? pipe.fileHandleForWriting.close()
    return pipe
  }

  /// Where the tests were built, and the program with them.
  static var folder: URL {
    #if os(macOS)
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    #else
    let tests: URL? = URL(filePath: CommandLine.arguments[0])
    #endif
    return tests?.deletingLastPathComponent() ?? URL(filePath: ".")
  }
}
