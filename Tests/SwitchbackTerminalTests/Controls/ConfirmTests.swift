import Testing

@testable import SwitchbackTerminal

struct ConfirmTests {
  private let answers: [Confirm.Answer] = [
    .init(title: "Discard", isDestructive: true), .init(title: "Keep", isDestructive: false),
    .init(title: "Save", isDestructive: false),
  ]

  @Test(arguments: [
    ([false, false], 0), ([true, false], 1), ([true, true, false, false], 2), ([true, true], 0),
    ([], 0),
  ])
  func atFirstTheFirstAnswerWithWhichNothingIsLost(isDestructive: [Bool], selected: Int) {
    let confirm = Confirm(isDestructive.map { .init(title: "a", isDestructive: $0) })
    #expect(confirm.selected == selected)
  }

  @Test(arguments: [Key.right, .down, .tab])
  func itGoesOnToTheLastAnswerAndNotToWhatIsLost(key: Key) {
    var confirm = Confirm(answers)
    let selected = (0..<3).map { _ in
      #expect(confirm.take(key) == .used)
      return confirm.selected
    }
    #expect(selected == [2, 2, 2])
    #expect(confirm.take(.enter) == .chose(2))
  }

  @Test(arguments: [Key.left, .up, .shiftTab])
  func itGoesBackToTheFirstAnswer(key: Key) {
    var confirm = Confirm(answers)
    let selected = (0..<3).map { _ in
      #expect(confirm.take(key) == .used)
      return confirm.selected
    }
    #expect(selected == [0, 0, 0])
  }

  @Test(arguments: [
    (Key.enter, Reaction.chose(1)), (.character(" "), .chose(1)), (.character("1"), .unused),
    (.character("y"), .unused), (.alt(.enter), .unused), (.escape, .unused),
  ])
  func onlyEnterAndSpaceChoose(key: Key, reaction: Reaction) {
    var confirm = Confirm(answers)
    #expect(confirm.take(key) == reaction)
    #expect(confirm.selected == 1)
  }

  @Test func theAnswersStandSideBySideWhereTheyFit() {
    let confirm = Confirm(answers)
    let line = "[ Discard ] [ Keep ] [ Save ]"
    #expect(confirm.drawn(columns: line.count).lines == [line])
    #expect(confirm.focus(columns: line.count) == 0..<1)
    #expect(confirm.hints(.full, columns: line.count).map(\.key) == ["←→", "enter"])
  }

  @Test func theyStandBelowEachOtherWhereTheyDoNot() {
    let confirm = Confirm(answers)
    #expect(confirm.drawn(columns: 28).lines == ["[ Discard ]", "[ Keep ]", "[ Save ]"])
    #expect(confirm.hints(.full, columns: 28).map(\.key) == ["↑↓", "enter"])
    #expect(confirm.focus(columns: 28) == 1..<2)
    #expect(confirm.drawn(columns: 8).lines == ["[ Disca…", "[ Keep ]", "[ Save ]"])
  }

  @Test func whatIsSelectedAndWhatIsLostLookDifferent() {
    var confirm = Confirm(answers)
    #expect(confirm.drawn(columns: 8).column(0).map(\.style) == [.danger, .chosen, .plain])
    _ = confirm.take(.left)
    #expect(confirm.drawn(columns: 8).column(0).map(\.style) == [.chosen, .plain, .plain])
  }

  @Test(arguments: [Key.left, .right, .enter, .tab, .character("1"), .character("0")])
  func withoutAnswersNoKeyIsUsed(key: Key) {
    var confirm = Confirm([])
    #expect(confirm.take(key) == .unused)
    #expect(confirm.rows(columns: 10) == 0)
    #expect(confirm.focus(columns: 10) == 0..<0)
    #expect(confirm.drawn(columns: 10).lines == [])
  }

  @Test func onlyOtherAnswersChangeWhatIsSelected() {
    var confirm = Confirm(answers)
    _ = confirm.take(.right)
    confirm.update(to: Confirm(answers))
    #expect(confirm.selected == 2)
    confirm.update(to: Confirm([answers[1]]))
    #expect(confirm.selected == 0)
    #expect(confirm.answers == [answers[1]])
  }
}

extension Canvas {
  /// The cells of a column, from top to bottom.
  func column(_ column: Int) -> [Cell] {
    (0..<size.rows).map { row($0)[$0 * size.columns + column] }
  }
}
