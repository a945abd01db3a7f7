import Foundation

extension BuiltProgram {
  /// Where it keeps its state.
  var stateFile: URL { home.appendingPathComponent("state/switchback/auth-walkthrough.json") }

  /// Writes the state that the next run finds.
  func writeState(_ text: String) throws {
    let folder = stateFile.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: stateFile)
  }

  /// The state that the last run left, without its blanks.
  func readState() throws -> String {
    try String(contentsOf: stateFile, encoding: .utf8).filter { !$0.isWhitespace }
  }
}
