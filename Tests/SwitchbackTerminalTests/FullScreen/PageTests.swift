import Testing

@testable import SwitchbackTerminal

/// What keys do on a page, and what that means for its screen.
struct PageTests {
  private let form = [
    FormField("Name"), FormField("Password", kind: .secret), FormField("Keep", isChecked: false),
  ]

  @Test func enterGoesFromFieldToFieldAndSubmitsAtTheLast() {
    var page = Page(ScreenContent(title: "Log in", form: form))
    #expect(page.type("a") == [.edited(field: 0, to: "a")])
    #expect(page.type(.enter) == [.none])
    #expect(page.focus == 1)
    #expect(page.type("b ") == [.edited(field: 1, to: "b"), .edited(field: 1, to: "b ")])
    #expect(page.type(.enter, .character(" ")) == [.none, .edited(field: 2, to: "yes")])
    #expect(page.focus == 2)
    #expect(page.type(.enter) == [.submitted])
    #expect(page.focus == 2)
  }

  @Test(arguments: [
    (Key.tab, 0, Page.Action.none, 1), (.down, 0, .none, 1), (.tab, 2, .unused, 2),
    (.down, 2, .unused, 2), (.shiftTab, 2, .none, 1), (.up, 2, .none, 1),
    (.shiftTab, 0, .unused, 0), (.up, 0, .unused, 0), (.left, 1, .unused, 1),
    (.backspace, 0, .unused, 0), (.escape, 1, .unused, 1), (.control("d"), 0, .unused, 0),
  ])
  func aKeyGoesFromFieldToFieldOrIsLeftToTheHost(
    key: Key, focus: Int, action: Page.Action, end: Int,
  ) {
    var page = Page(ScreenContent(title: "Log in", form: form))
    for _ in 0..<focus { page.type(.tab) }
    #expect(page.take(key) == action)
    #expect(page.focus == end)
  }

  @Test func itBeginsAtTheFirstFieldInWhichNothingStands() {
    let fields = [
      FormField("Keep", isChecked: false), FormField("Name", value: "ada"), FormField("Town"),
    ]
    #expect(Page(ScreenContent(title: "Form", form: fields)).focus == 2)
    #expect(Page(ScreenContent(title: "Form", form: Array(fields[..<2]))).focus == 0)
  }

  @Test func aChoiceIsMadeByEnterOrByItsNumber() {
    var page = Page(ScreenContent(title: "Fruit", choices: ["Apples", "Pears"]))
    #expect(page.type(.down, .enter, .character("1")) == [.none, .chose(1), .chose(0)])
    #expect(page.type(.character("9"), .tab, .left) == [.unused, .unused, .unused])
  }

  private static let contents = [
    ScreenContent(title: "Orders", choices: []), ScreenContent(title: "Orders", choices: ["One"]),
    ScreenContent(title: "Orders", choices: ["Two", "Three"]),
    ScreenContent(title: "Orders", form: []),
    ScreenContent(title: "Orders", form: [FormField("Name", value: "ada")]),
    ScreenContent(title: "Orders", progress: .init("Loading", fraction: 0.5)),
    ScreenContent(title: "Orders", paragraphs: ["So many that they fill rows."], choices: []),
    ScreenContent(title: "Orders", paragraphs: ["One."], choices: ["A"]),
    ScreenContent(title: "Orders", paragraphs: ["A few."], notice: "One is late.", choices: ["A"]),
  ]

  @Test(arguments: contents, contents)
  func aPageThatChangesShowsWhatAPageThatBeginsSoShows(old: ScreenContent, new: ScreenContent) {
    var (page, one) = (Page(old), Page(new))
    let sizes = [(20, 9), (20, 5), (12, 9), (20, 9)]
    for (columns, rows) in sizes { _ = page.seen(columns: columns, rows: rows) }
    page.update(new)
    for (columns, rows) in sizes {
      var fresh = Page(new)
      let seen = page.seen(columns: columns, rows: rows)
      #expect(seen == fresh.seen(columns: columns, rows: rows))
    }
    #expect(page.type(.enter) == one.type(.enter))
  }

  @Test(arguments: [
    ScreenContent(title: "Nothing", choices: []), ScreenContent(title: "Nothing", form: []),
    ScreenContent(title: "Nothing", progress: .init("Loading")),
  ])
  func withNothingToUseNoKeyIsUsed(content: ScreenContent) {
    var page = Page(content)
    #expect(page.type(.enter, .up, .down, .tab, .character("1")).allSatisfy { $0 == .unused })
    #expect(page.paste("1") == .unused)
    #expect(page.seen(columns: 20, rows: 4).first == "Nothing")
  }

