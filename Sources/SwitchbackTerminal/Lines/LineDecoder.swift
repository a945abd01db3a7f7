/// Cuts bytes into lines of text, however they arrive.
///
/// A line ends with a line feed, or with the input. Bytes that are not UTF-8 are replaced, a tab
/// becomes a blank, and every other control character is dropped, the carriage return among them. Of a line
/// that is too long nothing is kept, however long it gets.
struct LineDecoder {
  /// How many bytes a line can have.
  static let limit = 64 * 1024

  /// What a line is.
  enum Line: Equatable {
    case text(String)
    /// It had more bytes than a line can have.
    case tooLong
  }

  private var unfinished: [UInt8] = []
  private var isTooLong = false

  /// Takes bytes in.
  ///
  /// - Parameter bytes: The next bytes of the input.
  /// - Returns: The lines that are complete by now.
  mutating func feed(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      keep(rest[..<end])
      lines.append(takeLine())
      rest = rest[(end + 1)...]
    }
    keep(rest)
    return lines
  }

  /// Ends the input.
  ///
  /// - Returns: The last line, if it was not ended by a line feed.
  mutating func finish() -> Line? {
    unfinished.isEmpty && !isTooLong ? nil : takeLine()
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    isTooLong = isTooLong || unfinished.count + bytes.count > Self.limit
    if isTooLong { unfinished.removeAll() } else { unfinished += bytes }
  }

  private mutating func takeLine() -> Line {
    guard !isTooLong else {
      isTooLong = false
      return .tooLong
    }
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
    return .text(String(line))
  }
}
