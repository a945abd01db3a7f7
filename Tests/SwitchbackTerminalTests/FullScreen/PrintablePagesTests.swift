import Switchback
import SwitchbackTesting
import Testing

@testable import SwitchbackTerminal

/// Text from outside, in every place where a page can have it.
@MainActor
@Suite(.waitsForRelease)
struct PrintablePagesTests {
  let stage = PilotStage(TerminalPilot(columns: 120, rows: 24))
  var pilot: TerminalPilot { stage.pilot }

  /// What a grid of characters shows: those that take no column are in none.
  private func seen(_ text: String) -> String { text.filter { $0.terminalWidth > 0 } }

  @Test(arguments: Attack.all)
  func whatIsLeftOutIsSeenToBe(attack: Attack) async {
    let (text, line) = (attack.text, seen(attack.line))
    let task = stage.start { flow in
      let form = Form("f" + text, [FormField("l" + text, value: "v" + text)])
      form.notice = "n" + text
      let menu = Menu("t" + text, ["c" + text]) { _, _ in flow.push(form) }
      flow.push(menu)
    }
    #expect(await pilot.shows("t" + line))
    pilot.press(.enter)
    #expect(await pilot.shows("t\(line) › f\(line)"))
    #expect(pilot.lines.contains(" f\(line)"), "the title")
    #expect(pilot.text.contains(" l\(line)  v\(line)"), "a label and a value")
    #expect(pilot.cursor?.column == 1 + "l\(line)  v\(line)".terminalWidth)
    #expect(pilot.text.isHarmless)
    pilot.press(.control("c"))
    await task.value
  }

  @Test(arguments: Attack.all)
  func questionsAndTabsAreHarmless(attack: Attack) async {
    let (text, line) = (attack.text, seen(attack.line))
    let task = stage.start { flow in
      let tabs = TabContainer(host: TerminalTabs())
      tabs.add(TabID("one"), title: "t" + text, badge: "b" + text) { (flow: Flow<Void>) in
        TestCoordinator(flow) { $0.push(Menu("List")) }
      }
      flow.push(tabs)
      let question = Question(
        "Question", details: "Details", choices: [.init("y" + text, 1), .init("n" + text, 2)])
      Task { _ = await flow.ask(question) }
    }
    #expect(await pilot.shows("[ y\(line) ] [ n\(line) ]"))
    #expect(pilot.text.contains("[t\(line) (b\(line))]"))
    #expect(pilot.text.isHarmless)
    pilot.press(.control("c"))
    await task.value
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\u{2028}b"])
  func aParagraphKeepsItsLines(text: String) async {
    let task = stage.start { flow in
      let menu = Menu("List")
      menu.content.paragraphs = [text]
      flow.push(menu)
    }
    #expect(await pilot.shows(" List"))
    #expect(pilot.lines[4...5] == [" a", " b"])
    pilot.press(.escape)
    await task.value
  }

  @Test(arguments: Attack.harmless)
  func whatIsOnlyReadIsDrawnAsItIs(text: String) async {
    let task = stage.start { flow in flow.push(Menu("(\(text))")) }
    #expect(await pilot.shows("(\(seen(text)))"))
    pilot.press(.escape)
    await task.value
  }

  @Test func whatStandsInAFieldIsHandedBackAsItIs() async {
    let form = Form("Form", [FormField("Name", value: "a\u{1B}b")])
    let task = stage.start { $0.push(form) }
    #expect(await pilot.shows("a\u{FFFD}b"))
    pilot.press(.left, .backspace, .character("x"))
    #expect(form.edits == ["0=ab", "0=axb"])
    pilot.press(.escape)
    await task.value
  }
}
