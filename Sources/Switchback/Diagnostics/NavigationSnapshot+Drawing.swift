extension NavigationSnapshot {
  /// The snapshot as a Mermaid flowchart, with a box for each line of ``description``.
  ///
  /// Modules are rectangles, flows have rounded corners, and tabs are hexagons. A thick arrow leads to the selected
  /// tab. Each thing that the router waits for is a flag.
  ///
  /// ```swift
  /// print(router.snapshot().mermaid)
  /// // flowchart TD
  /// //   n0(["MainCoordinator#35;1 #40;root#41;"])
  /// //   n1["FriendList#35;1"]
  /// //   n0 --> n1
  /// ```
  public var mermaid: String {
    let lines = drawing { row in
      let label = "\"\(row.text.mermaidEscaped)\""
      return switch row.kind {
      case .module: "[\(label)]"
      case .flow: "([\(label)])"
      case .tab: "{{\(label)}}"
      case .wait: ">\(label)]"
      }
    } arrow: {
      $0.kind == .tab(isSelected: true) ? "==>" : "-->"
    }
    return (["flowchart TD"] + lines).joined(separator: "\n")
  }

  /// The snapshot as a Graphviz graph, with a box for each line of ``description``.
  ///
  /// Modules are rectangles, flows have rounded corners, and tabs have the shape of a tab. The selected tab is bold.
  /// Each thing that the router waits for is a note.
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
    let lines = drawing { row in
      let look =
        switch row.kind {
        case .module: ""
        case .flow: ", style=rounded"
        case .tab(let isSelected): ", shape=tab" + (isSelected ? ", style=bold" : "")
        case .wait: ", shape=note"
        }
      return " [label=\"\(row.text.dotEscaped)\"\(look)]"
    } arrow: { _ in
      "->"
    }
    let head = ["digraph navigation {", "  graph [ordering=out]", "  node [shape=box]"]
    return (head + lines + ["}"]).joined(separator: "\n")
  }

  /// A line for each box, and behind it one for the arrow from what it is inside of; a box also if nothing is shown.
  private func drawing(
    box: (SnapshotRow) -> String, arrow: (SnapshotRow) -> String
  ) -> [String] {
    var rows = rows
    if rows.isEmpty { rows = [SnapshotRow(kind: .module, label: description, depth: 0)] }
    return rows.enumerated().flatMap { number, row in
      let parent = rows[..<number].lastIndex { $0.depth < row.depth }
      let line = parent.map { "  n\($0) \(arrow(row)) n\(number)" }
      return ["  n\(number)\(box(row))"] + [line].compactMap { $0 }
    }
  }
}

extension SnapshotRow {
  /// What stands in its box.
  fileprivate var text: String { kind == .wait ? "waits for \(label)" : label }
}

// MARK: - Escaping

extension String {
  /// The text as it stands between the quotes of a label.
  ///
  /// A label may be read as Markdown and as HTML, so nothing but letters, digits and blanks stands for itself.
  ///
  /// > Source: Mermaid, "Flowcharts: entity codes to escape characters".
  fileprivate var mermaidEscaped: String {
    let text = escaped(newline: "<br/>") { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", "\u{80}"...: "\(scalar)"
      default: "#\(scalar.value);"
      }
    }
    // Blanks at the beginning would make a block of code.
    return text.unicodeScalars.first == " "
      ? "#32;" + Substring(text.unicodeScalars.dropFirst()) : text
  }

  /// The text as it stands between the quotes of a label.
  ///
  /// > Source: Graphviz, "escString", and "The DOT Language" on entities in labels.
  fileprivate var dotEscaped: String {
    escaped(newline: "\\n") { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "&": "&amp;"
      default: "\(scalar)"
      }
    }
  }

  /// The text with one kind of line break, and with a mark for every other control character.
  private func escaped(newline: String, _ escape: (Unicode.Scalar) -> String) -> String {
    map { character in
      if character.isNewline { return newline }
      let scalars = character.unicodeScalars
      let isControl = scalars.contains { $0.value < 0x20 || 0x7F..<0xA0 ~= $0.value }
      return isControl ? "\u{FFFD}" : scalars.map(escape).joined()
    }.joined()
  }
}
