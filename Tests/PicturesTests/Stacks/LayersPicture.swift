import Switchback
import SwitchbackTerminal

/// Stacks over stacks, each with the flows that show something on it, and which flow started which.
struct LayersPicture {
  static let title = "Flows on a stack, and on a sheet that is presented over it"

  /// The flows, root first.
  let flows: [ShownFlow]

  private let left = 20
  private let width = 420
  private let head = 46
  private let edge = 12
  private let page = (height: 44, gap: 8)

  func draw(on ground: TerminalPilot.Ground) -> Drawing {
    let sheets = Set(flows.map(\.sheet)).sorted(by: >)
    let areas = column(of: sheets.map(height(ofSheet:)), from: left, gap: 20).map {
      Area(left, $0.top, width, $0.height)
    }
    var drawing = Drawing(620, (areas.last?.bottom ?? 0) + left, on: ground)
    var places: [FlowID: Area] = [:]
    for (sheet, area) in zip(sheets, areas) {
      let name = sheet == 0 ? "The base stack" : "A sheet with a stack of its own"
      drawing.add(area, .panel, [.faint(name)], alignment: .top)
      let flows = flows(on: sheet)
      for (flow, row) in zip(
        flows, column(of: flows.map(height(of:)), from: area.y + head, gap: edge))
      {
        let place = Area(area.x + edge, row.top, area.width - 2 * edge, row.height)
        places[flow.id] = place
        draw(flow, in: place, on: &drawing)
      }
    }
    for flow in flows { drawStart(of: flow, places, on: &drawing) }
    return drawing
  }

  // MARK: - Layout

  /// The flows on a stack, the one on top first.
  private func flows(on sheet: Int) -> [ShownFlow] {
    flows.filter { $0.sheet == sheet }.reversed()
  }

  private func height(of flow: ShownFlow) -> Int {
    head + flow.modules.count * (page.height + page.gap) - page.gap + edge
  }

  private func height(ofSheet sheet: Int) -> Int {
    flows(on: sheet).reduce(head) { $0 + height(of: $1) + edge }
  }

  /// Where things of these heights stand, one below the other.
  private func column(of heights: [Int], from top: Int, gap: Int) -> [(top: Int, height: Int)] {
    var next = top
    return heights.map { height in
      defer { next += height + gap }
      return (next, height)
    }
  }

  // MARK: - Parts

  private func draw(_ flow: ShownFlow, in place: Area, on drawing: inout Drawing) {
    drawing.add(place, .plain, [.strong(flow.id.name)], alignment: .top)
    let rows = column(
      of: flow.modules.map { _ in page.height }, from: place.y + head, gap: page.gap)
    for (module, row) in zip(flow.modules.reversed(), rows) {
      let area = Area(place.x + edge, row.top, place.width - 2 * edge, row.height)
      let isOnTop = module == flows.last?.modules.last
      drawing.add(
        area, isOnTop ? .accent : .module,
        [isOnTop ? .accent("\(module.id.name), on top") : .plain(module.id.name)])
    }
  }

  /// Draws an arrow from the flow that started this one.
  private func drawStart(
    of flow: ShownFlow, _ places: [FlowID: Area], on drawing: inout Drawing
  ) {
    guard let parent = flow.parent.flatMap({ places[$0] }), let place = places[flow.id] else {
      return
    }
    let (from, to) = (parent.rightSide.y - 16, place.rightSide.y + 16)
    let aside = left + width + 24
    drawing.arrow([
      Point(parent.right, from), Point(aside, from), Point(aside, to), Point(place.right, to),
    ])
    drawing.label(
      [.faint("starts a flow"), .faint("as .\(flow.placement)")],
      at: Point(aside + 12, (from + to) / 2), width: 124)
  }
}
