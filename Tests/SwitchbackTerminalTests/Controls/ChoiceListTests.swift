import Testing

@testable import SwitchbackTerminal

struct ChoiceListTests {
  @Test(arguments: [
    (Key.down, 1, Reaction.used, 2), (.character("j"), 1, .used, 2), (.up, 1, .used, 0),
    (.character("k"), 1, .used, 0), (.home, 1, .used, 0), (.end, 1, .used, 2),
    (.down, 2, .unused, 2), (.up, 0, .unused, 0), (.home, 0, .unused, 0), (.end, 2, .unused, 2),
    (.enter, 1, .chose(1), 1), (.left, 1, .unused, 1), (.tab, 1, .unused, 1),
    (.character("x"), 1, .unused, 1), (.character(" "), 1, .unused, 1),
  ])
  func aKeyMovesOrChooses(key: Key, start: Int, reaction: Reaction, end: Int) {
    var list = ChoiceList(["a", "b", "c"])
    for _ in 0..<start { _ = list.take(.down) }
    #expect(list.take(key) == reaction)
    #expect(list.selected == end)
  }

  @Test(arguments: [
    (Key.character("1"), Reaction.chose(0)), (.character("3"), .chose(2)),
    (.character("4"), .unused), (.character("0"), .unused), (.character("٢"), .unused),
    (.character("二"), .unused), (.character("½"), .unused),
    (.alt(.character("1")), .unused), (.control("1"), .unused),
  ])
  func aDigitChoosesAtOnce(key: Key, reaction: Reaction) {
    var list = ChoiceList(["a", "b", "c"])
    #expect(list.take(key) == reaction)
    if case .chose(let choice) = reaction { #expect(list.selected == choice) }
  }

  @Test func withMoreThanNineOnlyTheFirstNineHaveADigit() {
    var list = ChoiceList((1...11).map { "choice \($0)" })
    #expect(list.take(.character("9")) == .chose(8))
    #expect(list.take(.character("1")) == .chose(0))
    #expect(list.take(.end) == .used)
    #expect(list.take(.enter) == .chose(10))
    let lines = list.drawn(columns: 30).lines
    #expect(lines[8] == "  9  choice 9")
    #expect(lines[9] == "     choice 10")
    #expect(lines[10] == "›    choice 11")
  }

  @Test func aLongChoiceIsWrappedBesideItsNumber() {
    var list = ChoiceList(["one two", "three four", "five"])
    let canvas = list.drawn(columns: 10)
    #expect(
      canvas.lines == [
        "› 1  one", "     two", "  2  three", "     four", "  3  five",
      ])
    #expect(list.rows(columns: 10) == 5)
    #expect(list.focus(columns: 10) == 0..<2)
    _ = list.take(.down)
    #expect(list.focus(columns: 10) == 2..<4)
    #expect(list.drawn(columns: 10).lines[2] == "› 2  three")
    #expect(list.focus(columns: 40) == 1..<2)
  }

  @Test func theSelectedOneIsMarkedByMoreThanColor() {
    var list = ChoiceList(["a", "b"])
    _ = list.take(.down)
    #expect(list.drawn(columns: 10, look: .ascii).lines == ["  1  a", "> 2  b"])
    let size = TerminalSize(columns: 10, rows: 2)
    let unused = list.draw(into: size, isFocused: false, look: .full)
    #expect(unused.lines == ["  1  a", "  2  b"])
    #expect(unused.cells.allSatisfy { $0.style == .plain })
  }

  @Test(arguments: [
    (["a", "b", "c"], 1, ["b", "c"], 0),
    (["a", "b", "c"], 1, ["x", "a", "b"], 2),
    (["a", "b", "c"], 1, ["a", "x", "c"], 1),
    (["a", "b", "c"], 2, ["x", "y"], 1),
    (["a", "b", "c"], 2, [], 0),
    (["a", "a", "b"], 1, ["a", "a", "c"], 1),
    ([], 0, ["a", "b"], 0),
  ])
  func whatWasSelectedStillIsIfItIsStillThere(
    old: [String], selected: Int, new: [String], result: Int,
  ) {
    var list = ChoiceList(old)
    for _ in 0..<selected { _ = list.take(.down) }
    list.update(to: ChoiceList(new))
    #expect(list.choices == new)
    #expect(list.selected == result)
  }

  @Test(arguments: [Key.up, .down, .home, .end, .enter, .character("1"), .character("0")])
  func anEmptyListUsesNoKey(key: Key) {
    var list = ChoiceList([])
    #expect(list.take(key) == .unused)
    #expect(list.rows(columns: 10) == 0)
    #expect(list.focus(columns: 10) == 0..<0)
    #expect(list.drawn(columns: 10).lines == [])
    #expect(list.hints(.full, columns: 40).isEmpty)
  }

  @Test(arguments: 0...6)
  func nothingIsDrawnOutsideOfANarrowWindow(columns: Int) {
    let list = ChoiceList(["한국어", "two"])
    let canvas = list.drawn(columns: columns)
    #expect(canvas.lines.allSatisfy { $0.terminalWidth <= columns })
  }

  @Test(arguments: 1...14)
  func someOfItsRowsAreDrawnAsIfAllWere(columns: Int) {
    var list = ChoiceList(["one", "two words", "three\nlines\nhere", "한국어", "the last one of them"])
    _ = list.take(.down)
    _ = list.take(.down)
    let whole = list.drawn(columns: columns)
    list.measure(columns: columns)
    #expect(list.rows(columns: columns) == whole.size.rows)
    for start in 0...whole.size.rows {
      for end in start...whole.size.rows {
        let some = list.draw(start..<end, columns: columns, isFocused: true, look: .full)
        #expect(some == whole.rows(start..<end))
      }
    }
  }

  @Test func whatWasMeasuredIsForgottenWithTheChoices() {
    var list = ChoiceList(["short"])
    for columns in [20, 12, 30, 12] {
      list.measure(columns: columns)
      #expect(list.rows(columns: columns) == 1)
    }
    list.update(to: ChoiceList(["short", "long enough for two rows"]))
    for columns in [20, 12, 30, 12] {
      let rows = list.rows(columns: columns)
      list.measure(columns: columns)
      #expect(list.rows(columns: columns) == rows)
      #expect(list.focus(columns: columns) == 0..<1)
    }
    #expect(list.rows(columns: 12) > 3)
  }

  @Test func theHintsSayWhatCanBeDone() {
    #expect(ChoiceList(["a"]).hints(.full, columns: 40).map(\.key) == ["enter"])
    #expect(ChoiceList(["a", "b"]).hints(.full, columns: 40).map(\.key) == ["↑↓", "enter"])
  }
}
