import Switchback
import SwitchbackTerminal

/// One back that ends two flows, step by step.
struct BackPicture {
  static let title =
    "One back ends two flows: what leaves, who is told in which order, and what is left"

  /// The flows before it and after it, root first.
  let before, after: [ShownFlow]

  /// What the host shows when the user has gone back.
  let seen: [String]

  /// What was told to whom, in order.
  let told: [Program.Log.Entry]

  /// Which of the coordinators are still there afterwards.
  let alive: [String]

  /// How often the host was told to show something.
  let commands: Int

  private let frame = (width: 300, height: 304)
  private let gap = 20
  private let page = (height: 60, gap: 10)

  func draw(on ground: TerminalPilot.Ground) -> Drawing {
    var drawing = Drawing(2 * frame.width + 3 * gap, 2 * frame.height + 3 * gap, on: ground)
    let titles = [
      ("1 Before", "\(before.count) flows, a page each"),
      ("2 The user goes back", "to \(seen.last ?? ""), in one step"),
      ("3 The router tells", "what happened, and whom"),
      ("4 Afterwards", "\(after.count) flow is left"),
    ]
    let areas = titles.indices.map { number in
      Area(
        gap + number % 2 * (frame.width + gap), gap + number / 2 * (frame.height + gap),
        frame.width, frame.height)
    }
    for (title, area) in zip(titles, areas) {
      drawing.add(area, .panel, [.strong(title.0), .faint(title.1)], alignment: .top)
    }
    drawStack(in: areas[0], on: &drawing) { _ in true }
    drawStack(in: areas[1], on: &drawing) { seen.contains($0.name) }
    drawTold(in: areas[2], on: &drawing)
    drawAfter(in: areas[3], on: &drawing)
    return drawing
  }

  // MARK: - Frames

  /// Draws the stack as it was, with what is still seen.
  private func drawStack(
    in area: Area, on drawing: inout Drawing, isSeen: (ModuleID) -> Bool
  ) {
    let modules = before.flatMap { flow in flow.modules.map { (flow.id, $0.id) } }
    let top = modules.last { isSeen($0.1) }?.1
    for (place, (flow, module)) in zip(places(in: area), modules) {
      let look: Drawing.Look = module == top ? .accent : isSeen(module) ? .plain : .gone
      drawing.add(
        place, look,
        [
          module == top
            ? .accent(module.name) : isSeen(module) ? .plain(module.name) : .faint(module.name),
          .faint(flow.name),
        ])
    }
  }

  private func drawTold(in area: Area, on drawing: inout Drawing) {
    for (number, entry) in told.enumerated() {
      let middle = area.y + 92 + number * 56
      drawing.label(
        [.accent("\(number + 1)")], at: Point(area.x + 16, middle - Line.height / 2), width: 20)
      drawing.label(
        [.plain(entry.what), .faint("\(entry.toWhom) is told")], at: Point(area.x + 40, middle),
        width: area.width - 48)
    }
  }

  private func drawAfter(in area: Area, on drawing: inout Drawing) {
    let modules = after.flatMap { flow in flow.modules.map { (flow.id, $0.id) } }
    for (place, (flow, module)) in zip(places(in: area), modules) {
      drawing.add(place, .accent, [.accent(module.name), .faint(flow.name)])
    }
    let released = before.map(\.id.name).filter { !alive.contains($0) }.reversed()
    drawing.label(
      [.faint("Released:")] + released.map { .plain($0) }, at: Point(area.x + 16, area.y + 103),
      width: area.width - 32)
    drawing.label(
      [.faint("Commands to the host:"), .plain(commands == 0 ? "none" : "\(commands)")],
      at: Point(area.x + 16, area.y + 176), width: area.width - 32)
  }

  /// The places of the pages on a stack, root first.
  private func places(in area: Area) -> [Area] {
    (1...3).map { number in
      Area(
        area.x + 16, area.bottom - 6 - number * (page.height + page.gap), area.width - 32,
        page.height)
    }
  }
}
