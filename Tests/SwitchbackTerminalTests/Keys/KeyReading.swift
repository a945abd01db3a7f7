@testable import SwitchbackTerminal

/// What a parser has made of bytes.
struct KeyReading: Hashable {
  var inputs: [TerminalInput]
  var isWaiting = false

  /// Keys and nothing else, and nothing that waits.
  static func keys(_ keys: Key...) -> Self { Self(inputs: keys.map { .key($0) }) }

  /// Keys and nothing else, while something waits.
  static func waiting(after keys: Key...) -> Self {
    Self(inputs: keys.map { .key($0) }, isWaiting: true)
  }

  /// Inputs, and nothing that waits.
  static func inputs(_ inputs: TerminalInput...) -> Self { Self(inputs: inputs) }
}

/// Reads a text in all ways in which its bytes can come: in two pieces, and byte by byte.
///
/// - Parameter text: What comes; at "⏸", no more comes in time.
/// - Returns: The readings that differ, which should be one.
func readings(of text: String) -> Set<KeyReading> {
  let parts = text.split(separator: "⏸", omittingEmptySubsequences: false)
  return readings(of: parts.map { Array($0.utf8) })
}

/// Reads bytes in all ways in which they can come: in two pieces, and byte by byte.
///
/// - Parameter parts: What comes; between two parts, no more comes in time.
/// - Returns: The readings that differ, which should be one.
func readings(of parts: [[UInt8]]) -> Set<KeyReading> {
  let longest = parts.map(\.count).max() ?? 0
  let cuts = (0...longest).map { cut in
    parts.map { [$0.prefix(cut), $0.dropFirst(cut)] }
  }
  let bytes = parts.map { part in part.indices.map { part[$0...$0] } }
  return Set((cuts + [bytes]).map(reading))
}

private func reading(of parts: [[ArraySlice<UInt8>]]) -> KeyReading {
  var parser = KeyParser()
  var inputs: [TerminalInput] = []
  for (number, pieces) in parts.enumerated() {
    if number > 0 { inputs += parser.timeOut() }
    for piece in pieces { inputs += parser.feed(piece) }
  }
  return KeyReading(inputs: inputs, isWaiting: parser.isWaiting)
}
