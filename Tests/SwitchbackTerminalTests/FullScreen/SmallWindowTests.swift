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
}
