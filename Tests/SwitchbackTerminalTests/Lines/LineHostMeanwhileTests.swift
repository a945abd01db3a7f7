import Switchback
import SwitchbackTerminal
import SwitchbackTesting
import Testing

/// What happens while a line is being read.
@MainActor
@Suite(.waitsForRelease)
struct LineHostMeanwhileTests {
  @Test func aScreenThatComesUpMeanwhileGetsTheLine() async {
    let stage = Stage(ScriptedConsole(isOpen: true))
    var chosen: [String] = []
    let end = stage.start { flow in
      flow.push(Menu("One") { _, _ in chosen.append("One") })
    }
    await stage.console.asked()
    stage.router.push(
      Menu("Two") { [weak stage] _, _ in
        chosen.append("Two")
        stage?.router.close()
      })
    await stage.console.asked(for: 2)
    stage.console.type("1")
    #expect(await end.value == .routerGone)
    #expect(chosen == ["Two"])
    #expect(
      stage.transcript == """
        == One ==
          1) Next
        Your choice (1, back, quit or help):\(" ")

        == Two ==
          1) Next
        Your choice (1, or help): 1

        """)
  }

  @Test func aLineThatArrivesTogetherWithAScreenAnswersThatScreen() async {
    let stage = Stage(ScriptedConsole(isOpen: true))
    var chosen: [String] = []
    let end = stage.start { flow in
      flow.push(Menu("One") { _, _ in chosen.append("One") })
    }
    await stage.console.asked()
    stage.console.type("1")
    stage.router.push(
      Menu("Two") { [weak stage] _, _ in
        chosen.append("Two")
        stage?.router.close()
      })
    _ = await end.value
    #expect(chosen == ["Two"])
  }

  @Test func aPasswordThatIsAskedForMeanwhileIsReadAsASecret() async {
    let stage = Stage(ScriptedConsole(isOpen: true))
    let end = stage.start { $0.push(Menu("One")) }
    await stage.console.asked()
    stage.router.push(
      Form("Log in", [FormField("Password", kind: .secret)]) { [weak stage] _ in
        stage?.router.close()
      })
    await stage.console.asked(for: 2)
    stage.console.type("secret")
    _ = await end.value
    #expect(stage.console.secrets == [false, true])
    #expect(!stage.transcript.contains("secret"))
  }

  @Test func aScreenThatChangesBelowDisturbsNobody() async {
    let stage = Stage(ScriptedConsole(isOpen: true))
    let top = Menu("Top") { [weak stage] _, _ in stage?.router.close() }
    let end = stage.start { flow in
      flow.push(Menu("One"))
      flow.push(top)
    }
    await stage.console.asked()
    stage.router.setStack([Menu("Zero"), top])
    stage.console.type("1")
    _ = await end.value
    #expect(stage.transcript == "== Top ==\n  1) Next\nYour choice (1, back, quit or help): 1\n")
  }

  @Test func theProgramsResultDoesNotWaitForALine() async {
    let stage = Stage(ScriptedConsole(isOpen: true))
    let end = stage.start { $0.push(Menu("One")) }
    await stage.console.asked()
    stage.router.close()
    #expect(await end.value == .routerGone)
    #expect(stage.transcript == "== One ==\n  1) Next\nYour choice (1, back, quit or help): \n")
  }

  @Test func cancellingTheTaskEndsTheProgram() async {
    let stage = Stage(ScriptedConsole(isOpen: true))
    let task = stage.start { $0.push(Menu("One")) }
    await stage.console.asked()
    task.cancel()
    #expect(await task.value == .taskCancelled)
  }

  @Test func servedInsideAnotherServeABodySimplyRuns() async {
    let stage = Stage("1")
    let end = await stage.host.serve {
      await stage.run { flow in flow.push(Menu("One") { _, _ in flow.finish() }) }
    }
    #expect(end.cause == .finished)
  }
}
