import Switchback
import Testing

@testable import SwitchbackTerminal

struct SlideTests {
  private static let motions: [StackMotion] = [.forward, .back, .up, .down]
  private static let sizes = [
    TerminalSize(columns: 0, rows: 0), .init(columns: 1, rows: 1), .init(columns: 2, rows: 1),
    .init(columns: 1, rows: 2), .init(columns: 3, rows: 3), .init(columns: 13, rows: 5),
    .init(columns: 80, rows: 24),
  ]

  private func page(_ size: TerminalSize, _ text: String) -> Canvas {
    var canvas = Canvas(size)
    for row in 0..<size.rows {
      canvas.write(String(repeating: text, count: size.columns), row: row)
    }
    canvas.cursor = TerminalPosition(row: 0, column: 0)
    return canvas
  }

  private func slide(
    _ motion: StackMotion, _ size: TerminalSize, from old: String = "a한", to new: String = "국b",
  ) -> Slide {
    Slide(from: page(size, old), to: page(size, new), motion, isGesture: false) { _ in }
  }

  @Test(arguments: motions, sizes)
  func itBeginsWithTheOldPageAndTheNewKeys(motion: StackMotion, size: TerminalSize) {
    let slide = slide(motion, size)
    let last = max(size.rows - 1, 0)
    #expect(slide.frame.rows(0..<last).cells == slide.old.rows(0..<last).cells)
    #expect(slide.frame.rows(last..<size.rows).cells == slide.new.rows(last..<size.rows).cells)
  }

  @Test(arguments: motions + [.none], sizes)
  func itEndsAtTheNewPage(motion: StackMotion, size: TerminalSize) {
    var slide = slide(motion, size)
    while !slide.isOver { slide.advance() }
    #expect(slide.step == Slide.length)
    #expect(slide.frame.cells == slide.new.cells)
    slide.advance()
    #expect(slide.frame.cells == slide.new.cells)
  }

  @Test(arguments: motions + [.none], sizes)
  func theKeysStandStillAndNoCursorIsSeen(motion: StackMotion, size: TerminalSize) {
    var slide = slide(motion, size)
    let last = max(size.rows - 1, 0)..<size.rows
    while !slide.isOver {
      #expect(slide.frame.size == size)
      #expect(slide.frame.rows(last).cells == slide.new.rows(last).cells)
      #expect(slide.frame.cursor == nil)
      slide.advance()
    }
  }

  @Test func withoutMotionTheNewPageIsThereAtOnce() {
    let slide = slide(.none, TerminalSize(columns: 5, rows: 3))
    #expect(slide.frame.cells == slide.new.cells)
  }

  @Test(arguments: [StackMotion.forward, .back])
  func itGoesInItsDirectionAndMoreSlowlyTowardsTheEnd(motion: StackMotion) {
    var slide = slide(motion, TerminalSize(columns: 4, rows: 2), from: "a", to: "b")
    var seen: [String] = []
    while !slide.isOver {
      seen.append(slide.frame.lines[0])
      slide.advance()
    }
    #expect(seen.first == "aaaa")
    let new = seen.map { $0.filter { $0 == "b" }.count }
    #expect(new == [0, 1, 2, 3, 3, 4, 4, 4])
    let isOrdered = seen.allSatisfy { String($0.sorted(by: motion == .forward ? (<) : (>))) == $0 }
    #expect(isOrdered)
  }

  @Test func upTheNewPageRisesOverTheOldOne() {
    var slide = slide(.up, TerminalSize(columns: 1, rows: 5), from: "a", to: "b")
    var seen: [String] = []
    while !slide.isOver {
      seen.append(slide.frame.lines.joined())
      slide.advance()
    }
    #expect(seen == ["aaaab", "aaabb", "aabbb", "abbbb", "abbbb", "bbbbb", "bbbbb", "bbbbb"])
  }

  @Test func downTheOldPageSinksAndUncoversTheNewOne() {
    var canvas = Canvas(columns: 1, rows: 5)
    for (row, text) in ["1", "2", "3", "4", "5"].enumerated() { canvas.write(text, row: row) }
    let new = page(canvas.size, "b")
    var slide = Slide(from: canvas, to: new, .down, isGesture: false) { _ in }
    var seen: [String] = []
    while !slide.isOver {
      seen.append(slide.frame.lines.joined())
      slide.advance()
    }
    #expect(seen == ["1234b", "bb12b", "bbb1b", "bbbbb", "bbbbb", "bbbbb", "bbbbb", "bbbbb"])
  }

  @Test(arguments: motions)
  func noFrameHasHalfACharacter(motion: StackMotion) {
    var slide = slide(motion, TerminalSize(columns: 13, rows: 4))
    while !slide.isOver {
      #expect(slide.frame.lines.allSatisfy { $0.terminalWidth <= 13 })
      slide.advance()
    }
  }
}