  @Test func whatIsPastedGoesIntoTheFieldAndNowhereElse() {
    var page = Page(ScreenContent(title: "Log in", form: form))
    #expect(page.paste("ada\nlovelace\n") == .edited(field: 0, to: "ada lovelace"))
    #expect(page.focus == 0)
    page.type(.tab, .tab)
    #expect(page.paste(" ") == .unused)
    var list = Page(ScreenContent(title: "Fruit", choices: ["Apples"]))
    #expect(list.paste("1") == .unused)
  }

  // MARK: - What the screen says

  @Test func aRefusedFormIsAskedFromItsFirstEmptyField() {
    var content = ScreenContent(title: "Log in", form: Array(form[..<2]))
    var page = Page(content)
    page.type("a", .enter, "b")
    #expect(page.type(.enter) == [.submitted])
    content.notice = "That is wrong."
    content.request = .form([FormField("Name", value: "a"), form[1]])
    page.update(content)
    page.restart()
    // The screen keeps no secret, so it stays as it was typed.
    #expect(page.controls.map(\.value) == ["a", "b"])
    #expect(page.focus == 0)
    content.request = .form([
      FormField("Name", value: "a"), FormField("Password", kind: .secret, value: "b"),
    ])
    page.update(content)
    content.request = .form([FormField("Name", value: "a"), form[1]])
    page.update(content)
    page.restart()
    #expect(page.controls.map(\.value) == ["a", ""])
    #expect(page.focus == 1)
    #expect(page.seen(columns: 40, rows: 6)[2] == "! That is wrong.")
  }

  @Test func aFormOfTheSameShapeKeepsWhereTheUserIs() {
    var page = Page(ScreenContent(title: "Log in", form: form))
    page.type("ab", .left, .tab, "x")
    page.update(ScreenContent(title: "Sign in", paragraphs: ["New"], form: form))
    #expect(page.focus == 1)
    #expect(page.controls.map(\.value) == ["ab", "x", "no"])
    page.type(.shiftTab, "c")
    #expect(page.controls[0].value == "acb")
    #expect(page.content.title == "Sign in")
  }

  @Test(
    arguments: [
      ([FormField("Name")], ["a"], 0),
      ([FormField("Name"), FormField("Password again", kind: .secret)], ["a", "b"], 1),
      ([FormField("Name (1)"), FormField("Name (2)")], ["a", ""], 1),
      // A secret is not to be read.
      ([FormField("Name"), FormField("Password")], ["a", ""], 1),
      ([FormField("Password", kind: .secret), FormField("Name")], ["b", "a"], 0),
      (
        [FormField("Title"), FormField("Name"), FormField("Password", kind: .secret)],
        ["", "a", "b"],
        2
      ),
      // It may be another step.
      ([FormField("City"), FormField("Pass word", kind: .secret)], ["", ""], 1),
      ([], [], 0),
    ] as [([FormField], [String], Int)])
  func aFormOfAnotherShapeKeepsWhatItHasInCommon(
    fields: [FormField], values: [String], focus: Int
  ) {
    var page = Page(ScreenContent(title: "Log in", form: Array(form[..<2])))
    page.type("a", .tab, "b")
    page.update(ScreenContent(title: "Log in", form: fields))
    #expect(page.focus == focus)
    #expect(page.controls.map(\.value) == values)
  }

  @Test func whoTypesStaysInAFieldWhoseLabelSaysHowMuchIsLeft() {
    var page = Page(
      ScreenContent(title: "Profile", form: [FormField("Name"), FormField("Bio (3)")]))
    page.type(.tab)
    for (key, left) in [("a", 2), ("b", 1), ("c", 0)] {
      page.type(.character(Character(key)))
      page.update(
        ScreenContent(title: "Profile", form: [FormField("Name"), FormField("Bio (\(left))")]))
    }
    #expect(page.controls.map(\.value) == ["", "abc"])
    #expect(page.focus == 1)
  }

  @Test func whatTheScreenDoesNotKeepDoesNotStay() {
    func content(_ text: String) -> ScreenContent {
      ScreenContent(title: "Code", form: [FormField("Code", value: text)])
    }
    var page = Page(content(""))
    for (key, kept) in [("1", "1"), ("2", "12"), ("a", "12"), ("3", "123"), ("4", "123")] {
      page.type(.character(Character(key)))
      page.update(content(kept))
      #expect(page.controls.map(\.value) == [kept])
    }
    page.type(.home, "0")
    page.update(content("0123"))
    page.type("x")
    page.update(content("0123"))
    page.type("9")
    #expect(page.controls.map(\.value) == ["09123"], "the caret is where it was")
  }

  @Test func aScreenThatKeepsNothingLeavesWhatIsTyped() {
    var page = Page(ScreenContent(title: "Code", form: [FormField("Code", value: "x")]))
    _ = page.take(.backspace)
    page.type("1")
    page.update(ScreenContent(title: "Code", form: [FormField("Code", value: "x")]))
    page.type("2")
    #expect(page.controls.map(\.value) == ["12"])
  }

