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

  @Test(arguments: [false, true])
  func controlLDrawsEverythingAnew(isAsked: Bool) async {
    let task = stage.start { flow in
      flow.push(Menu("List", (1...8).map { "the choice number \($0)" }))
      if isAsked { Task { await flow.inform("Done.") } }
    }
    #expect(await pilot.shows(isAsked ? "Done." : "List"))
    let text = pilot.text
    pilot.press(.left)
    let few = pilot.bytesWritten
    pilot.press(.control("l"))
    #expect(pilot.bytesWritten - few > text.filter { !$0.isWhitespace }.count)
    if isAsked { pilot.press(.enter) }
    pilot.press(.escape)
    await task.value
  }

  /// Work that goes on.
  private final class Work: TerminalScreen, Presentable {
    var onContentChange: (@MainActor () -> Void)?
    var done = 0.0 { didSet { onContentChange?() } }
    var content: ScreenContent {
      ScreenContent(title: "Work", progress: .init("Copying", fraction: done))
    }
  }

  @Test func workIsSeenToAdvanceAlthoughAKeyCameBeforeItsFirstFrame() async {
    let work = Work()
    let task = stage.start { flow in flow.push(Menu("List") { _, _ in flow.push(work) }) }
    #expect(await pilot.shows("Next"))
    pilot.press(.enter, .down)
    #expect(await pilot.shows("0 %"))
    work.done = 0.5
    #expect(pilot.text.contains("50 %"))
    pilot.press(.escape, .escape)
    await task.value
  }

  @Test func shiftAndEnterIsEnterUnlessThePageHasAnotherUseForIt() async {
    var chosen = 0
    var commands = 0
    let menu = Menu("List") { _, _ in chosen += 1 }
    menu.onCommand = { _, _ in commands += 1 }
    let task = stage.start { flow in flow.push(menu) }
    #expect(await pilot.shows("List"))
    let key = Key(.enter, modifiers: .shift)
    pilot.press(key)
    #expect((chosen, commands) == (1, 0))
    menu.content.commands = [ScreenCommand("again", key: key)]
    pilot.press(key)
    #expect((chosen, commands) == (1, 1))
    pilot.press(.escape)
    await task.value
  }
}

extension Router {
  var names: [String] { modules.map(\.name) }
}
