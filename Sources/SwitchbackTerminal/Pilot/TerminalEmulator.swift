/// What a terminal makes of the bytes that it is sent, as far as hosts here send them.
///
/// It shows on a ``Canvas`` what a user would see, from the bytes alone.
struct TerminalEmulator {
  private var canvas: Canvas
  private var place = TerminalPosition(row: 0, column: 0)
  private var style = TextStyle.plain
  private var isCursorVisible = true
  private var decoder = Decoder()

  init(_ size: TerminalSize) {
    canvas = Canvas(size)
  }

  var size: TerminalSize { canvas.size }
  var lines: [String] { canvas.lines }
  var cursor: TerminalPosition? { isCursorVisible ? place : nil }

  /// What is seen, with the cursor.
  var frame: Canvas {
    var frame = canvas
    frame.cursor = cursor
    return frame
  }

  /// Keeps what fits, as terminals do.
  mutating func resize(_ size: TerminalSize) {
    var resized = Canvas(size)
    resized.draw(canvas, row: 0)
    canvas = resized
  }

  /// Does what the bytes say.
  mutating func read(_ bytes: [UInt8]) {
    for token in decoder.read(bytes) { carryOut(token) }
  }

  private mutating func carryOut(_ token: Token) {
    switch token {
    case .text(let character):
      place.column = canvas.write(
        String(character), row: place.row, column: place.column, style)
    case .sequence("H", let numbers):
      place = TerminalPosition(row: (numbers.first ?? 1) - 1, column: (numbers.last ?? 1) - 1)
    case .sequence("K", _):
      let blanks = String(repeating: " ", count: max(size.columns - place.column, 0))
      canvas.write(blanks, row: place.row, column: place.column)
    case .sequence("m", let codes):
      for code in codes { style.apply(code) }
    case .sequence("h", [25]): isCursorVisible = true
    case .sequence("l", [25]): isCursorVisible = false
    case .sequence: break
    }
  }
}

extension TerminalEmulator {
  /// A character, or the end of a control sequence with its numbers.
  fileprivate enum Token {
    case text(Character)
    case sequence(Character, [Int])
  }

  /// Cuts whole frames into characters and sequences.
  fileprivate struct Decoder {
    func read(_ bytes: [UInt8]) -> [Token] {
      var tokens: [Token] = []
      var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
      while let first = rest.first {
        guard first == "\u{1B}" else {
          // Only what stands together is joined to characters, not what follows a sequence.
          let text = rest.prefix { $0 != "\u{1B}" }
          tokens += Substring(text).map { .text($0) }
          rest = rest[text.endIndex...]
          continue
        }
        let parameters = rest.dropFirst(2).prefix { !$0.properties.isAlphabetic }
        let numbers = parameters.drop { $0 == "?" }.split(separator: ";").compactMap {
          Int(Substring($0))
        }
        rest = rest[parameters.endIndex...]
        guard let final = rest.popFirst() else { break }
        tokens.append(.sequence(Character(final), numbers))
      }
      return tokens
    }
  }
}

extension TextStyle {
  /// Takes a code of the sequence that sets the look of text.
  fileprivate mutating func apply(_ code: Int) {
    switch code {
    case 0: self = .plain
    case 1: isBold = true
    case 2: isDim = true
    case 4: isUnderlined = true
    case 7: isReversed = true
    default: color = Color(rawValue: code)
    }
  }
}
