import Testing

@testable import SwitchbackTerminal

/// What keys do to a line of text.
///
/// In the tables, `|` stands for the caret.
struct LineEditorTests {
  @Test(arguments: [
    ("|", Key.character("a"), "a|"),
    ("a|c", .character("b"), "ab|c"),
    ("a|", Key(.character("B"), modifiers: .shift), "aB|"),
    ("ab|c", .left, "a|bc"),
    ("|abc", .left, "|abc"),
    ("a|bc", .control("b"), "|abc"),
    ("a|bc", .right, "ab|c"),
    ("abc|", .right, "abc|"),
    ("a|bc", .control("f"), "ab|c"),
    ("ab|c", .home, "|abc"),
    ("ab|c", .control("a"), "|abc"),
    ("a|bc", .end, "abc|"),
    ("a|bc", .control("e"), "abc|"),
    ("ab|c", .backspace, "a|c"),
    ("|abc", .backspace, "|abc"),
    ("a|bc", .delete, "a|c"),
    ("abc|", .delete, "abc|"),
    ("a|bc", .control("d"), "a|c"),
    ("ab|c", .control("u"), "|c"),
    ("ab|c", .control("k"), "ab|"),
  ])
  func aKeyMovesTheCaretOrChangesTheText(before: String, key: Key, after: String) {
    var editor = LineEditor(marked: before)
    #expect(editor.take(key) != .unused)
    #expect(editor.marked == after)
  }

  @Test(arguments: [
    ("one two|", "one |two"),
    ("one two  |", "one |two  "),
    ("one |two", "|one two"),
    ("  |two", "|  two"),
    ("|one", "|one"),
  ])
  func controlLeftGoesToTheBeginningOfAWord(before: String, after: String) {
    for key in [
      Key(.left, modifiers: .control), .alt(.left), .alt(.character("b")),
      Key(.left, modifiers: [.control, .shift]),
    ] {
      var editor = LineEditor(marked: before)
      #expect(editor.take(key) == .used)
      #expect(editor.marked == after)
    }
  }

  @Test(arguments: [
    ("|one two", "one| two"),
    ("one| two", "one two|"),
    ("one|   ", "one   |"),
    ("one|", "one|"),
  ])
  func controlRightGoesToTheEndOfAWord(before: String, after: String) {
    for key in [Key(.right, modifiers: .control), .alt(.right), .alt(.character("f"))] {
      var editor = LineEditor(marked: before)
      #expect(editor.take(key) == .used)
      #expect(editor.marked == after)
    }
  }

  @Test(arguments: [Key.alt(.character("d")), .alt(.delete), Key(.delete, modifiers: .control)])
  func aWordIsRemovedWithTheBlanksBeforeIt(key: Key) {
    var editor = LineEditor(marked: "x|  one two")
    #expect(editor.take(key) == .changed)
    #expect(editor.marked == "x| two")
  }

  @Test func shiftChangesNothing() {
    var editor = LineEditor(marked: "ab|c")
    #expect(editor.take(Key(.backspace, modifiers: .shift)) == .changed)
    #expect(editor.take(Key(.left, modifiers: .shift)) == .used)
    #expect(editor.marked == "|ac")
  }

  @Test(arguments: [
    ("abc|", "abcd", "abcd|"), ("ab|c", "abXc", "ab|Xc"), ("aX|bc", "abc", "a|bc"),
    ("x|yz", "XYZ", "X|YZ"), ("ab|c", "", "|"),
  ])
  func theCaretStaysWhereItWasInAnotherText(before: String, text: String, after: String) {
    var editor = LineEditor(marked: before)
    editor.replace(with: text)
    #expect(editor.marked == after)
  }

  @Test(arguments: [Key.control("w"), .alt(.backspace), Key(.backspace, modifiers: .control)])
  func aWordIsRemovedWithTheBlanksBehindIt(key: Key) {
    var editor = LineEditor(marked: "one two  |x")
    #expect(editor.take(key) == .changed)
    #expect(editor.marked == "one |x")
    #expect(editor.take(key) == .changed)
    #expect(editor.marked == "|x")
    #expect(editor.take(key) == .used)
  }

