import Switchback
import SwitchbackTerminal
import Testing

@MainActor
@Suite(.waitsForRelease)
struct LineHostChoiceTests {
  @Test func aChoiceIsPrintedAndTheScreenIsTold() async {
    let stage = Stage("2")
    let end = await stage.run(String.self) { flow in
      let menu = Menu("Colours", ["Red", "Green"]) { _, choice in flow.finish("\(choice)") }
      menu.content.paragraphs = ["Take your time.", "There are two."]
      flow.push(menu)
    }
    #expect(end.output == "1")
    #expect(
      stage.transcript == """
        == Colours ==
        Take your time.

        There are two.
          1) Red
          2) Green
        Your choice (1-2, back, quit or help): 2

        """)
  }

  @Test func anAnswerThatIsNoneIsCorrectedAndAskedAgain() async {
    let stage = Stage("3", "", "red", "1")
    let end = await stage.run(Int.self) { flow in
      flow.push(Menu("Colours", ["Red", "Green"]) { _, choice in flow.finish(choice) })
    }
    #expect(end.output == 0)
    #expect(
      stage.transcript == """
        == Colours ==
          1) Red
          2) Green
        Your choice (1-2, back, quit or help): 3
        Please type a number from 1 to 2, or back, quit or help.
        Your choice (1-2, or help):\(" ")
        Please type a number from 1 to 2, or back, quit or help.
        Your choice (1-2, or help): red
        Please type a number from 1 to 2, or back, quit or help.
        Your choice (1-2, or help): 1

        """)
  }

  @Test func theWordsForBackAndOutAreNamedAtTheFirstPromptAndNotAgain() async {
    let stage = Stage("1", "1")
    let end = await stage.run { flow in
      flow.push(
        Menu("One") { _, _ in flow.push(Menu("Two", ["Red", "Green"]) { _, _ in flow.finish() }) })
    }
    #expect(end.cause == .finished)
    #expect(stage.transcript.contains("Your choice (1, back, quit or help): 1\n"))
    #expect(stage.transcript.contains("Your choice (1-2, or help): 1\n"))
  }

  @Test func helpListsTheWords() async {
    let stage = Stage("help", "1")
    _ = await stage.run { flow in flow.push(Menu("Colours", ["Red"]) { _, _ in flow.finish() }) }
    #expect(
      stage.transcript == """
        == Colours ==
          1) Red
        Your choice (1, back, quit or help): help
        You can type the number 1, or one of these words:
          back  go back to the previous screen or field
          quit  leave the program
          help  show this
        Your choice (1, or help): 1

        """)
  }

  @Test func aScreenWithoutChoicesOffersTheWordsOnly() async {
    let stage = Stage("1", "back")
    let end = await stage.run { $0.push(Menu("The end", [])) }
    #expect(end.cause == .systemBack(.key))
    #expect(
      stage.transcript == """
        == The end ==
        Your choice (back, quit or help): 1
        Please type back, quit or help.
        Your choice (back, quit or help): back

        """)
  }

  @Test func aFormWithoutFieldsOffersTheWordsOnly() async {
    let stage = Stage("back")
    let end = await stage.run { $0.push(Form("Nothing", [])) }
    #expect(end.cause == .systemBack(.key))
    #expect(stage.transcript == "== Nothing ==\nYour choice (back, quit or help): back\n")
  }

  @Test func theNoticeIsPrintedOnceForEachAnswer() async {
    let stage = Stage("1", "x", "1")
    var count = 0
    _ = await stage.run { flow in
      flow.push(
        Menu("Door") { menu, _ in
          count += 1
          menu.content.notice = "It is locked."
          if count == 2 { flow.finish() }
        })
    }
    #expect(
      stage.transcript == """
        == Door ==
          1) Next
        Your choice (1, back, quit or help): 1
        It is locked.
        Your choice (1, or help): x
        Please type the number 1, or back, quit or help.
        Your choice (1, or help): 1

        """)
  }

  @Test func aScreenThatSaysSomethingElseIsPrintedAgain() async {
    let stage = Stage("1", "2")
    _ = await stage.run { flow in
      flow.push(
        Menu("Door", ["Open"]) { menu, choice in
          menu.content.title = "Open door"
          menu.content.request = .choices(["Close", "Go through"])
          if choice == 1 { flow.finish() }
        })
    }
    #expect(
      stage.transcript == """
        == Door ==
          1) Open
        Your choice (1, back, quit or help): 1
        == Open door ==
          1) Close
          2) Go through
        Your choice (1-2, or help): 2

        """)
  }

  @Test func textIsWrappedToTheColumnsOfTheMoment() async {
    let stage = Stage("1", "1")
    stage.console.columns = 12
    _ = await stage.run { flow in
      let first = Menu("First", ["one two three"]) { [weak stage] _, _ in
        stage?.console.columns = 40
        flow.push(Menu("Second", ["one two three"]) { _, _ in flow.finish() })
      }
      flow.push(first)
    }
    #expect(
      stage.transcript == """
        == First ==
          1) one two
             three
        Your choice (1, back, quit or help): 1

        == Second ==
          1) one two three
        Your choice (1, or help): 1

        """)
  }

  @Test func onATerminalTheAnswerIsNotPrintedASecondTime() async {
    let stage = Stage(ScriptedConsole(["1"], showsTyping: true))
    _ = await stage.run { flow in flow.push(Menu("Colours", ["Red"]) { _, _ in flow.finish() }) }
    #expect(stage.transcript == "== Colours ==\n  1) Red\nYour choice (1, back, quit or help): ")
  }

  @Test func aScreenThatIsNotForTheTerminalIsRejected() async {
    final class Foreign: Screen, Presentable {}
    let stage = Stage()
    stage.router.push(Foreign())
    #expect(stage.issues.map(\.kind) == [.rejected(.foreignScreen)])
    #expect(stage.host.screens.isEmpty)
  }
}
