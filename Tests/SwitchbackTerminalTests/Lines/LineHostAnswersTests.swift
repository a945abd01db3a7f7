import Switchback
import Testing

@testable import SwitchbackTerminal

/// Programs that are answered beforehand, and never ask.
@MainActor
@Suite(.waitsForRelease)
struct LineHostAnswersTests {
  private let login = [FormField("User name"), FormField("Password", kind: .secret)]
  private let fruit = ["Red apples", "Pears"]

  @Test func aWholeProgramIsAnswered() async throws {
    let stage = try AnsweredStage(
      "welcome=log-in", "log-in.user-name= ada ", "password= geheim ", "fruit=2", "home=Sign out!")
    let form = Form("Log in", login)
    let end = await stage.run { flow in
      form.onSubmit = { _ in
        flow.push(
          Menu("Fruit", self.fruit) { _, choice in
            #expect(choice == 1)
            flow.push(
              Menu("Home", ["Help", "Sign out"]) { _, choice in
                #expect(choice == 1)
                flow.finish()
              })
          })
      }
      flow.push(Menu("Welcome", ["Log in"]) { _, _ in flow.push(form) })
    }
    #expect(end == .finished)
    #expect(stage.host.failure == nil)
    #expect(stage.host.answers?.unused == [])
    #expect(form.edits == ["0= ada ", "1= geheim "])
    #expect(stage.console.secrets == [])
    #expect(
      stage.console.transcript.hasPrefix(
        """
        == Welcome ==
          1) Log in
        Your choice (1, or help): log-in

        == Log in ==
        Type :back to go back, :quit to leave, or :help.
        User name:  ada\(" ")
        Password:\(" ")

        == Fruit ==
          1) Red apples
          2) Pears
        Your choice (1-2, or help): 2

        """))
    #expect(!stage.console.transcript.contains("geheim"))
  }

  @Test func aChoiceWithoutAnAnswerEndsTheProgram() async throws {
    let stage = try AnsweredStage("menu=1")
    let end = await stage.run { $0.push(Menu("Fruit", self.fruit)) }
    #expect(end == .taskCancelled)
    #expect(
      stage.host.failure
        == AnswerFailure(.missing(choices: ["red-apples", "pears"]), screen: "Fruit"))
    #expect(stage.host.answers?.unused == ["menu"])
  }

  @Test(arguments: ["3", "0", "apples", "help", ""])
  func whatIsNoChoiceEndsTheProgram(value: String) async throws {
    let stage = try AnsweredStage("fruit=\(value)")
    let end = await stage.run { $0.push(Menu("Fruit", self.fruit) { _, _ in Issue.record() }) }
    #expect(end == .taskCancelled)
    let choices = ["red-apples", "pears"]
    #expect(
      stage.host.failure == AnswerFailure(.notAChoice(value, choices: choices), screen: "Fruit"))
  }

  @Test(arguments: ["red-apples", "Red apples", "RED  APPLES.", "1", "1)"])
  func aChoiceHasItsNameOrItsNumber(value: String) async throws {
    let stage = try AnsweredStage("fruit=\(value)")
    var chosen: [Int] = []
    _ = await stage.run { flow in
      flow.push(
        Menu("Fruit", self.fruit) { _, choice in
          chosen.append(choice)
          flow.finish()
        })
    }
    #expect(chosen == [0])
    #expect(stage.host.failure == nil)
  }

  @Test(arguments: [("back", EndCause.systemBack(.key)), ("quit", .systemBack(.quit))])
  func backAndQuitLeave(value: String, cause: EndCause) async throws {
    let stage = try AnsweredStage("fruit=\(value)")
    #expect(await stage.run { $0.push(Menu("Fruit", self.fruit)) } == cause)
    #expect(stage.host.failure == nil)
  }

  @Test func aFieldWithoutAnAnswerEndsTheProgram() async throws {
    let stage = try AnsweredStage("log-in.user-name=ada", "sign-up.password=x")
    let form = Form("Log in", login) { _ in Issue.record("the form is not complete") }
    let end = await stage.run { $0.push(form) }
    #expect(end == .taskCancelled)
    let failure = AnswerFailure(.missing(choices: []), screen: "Log in", field: "Password")
    #expect(stage.host.failure == failure)
    #expect(form.edits == ["0=ada"])
  }

  @Test func aFieldWithAValueNeedsNoAnswer() async throws {
    let stage = try AnsweredStage("password=x")
    let form = Form("Log in", [FormField("User name", value: "ada"), login[1]])
    _ = await stage.run { flow in
      form.onSubmit = { _ in flow.finish() }
      flow.push(form)
    }
    #expect(form.edits == ["1=x"])
    #expect(stage.host.failure == nil)
  }

  @Test func anAnswerReplacesTheValueOfAField() async throws {
    let stage = try AnsweredStage("user-name=bob")
    let form = Form("Log in", [FormField("User name", value: "ada")])
    _ = await stage.run { flow in
      form.onSubmit = { _ in flow.finish() }
      flow.push(form)
    }
    #expect(form.edits == ["0=bob"])
  }

  @Test func aFieldTakesWordsThatLeaveElsewhere() async throws {
    let stage = try AnsweredStage("user-name=:back", "password=quit")
    let form = Form("Log in", login)
    let end = await stage.run { flow in
      form.onSubmit = { _ in flow.finish() }
      flow.push(form)
    }
    #expect(end == .finished)
    #expect(form.edits == ["0=:back", "1=quit"])
  }

  @Test func aRefusedFormEndsTheProgramWithItsNotice() async throws {
    let stage = try AnsweredStage("user-name=ada", "password=wrong")
    let end = await stage.run { flow in
      flow.push(
        Form("Log in", self.login) { form in
          form.fields[1].value = nil
          form.notice = "That is wrong."
        })
    }
    #expect(end == .taskCancelled)
    #expect(stage.host.failure == AnswerFailure(.refused("That is wrong."), screen: "Log in"))
  }

  @Test func aRefusedFormTakesTheNextAnswers() async throws {
    let stage = try AnsweredStage(
      "user-name=ada", "password=wrong", "password=right", "password=unused")
    let form = Form("Log in", login)
    let end = await stage.run { flow in
      form.onSubmit = { form in
        form.notice = "That is wrong."
        if form.fields[1].value == "right" { flow.finish() }
      }
      flow.push(form)
    }
    #expect(end == .finished)
    #expect(form.edits == ["0=ada", "1=wrong", "1=right"])
    #expect(stage.host.answers?.unused == ["password"])
  }

  @Test(arguments: [
    ("yes", "yes"), ("y", "yes"), ("NO", "no"), ("n", "no"),
  ])
  func aBoxIsCheckedOrNot(value: String, result: String) async throws {
    let stage = try AnsweredStage("keep=\(value)")
    let form = Form("Log in", [FormField("Keep", isChecked: value.hasPrefix("N"))])
    _ = await stage.run { flow in
      form.onSubmit = { _ in flow.finish() }
      flow.push(form)
    }
    #expect(form.edits == ["0=\(result)"])
  }

  @Test(arguments: ["maybe", "", "1", "help"])
  func aBoxTakesNothingElse(value: String) async throws {
    let stage = try AnsweredStage("keep=\(value)")
    let end = await stage.run { $0.push(Form("Log in", [FormField("Keep", isChecked: true)])) }
    #expect(end == .taskCancelled)
    let failure = AnswerFailure(.notAChoice(value, choices: []), screen: "Log in", field: "Keep")
    #expect(stage.host.failure == failure)
  }

  @Test(
    arguments: [
      ("discard", true, nil), ("2", false, nil), ("back", nil, nil),
      ("x", nil, AnswerFailure.Problem.notAChoice("x", choices: ["discard", "keep"])),
      (nil, nil, .missing(choices: ["discard", "keep"])),
    ] as [(String?, Bool?, AnswerFailure.Problem?)])
  func aQuestionOfAFlowHasTheNameOfItsText(
    value: String?, answer: Bool?, problem: AnswerFailure.Problem?,
  ) async throws {
    let stage = try AnsweredStage(value.map { ["discard-changes=\($0)"] } ?? [])
    let question = Question(
      "Discard changes?",
      choices: [.init("Discard", true, isDestructive: true), .init("Keep", false)])
    var heard: [Bool?] = []
    _ = await stage.run { flow in
      Task {
        heard.append(await flow.ask(question))
        flow.finish()
      }
    }
    #expect(heard == [answer])
    #expect(stage.host.failure?.problem == problem)
  }

  @Test func aFormThatIsSubmittedAgainWithoutAnyAnswerIsNotAskedForEver() async throws {
    let stage = try AnsweredStage()
    var count = 0
    let form = Form("Settings", [FormField("Name", value: "ada")]) { _ in count += 1 }
    let end = await stage.run { $0.push(form) }
    #expect(end == .taskCancelled)
    #expect(count == 1)
    #expect(
      stage.host.failure == AnswerFailure(.missing(choices: []), screen: "Settings", field: "Name"))
  }
}

/// A host that is answered beforehand, and the real router on it.
@MainActor
private final class AnsweredStage {
  let console = ScriptedConsole(isOpen: true)
  let host: LineHost
  let router: StackRouter

  init(_ assignments: [String]) throws {
    var answers = Answers()
    for assignment in assignments { try answers.add(assignment) }
    host = LineHost(console: console, answers: answers)
    router = StackRouter(host: host)
  }

  convenience init(_ assignments: String...) throws { try self.init(assignments) }

  /// Runs a flow until it ends.
  func run(_ onStart: @escaping @MainActor (Flow<Void>) -> Void) async -> EndCause {
    await host.serve { [router] in
      await router.run { TestCoordinator($0, onStart: onStart) }.cause
    }
  }
}