  @Test(arguments: [
    ("e\u{301}", 1), ("👩\u{200D}🚀", 1), ("🇩🇪🇫🇷", 2), ("각", 1), ("👍🏽!", 2), ("한국", 2),
  ])
  func scalarsTypedOneByOneJoinToCharacters(text: String, count: Int) {
    var editor = LineEditor(marked: "a|b")
    for scalar in text.unicodeScalars {
      #expect(editor.take(.character(Character(scalar))) == .changed)
    }
    #expect(editor.marked == "a\(text)|b")
    for _ in 0..<count { #expect(editor.take(.backspace) == .changed) }
    #expect(editor.marked == "a|b")
  }

  @Test func aScalarThatJoinsWhatFollowsLeavesTheCaretBehindBoth() {
    var editor = LineEditor(marked: "👩|🚀b")
    #expect(editor.take(.character("\u{200D}")) == .changed)
    #expect(editor.marked == "👩\u{200D}🚀|b")
    editor = LineEditor(marked: "|🇪b")
    #expect(editor.take(.character("🇩")) == .changed)
    #expect(editor.marked == "🇩🇪|b")
  }

  @Test func whatIsLeftMayJoinWhenSomethingBetweenIsRemoved() {
    var editor = LineEditor(marked: "a👩\u{200D}x|🚀")
    #expect(editor.take(.backspace) == .changed)
    #expect(editor.text == "a👩\u{200D}🚀")
    #expect(editor.caret == 2)
    #expect(editor.take(.backspace) == .changed)
    #expect(editor.marked == "a|")
  }

  @Test(arguments: [
    Key.left, .right, .home, .end, .backspace, .delete, .control("d"), .control("w"),
    .control("u"), .control("k"), .control("a"), .alt(.backspace), .up, .down, .tab, .enter,
  ])
  func inAnEmptyLineOnlyWhatTypesIsUsed(key: Key) {
    var editor = LineEditor()
    #expect(editor.take(key) == .unused)
    #expect(editor == LineEditor())
  }

  @Test(arguments: [
    Key.up, .down, .tab, .shiftTab, .enter, .escape, .pageUp, .alt(.up), .control("n"),
    .alt(.character("a")), .function(1),
  ])
  func keysOfThePageAreLeftToIt(key: Key) {
    var editor = LineEditor(marked: "a|b")
    #expect(editor.take(key) == .unused)
    #expect(editor.marked == "a|b")
  }

  @Test func backspaceThatIsHeldDownDoesNotLeaveTheLineAsLongAsThereIsText() {
    var editor = LineEditor(marked: "ab|c")
    let reactions = (0..<5).map { _ in editor.take(.backspace) }
    #expect(reactions == [.changed, .changed, .used, .used, .used])
    #expect(editor.marked == "|c")
  }

  @Test func backspaceAfterTheLastCharacterIsNotUsed() {
    var editor = LineEditor("a")
    #expect(editor.take(.backspace) == .changed)
    #expect(editor.take(.backspace) == .unused)
  }

  @Test(arguments: [
    ("one\ntwo", "a one two|b"), ("\n\none\n", "a one|b"), ("", "a |b"), ("\n", "a |b"),
    ("one\r\ntwo", "a one two|b"),
  ])
  func lineBreaksInWhatIsPastedAreBlanks(pasted: String, after: String) {
    var editor = LineEditor(marked: "a |b")
    let reaction = editor.insert(pasted)
    #expect(editor.marked == after)
    #expect(reaction == (after == "a |b" ? .used : .changed))
  }

  @Test func aRandomWalkKeepsTheCaretInsideTheText() {
    var random = SeededRandom(seed: 7)
    let keys: [Key] = [
      .left, .right, .home, .end, .backspace, .delete, .control("w"), .control("u"), .control("k"),
      Key(.left, modifiers: .control), Key(.right, modifiers: .control), .character(" "),
      .character("a"), .character("\u{301}"), .character("👩"), .character("\u{200D}"),
      .character("🚀"), .character("🇩"), .character("🇪"), .character("한"), .character("ᅡ"),
    ]
    var editor = LineEditor()
    for _ in 0..<5_000 {
      let before = editor.text
      let key = keys.randomElement(using: &random) ?? .left
      let reaction = editor.take(key)
      #expect((0...editor.text.count).contains(editor.caret))
      #expect(
        (reaction == .changed)
          == (editor.text.unicodeScalars.elementsEqual(before.unicodeScalars) == false))
    }
  }
}

extension LineEditor {
  /// Makes a line in which `|` stands where the caret is to be.
  init(marked: String) {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    self.init(parts.joined())
    _ = take(.home)
    for _ in 0..<parts[0].count { _ = take(.right) }
  }

  /// The text, with `|` where the caret is.
  var marked: String { "\(text.prefix(caret))|\(text.dropFirst(caret))" }
}
