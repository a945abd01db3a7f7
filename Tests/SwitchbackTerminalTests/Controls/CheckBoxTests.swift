import Testing

@testable import SwitchbackTerminal

struct CheckBoxTests {
  @Test func spaceChecksAndUnchecks() {
    var box = CheckBox("Keep me signed in")
    #expect(box.value == "no")
    #expect(box.hints(.full, columns: 40) == [KeyHint(.move, "space", "check")])
    #expect(box.take(.character(" ")) == .changed)
    #expect(box.value == "yes")
    #expect(box.hints(.full, columns: 40) == [KeyHint(.move, "space", "uncheck")])
    #expect(box.take(.character(" ")) == .changed)
    #expect(!box.isChecked)
  }

  @Test(arguments: [
    (Key.enter, Reaction.entered), (.up, .unused), (.down, .unused), (.left, .unused),
    (.backspace, .unused), (.character("x"), .unused), (.control(" "), .unused),
  ])
  func otherKeysDoNotChangeIt(key: Key, reaction: Reaction) {
    var box = CheckBox("Keep", isChecked: true)
    #expect(box.take(key) == reaction)
    #expect(box.isChecked)
  }

  @Test func nothingCanBePasted() {
    var box = CheckBox("Keep")
    #expect(box.paste(" ") == .unused)
    #expect(!box.isChecked)
  }

  @Test func aLongLabelIsWrappedBesideTheBox() {
    let canvas = CheckBox("Keep me signed in", isChecked: true).drawn(columns: 14)
    #expect(canvas.lines == ["[x] Keep me", "    signed in"])
    #expect(canvas.cursor == TerminalPosition(row: 0, column: 1))
    #expect(CheckBox("Keep").drawn(columns: 14).lines == ["[ ] Keep"])
  }

  @Test func theScreenHasTheLastWord() {
    var box = CheckBox("Keep", isChecked: true)
    box.update(to: CheckBox("Keep"))
    #expect(!box.isChecked)
  }
}
