import SwitchbackTerminal

/// One turn of the core, as a circle around its queue.
struct TurnPicture {
  static let title = "One turn of the core, in six stages around its queue"

  /// The stages, in order, from the one at the top.
  let stages: [Stage]

  private let middle = Point(320, 300)
  private let radii = (x: 202, y: 228)
  private let box = (width: 186, height: 88)

  func draw(on ground: TerminalPilot.Ground) -> Drawing {
    var drawing = Drawing(640, 600, on: ground)
    for (from, to) in [(-62, -37), (-13, 11), (36, 61), (118, 142), (167, 191), (217, 241)] {
      drawing.arc(around: middle, radii, from: Double(from), to: Double(to))
    }
    let areas = [(0, -228), (205, -92), (205, 92), (0, 228), (-205, 92), (-205, -92)].map {
      Area(around: Point(middle.x + $0.0, middle.y + $0.1), box.width, box.height)
    }
    for (stage, area) in zip(stages, areas) {
      drawing.add(
        area, .plain,
        [
          .strong("\(stage.rawValue) \(stage.title)"), .faint(stage.what), .faint(stage.code),
        ])
    }
    drawQueue(between: areas, on: &drawing)
    return drawing
  }

  /// Draws what waits, and who puts it there.
  private func drawQueue(between areas: [Area], on drawing: inout Drawing) {
    let queue = Area(around: middle, 160, box.height)
    drawing.add(
      queue, .accent, [.accent("The queue"), .faint("what was asked"), .faint("and reported")])
    drawing.arrow([queue.topSide, areas[0].bottomSide], .accent)
    drawing.arrow([areas[3].topSide, queue.bottomSide], .accent)
    let report = areas[5].rightSide.y
    drawing.arrow(
      [areas[5].rightSide, Point(queue.x + 36, report), Point(queue.x + 36, queue.y)], .accent)
    drawing.label([.faint("next")], at: Point(middle.x + 12, 192), width: 60)
    drawing.label(
      [.faint("your code"), .faint("asks")], at: Point(middle.x + 12, 414), width: 98)
    drawing.label(
      [.faint("hosts"), .faint("report")], at: Point(areas[5].right + 12, report - 32), width: 70)
    drawing.label(
      [.faint("once the queue"), .faint("is empty")], at: Point(32, 500), width: 134)
  }
}
