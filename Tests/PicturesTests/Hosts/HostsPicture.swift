import SwitchbackTerminal

/// One step of a program on three hosts, above and below the coordinators that decide about it.
struct HostsPicture {
  static let title =
    "The same step of a program on a phone, in a window and in a terminal, with the same coordinators"

  /// What is read on the page.
  let page: PageTexts

  /// The coordinators whose flows go on.
  let coordinators: [String]

  /// The terminal, as a document of this size.
  let terminal: (size: (width: Int, height: Int), svg: (TerminalPilot.Ground) -> String)

  private let edge = 20
  private let screen = 300

  func draw(on ground: TerminalPilot.Ground) -> Drawing {
    let width = terminal.size.width + 2 * edge
    let phone = Area(edge, 56, 210, screen)
    let window = Area(phone.right + edge, 56, width - phone.right - 2 * edge, screen)
    let middle = Area(edge, phone.bottom + 44, terminal.size.width, 76)
    let below = Area(edge, middle.bottom + 80, terminal.size.width, terminal.size.height)
    var drawing = Drawing(width, below.bottom + edge, on: ground)
    name("A phone, drawn by hand", above: phone, on: &drawing)
    draw(page, onPhone: phone, on: &drawing)
    name("A window, drawn by hand", above: window, on: &drawing)
    draw(page, inWindow: window, on: &drawing)
    drawing.add(
      middle, .accent,
      [.faint("The same coordinators"), .accent(coordinators.joined(separator: ", "))])
    drawing.arrow([Point(phone.middle.x, middle.y), phone.bottomSide], .accent)
    drawing.arrow([Point(window.middle.x, middle.y), window.bottomSide], .accent)
    drawing.arrow([middle.bottomSide, below.topSide], .accent)
    name("A terminal, as it is", above: below, on: &drawing)
    drawing.embed(terminal.svg(ground), in: below)
    return drawing
  }

  private func name(_ text: String, above area: Area, on drawing: inout Drawing) {
    drawing.label(
      [.faint(text)], at: Point(area.x + 4, area.y - 20), width: min(area.width - 4, 270))
  }

  // MARK: - By hand

  private func draw(_ page: PageTexts, onPhone area: Area, on drawing: inout Drawing) {
    drawing.add(area, .device, [])
    let top = Point(area.middle.x, area.y + 16)
    drawing.add(
      line: [Point(top.x - 26, top.y), Point(top.x + 26, top.y)], drawing.palette.line, 8)
    chevron(at: Point(area.x + 18, area.y + 50), on: &drawing)
    drawing.add(
      Area(area.x + 40, area.y + 34, area.width - 80, 32), .room, [.strong(page.title)])
    drawing.add(
      Area(area.x + 12, area.y + 80, area.width - 18, 124), .room,
      page.text.wrapped(to: 18).map { .plain($0) }, alignment: .left)
    drawing.add(
      Area(area.x + 16, area.y + 218, area.width - 32, 40), .accent, [.accent(page.button)])
    let bottom = Point(area.middle.x, area.bottom - 14)
    drawing.add(
      line: [Point(bottom.x - 36, bottom.y), Point(bottom.x + 36, bottom.y)], drawing.palette.line,
      4)
  }

  private func draw(_ page: PageTexts, inWindow area: Area, on drawing: inout Drawing) {
    drawing.add(area, .plain, [])
    drawing.add(
      line: [Point(area.x, area.y + 48), Point(area.right, area.y + 48)], drawing.palette.line, 1)
    chevron(at: Point(area.x + 20, area.y + 24), on: &drawing)
    drawing.add(Area(area.x + 100, area.y + 8, area.width - 200, 32), .room, [.strong(page.title)])
    drawButtons(at: Point(area.right - 24, area.y + 24), on: &drawing)
    drawing.add(
      Area(area.x + 16, area.y + 64, area.width - 32, 80), .room,
      page.text.wrapped(to: 34).map { .plain($0) }, alignment: .left)
    drawing.add(
      Area(area.x + 20, area.y + 158, area.width - 40, 40), .accent, [.accent(page.button)])
  }

  /// Draws what closes a window, makes it larger, and hides it, from the right.
  private func drawButtons(at last: Point, on drawing: inout Drawing) {
    func line(_ places: (x: Int, y: Int)...) {
      drawing.add(
        line: places.map { Point(last.x + $0.x, last.y + $0.y) }, drawing.palette.faint, 2)
    }
    line((-4, -4), (4, 4))
    line((-4, 4), (4, -4))
    line((-34, -4), (-26, -4), (-26, 4), (-34, 4), (-34, -4))
    line((-64, 4), (-56, 4))
  }

  private func chevron(at middle: Point, on drawing: inout Drawing) {
    drawing.add(
      line: [
        Point(middle.x + 4, middle.y - 7), Point(middle.x - 3, middle.y),
        Point(middle.x + 4, middle.y + 7),
      ], drawing.palette.accent, 2)
  }
}
