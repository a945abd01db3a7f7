import Testing

@testable import SwitchbackTerminal

struct TextFieldTests {
  @Test func labelAndTextStandOnOneRowWhereThereIsRoom() {
    let field = TextField("Name", text: "ada", labelColumns: 8)
    #expect(field.rows(columns: 24) == 1)
    #expect(field.drawn(columns: 24).lines == ["Name      ada"])
    #expect(field.drawn(columns: 24).cursor == TerminalPosition(row: 0, column: 13))
  }

  @Test func theTextStandsBelowItsLabelWhereThereIsNoRoom() {
    let field = TextField("Name", text: "ada", labelColumns: 8)
    #expect(field.rows(columns: 23) == 2)
    #expect(field.drawn(columns: 23).lines == ["Name", "ada"])
    #expect(field.drawn(columns: 23).cursor == TerminalPosition(row: 1, column: 3))
  }

  @Test func onlyTheOneInUseShowsACaret() {
    let field = TextField("Name", text: "ada")
    let size = TerminalSize(columns: 24, rows: 1)
    #expect(field.draw(into: size, isFocused: false, look: .full).cursor == nil)
  }

  @Test(arguments: [
    ("abc", 0, 5, "abc", 3),
    ("abcd", 0, 5, "abcd", 4),
    ("abcde", 0, 5, "bcde", 4),
    ("abcdef", 0, 5, "cdef", 4),
    ("abcdef", 6, 5, "abcde", 0),
    ("abcdef", 2, 5, "bcdef", 3),
    ("abcdefghijklmnop", 0, 9, "‹jklmnop", 8),
    ("abcdefghijklmnop", 6, 9, "‹fghijkl›", 6),
    ("abcdefghijklmnop", 12, 9, "abcdefgh›", 4),
    ("abcdefghijklmnop", 16, 9, "abcdefgh›", 0),
    ("abcdef한국어한국어", 4, 9, "‹f한국어›", 6),
    ("한국어", 0, 5, "국어", 4),
    ("한국어", 0, 6, "국어", 4),
    ("한국어", 0, 7, "한국어", 6),
    ("한국어", 3, 5, "한국", 0),
    ("한국어", 0, 2, "", 0),
    ("a한", 0, 2, "", 0),
    ("abc", 0, 1, "", 0),
    ("abc", 1, 1, "c", 0),
    ("한국", 1, 1, "", 0),
    ("e\u{301}e\u{301}e\u{301}", 0, 3, "e\u{301}e\u{301}", 2),
    ("👩\u{200D}🚀x👩\u{200D}🚀", 0, 4, "x👩\u{200D}🚀", 3),
  ])
  func aTextThatIsTooLongIsSeenAroundTheCaret(
    text: String, left: Int, columns: Int, seen: String, caret: Int,
  ) {
    var field = TextField("", text: text, labelColumns: 80)
    for _ in 0..<left { _ = field.take(.left) }
    let canvas = field.drawn(columns: columns)
    #expect(canvas.lines[1] == seen)
    #expect(canvas.cursor == TerminalPosition(row: 1, column: caret))
  }

  @Test(arguments: 1...40, ["", "a", "한국어 문서", "👩\u{200D}🚀🇩🇪e\u{301}\u{200B}x", "\t\u{301}"])
  func theCaretIsInsideAndAtMostOneColumnIsUnderlinedForEachOfTheWidth(
    columns: Int, text: String,
  ) throws {
    var field = TextField("Name", text: text)
    for _ in 0...text.count {
      let canvas = field.drawn(columns: columns)
      let cursor = try #require(canvas.cursor)
      #expect((0..<columns).contains(cursor.column))
      #expect(canvas.cells.filter { $0.style == .field }.count <= columns)
      _ = field.take(.left)
    }
  }

  @Test(arguments: [Look.full, .ascii], 1...30)
  func aSecretIsNeverSeen(look: Look, columns: Int) {
    var field = TextField("Password", text: "Geheim한👩\u{200D}🚀", isSecret: true)
    for _ in 0..<10 {
      let size = TerminalSize(columns: columns, rows: field.rows(columns: columns))
      let canvas = field.draw(into: size, isFocused: true, look: look)
      let shown = canvas.cells.filter { $0.style == .field }.compactMap(\.character)
      #expect(shown.allSatisfy { String($0) == look.mask || $0 == " " })
      _ = field.take(.left)
    }
    #expect(field.value == "Geheim한👩\u{200D}🚀")
  }

  @Test func aSecretHasOneSignForEachCharacter() {
    let field = TextField("", text: "a한👩\u{200D}🚀", isSecret: true, labelColumns: 80)
    #expect(field.drawn(columns: 10).lines[1] == "•••")
    #expect(field.drawn(columns: 10).cursor?.column == 3)
  }

  @Test func blanksAroundATextDoNotBelongToItAndToASecretTheyDo() {
    #expect(TextField("Name", text: "  a b\t").value == "a b")
    #expect(TextField("Name", text: "   ").value == "")
    #expect(TextField("Password", text: " a ", isSecret: true).value == " a ")
  }

  @Test func enterIsThroughWithIt() {
    var field = TextField("Name")
    #expect(field.take(.enter) == .entered)
    #expect(field.take(.character("a")) == .changed)
    #expect(field.paste("b\nc") == .changed)
    #expect(field.value == "ab c")
  }

  // MARK: - What the screen says

  @Test func aScreenThatKeepsWhatWasTypedChangesNothing() {
    var field = TextField("Name")
    for key in [Key.character("a"), .character(" "), .character("b"), .character(" "), .left] {
      _ = field.take(key)
      field.update(to: TextField("Name", text: field.value))
    }
    _ = field.take(.character("c"))
    // The blank at the end and the caret before it are still there.
    #expect(field.drawn(columns: 24).lines == ["Name  a bc"])
    #expect(field.drawn(columns: 24).cursor?.column == 10)
    _ = field.take(.end)
    #expect(field.drawn(columns: 24).cursor?.column == 11)
  }

  @Test func aScreenThatKeepsNothingLeavesWhatWasTyped() {
    var field = TextField("Name")
    _ = field.take(.character("a"))
    field.update(to: TextField("Name"))
    #expect(field.value == "a")
  }

  @Test func aScreenThatClearsASecretClearsTheField() {
    var field = TextField("Password", isSecret: true)
    _ = field.paste("secret")
    field.update(to: TextField("Password", text: "secret", isSecret: true))
    field.update(to: TextField("Password", isSecret: true))
    #expect(field.value == "")
    #expect(field.drawn(columns: 30).cursor?.column == 10)
  }

  @Test func aScreenThatMakesAnotherTextOfItShowsThatOne() {
    var field = TextField("Name")
    _ = field.paste("ada")
    field.update(to: TextField("Name", text: "Ada Lovelace"))
    #expect(field.value == "Ada Lovelace")
    _ = field.paste("x")
    #expect(field.value == "Ada Lovelacex")
  }
}

extension Control {
  /// What is seen of it in use, on as many rows as it needs.
  func drawn(columns: Int, look: Look = .full) -> Canvas {
    let size = TerminalSize(columns: columns, rows: rows(columns: columns))
    return draw(into: size, isFocused: true, look: look)
  }
}
