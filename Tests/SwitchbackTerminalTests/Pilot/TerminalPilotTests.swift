import Switchback
import Testing

@testable import SwitchbackTerminal

/// What a user does on a pilot before and between programs.
@MainActor
@Suite(.waitsForRelease)
struct TerminalPilotTests {
  @Test func whatIsTypedBeforeAProgramIsServedWaits() async {
    let pilot = TerminalPilot(columns: 40, rows: 8)
    pilot.type("Ada")
    pilot.press(.enter)
    let router = StackRouter(host: pilot.host)
    let end = await pilot.host.serve { await router.run { NameCoordinator(flow: $0) } }
    #expect(end == .finished("Ada"))
  }

  @Test func escBeforeAProgramIsServedGoesBackFromWhatItShowsFirst() async {
    let stage = PilotStage()
    stage.pilot.press(.enter, .escape, .escape)
    var chosen = 0
    let task = stage.start { flow in
      flow.push(Menu("List"))
      flow.push(Menu("Page") { _, _ in chosen += 1 })
    }
    await task.value
    #expect(chosen == 1)
    #expect(stage.end == .systemBack(.key))
  }

  @Test func whatIsTypedBetweenTwoProgramsIsForTheSecond() async {
    let pilot = TerminalPilot(columns: 40, rows: 8)
    for name in ["Ada", "Grace"] {
      pilot.type(name)
      pilot.press(.enter)
      let router = StackRouter(host: pilot.host)
      let end = await pilot.host.serve { await router.run { NameCoordinator(flow: $0) } }
      #expect(end == .finished(name))
    }
  }

  @Test func aSignalBeforeAProgramIsServedEndsIt() async {
    let stage = PilotStage()
    stage.pilot.terminate()
    await stage.start { flow in flow.push(Menu("List")) }.value
    #expect(stage.end == .systemBack(.signal))
  }
}
