extension NavigationSnapshot {
  /// The snapshot as a flowchart of Mermaid: the same things as in ``description``, as boxes.
  ///
  /// Modules are rectangles, flows are rounded, tabs are hexagons, with a thick arrow to the one that is selected,
  /// and what is waited for is a flag.
  ///
  /// ```swift
  /// print(router.snapshot().mermaid)
  /// // flowchart TD
  /// //   n0(["MainCoordinator#35;1 #40;root#41;"])
  /// //   n1["FriendList#35;1"]
  /// //   n0 --> n1
  /// ```
  public var mermaid: String {
    let rows = drawnRows
    var lines = ["flowchart TD"]
    for (number, row) in rows.enumerated() {
      let label = "\"\(row.text.mermaidEscaped)\""
      switch row.kind {
      case .module: lines.append("  n\(number)[\(label)]")
      case .flow: lines.append("  n\(number)([\(label)])")
      case .tab: lines.append("  n\(number){{\(label)}}")
      case .wait: lines.append("  n\(number)>\(label)]")
      }
      guard let parent = rows.parent(of: number) else { continue }
      lines.append("  n\(parent) \(row.kind == .tab(isSelected: true) ? "==>" : "-->") n\(number)")
    }
    return lines.joined(separator: "\n")
  }

  /// The snapshot as a graph for Graphviz: the same things as in ``description``, as boxes.
  ///
  /// Modules are rectangles, flows are rounded, tabs have tabs, bold where it is the one that is selected,
  /// and what is waited for is a note.
  ///
  /// ```swift
  /// print(router.snapshot().dot)
  /// // digraph navigation {
  /// //   graph [ordering=out]
  /// //   node [shape=box]
  /// //   n0 [label="MainCoordinator#1 (root)", style=rounded]
  /// //   n1 [label="FriendList#1"]
  /// //   n0 -> n1
  /// // }
  /// ```
  public var dot: String {
    let rows = drawnRows
    var lines = ["digraph navigation {", "  graph [ordering=out]", "  node [shape=box]"]
    for (number, row) in rows.enumerated() {
      let look =
        switch row.kind {
        case .module: ""
        case .flow: ", style=rounded"
        case .tab(let isSelected): ", shape=tab" + (isSelected ? ", style=bold" : "")
        case .wait: ", shape=note"
        }
      lines.append("  n\(number) [label=\"\(row.text.dotEscaped)\"\(look)]")
      if let parent = rows.parent(of: number) { lines.append("  n\(parent) -> n\(number)") }
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// What is drawn: also that nothing is shown.
  private var drawnRows: [SnapshotRow] {
    let rows = rows
    guard rows.isEmpty else { return rows }
    return [SnapshotRow(kind: .module, label: description, depth: 0)]
  }
}

extension SnapshotRow {
  /// What stands in its box.
  fileprivate var text: String { kind == .wait ? "waits for \(label)" : label }
}

extension [SnapshotRow] {
  /// The number of the row that a row is inside of.
  fileprivate func parent(of number: Int) -> Int? {
    self[..<number].lastIndex { $0.depth < self[number].depth }
  }
}

// MARK: - Escaping

extension String {
  /// The text as it stands between the quotes of a label.
  ///
  /// A label may be read as Markdown and as HTML, so nothing but letters, digits and blanks stands for itself.
  ///
  /// > Source: Mermaid, "Flowcharts: entity codes to escape characters".
  fileprivate var mermaidEscaped: String {
    var escaped = ""
    for scalar in drawable.unicodeScalars {
      switch scalar {
      case "\n": escaped += "<br/>"
      case "a"..."z", "A"..."Z", "0"..."9", "\u{80}"...: escaped.unicodeScalars.append(scalar)
      // Blanks at the beginning would make a block of code.
      case " " where !escaped.isEmpty: escaped.append(" ")
      default: escaped += "#\(scalar.value);"
      }
    }
    return escaped
  }

  /// The text as it stands between the quotes of a label.
  ///
  /// > Source: Graphviz, "escString", and "The DOT Language" on entities in labels.
  fileprivate var dotEscaped: String {
    var escaped = ""
    for scalar in drawable.unicodeScalars {
      switch scalar {
      case "\n": escaped += "\\n"
      case "\"", "\\": escaped += "\\\(scalar)"
      case "&": escaped += "&amp;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text with one kind of line break, and with a mark for every other control character.
  private var drawable: String {
    var text = ""
    for character in self {
      if character.isNewline {
        text.append("\n")
      } else {
        text.append(character.unicodeScalars.contains(where: \.isControl) ? "\u{FFFD}" : character)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || 0x7F..<0xA0 ~= value }
}
