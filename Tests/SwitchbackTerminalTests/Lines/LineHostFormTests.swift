import Switchback
import SwitchbackTerminal
import Testing

@MainActor
@Suite(.waitsForRelease)
struct LineHostFormTests {
  private let empty = [FormField("Name"), FormField("Password", kind: .secret)]

  @Test func theFieldsAreAskedInOrderAndASecretIsNotPrinted() async {
    let stage = Stage("ada", "secret")
    let form = Form("Log in", empty)
    let end = await stage.run([String].self) { flow in
      form.onSubmit = { flow.finish($0.edits) }
      flow.push(form)
    }
    #expect(end.output == ["0=ada", "1=secret"])
    #expect(stage.console.secrets == [false, true])
    #expect(stage.transcript == "== Log in ==\n\(Stage.hint)Name: ada\nPassword: \n")
  }

  @Test func onATerminalOnlyTheSecretNeedsALineBreak() async {
    let stage = Stage(ScriptedConsole(["ada", "secret"], showsTyping: true))
    _ = await stage.run { flow in
      flow.push(Form("Log in", empty) { _ in flow.finish() })
    }
    #expect(stage.transcript == "== Log in ==\n\(Stage.hint)Name: Password: \n")
  }

  @Test func anEmptyLineKeepsWhatIsThere() async {
    let stage = Stage("", "")
    let fields = [
      FormField("Name", value: "ada"), FormField("Password", kind: .secret, value: "secret"),
    ]
    let form = Form("Log in", fields)
    _ = await stage.run { flow in
      form.onSubmit = { _ in flow.finish() }
      flow.push(form)
    }
    #expect(form.edits.isEmpty)
    #expect(form.fields == fields)
    #expect(stage.transcript == "== Log in ==\n\(Stage.hint)Name [ada]: \nPassword [kept]: \n")
  }

  @Test func anEmptyLineInAnEmptyFieldIsAnEmptyText() async {
    let stage = Stage("", "")
    let form = Form("Log in", empty)
    _ = await stage.run { flow in
      form.onSubmit = { _ in flow.finish() }
      flow.push(form)
    }
    #expect(form.edits == ["0=", "1="])
  }

  @Test func blanksAreCutFromTextAndKeptInASecret() async {
    let stage = Stage("  ada  ", "  secret ")
    let form = Form("Log in", empty)
    _ = await stage.run { flow in
      form.onSubmit = { _ in flow.finish() }
      flow.push(form)
    }
    #expect(form.edits == ["0=ada", "1=  secret "])
  }

  @Test func aFormThatStaysIsAskedAgainWithItsNoticeAndWhatWasTyped() async {
    let stage = Stage("ada", "wrong", "", "right")
    let form = Form("Log in", empty)
    _ = await stage.run { flow in
      form.onSubmit = { form in
        if form.fields[1].value == "right" {
          flow.finish()
          return
        }
        form.fields[1].value = nil
        form.notice = "That is wrong."
      }
      flow.push(form)
    }
    #expect(
      stage.transcript == """
        == Log in ==
        Type :back to go back, :quit to leave, or :help.
        Name: ada
        Password:\(" ")
        That is wrong.
        Name [ada]:\(" ")
        Password:\(" ")

        """)
  }

  @Test func backAtALaterFieldAsksTheOneBefore() async {
    let stage = Stage("ada", ":back", "bob", "secret")
    let form = Form("Log in", empty)
    _ = await stage.run { flow in
      form.onSubmit = { _ in flow.finish() }
      flow.push(form)
    }
    #expect(form.edits == ["0=ada", "0=bob", "1=secret"])
    #expect(
      stage.transcript == """
        == Log in ==
        Type :back to go back, :quit to leave, or :help.
        Name: ada
        Password:\(" ")
        Name [ada]: bob
        Password:\(" ")

        """)
  }

  @Test func backAtTheFirstFieldLeavesTheScreen() async {
    let stage = Stage("1", ":back", "back")
    let end = await stage.run { flow in
      flow.push(Menu("Welcome") { _, _ in flow.push(Form("Log in", self.empty)) })
    }
    #expect(end.cause == .systemBack(.key))
    #expect(
      stage.transcript == """
        == Welcome ==
          1) Next
        Your choice (1, back, quit or help): 1

        == Log in ==
        Type :back to go back, :quit to leave, or :help.
        Name: :back

        == Welcome ==
          1) Next
        Your choice (1, or help): back

        """)
  }

  @Test(arguments: ["back", "quit", "help"])
  func aWordWithoutAColonIsAText(word: String) async {
    let stage = Stage(word)
    let form = Form("Log in", [FormField("Name")])
    _ = await stage.run { flow in
      form.onSubmit = { _ in flow.finish() }
      flow.push(form)
    }
    #expect(form.edits == ["0=\(word)"])
  }

  @Test func helpAtAFieldListsTheWordsWithTheirColon() async {
    let stage = Stage(":help", "ada", ":help", ":quit")
    _ = await stage.run { flow in
      flow.push(Form("Log in", [empty[0], FormField("Password", kind: .secret, value: "x")]))
    }
    let words = """
        :back  go back to the previous screen or field
        :quit  leave the program
        :help  show this
      """
    #expect(
      stage.transcript == """
        == Log in ==
        Type :back to go back, :quit to leave, or :help.
        Name: :help
        Type the answer and press Enter. Or type one of these:
        \(words)
        Name: ada
        Password [kept]:\(" ")
        Type the answer and press Enter. It is not shown. An empty
        line keeps the current answer. Or type one of these:
        \(words)
        Password [kept]:\(" ")

        """)
  }
}
