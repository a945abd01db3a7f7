extension TerminalEmulator {
  /// What is seen, as a drawing: dark text on a light ground.
  var svg: String {
    let (wide, high) = (8.4, 18.0)
    let (width, height) = (Double(size.columns) * wide + 16, Double(size.rows) * high + 16)
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)">"#,
      #"<rect width="100%" height="100%" rx="6" fill="\#(Ink.paper)"/>"#,
      #"<g font-family="ui-monospace, monospace" font-size="14" xml:space="preserve">"#,
    ]
    for row in 0..<size.rows {
      for run in runs(in: row) {
        let (x, y) = (Double(run.column) * wide + 8, Double(row) * high + 8)
        let length = Double(run.columns) * wide
        if run.style.isReversed {
          lines.append(
            #"<rect x="\#(x)" y="\#(y)" width="\#(length)" height="\#(high)" fill="\#(Ink.text)"/>"#
          )
        }
        let text = #"<text x="\#(x)" y="\#(y + 13)" textLength="\#(length)""#
        lines.append(text + #" \#(run.style.attributes)>\#(run.text.escaped)</text>"#)
      }
    }
    if let cursor {
      let (x, y) = (Double(cursor.column) * wide + 8, Double(cursor.row) * high + 8)
      lines.append(
        #"<rect x="\#(x)" y="\#(y)" width="2" height="\#(high)" fill="\#(Ink.text)"/>"#)
    }
    return (lines + ["</g>", "</svg>", ""]).joined(separator: "\n")
  }

  private struct Run {
    var text: String
    var column: Int
    var columns: Int
    var style: TextStyle
  }

  /// The stretches of one look in a row, without those in which nothing is seen.
  private func runs(in row: Int) -> [Run] {
    var runs: [Run] = []
    for (column, cell) in frame.row(row).enumerated() {
      if let last = runs.indices.last, runs[last].style == cell.style {
        runs[last].columns += 1
        if let character = cell.character { runs[last].text.append(character) }
      } else if let character = cell.character {
        runs.append(Run(text: String(character), column: column, columns: 1, style: cell.style))
      }
    }
    return runs.filter {
      $0.text.contains { $0 != " " } || $0.style.isReversed || $0.style.isUnderlined
    }
  }
}

private enum Ink {
  static let paper = "#fcfcfa"
  static let text = "#3a3a38"
  static let faint = "#8a8a86"
}

extension TextStyle {
  fileprivate var attributes: String {
    var attributes = [#"fill="\#(fill)""#]
    if isBold { attributes.append(#"font-weight="bold""#) }
    if isUnderlined { attributes.append(#"text-decoration="underline""#) }
    return attributes.joined(separator: " ")
  }

  private var fill: String {
    if isReversed { return Ink.paper }
    switch color {
    case .red: return "#b3261e"
    case .green: return "#2e7d32"
    case .yellow: return "#8a6100"
    case .cyan: return "#00687a"
    case nil: return isDim ? Ink.faint : Ink.text
    }
  }
}

extension String {
  /// The text as it stands in a document.
  fileprivate var escaped: String {
    reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.append(character)
      }
    }
  }
}
