import Testing

@testable import SwitchbackTerminal

struct SelectorTests {
  private let sizes = ["Small", "Medium", "Large"]

  private func drawn(_ selector: Selector, columns: Int = 30, look: Look = .full) -> Canvas {
    let size = TerminalSize(columns: columns, rows: selector.rows(columns: columns))
    return selector.draw(into: size, isFocused: true, look: look)
  }

  @Test(arguments: [
    (Int?.none, Key.right, Reaction.changed, 0), (nil, .left, .changed, 2),
    (nil, .character(" "), .changed, 0), (0, .right, .changed, 1), (2, .right, .changed, 0),
    (0, .left, .changed, 2), (1, .character(" "), .changed, 2), (1, .enter, .entered, 1),
    (1, .up, .unused, 1), (1, .tab, .unused, 1), (1, .character("x"), .unused, 1),
  ])
  func theArrowsLeadToTheOthers(selected: Int?, key: Key, reaction: Reaction, then: Int) {
    var selector = Selector("Size", options: sizes, selected: selected)
    #expect(selector.take(key) == reaction)
    #expect(selector.selected == then)
    #expect(selector.value == sizes[then])
  }

  @Test func theOnlyOneIsChosenOnceAndNoKeyOfItGoesBack() {
    var selector = Selector("Size", options: ["One"])
    #expect(selector.isUnanswered)
    #expect(selector.take(.left) == .changed)
    #expect(selector.take(.left) == .used)
    #expect(!selector.isUnanswered)
  }

  @Test func withNothingToChooseNoKeyIsUsed() {
    var selector = Selector("Size", options: [])
    for key in [Key.left, .right, .character(" ")] { #expect(selector.take(key) == .unused) }
    #expect(selector.hints(.full, columns: 40).isEmpty)
    #expect(selector.value == "")
    #expect(drawn(selector).lines == ["Size  ‹ nothing to choose ›"])
  }

  @Test func whatIsChosenIsSeenBetweenItsEdges() {
    #expect(drawn(Selector("Size", options: sizes, selected: 1)).lines == ["Size  ‹ Medium ›"])
    #expect(drawn(Selector("Size", options: sizes)).lines == ["Size  ‹ choose ›"])
    let narrow = drawn(Selector("Size", options: sizes, selected: 1), columns: 9, look: .ascii)
    #expect(narrow.lines == ["Size", "< Me... >"])
    #expect(narrow.cursor == TerminalPosition(row: 1, column: 0))
  }

  @Test(arguments: 0...30)
  func itFitsIntoAnyWidth(columns: Int) {
    let canvas = drawn(Selector("Size", options: sizes, selected: 1), columns: columns)
    #expect(canvas.lines.allSatisfy { $0.terminalWidth <= columns })
  }
}
