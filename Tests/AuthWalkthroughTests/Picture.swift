import Foundation
import Testing

@testable import SwitchbackTerminal

/// A drawing among the resources of the documentation, light and dark.
///
/// With the variable `SWITCHBACK_DRAW`, it is written; else it has to be what is drawn now.
struct Picture {
  /// The file, without what comes behind its name.
  let path: String

  /// What it shows, for those who do not see it.
  let title: String

  /// Compares what is drawn with the files, or writes them.
  func check(_ draw: (TerminalPilot.Ground) -> String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    for ground in TerminalPilot.Ground.allCases {
      let name = path + (ground == .dark ? "~dark" : "") + ".svg"
      let file = root.appending(path: name)
      let drawing = draw(ground)
      if ProcessInfo.processInfo.environment["SWITCHBACK_DRAW"] != nil {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try drawing.write(to: file, atomically: true, encoding: .utf8)
      }
      let kept = try? String(contentsOf: file, encoding: .utf8)
      #expect(kept == drawing, "\(name) is not what is drawn; run .ci/capture-sessions")
    }
  }
}
