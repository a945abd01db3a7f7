/// Cuts bytes into lines of text, however they arrive.
///
/// A line ends with a line feed, or with the input. Bytes that are not UTF-8 are replaced, a tab
/// becomes a blank, and every other control character is dropped, the carriage return among them.
struct LineDecoder {
  private var unfinished: [UInt8] = []

  /// Takes bytes in.
  ///
  /// - Parameter bytes: The next bytes of the input.
  /// - Returns: The lines that are complete by now.
  mutating func feed(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      unfinished += rest[..<end]
      lines.append(takeLine())
      rest = rest[(end + 1)...]
    }
    unfinished += rest
    return lines
  }

  /// Ends the input.
  ///
  /// - Returns: The last line, if it was not ended by a line feed.
  mutating func finish() -> String? {
    unfinished.isEmpty ? nil : takeLine()
  }

  private mutating func takeLine() -> String {
    let text = String(decoding: unfinished, as: UTF8.self)
    unfinished.removeAll()
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        line.append(" ")
      } else if scalar.properties.generalCategory != .control {
        line.append(scalar)
      }
    }
    return String(line)
  }
}
