/// Writes the difference between two frames in the language of terminals.
///
/// Only what has changed is written, and nothing at all if nothing has. Between the marks for synchronised
/// output, a terminal that knows them shows the frame in one piece.
struct FrameEncoder: Sendable {
  /// Whether colours are wanted.
  var usesColor = true

  /// Whether only ASCII can be shown; other characters are replaced by question marks.
  var usesASCII = false

  /// The bytes that make one frame of another.
  ///
  /// - Parameters:
  ///   - frame: What is to be shown.
  ///   - shown: What is shown; nil, or another size, if that is not known.
  /// - Returns: The bytes, none if there is nothing to do.
  func encode(_ frame: Canvas, over shown: Canvas?) -> [UInt8] {
    let shown = shown?.size == frame.size ? shown : nil
    var output = Output(encoder: self, position: shown?.cursor)
    for row in 0..<frame.size.rows {
      output.write(row, of: frame, over: shown)
    }
    output.set(.plain)
    let wasVisible = shown.map { $0.cursor != nil }
    if let cursor = frame.cursor {
      output.go(to: cursor)
      if wasVisible != true { output.text += "\u{1B}[?25h" }
    } else if wasVisible != false {
      output.text += "\u{1B}[?25l"
    }
    guard !output.text.isEmpty else { return [] }
    return Array("\u{1B}[?2026h\(output.text)\u{1B}[?2026l".utf8)
  }
}

extension FrameEncoder {
  /// What is written, with what is known of the terminal while it reads that.
  private struct Output {
    let encoder: FrameEncoder
    var text = ""
    private var style = TextStyle.plain
    /// Where the next character would appear; nil if that is not certain.
    private var position: TerminalPosition?
    /// What was written before that place, unless the cursor was moved there.
    private var last: Character?

    init(encoder: FrameEncoder, position: TerminalPosition?) {
      self.encoder = encoder
      self.position = position
    }

    mutating func write(_ row: Int, of frame: Canvas, over shown: Canvas?) {
      let new = Array(frame.row(row))
      let old = shown.map { Array($0.row(row)) }
      // Blanks up to the end of a row are erased instead of written.
      let end = (new.lastIndex { $0 != Canvas.Cell() } ?? -1) + 1
      var column = 0
      while column < end {
        let width = column + 1 < new.count && new[column + 1].character == nil ? 2 : 1
        if old.map({ $0[column..<(column + width)] != new[column..<(column + width)] }) ?? true {
          write(new[column], width: width, row: row, column: column)
        }
        column += width
      }
      if old.map({ $0[end...].contains { $0 != Canvas.Cell() } }) ?? (end < new.count) {
        go(to: TerminalPosition(row: row, column: end))
        set(.plain)
        text += "\u{1B}[K"
      }
    }

    private mutating func write(_ cell: Canvas.Cell, width: Int, row: Int, column: Int) {
      guard let character = cell.character else { return }
      // A terminal would join it to what stands before it.
      if let last, character.joins(last) { position = nil }
      go(to: TerminalPosition(row: row, column: column))
      set(cell.style)
      last = character
      if character.isASCII {
        text.append(character)
      } else if encoder.usesASCII {
        text += String(repeating: "?", count: width)
      } else {
        text.append(character)
        // Terminals disagree about the width of what is made of several scalars.
        if character.unicodeScalars.count > 1 || width > 1 {
          position = nil
          return
        }
      }
      position = TerminalPosition(row: row, column: column + width)
    }

    mutating func go(to target: TerminalPosition) {
      guard position != target else { return }
      text += "\u{1B}[\(target.row + 1);\(target.column + 1)H"
      position = target
      last = nil
    }

    mutating func set(_ new: TextStyle) {
      guard new != style else { return }
      var codes: [Int] = []
      if new.isBold { codes.append(1) }
      if new.isDim { codes.append(2) }
      if new.isUnderlined { codes.append(4) }
      if new.isReversed { codes.append(7) }
      if encoder.usesColor, let color = new.color { codes.append(color.rawValue) }
      text += "\u{1B}[" + (["0"] + codes.map(String.init)).joined(separator: ";") + "m"
      style = new
    }
  }
}

extension Character {
  /// Whether a character that it is written behind becomes another one by that.
  fileprivate func joins(_ last: Character) -> Bool {
    !(isASCII && last.isASCII) && "\(last)\(self)".first != last
  }
}
