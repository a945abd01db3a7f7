extension Canvas {
  /// What is seen, as a drawing.
  ///
  /// Each stretch of text has the width of its columns, whatever font it is shown in, and needs no blanks to be kept;
  /// lines and underlines are drawn, so that they meet.
  ///
  /// - Parameters:
  ///   - ground: Whether it is light or dark.
  ///   - title: What is drawn, for those who do not see it; nil for the first text that is on it.
  /// - Returns: An SVG document.
  func svg(_ ground: TerminalPilot.Ground, title: String?) -> String {
    let ink = Ink(ground)
    let (width, height) = (
      size.columns * Layout.wide + 2 * Layout.edge, size.rows * Layout.high + 2 * Layout.edge
    )
    let rows = lines.reversed().drop { $0.isEmpty }.reversed()
    let name = title ?? lines.first { !$0.isEmpty }?.trimmingBlanks ?? "A terminal"
    var drawing = [
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(width) \#(height)" "#
        + #"width="\#(width)" height="\#(height)" role="img">"#,
      "<title>\(name.printableLine.escaped)</title>",
      "<desc>\(rows.joined(separator: "\n").escaped)</desc>",
      #"<rect x="0.5" y="0.5" width="\#(width - 1)" height="\#(height - 1)" rx="6" "#
        + #"fill="\#(ink.paper)" stroke="\#(ink.rim)"/>"#,
      #"<g font-family="\#(Layout.fonts)" font-size="\#(Layout.font)" fill="\#(ink.text)">"#,
    ]
    for row in 0..<size.rows {
      for run in runs(in: row) { drawing += run.drawing(row: row, ink) }
    }
    if let cursor {
      drawing.append(
        #"<rect x="\#(Layout.x(cursor.column))" y="\#(Layout.y(cursor.row))" width="2" "#
          + #"height="\#(Layout.high)"/>"#)
    }
    return (drawing + ["</g>", "</svg>", ""]).joined(separator: "\n")
  }

  /// The stretches of one look in a row.
  private func runs(in row: Int) -> [Run] {
    var runs: [Run] = []
    for (column, cell) in self.row(row).enumerated() {
      if runs.last?.style != cell.style { runs.append(Run(column: column, style: cell.style)) }
      if let last = runs.indices.last { runs[last].cells.append(cell.character) }
    }
    return runs
  }
}

/// Where things are: a font of this size has characters of this width, more or less.
private enum Layout {
  static let font = 15
  static let (wide, high) = (9, 20)
  static let edge = 12

  /// Where the text of a row stands.
  static let base = 15
  static let fonts = "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"

  /// What is drawn as lines, each from the upper left corner of its place.
  static let lines: [Character: String] = [
    "─": "m0 10h9", "│": "m4.5 0v20", "╭": "m9 10q-4.5 0 -4.5 4.5v5.5",
    "╮": "m0 10q4.5 0 4.5 4.5v5.5", "╰": "m4.5 0v5.5q0 4.5 4.5 4.5",
    "╯": "m4.5 0v5.5q0 4.5 -4.5 4.5",
  ]

  static func x(_ column: Int) -> Int { column * wide + edge }
  static func y(_ row: Int) -> Int { row * high + edge }
}

/// A stretch of one look: a character for each column, nil for the right half of one that takes two.
private struct Run {
  let column: Int
  let style: TextStyle
  var cells: [Character?] = []

  func drawing(row: Int, _ ink: Ink) -> [String] {
    let (x, y, length) = (Layout.x(column), Layout.y(row), cells.count * Layout.wide)
    let color = ink.color(of: style)
    var drawing: [String] = []
    if style.isReversed {
      drawing.append(
        #"<rect x="\#(x)" y="\#(y)" width="\#(length)" height="\#(Layout.high)" "#
          + #"fill="\#(ink.text)"/>"#)
    }
    let below = style.isUnderlined ? "M\(x) \(y + Layout.base + 3)h\(length)" : ""
    let lines = below + lines(row: row)
    if !lines.isEmpty {
      drawing.append(#"<path d="\#(lines)" fill="none" stroke="\#(color)"/>"#)
    }
    return drawing + words().map { $0.drawing(row: row, style, color: color) }
  }

  /// The path of what is lines.
  private func lines(row: Int) -> String {
    var path = ""
    var isGoingOn = false
    for (offset, character) in cells.enumerated() {
      let line = character.flatMap { Layout.lines[$0] } ?? ""
      let start = "M\(Layout.x(column + offset)) \(Layout.y(row))"
      // What goes on from the left is the same line.
      path += line.isEmpty ? "" : isGoingOn && character == "─" ? "h\(Layout.wide)" : start + line
      isGoingOn = character == "─"
    }
    return path
  }

  /// What is text, in pieces without two blanks in a row and with characters of one width: so no blank can be lost,
  /// and each character has its column.
  private func words() -> [Word] {
    var words: [Word] = []
    var blanks = 0
    var end: Int?
    for (offset, character) in cells.enumerated() {
      guard let character else { continue }
      guard character != " ", Layout.lines[character] == nil else {
        blanks += 1
        if character != " " { end = nil }
        continue
      }
      let width = cells.indices.contains(offset + 1) && cells[offset + 1] == nil ? 2 : 1
      if width == 1, blanks < 2, end == offset - blanks, let last = words.indices.last {
        words[last].text += (blanks > 0 ? " " : "") + String(character)
        words[last].columns += blanks + 1
      } else {
        words.append(
          Word(text: String(character), column: column + offset, columns: width))
      }
      end = width == 1 ? offset + 1 : nil
      blanks = 0
    }
    return words
  }
}

/// A piece of text that is as wide as its columns.
private struct Word {
  var text: String
  let column: Int
  var columns: Int

  func drawing(row: Int, _ style: TextStyle, color: String) -> String {
    #"<text x="\#(Layout.x(column))" y="\#(Layout.y(row) + Layout.base)" "#
      + #"textLength="\#(columns * Layout.wide)" lengthAdjust="spacingAndGlyphs" fill="\#(color)""#
      + (style.isBold ? #" font-weight="bold""# : "") + ">\(text.escaped)</text>"
  }
}

/// The colours of a drawing: each can be told from the ground by those who see little contrast.
struct Ink {
  let paper, rim, text, faint, red, green, yellow, cyan: String

  init(_ ground: TerminalPilot.Ground) {
    switch ground {
    case .light:
      (paper, rim, text, faint) = ("#fcfcfa", "#d6d6d0", "#3a3a38", "#6a6a66")
      (red, green, yellow, cyan) = ("#b3261e", "#2b742f", "#805a00", "#00687a")
    case .dark:
      (paper, rim, text, faint) = ("#1c1d1f", "#44464a", "#dededa", "#a0a09a")
      (red, green, yellow, cyan) = ("#ff9a90", "#8fd694", "#e8c060", "#76d5e6")
    }
  }

  func color(of style: TextStyle) -> String {
    if style.isReversed { return paper }
    switch style.color {
    case .red: return red
    case .green: return green
    case .yellow: return yellow
    case .cyan: return cyan
    case nil: return style.isDim ? faint : text
    }
  }
}

extension String {
  /// The text as it stands in a document.
  fileprivate var escaped: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      // No document can have these.
      case "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
