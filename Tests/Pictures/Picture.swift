package import Foundation
package import SwitchbackTerminal

/// A drawing among the resources of the documentation, light and dark.
///
/// With the variable `SWITCHBACK_DRAW`, it is written; else it has to be what is drawn now.
package struct Picture {
  /// The file, without what comes behind its name.
  let path: String

  /// What it shows, for those who do not see it.
  package let title: String

  /// Says that a file is not what is drawn now.
  struct Outdated: Error, CustomStringConvertible { let description: String }

  /// Describes a drawing.
  ///
  /// - Parameters:
  ///   - path: The file, from the root of the package, without what comes behind its name.
  ///   - title: What it shows, for those who do not see it.
  package init(path: String, title: String) {
    (self.path, self.title) = (path, title)
  }

  /// Compares what is drawn with the files, or writes them.
  ///
  /// - Parameter draw: Draws on a ground.
  /// - Throws: What keeps a file from being written, or that a file is not what is drawn.
  package func check(_ draw: (TerminalPilot.Ground) throws -> String) throws {
    for ground in TerminalPilot.Ground.allCases {
      let file = file(on: ground)
      let drawing = try draw(ground)
      if ProcessInfo.processInfo.environment["SWITCHBACK_DRAW"] != nil {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try drawing.write(to: file, atomically: true, encoding: .utf8)
      }
      let kept = try? String(contentsOf: file, encoding: .utf8)
      guard kept == drawing else {
        throw Outdated(
          description:
            "\(file.lastPathComponent) is not what is drawn; run .ci/capture-sessions")
      }
    }
  }

  /// Where it is kept.
  ///
  /// - Parameter ground: Light or dark.
  /// - Returns: The file.
  package func file(on ground: TerminalPilot.Ground) -> URL {
    let name = path + (ground == .dark ? "~dark" : "") + ".svg"
    return Self.root.appending(path: name)
  }

  /// The folder of the package.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..")
}
