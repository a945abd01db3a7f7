import Testing

@testable import SwitchbackTerminal

/// Pages that are longer than the window: what cannot be seen is not used.
struct PageScrollingTests {
  private static let text = (1...12).map { "line \($0)" }.joined(separator: "\n")
  private static let fields = [FormField("One"), FormField("Two")]
  private static let box = FormField("I agree", isChecked: false)

  /// A page with twelve lines of text, seen through a window of five rows.
  private func page(_ request: ScreenContent.Request) -> Page {
    var content = ScreenContent(title: "Terms", paragraphs: [Self.text], choices: [])
    content.request = request
    var page = Page(content)
    _ = page.window
    return page
  }

  @Test(
    arguments: [
      ScreenContent.Request.choices(["Accept", "Decline"]), .form(fields), .form([box]),
    ], [Page.Keys.enter, .character(" ")])
  func enterAndSpaceReadTheTextBeforeTheyDoAnything(
    request: ScreenContent.Request, key: Page.Keys,
  ) {
    var page = page(request)
    var first: [String] = []
    for _ in 0..<3 {
      first.append(page.window[0])
      #expect(page.type(key) == [.none])
      #expect(page.focus == 0)
    }
    #expect(first == ["line 1", "line 5", "line 9"])
    #expect(
      page.window.contains { $0.contains("Accept") || $0.contains("One") || $0.contains("agree") })
    #expect(page.type(.enter) != [.unused])
  }

  @Test func afterTheTextWasReadEnterChooses() {
    var page = page(.choices(["Accept", "Decline"]))
    for _ in 0..<3 {
      page.type(.enter)
      _ = page.window
    }
    #expect(page.type(.enter) == [.chose(0)])
  }

  @Test(arguments: [ScreenContent.Request.choices(["Accept", "Decline"]), .form(fields)])
  func theArrowsScrollUntilTheControlsAreSeen(request: ScreenContent.Request) {
    var page = page(request)
    #expect(page.type(.down, .down, .up) == [.none, .none, .none])
    #expect(page.window[0] == "line 2")
    #expect(page.focus == 0)
    #expect(page.type(.up, .up) == [.none, .unused])
    for _ in 0..<9 {
      page.type(.down)
      _ = page.window
    }
    #expect(page.window.last != "")
    #expect(page.focus == 0)
  }

  @Test func whoeverTypesIsShownWhere() {
    var page = page(.form(Self.fields))
    #expect(page.type("a") == [.edited(field: 0, to: "a")])
    #expect(page.window.contains { $0.hasPrefix("One") })
    page.type(.pageUp)
    #expect(!page.window.contains { $0.hasPrefix("One") })
    #expect(page.paste("b") == .edited(field: 0, to: "ab"))
    #expect(page.window.contains { $0.hasPrefix("One") })
  }

  @Test func theFieldThatEnterGoesToIsShown() {
    var page = page(.form((1...9).map { FormField("Field \($0)", value: "x") }))
    page.type("a")
    for number in 1...9 {
      #expect(page.window.contains { $0.hasPrefix("Field \(number)") })
      #expect(page.type(.enter) == [number == 9 ? .submitted : .none])
    }
  }

  @Test func aSelectionThatWasScrolledAwayUpwardsIsGoneBackTo() {
    var page = page(.choices((1...20).map { "Choice \($0)" }))
    page.type(.end, .home)
    _ = page.window
    page.type(.pageDown, .pageDown)
    #expect(!page.window.contains { $0.contains("›") })
    #expect(page.type(.enter) == [.none])
    #expect(page.window[0].hasPrefix("› 1  Choice 1"))
    #expect(page.type(.enter) == [.chose(0)])
  }

  @Test func downGoesOnFromASelectionThatWasScrolledAway() {
    var page = page(.choices((1...20).map { "Choice \($0)" }))
    page.type(.end, .home)
    _ = page.window
    page.type(.pageDown, .pageDown, .down)
    #expect(page.window[0].hasPrefix("› 2  Choice 2"))
  }

  @Test func aChoiceThatIsTallerThanTheWindowCanBeMade() {
    var page = page(.choices([Self.text, "Other"]))
    var actions: [Page.Action] = []
    for _ in 0..<5 {
      actions += page.type(.enter)
      _ = page.window
    }
    #expect(actions.contains(.chose(0)))
  }

  @Test func aRefusedFormIsReadFromItsBeginning() {
    var page = page(.form(Self.fields))
    page.type("a", .enter, "b")
    #expect(page.type(.enter) == [.submitted])
    page.restart()
    #expect(page.window[0] == "line 1")
  }

  @Test func whatIsTypedBeforeARefusedFormIsDrawnAgainIsUsed() {
    var page = Page(ScreenContent(title: "Log in", paragraphs: ["Short."], form: Self.fields))
    _ = page.seen(columns: 40, rows: 10)
    page.type("a", .enter, "b")
    #expect(page.type(.enter) == [.submitted])
    page.restart()
    #expect(page.type(.enter, .enter) == [.none, .submitted])
  }

  @Test func aSmallerWindowKeepsThePlaceAsFarAsItCan() {
    var page = page(.form(Self.fields))
    page.type(.pageDown)
    #expect(page.window[0] == "line 5")
    #expect(page.seen(columns: 20, rows: 5)[1].hasPrefix("line 5"))
    #expect(page.seen(columns: 20, rows: 40)[2] == "line 1")
  }
}

extension Page.Keys {
  static let home = Self(.home)
}

extension Page {
  /// What is seen below the title, in five rows, without the signs at the edge.
  fileprivate var window: [String] {
    mutating get {
      seen(columns: 20, rows: 7)[2...].map { line in
        line.hasSuffix("↑") || line.hasSuffix("↓") ? String(line.dropLast()).trimmingBlanks : line
      }
    }
  }
}
