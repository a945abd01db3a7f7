import Switchback
import Testing

@testable import SwitchbackTerminal

/// What is only to be read, and what differs from it by having an answer.
@MainActor
@Suite(.waitsForRelease)
struct NoticeTests {
  @Test(arguments: ["", "1", "Understood", "back", ":back", "UNDERSTOOD|"])
  func lineByLineItIsConfirmedWithEnter(line: String) async {
    let lines = line.hasSuffix("|") ? ["what?", ""] : [line]
    let stage = Stage(ScriptedConsole(lines))
    let end = await stage.run { flow in
      Task {
        await flow.inform("Nothing was sent.", button: "Understood")
        flow.finish()
      }
    }
    #expect(end.cause == .finished)
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
      Task { await flow.inform("Nothing was sent.", button: "Understood") }
    }
    #expect(end.cause == .systemBack(.quit))
    #expect(
      stage.transcript == """
        == Nothing was sent. ==
        Understood (press Enter): help
        Press Enter when you have read it. Or type one of these
        words:
          back  go back to the previous screen or field
          quit  leave the program
          help  show this
        Understood (press Enter): quit

        """)
  }

  @Test(arguments: [Key.enter, .character(" "), .escape], ["OK", "Understood"])
  func onAPageItHasOneButton(key: Key, button: String) async {
    let stage = PilotStage()
    var wentOn = 0
    let task = stage.start { flow in
      flow.push(Menu("List"))
      Task {
        await flow.inform("Nothing was sent.", details: "There was no line.", button: button)
        wentOn += 1
      }
    }
    #expect(await stage.pilot.shows("│ [ \(button) ]"))
    #expect(stage.pilot.text.contains("│ There was no line."))
    #expect(stage.pilot.lines.last == " enter \(button.lowercased()) · ctrl-c quit")
    stage.pilot.press(key)
    await until { wentOn > 0 }
    #expect(wentOn == 1)
    #expect(await stage.pilot.shows("1  Next"))
    #expect(!stage.pilot.text.contains("Nothing was sent."))
    stage.pilot.press(.escape)
    await task.value
  }

  @Test(arguments: ["finish", "cancel"])
  func whatNobodyWaitsForAnyMoreIsTakenAway(how: String) async {
    let stage = PilotStage()
    var reading: Task<Void, Never>?
    let task = stage.start { flow in
      flow.push(Menu("List"))
      stage.router.start { (child: Flow<Void>) in
        TestCoordinator(child) { child in
          child.push(Menu("Child") { _, _ in })
          reading = Task {
            await child.inform("Nothing was sent.")
            if child.isOpen { child.finish() }
          }
          guard how == "finish" else { return }
          Task {
            for _ in 0..<50 { await Task.yield() }
            child.finish()
          }
        }
      }
    }
    if how == "cancel" {
      #expect(await stage.pilot.shows("Nothing was sent."))
      reading?.cancel()
    }
    await reading?.value
    #expect(await stage.pilot.shows("esc leave"))
    #expect(!stage.pilot.text.contains("Nothing was sent."))
    task.cancel()
    await task.value
  }

  @Test func aQuestionWithoutAnAnswerIsANotice() async {
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
            await flow.inform("Nothing was sent.")
            flow.finish()
          }
        }
      }
    }
    #expect(end.cause == .finished)
    #expect(console.transcript == "== Nothing was sent. ==\nOK (press Enter): ok\n")
  }

  // MARK: - A question with one answer

  private static let delete = Question(
    "Delete it?", choices: [.init("Delete", 1, isDestructive: true)])

  @Test(arguments: ["1", "2", "back"])
  func lineByLineAQuestionWithOneAnswerIsNotAnsweredByEnter(line: String) async {
    let stage = Stage("", line)
    var answer: Int?
    let end = await stage.run { flow in
      Task {
        answer = await flow.ask(Self.delete)
        flow.finish()
      }
    }
    #expect(end.cause == .finished)
    #expect(answer == (line == "1" ? 1 : nil))
    #expect(
      stage.transcript == """
        == Delete it? ==
          1) Delete
          2) Cancel
        Your choice (1-2, back, quit or help):\(" ")
        Please type a number from 1 to 2, or back, quit or help.
        Your choice (1-2, or help): \(line)

        """)
  }

  @Test(
    arguments: [
      ([Key.enter], nil), ([.escape], nil), ([.right, .enter], nil), ([.left, .enter], 1),
    ] as [([Key], Int?)])
  func onAPageAQuestionWithOneAnswerHasAButtonThatRefusesIt(keys: [Key], answer: Int?) async {
    let stage = PilotStage()
    var answers: [Int?] = []
    let task = stage.start { flow in
      flow.push(Menu("List"))
      Task { answers.append(await flow.ask(Self.delete)) }
    }
    #expect(await stage.pilot.shows("│ [ Delete ] [ Cancel ]"))
    #expect(stage.pilot.lines.last == " ←→ move · enter choose · esc cancel · ctrl-c quit")
    for key in keys { stage.pilot.press(key) }
    await until { !answers.isEmpty }
    #expect(answers == [answer])
    stage.pilot.press(.escape)
    await task.value
  }
}
