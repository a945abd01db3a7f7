import Switchback
import SwitchbackTesting
import Testing

@testable import SwitchbackTerminal

/// What matters most is seen where there is hardly any room.
@MainActor
@Suite(.waitsForRelease)
struct SmallWindowTests {
  let stage = PilotStage(TerminalPilot(columns: 24, rows: 6))
  var pilot: TerminalPilot { stage.pilot }

  private func tabs(_ page: Menu) -> TabContainer {
    let tabs = TabContainer(host: TerminalTabs(), back: .none)
    for title in ["Home", "Account"] {
      tabs.add(TabID(title), title: title) { (flow: Flow<Void>) in
        TestCoordinator(flow) { flow in flow.push(title == "Home" ? page : Menu(title)) }
      }
    }
    return tabs
  }

  @Test func aPageInTabsShowsItsChoices() async {
    var chosen: Int?
    let page = Menu("Home", ["Help", "Done"]) { _, choice in chosen = choice }
    let task = stage.start { flow in flow.push(tabs(page)) }
    #expect(await pilot.shows("1  Help"))
    #expect(
      pilot.lines == [
        " [Home]│ Account", " Home", " › 1  Help", "   2  Done", "", " enter · esc · ^n tab",
      ])
    pilot.press(.down, .enter)
    #expect(chosen == 1)
    task.cancel()
    await task.value
  }

  @Test(arguments: [
    ("4 ne", " [Home]│ Account (4 ne)", " [Account (4 ne)]"),
    ("12 new", " [Home]│ Account (12 n…", " [Account (12 new)]"),
    ("1234 unread", " [Home]│ Account (1234…", " [Account (1234 unrea…]"),
  ])
  func aTabWithoutRoomForAllOfItsTitleSaysSo(badge: String, first: String, second: String) async {
    let tabs = tabs(Menu("Home"))
    tabs[TabID("Account")]?.badge = badge
    let task = stage.start { flow in flow.push(tabs) }
    #expect(await pilot.shows("1  Next"))
    #expect(pilot.lines[0] == first)
    pilot.press(.control("n"))
    #expect(pilot.lines[0] == second)
    task.cancel()
    await task.value
  }

  @Test func aPageShowsItsTextAndItsChoices() async {
    let page = Menu("Welcome", ["Log in", "Register"])
    page.content.paragraphs = ["You are signed out."]
    let task = stage.start { flow in flow.push(page) }
    #expect(await pilot.shows("1  Log in"))
    #expect(pilot.text.contains("You are signed out."))
    #expect(pilot.text.contains("2  Register"))
    #expect(pilot.lines.last == " enter · esc leave · ^c")
    task.cancel()
    await task.value
  }

  // MARK: - More than there is room for

  /// A list with a notice over it, of twenty lines.
  private func notice(_ text: String) -> Task<Void, Never> {
    let lines = (1...20).map { "line \($0)" }.joined(separator: "\n")
    return stage.start { flow in
      flow.push(Menu("List"))
      Task { await flow.inform(text, details: lines) }
    }
  }

  @Test func aLongNoticeScrollsBetweenItsTextAndItsButton() async {
    pilot.resize(columns: 60, rows: 12)
    let task = notice("The import failed.")
    #expect(await pilot.shows("[ OK ]"))
    func expect(_ lines: ClosedRange<Int>, hint: String) {
      // What stands in the box, without the blanks around it.
      let box = pilot.lines.filter { $0.contains("│") }.map { row in
        let text = row.split(separator: "│").first { $0.count > 1 } ?? ""
        return text.split(separator: " ").joined(separator: " ")
      }
      #expect(box == ["The import failed."] + lines.map { "line \($0)" } + ["", "[ OK ]"])
      #expect(pilot.lines.last?.contains(hint) == true)
    }
    expect(1...6, hint: "page down scroll")
    pilot.press(.pageDown)
    expect(6...11, hint: "page up scroll")
    pilot.press(.end)
    expect(15...20, hint: "page up scroll")
    pilot.press(.home)
    expect(1...6, hint: "page down scroll")
    pilot.press(.enter, .escape)
    await task.value
    #expect(stage.router.names.isEmpty)
  }

  @Test func aLongNoticeWithoutRoomForItsTextIsReadByScrolling() async {
    pilot.resize(columns: 24, rows: 7)
    let task = notice("The import of all your friends failed.")
    #expect(await pilot.shows("[ OK ]"))
    #expect(!pilot.text.contains("The import"))
    for _ in 0..<6 { pilot.press(.pageUp) }
    #expect(pilot.text.contains("The import"))
    #expect(!pilot.text.contains("[ OK ]"))
    pilot.press(.end)
    #expect(pilot.text.contains("[ OK ]"))
    pilot.press(.home)
    #expect(pilot.text.contains("The import"))
    pilot.resize(columns: 24, rows: 6)
    #expect(pilot.text.contains("[ OK ]"), "the answer matters more")
    pilot.press(.enter, .escape)
    await task.value
    #expect(stage.router.names.isEmpty)
  }

  @Test(arguments: [12, 30])
  func whatTheUserIsAtStaysInViewInASmallerWindow(choice: Int) async {
    var chosen: Int?
    let page = Menu("Many", (0..<40).map { "choice \($0)" }) { _, choice in chosen = choice }
    let task = stage.start { flow in flow.push(page) }
    pilot.resize(columns: 60, rows: 50)
    #expect(await pilot.shows("choice 39"))
    for _ in 0..<choice { pilot.press(.down) }
    pilot.resize(columns: 60, rows: 12)
    #expect(pilot.text.contains("choice \(choice)"))
    pilot.press(.enter)
    #expect(chosen == choice)
    task.cancel()
    await task.value
  }

  @Test func marksStandBesideTheText() async {
    let page = Menu("Text")
    // As many letters as there are columns.
    page.content.paragraphs = [
      (0..<20).map { "\($0 % 10)" + String(repeating: "x", count: 21) }
        .joined(separator: "\n")
    ]
    let task = stage.start { flow in flow.push(page) }
    #expect(await pilot.shows("0xxx"))
    for key in [Key.pageDown, .pageDown, .pageDown, .pageUp] {
      #expect(pilot.lines.contains { $0.hasSuffix(" ↓") })
      #expect(!pilot.lines.contains { $0.hasSuffix("x↓") || $0.hasSuffix("x↑") })
      pilot.press(key)
    }
    task.cancel()
    await task.value
  }
}
