import Switchback
import SwitchbackTerminal
import Testing

/// Text from outside, in every place where a line can have it.
@MainActor
@Suite(.waitsForRelease)
struct LinePrintingTests {
  @Test(arguments: Attack.all)
  func aScreenIsHarmless(attack: Attack) async {
    let (text, line) = (attack.text, attack.line)
    let stage = Stage("help", text, "1", ":help", text, "quit", ":quit")
    _ = await stage.run { flow in
      let form = Form(text, [FormField(text, value: text), FormField(text, isChecked: true)])
      form.notice = text
      let menu = Menu(text, [text]) { _, _ in flow.push(form) }
      menu.content.paragraphs = [text]
      menu.content.notice = text
      flow.push(menu)
    }
    expectHarmless(stage)
    #expect(stage.transcript.contains("== \(line) ==\n"))
    #expect(stage.transcript.contains("\n\(line) [\(line)]: \(line)\n"), "a prompt and its echo")
    #expect(stage.transcript.contains("\n\(line) (yes or no) [yes]: quit\n"))
  }

  @Test(arguments: Attack.all)
  func aQuestionIsHarmless(attack: Attack) async {
    let text = attack.text
    let stage = Stage("1")
    _ = await stage.run { flow in
      Task {
        let answer = await flow.ask(Question(text, details: text, choices: [.init(text, 1)]))
        if answer == 1 { flow.finish() }
      }
    }
    expectHarmless(stage)
    #expect(
      stage.transcript.hasSuffix(
        "\n  1) \(attack.line)\n  2) Cancel\nYour choice (1-2, back, quit or help): 1\n"))
  }

  @Test(arguments: Attack.all)
  func aNoticeIsHarmless(attack: Attack) async {
    let text = attack.text
    let stage = Stage("1")
    _ = await stage.run { flow in
      Task {
        await flow.inform(text, details: text, button: text)
        flow.finish()
      }
    }
    expectHarmless(stage)
    #expect(stage.transcript.hasSuffix("\n\(attack.line) (press Enter): 1\n"))
  }

  @Test(arguments: Attack.all)
  func tabsAndProgressAreHarmless(attack: Attack) async {
    let text = attack.text
    let stage = Stage("tab \(text)", "1", "back", "quit")
    _ = await stage.run { flow in
      let tabs = TabContainer(host: TerminalTabs())
      tabs.add(TabID("one"), title: text, badge: text) { (flow: Flow<Void>) in
        TestCoordinator(flow) { flow in
          flow.push(Menu("List") { [flow] _, _ in flow.push(Busy(text)) })
        }
      }
      flow.push(tabs)
      Task {
        await until { stage.transcript.contains("== Busy ==") }
        flow.finish()
      }
    }
    expectHarmless(stage)
    #expect(stage.transcript.hasPrefix("[tab 1 \(attack.line) (\(attack.line))]\n== List ==\n"))
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\u{2028}b"])
  func aParagraphKeepsItsLines(text: String) async {
    let stage = Stage("1")
    _ = await stage.run { flow in
      let menu = Menu("List", [text]) { _, _ in flow.finish() }
      menu.content.paragraphs = [text]
      flow.push(menu)
    }
    #expect(stage.transcript.hasPrefix("== List ==\na\nb\n  1) a\n     b\nYour choice"))
  }

  @Test(arguments: Attack.harmless)
  func whatIsOnlyReadIsPrintedAsItIs(text: String) async {
    let stage = Stage(ScriptedConsole(["1"], showsTyping: true))
    _ = await stage.run { flow in
      flow.push(Menu("(\(text))") { _, _ in flow.finish() })
    }
    #expect(stage.transcript.hasPrefix("== (\(text)) ==\n"))
  }

  @Test func whatIsAnsweredReachesTheScreenAsItIs() async {
    let stage = Stage("a\u{202E}b")
    let form = Form("Form", [FormField("Name")])
    _ = await stage.run { flow in
      form.onSubmit = { _ in flow.finish() }
      flow.push(form)
    }
    #expect(form.edits == ["0=a\u{202E}b"])
    #expect(stage.transcript.hasSuffix("Name: a\u{FFFD}b\n"))
  }

  private func expectHarmless(_ stage: Stage, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(stage.transcript.isHarmless, sourceLocation: sourceLocation)
  }

  /// A screen on which some work is under way.
  private final class Busy: TerminalScreen, Presentable {
    let content: ScreenContent

    init(_ label: String) { content = ScreenContent(title: "Busy", progress: .init(label)) }
  }
}
