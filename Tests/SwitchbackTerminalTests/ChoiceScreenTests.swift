import Switchback
import SwitchbackTerminal
import Testing

@MainActor
@Suite(.waitsForRelease)
struct ChoiceScreenTests {
  @Test func itShowsItsChoicesAndSaysWhichWasPicked() async {
    let stage = Stage("2")
    let end = await stage.run(Int.self) { flow in
      let screen = ChoiceScreen("Colours", ["There are two."], choices: ["Red", "Green"]) {
        [flow] choice in flow.finish(choice)
      }
      #expect(screen.name == "Colours")
      flow.push(screen)
    }
    #expect(end == .finished(1))
    #expect(
      stage.transcript == """
        == Colours ==
        There are two.
          1) Red
          2) Green
        Your choice (1-2, back, quit or help): 2

        """)
  }

  @Test func whoeverComesBackToItMayPickAgain() async {
    let stage = Stage("1", "back", "2", "quit")
    var picked: [Int] = []
    let end = await stage.run { flow in
      flow.push(
        ChoiceScreen("Colours", choices: ["Red", "Green"]) { [flow] choice in
          picked.append(choice)
          flow.push(ChoiceScreen("Shades", choices: ["Light"]) { _ in })
        })
    }
    #expect(end.cause == .systemBack(.quit))
    #expect(picked == [0, 1])
  }

  @Test func aPositionWithoutAChoiceIsNamed() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let screen = ChoiceScreen("Colours", choices: ["Red", "Green"]) { _ in }
      screen.chose(2)
    }
    let words = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains(#""Colours" has 2 choices, and none at position 2."#))
  }
}
