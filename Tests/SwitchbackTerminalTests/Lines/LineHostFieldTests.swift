import Switchback
import Testing

@testable import SwitchbackTerminal

/// Fields of which one of several is chosen, what is wrong with a field, and commands, line by line.
@MainActor
@Suite(.waitsForRelease)
struct LineHostFieldTests {
  private let size = FormField("Size", options: ["Small", "Large"])

  private func run(_ form: Form, _ stage: Stage) async -> EndCause {
    await stage.run { flow in
      form.onSubmit = { form in
        if form.fields.allSatisfy({ $0.error == nil }) { flow.finish() }
      }
      flow.push(form)
    }.cause
  }

  // MARK: - Selections

  @Test func aSelectionIsPrintedWhenItsTurnComesAndAnsweredByNumberOrName() async {
    let stage = Stage("ada", "3", "", "2")
    let form = Form("Order", [FormField("Name"), size])
    #expect(await run(form, stage) == .finished)
    #expect(form.edits == ["0=ada", "1=Large"])
    #expect(form.fields[1].selected == 1)
    #expect(
      stage.transcript == """
        == Order ==
        Type :back to go back, :quit to leave, or :help.
        Name: ada
          1) Small
          2) Large
        Size (1-2): 3
        Please type a number from 1 to 2, or :back, :quit or :help.
        Size (1-2):\(" ")
        Please type a number from 1 to 2, or :back, :quit or :help.
        Size (1-2): 2

        """)
  }

  @Test(arguments: [
    ("1", LineAnswer.text("Log in")), ("2.", .text("back")), ("log-in", .text("Log in")),
    ("LOG IN", .text("Log in")), ("back", .text("back")), (":back", .back), ("quit", .quit),
    (":help", .help), ("", .unclear), ("0", .unclear), ("4", .unclear), ("-", .unclear),
    ("3", .text("…")), ("…", .text("…")),
  ])
  func anAnswerToASelection(line: String, answer: LineAnswer) {
    let field = FormField("Way", options: ["Log in", "back", "…"])
    #expect(LineQuestion.field(field).answer(in: line) == answer)
  }

  @Test func aSelectionWithoutOptionsIsPassedByAnEmptyLine() async {
    let stage = Stage("1", "")
    let form = Form("Order", [FormField("Size", options: [])])
    #expect(await run(form, stage) == .finished)
    #expect(form.edits.isEmpty)
    #expect(
      stage.transcript == """
        == Order ==
        Type :back to go back, :quit to leave, or :help.
        Size: 1
        Please type an empty line, or :back, :quit or :help.
        Size:\(" ")

        """)
  }

  @Test func anEmptyLineKeepsWhatIsChosen() async {
    let stage = Stage("")
    let form = Form("Order", [FormField("Size", options: ["Small", "Large"], selected: 1)])
    #expect(await run(form, stage) == .finished)
    #expect(form.edits.isEmpty)
    #expect(stage.transcript.hasSuffix("  2) Large\nSize (1-2) [Large]: \n"))
  }

  @Test(arguments: [("large", "0=Large"), ("1", "0=Small")])
  func aSelectionIsAnsweredBeforehand(value: String, edit: String) async throws {
    let (form, host) = try await answer(["order.size=\(value)"])
    #expect(form.edits == [edit])
    #expect(host.failure == nil)
  }

  @Test(arguments: [
    ([], "Order, Size: there is no answer for this. It can be small or large."),
    (["size=huge"], "Order, Size: huge cannot be chosen here. It can be small or large."),
  ])
  func whatCannotBeChosenBeforehandIsSaid(answers: [String], sentence: String) async throws {
    let (_, host) = try await answer(answers)
    #expect(host.failure?.description == sentence)
  }

  private func answer(
    _ lines: [String], _ fields: [FormField]? = nil,
  ) async throws -> (Form, LineHost) {
    var answers = Answers()
    for line in lines { try answers.add(line) }
    let host = LineHost(console: ScriptedConsole(), answers: answers)
    let router = StackRouter(host: host)
    let form = Form("Order", fields ?? [size])
    _ = await host.serve {
      await router.run { (flow: Flow<Void>) in
        TestCoordinator(flow) { flow in
          form.onSubmit = { form in
            guard form.fields[0].value != "bob" else {
              form.fields[0].error = "Bob cannot order."
              return
            }
            flow.finish()
          }
          flow.push(form)
        }
      }
    }
    return (form, host)
  }

  // MARK: - What is wrong

  @Test func aFormIsAskedAgainFromTheFirstFieldWithWhichSomethingIsWrong() async {
    let stage = Stage("ada", "short", "", "long enough", "")
    let form = Form("Register", [FormField("Name"), FormField("Word"), FormField("City")])
    let end = await stage.run { flow in
      form.onSubmit = { form in
        let isShort = (form.fields[1].value ?? "").count < 6
        form.fields[1].error = isShort ? "A word has six letters or more." : nil
        if !isShort { flow.finish() }
      }
      flow.push(form)
    }
    #expect(end.cause == .finished)
    #expect(
      stage.transcript == """
        == Register ==
        Type :back to go back, :quit to leave, or :help.
        Name: ada
        Word: short
        City:\(" ")
        A word has six letters or more.
        Word [short]: long enough
        City:\(" ")

        """)
  }

  @Test func whatIsWrongEndsAProgramThatIsAnsweredBeforehand() async throws {
    let (_, host) = try await answer(["name=bob"], [FormField("Name")])
    #expect(host.failure?.description == "Order, Name: Bob cannot order.")
  }

  @Test func whatIsWrongIsAnsweredByTheNextAnswer() async throws {
    let (form, host) = try await answer(["name=bob", "name=ada"], [FormField("Name")])
    #expect(form.edits == ["0=bob", "0=ada"])
    #expect(host.failure == nil)
  }

  // MARK: - Commands

  private let refresh = ScreenCommand("Refresh", key: .control("r"))

  @Test func aCommandIsAWordAtAChoiceAndInAForm() async {
    let stage = Stage("refresh", "help", "1", "refresh", ":refresh", ":back", ":quit")
    let form = Form("Form", [FormField("Name"), FormField("City")])
    form.commands = [refresh]
    form.onCommand = { form, _ in form.notice = "Refreshed." }
    _ = await stage.run { flow in
      let menu = Menu("List") { _, _ in flow.push(form) }
      menu.content.commands = [refresh]
      menu.onCommand = { menu, command in menu.content.notice = "Command \(command)." }
      flow.push(menu)
    }
    #expect(form.edits == ["0=refresh"])
    #expect(
      stage.transcript.hasPrefix(
        """
        == List ==
          1) Next
        Your choice (1, back, quit or help): refresh
        Command 0.
        Your choice (1, or help): help
        You can type the number 1, or one of these words:
          Refresh
          back  go back to the previous screen or field
          quit  leave the program
          help  show this
        Your choice (1, or help): 1

        == Form ==
        Type :back to go back, :quit to leave, or :help.
        Name: refresh
        City: :refresh
        Refreshed.
        City: :back
        Name [refresh]: :quit
        """))
  }

  @Test func theWordsOfTheHostStayWhatTheyAre() {
    let question = LineQuestion.choice(of: 2)
    #expect(question.answer(in: "back", commands: ["back", "other"]) == .back)
    #expect(question.answer(in: ":Other", commands: ["back", "other"]) == .command(1))
    #expect(question.answer(in: "", commands: [""]) == .unclear)
    #expect(LineQuestion.progress.answer(in: "pause", commands: ["Pause"]) == .command(0))
    let option = FormField("Way", options: ["other"])
    #expect(LineQuestion.field(option).answer(in: "other", commands: ["other"]) == .text("other"))
    #expect(LineQuestion.field(option).answer(in: ":other", commands: ["other"]) == .command(0))
  }

  @Test func aCommandIsAnsweredBeforehand() async throws {
    var answers = Answers()
    try answers.add("list=refresh")
    let host = LineHost(console: ScriptedConsole(), answers: answers)
    let router = StackRouter(host: host)
    let end = await host.serve {
      await router.run { (flow: Flow<Void>) in
        TestCoordinator(flow) { flow in
          let menu = Menu("List")
          menu.content.commands = [refresh]
          menu.onCommand = { _, _ in flow.finish() }
          flow.push(menu)
        }
      }
    }
    #expect(end.cause == .finished)
  }
}
