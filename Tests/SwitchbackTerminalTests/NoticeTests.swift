import Switchback
import Testing

@testable import SwitchbackTerminal

/// What is only to be read: a question that has one answer or none.
@MainActor
@Suite(.waitsForRelease)
struct NoticeTests {
  private static let oneAnswer = [Question.Choice("Understood", 1)]

  @Test(arguments: ["", "1", "Understood", "back", ":back", "UNDERSTOOD|"])
  func lineByLineItIsConfirmedWithEnter(line: String) async {
    let lines = line.hasSuffix("|") ? ["what?", ""] : [line]
    let stage = Stage(ScriptedConsole(lines))
    var answer: Int?
    let end = await stage.run { flow in
      Task {
        answer = await flow.ask(Question("Nothing was sent.", choices: Self.oneAnswer))
        flow.finish()
      }
    }
    #expect(end.cause == .finished)
    #expect(answer == (line.contains("back") ? nil : 1))
    let correction = "Please press Enter, or type back, quit or help.\n"
    #expect(
      stage.transcript == "== Nothing was sent. ==\n"
        + (lines.count == 1 ? "" : "Understood (press Enter): what?\n\(correction)")
        + "Understood (press Enter): \(lines.last ?? "")\n")
  }

  @Test func lineByLineHelpSaysWhatThereIsToDo() async {
    let stage = Stage("help", "quit")
    let end = await stage.run { flow in
      flow.push(Menu("List"))
      Task { _ = await flow.ask(Question("Nothing was sent.", choices: Self.oneAnswer)) }
    }
    #expect(end.cause == .systemBack(.quit))
    #expect(
      stage.transcript == """
        == Nothing was sent. ==
        Understood (press Enter): help
        Press Enter when you have read it. Or type one of these
        words:
          back  go back, to what was before
          quit  leave the program
          help  show this
        Understood (press Enter): quit

        """)
  }

  @Test(arguments: [Key.enter, .character(" "), .escape], [true, false])
  func onAPageItHasOneButton(key: Key, hasAnswer: Bool) async {
    let stage = PilotStage()
    var answers: [Int?] = []
    let task = stage.start { flow in
      flow.push(Menu("List"))
      Task {
        let choices = hasAnswer ? Self.oneAnswer : []
        answers.append(await flow.ask(Question("Nothing was sent.", choices: choices)))
      }
    }
    let title = hasAnswer ? "Understood" : "OK"
    #expect(await stage.pilot.shows("│ [ \(title) ]"))
    #expect(stage.pilot.lines.last == " enter \(title.lowercased()) · ctrl-c quit")
    stage.pilot.press(key)
    await until { !answers.isEmpty }
    #expect(answers == [hasAnswer && key != .escape ? 1 : nil])
    #expect(await stage.pilot.shows("1  Next"))
    #expect(!stage.pilot.text.contains("Nothing was sent."))
    stage.pilot.press(.escape)
    await task.value
  }

  @Test func lineByLineANoticeWithoutAnAnswerIsConfirmedToo() async {
    let stage = Stage("")
    let end = await stage.run { flow in
      Task {
        _ = await flow.ask(Question<Int>("Nothing was sent.", choices: []))
        flow.finish()
      }
    }
    #expect(end.cause == .finished)
    #expect(stage.transcript == "== Nothing was sent. ==\nOK (press Enter): \n")
  }

  @Test func aNoticeIsAnsweredBeforehandByItsText() async throws {
    var answers = Answers()
    try answers.add("nothing-was-sent=ok")
    let console = ScriptedConsole()
    let host = LineHost(console: console, answers: answers)
    let router = StackRouter(host: host)
    let end = await host.serve {
      await router.run { (flow: Flow<Void>) in
        TestCoordinator(flow) { flow in
          Task {
            _ = await flow.ask(Question("Nothing was sent.", choices: [.init("OK", 1)]))
            flow.finish()
          }
        }
      }
    }
    #expect(end.cause == .finished)
    #expect(console.transcript == "== Nothing was sent. ==\nOK (press Enter): ok\n")
  }
}
