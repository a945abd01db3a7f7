/// The place in the source where a request was made, for reports and traces.
public struct CallSite: Hashable, Sendable, CustomStringConvertible {
  /// The file, as `Module/File.swift`.
  public let file: String

  /// The line in that file, from 1.
  public let line: Int

  /// Makes a place in the source.
  ///
  /// - Parameters:
  ///   - file: The file, as `Module/File.swift`. The default is the caller's.
  ///   - line: The line, from 1. The default is the caller's.
  public init(file: String = #fileID, line: Int = #line) {
    self.file = file
    self.line = line
  }

  /// The place as `Module/File.swift:12`.
  public var description: String { "\(file):\(line)" }
}
