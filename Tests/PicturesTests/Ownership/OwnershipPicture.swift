import SwitchbackTerminal

/// Who owns whom, under both policies, as two trees beside each other.
struct OwnershipPicture {
  static let title = "Who owns whom: a manager owns the coordinators, or what is shown owns them"

  let manager, screens: Owners

  private let panel = 300
  private let gap = 20
  private let edge = 12
  private let indent = 28

  /// A box in a tree, and the boxes that it owns.
  private struct Node {
    let look: Drawing.Look
    let lines: [Line]
    var owned: [Node] = []

    var height: Int { lines.count * Line.height + 20 }

    /// The box with those inside, and how far in each stands.
    var rows: [(depth: Int, node: Node)] {
      [(0, self)] + owned.flatMap { node in node.rows.map { ($0.depth + 1, $0.node) } }
    }
  }

  func draw(on ground: TerminalPilot.Ground) -> Drawing {
    let panels = [
      ("Owned by a manager", manager, ["The router takes them out", "when their flows end."]),
      (
        "Owned by what is shown", screens,
        ["They are released when", "\(screens.stack.last ?? "") leaves the stack."]
      ),
    ]
    let rows = panels.map { tree(of: $0.1).rows }
    let height = rows.map { $0.reduce(0) { $0 + $1.node.height + edge } }.max() ?? 0
    let foot = 2 * Line.height + 16
    var drawing = Drawing(2 * panel + 3 * gap, height + 46 + foot + 2 * gap, on: ground)
    for (number, (title, _, end)) in panels.enumerated() {
      let area = Area(gap + number * (panel + gap), gap, panel, height + 46 + foot)
      drawing.add(area, .panel, [.strong(title)], alignment: .top)
      draw(rows[number], in: area, on: &drawing)
      drawing.label(
        end.map { .faint($0) }, at: Point(area.x + 16, area.bottom - foot / 2 - 4),
        width: panel - 24)
    }
    return drawing
  }

  // MARK: - Trees

  private func tree(of owners: Owners) -> Node {
    func coordinators(_ names: [String]) -> [Node] {
      names.map { Node(look: .accent, lines: [.accent($0)]) }
    }
    func dependencies(_ whose: String, _ names: [String]) -> Node {
      let what: [Line] = [
        .plain("dependencies"), .faint(names.isEmpty ? "\(whose), empty" : whose),
      ]
      return Node(look: names.isEmpty ? .gone : .plain, lines: what, owned: coordinators(names))
    }
    // Each coordinator on the way out is kept by the one inside.
    let chain = coordinators(owners.byScreens).reversed().reduce(into: [Node]()) { inner, node in
      inner = [Node(look: node.look, lines: node.lines, owned: inner)]
    }
    let pages = owners.stack.enumerated().map { place, name in
      let isTop = place == owners.stack.count - 1
      return Node(
        look: .plain, lines: [.plain(name), .faint("its place on the stack")],
        owned: isTop ? chain : [])
    }
    return Node(
      look: .plain, lines: [.plain("StackRouter")],
      owned: [
        dependencies("of the router", owners.byRouter),
        dependencies("of the outer flow", owners.byFlow),
        Node(look: .plain, lines: [.plain("stack")], owned: pages),
      ])
  }

  private func draw(_ rows: [(depth: Int, node: Node)], in panel: Area, on drawing: inout Drawing) {
    var owners: [Area] = []
    var turns: [Int: Int] = [:]
    var top = panel.y + 46
    for (depth, node) in rows {
      let left = panel.x + edge + depth * indent
      let area = Area(left, top, panel.right - edge - left, node.height)
      owners = owners.prefix(depth) + [area]
      if depth > 0 {
        let owner = owners[depth - 1]
        let start = turns[owner.y] ?? owner.bottom
        drawing.arrow(
          [Point(owner.x + 12, start), Point(owner.x + 12, area.middle.y), area.leftSide],
          node.look == .accent ? .accent : .plain)
        turns[owner.y] = area.middle.y - 10
      }
      drawing.add(area, node.look, node.lines)
      top += node.height + edge
    }
  }
}