  @Test func workThatIsDoneBecomesAChoice() {
    var page = Page(ScreenContent(title: "Work", progress: .init("Loading", fraction: 0.5)))
    #expect(page.seen(columns: 20, rows: 6)[3].hasSuffix(" 50 %"))
    page.update(ScreenContent(title: "Work", progress: .init("Loading", fraction: 0.75)))
    #expect(page.seen(columns: 20, rows: 6)[3].hasSuffix(" 75 %"))
    page.update(ScreenContent(title: "Work", choices: ["Go on"]))
    // Nothing was drawn yet, and what is typed ahead counts.
    #expect(page.take(.enter) == .chose(0))
  }

  // MARK: - What is seen

  @Test func titleStepTextNoticeAndControlsAreDrawnInThisOrder() {
    var content = ScreenContent(
      title: "Log in", step: .init(2, of: 3), paragraphs: ["One two", "", "Three"],
      notice: "Wrong.", form: [FormField("Name", value: "ada")])
    var page = Page(content)
    #expect(
      page.seen(columns: 24, rows: 10) == [
        "Log in  2 of 3", "", "One two", "", "Three", "", "! Wrong.", "", "Name  ada", "",
      ])
    content.title = "A title that is far too long"
    page.update(content)
    #expect(page.seen(columns: 24, rows: 10)[0] == "A title that is…  2 of 3")
  }

  @Test(arguments: 0...8, 0...6)
  func itIsDrawnInAnyRoom(columns: Int, rows: Int) {
    var content = ScreenContent(title: "한국어 문서", paragraphs: ["One"], form: form)
    for request in [content.request, .choices(["한국"]), .progress(.init("Work", fraction: 1))] {
      content.request = request
      var page = Page(content)
      let size = TerminalSize(columns: columns, rows: rows)
      for _ in 0..<4 {
        #expect(page.draw(into: size, isActive: true, look: .full).size == size)
        page.type(.enter, .down)
      }
    }
  }

  @Test func theHintsSayWhatEnterDoesHere() {
    var page = Page(ScreenContent(title: "Log in", form: form))
    #expect(page.hinted == ["enter next field", "tab move"])
    page.type(.tab, .tab)
    #expect(page.hinted == ["space check", "enter done", "tab move"])
    #expect(Page(ScreenContent(title: "Name", form: [form[0]])).hinted == ["enter done"])
    #expect(Page(ScreenContent(title: "Nothing", form: [])).hinted == [])
    #expect(
      Page(ScreenContent(title: "Menu", choices: ["a", "b"])).hinted == ["↑↓ move", "enter choose"])
  }

  @Test func whereThereIsMoreAHintAndASignSayIt() {
    let text = (1...9).map(String.init).joined(separator: "\n")
    var page = Page(ScreenContent(title: "Text", paragraphs: [text], choices: []))
    #expect(page.seen(columns: 9, rows: 6) == ["Text", "", "1", "2", "3", "4       ↓"])
    #expect(page.hinted == ["page down scroll"])
    #expect(page.type(.pageDown) == [.none])
    #expect(page.seen(columns: 9, rows: 6) == ["Text", "", "4       ↑", "5", "6", "7       ↓"])
    #expect(page.type(.end, .pageDown, .pageDown, .pageDown).last == .unused)
    #expect(page.seen(columns: 9, rows: 6, .ascii)[2...] == ["7       ^", "8", "9", ""])
    _ = page.seen(columns: 9, rows: 20)
    #expect(page.hinted == [])
  }
}

extension Page {
  /// Presses keys, and returns what each of them meant.
  @discardableResult
  mutating func type(_ keys: Keys...) -> [Action] {
    keys.flatMap(\.keys).map { take($0) }
  }

  /// Keys, or a text to be typed.
  struct Keys: ExpressibleByStringLiteral {
    let keys: [Key]
    init(stringLiteral text: String) { keys = text.map { .character($0) } }
    init(_ key: Key) { keys = [key] }
    static let enter = Self(.enter), tab = Self(.tab), shiftTab = Self(.shiftTab)
    static let up = Self(.up), down = Self(.down), left = Self(.left), end = Self(.end)
    static let pageUp = Self(.pageUp), pageDown = Self(.pageDown)
    static func character(_ character: Character) -> Self { Self(.character(character)) }
  }

  /// Draws it in use.
  mutating func seen(columns: Int, rows: Int, _ look: Look = .full) -> [String] {
    draw(into: TerminalSize(columns: columns, rows: rows), isActive: true, look: look).lines
  }

  /// What the footer says.
  var hinted: [String] { hints(.full).map { "\($0.key) \($0.action)" } }
}
