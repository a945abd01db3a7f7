import Switchback
import SwitchbackTesting
import Testing

@testable import SwitchbackTerminal

/// What a user sees and does on pages.
@MainActor
@Suite(.waitsForRelease)
struct FullScreenHostTests {
  let stage = PilotStage()
  var pilot: TerminalPilot { stage.pilot }

  @Test func aPageShowsTitleChoicesAndTheKeysThatWork() async {
    let task = stage.start { flow in
      flow.push(Menu("Fruit", ["Apples", "Pears"]) { _, _ in flow.finish() })
    }
    #expect(await pilot.shows("Fruit"))
    #expect(
      pilot.text == """


         Fruit

         › 1  Apples
           2  Pears









         ↑↓ move · enter choose · esc leave · ctrl-c quit
        """)
    pilot.press(.down)
    #expect(pilot.lines[5] == " › 2  Pears")
    pilot.press(.enter)
    await task.value
    #expect(stage.end == .finished)
  }

  @Test func theTitlesOnTheWayAreShownAbove() async {
    let task = stage.start { flow in
      flow.push(
        Menu("List") { _, _ in flow.push(Menu("Details") { _, _ in flow.push(Menu("More")) }) })
    }
    #expect(await pilot.shows("List"))
    pilot.press(.enter, .enter)
    #expect(await pilot.shows("More"))
    #expect(pilot.lines[0] == " List › Details › More")
    pilot.press(.escape)
    #expect(await pilot.shows(" List › Details"))
    #expect(stage.router.names == ["List", "Details"])
    pilot.press(.control("c"))
    await task.value
    #expect(stage.end == .systemBack(.interrupt))
    #expect(stage.issues == [])
  }
}

extension Router {
  var names: [String] { modules.map(\.name) }
}
