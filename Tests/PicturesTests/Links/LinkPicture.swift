import Switchback
import SwitchbackTerminal

/// The way of a link through a gate: what the coordinator may answer, and what comes of it.
struct LinkPicture {
  static let title =
    "A link at a gate: what the coordinator may answer, and what comes of each answer"

  let ways: [LinkWay]

  private let edge = 20
  private let gap = 24
  private let end = (height: 60, gap: 10)

  func draw(on ground: TerminalPilot.Ground) -> Drawing {
    let heights = ways.map { max($0.ends.count * (end.height + end.gap) - end.gap, height(of: $0)) }
    let head = Area(edge, edge, 600, 68)
    let total = heights.reduce(head.bottom + edge) { $0 + $1 + gap }
    var drawing = Drawing(640, total, on: ground)
    drawing.add(
      head, .panel,
      [.strong("A link names a route"), .faint("The coordinator is asked: admit(_:from:)")])
    var (top, stem) = (head.bottom + gap, Point(head.x + 20, head.bottom))
    for (way, height) in zip(ways, heights) {
      let row = Area(edge, top, 600, height)
      draw(way, in: row, from: stem, on: &drawing)
      top += height + gap
      // The next branch goes on from where this one has turned aside.
      stem.y = row.middle.y - 10
    }
    return drawing
  }

  private func draw(_ way: LinkWay, in row: Area, from stem: Point, on drawing: inout Drawing) {
    let answer = Area(around: Point(row.x + 139, row.middle.y), 190, height(of: way))
    drawing.arrow([stem, Point(stem.x, row.middle.y), answer.leftSide])
    drawing.add(answer, .plain, [.strong(way.said.name)] + way.said.what.map { .faint($0) })
    let steps = Area(answer.right + 30, row.middle.y - 34, 180, 68)
    if !way.done.isEmpty {
      drawing.arrow([answer.rightSide, steps.leftSide])
      drawing.add(steps, .plain, way.done.map { .plain($0) })
    }
    let from = way.done.isEmpty ? answer.rightSide : steps.rightSide
    let height = way.ends.count * (end.height + end.gap) - end.gap
    let areas = way.ends.indices.map { number in
      Area(
        steps.right + 44, row.middle.y - height / 2 + number * (end.height + end.gap),
        row.right - steps.right - 44, end.height)
    }
    drawing.fork(from: from, aside: steps.right + 22, to: areas.map(\.leftSide))
    for ((act, outcome), area) in zip(way.ends, areas) {
      let isThere = outcome == .arrived
      let name = LinkWay.name(of: outcome)
      drawing.add(
        area, isThere ? .accent : .plain,
        [isThere ? .accent(name) : .plain(name)] + (act == .nothing ? [] : [.faint(act.rawValue)]))
    }
  }

  /// How high the box of an answer is.
  private func height(of way: LinkWay) -> Int {
    (1 + way.said.what.count) * Line.height + 24
  }
}
