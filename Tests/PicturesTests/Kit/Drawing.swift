import SwitchbackTerminal

/// A drawing in the making: what is added later lies above what is there.
///
/// Each text belongs to a box. Both bear the number of the box, by which a test finds them.
struct Drawing {
  /// How a box looks.
  enum Look {
    /// Large, with others in it.
    case panel
    case plain
    case accent
    /// In another one.
    case module
    /// Around the screen of a phone.
    case device
    /// With nothing in it any more.
    case gone
    /// Not seen: only a place for text.
    case room
  }

  /// Where the lines of a box begin.
  enum Alignment {
    case middle
    case left
    case top
  }

  let width: Int
  let height: Int
  let palette: Palette
  let ground: TerminalPilot.Ground

  private var parts: [String] = []
  private var boxes = 0

  /// A drawing with nothing on it.
  init(_ width: Int, _ height: Int, on ground: TerminalPilot.Ground) {
    (self.width, self.height, self.ground) = (width, height, ground)
    palette = Palette(ground)
  }

  // MARK: - Boxes

  /// Adds a box with lines of text.
  mutating func add(
    _ area: Area, _ look: Look, _ lines: [Line] = [], alignment: Alignment = .middle
  ) {
    boxes += 1
    parts.append(rectangle(area, look))
    let height = lines.count * Line.height
    let top = alignment == .top ? area.y + 12 : area.y + (area.height - height) / 2
    for (number, line) in lines.enumerated() {
      let isMiddle = alignment == .middle
      let x = isMiddle ? area.middle.x : area.x + (look == .room ? 4 : 16)
      let base = Point(x, top + number * Line.height + Line.base)
      parts.append(text(line, at: base, isMiddle: isMiddle))
    }
  }

  /// Adds text beside something, around the height of a point and to the right of it.
  mutating func label(_ lines: [Line], at point: Point, width: Int) {
    let height = lines.count * Line.height + 8
    let area = Area(point.x - 4, point.y - height / 2, width + 4, height)
    add(area, .room, lines, alignment: .left)
  }

  private func rectangle(_ area: Area, _ look: Look) -> String {
    let (fill, line, radius) =
      switch look {
      case .panel: (palette.panel, palette.rim, 12)
      case .plain: (palette.box, palette.line, 8)
      case .module: (palette.panel, palette.line, 8)
      case .accent: (palette.tint, palette.accent, 8)
      case .device: (palette.box, palette.line, 28)
      case .gone: ("none", palette.line, 8)
      case .room: ("none", "none", 0)
      }
    return #"<rect data-box="\#(boxes)" x="\#(area.x)" y="\#(area.y)" width="\#(area.width)" "#
      + #"height="\#(area.height)" rx="\#(radius)" fill="\#(fill)" stroke="\#(line)""#
      + (look == .gone ? #" stroke-dasharray="4 4""# : "") + "/>"
  }

  private func text(_ line: Line, at base: Point, isMiddle: Bool) -> String {
    let color =
      switch line.tone {
      case .strong, .plain: palette.ink
      case .faint: palette.faint
      case .accent: palette.accent
      }
    return #"<text data-box="\#(boxes)" x="\#(base.x)" y="\#(base.y)" fill="\#(color)""#
      + (isMiddle ? #" text-anchor="middle""# : "")
      + (line.tone == .strong ? #" font-weight="600""# : "")
      + (line.tone == .faint ? #" font-size="15""# : "") + ">\(line.text.escaped)</text>"
  }

  /// Adds another document, as a box of its own.
  mutating func embed(_ document: String, in area: Area) {
    boxes += 1
    let place =
      #"<svg data-box="\#(boxes)" x="\#(area.x)" y="\#(area.y)" width="\#(area.width)" "#
      + #"height="\#(area.height)""#
    // Its own size gives way to that of the area.
    let inner = document.replacing(#/<svg xmlns="[^"]*" (viewBox="[^"]*")[^>]*>/#) { found in
      "\(place) \(found.output.1)>"
    }
    parts.append(inner)
  }

  // MARK: - Lines

  /// Adds a thin line, or the line of an arrow, which no text may stand on.
  mutating func add(path: String, _ color: String, isArrow: Bool = false) {
    parts.append(
      #"<path d="\#(path)" fill="none" stroke="\#(color)" stroke-width="1.5""#
        + (isArrow ? #" data-arrow="""# : "") + "/>")
  }

  /// Adds a line from point to point, with round ends.
  mutating func add(line points: [Point], _ color: String, _ width: Int) {
    let places = points.map { "\($0.x) \($0.y)" }.joined(separator: "L")
    parts.append(
      #"<path d="M\#(places)" fill="none" stroke="\#(color)" stroke-width="\#(width)" "#
        + #"stroke-linecap="round" stroke-linejoin="round"/>"#)
  }

  /// Adds a form without an edge.
  mutating func add(form path: String, _ color: String) {
    parts.append(#"<path d="\#(path)" fill="\#(color)"/>"#)
  }

  // MARK: - The document

  /// The drawing as a document.
  func svg(title: String) -> String {
    let head = [
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(width) \#(height)" "#
        + #"width="\#(width)" height="\#(height)" role="img">"#,
      "<title>\(title.escaped)</title>",
      #"<rect x="0.5" y="0.5" width="\#(width - 1)" height="\#(height - 1)" rx="12" "#
        + #"fill="\#(palette.paper)" stroke="\#(palette.rim)"/>"#,
      #"<g font-family="\#(Self.fonts)" font-size="16">"#,
    ]
    return (head + parts + ["</g>", "</svg>", ""]).joined(separator: "\n")
  }

  private static let fonts =
    "-apple-system, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
}

extension String {
  /// The text in lines of at most so many characters.
  func wrapped(to width: Int) -> [String] {
    split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + word.count < width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }

  /// The text as it stands in a document.
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
