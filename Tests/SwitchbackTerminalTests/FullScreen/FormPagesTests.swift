import Switchback
import SwitchbackTesting
import Testing

@testable import SwitchbackTerminal

/// Fields of which one of several is chosen, what is wrong with a field, and commands, on pages.
@MainActor
@Suite(.waitsForRelease)
struct FormPagesTests {
  let stage = PilotStage()
  var pilot: TerminalPilot { stage.pilot }

  @Test func aSelectionIsChosenWithTheArrows() async {
    let form = Form(
      "Order", [FormField("Name", value: "ada"), FormField("Size", options: ["S", "L"])])
    let task = stage.start { flow in
      form.onSubmit = { _ in flow.finish() }
      flow.push(form)
    }
    #expect(await pilot.shows("Size  ‹ choose ›"))
    #expect(pilot.lines.last?.hasPrefix(" ←→ choose · enter done · esc leave") == true)
    pilot.press(.left)
    #expect(await pilot.shows("Size  ‹ L ›"))
    pilot.press(.right, .enter)
    await task.value
    #expect(form.edits == ["1=L", "1=S"])
    #expect(form.fields[1].selected == 0)
  }

  @Test func otherOptionsLeaveTheUserWhereTheyAre() async {
    let form = Form("Order", [FormField("Name"), FormField("Size", options: ["S", "L"])])
    let task = stage.start { $0.push(form) }
    #expect(await pilot.shows("Size"))
    pilot.press(.tab, .right)
    form.fields[1].kind = .selection(["XS", "S"])
    pilot.press(.right)
    #expect(form.edits == ["1=S", "1=XS"])
    pilot.press(.escape)
    await task.value
  }

  @Test func whatIsWrongStandsBelowItsFieldWhichIsTheNextToBeUsed() async {
    let form = Form("Register", [FormField("Name"), FormField("Word"), FormField("City")])
    let task = stage.start { flow in
      form.onSubmit = { form in
        let isShort = (form.fields[1].value ?? "").count < 6
        form.fields[1].error = isShort ? "A word has six letters or more." : nil
        if !isShort { flow.finish() }
      }
      flow.push(form)
    }
    #expect(await pilot.shows("City"))
    pilot.type("ada\nshort\n\n")
    #expect(await pilot.shows("! A word has six"))
    #expect(
      pilot.lines[4...7] == [
        " Name  ada", " Word  short", "   ! A word has six letters or more.", " City",
      ])
    #expect(pilot.cursor?.row == 5)
    pilot.type("er\n\n")
    await task.value
    #expect(stage.end == .finished)
  }

  @Test func whatIsWrongIsSeenAlsoInASmallWindow() async {
    let form = Form("Form", (1...9).map { FormField("Field \($0)") })
    form.fields[8].error = "This is wrong."
    let task = stage.start { $0.push(form) }
    pilot.resize(columns: 30, rows: 8)
    #expect(await pilot.shows("! This is wrong."))
    pilot.press(.escape)
    await task.value
  }

  // MARK: - Commands

  private func startWithCommands(_ keys: [Key]) async -> (Task<Void, Never>, Form, Log) {
    let log = Log()
    let form = Form("Form", [FormField("Name")])
    form.commands = keys.map { ScreenCommand("\($0)!", key: $0) }
    form.onCommand = { _, command in log.commands.append(command) }
    let task = stage.start { flow in
      flow.push(Menu("List"))
      flow.push(form)
    }
    #expect(await pilot.shows("Name"))
    return (task, form, log)
  }

  @MainActor
  private final class Log {
    var commands: [Int] = []
  }

  @Test func commandsStandInTheFooterBeforeTheWayOut() async {
    pilot.resize(columns: 70, rows: 16)
    let (task, _, log) = await startWithCommands([.control("r"), .function(5)])
    #expect(
      pilot.lines.last == " enter done · ctrl-r ctrl-r! · f5 f5! · esc back · ctrl-c quit")
    pilot.press(.function(5), .control("r"))
    #expect(log.commands == [1, 0])
    task.cancel()
    await task.value
  }

  @Test func aKeyThatIsHeldWithControlComesBeforeTheField() async {
    let (task, form, log) = await startWithCommands([.control("u"), .character("x"), .left])
    pilot.press(.character("a"), .character("x"), .control("u"), .left, .left)
    #expect(form.fields[0].value == "ax")
    #expect(log.commands == [0])
    task.cancel()
    await task.value
  }

  @Test func aLetterIsACommandWhereNothingElseIsDoneWithIt() async {
    var commands: [Int] = []
    let task = stage.start { flow in
      let menu = Menu("List", ["One", "Two"])
      menu.content.commands = [
        ScreenCommand("new", key: .character("n")), .init("j", key: .character("j")),
      ]
      menu.onCommand = { commands.append($1) }
      flow.push(menu)
    }
    #expect(await pilot.shows("n new"))
    pilot.press(.character("n"), .character("j"), .character("j"))
    #expect(commands == [0, 1], "the first j moves down")
    pilot.press(.escape)
    await task.value
  }

  @Test(arguments: [Key.escape, .control("c"), .control("d")])
  func aKeyThatLeavesIsNoCommand(key: Key) async {
    let (task, _, log) = await startWithCommands([key])
    pilot.press(key)
    #expect(await pilot.shows("1  Next") || stage.end != nil)
    #expect(log.commands == [])
    task.cancel()
    await task.value
  }
}
