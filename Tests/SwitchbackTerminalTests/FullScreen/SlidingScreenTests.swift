import Switchback
import SwitchbackTesting
import Testing

@testable import SwitchbackTerminal

/// Screens that slide, and users who are faster.
@MainActor
@Suite(.waitsForRelease)
struct SlidingScreenTests {
  let stage = PilotStage(moving: true)
  var pilot: TerminalPilot { stage.pilot }

  /// Shows two menus, at rest.
  private func startAtSecond() async -> (Task<Void, Never>, Menu) {
    let second = Menu("Second")
    let task = stage.start { flow in
      flow.push(Menu("First") { _, _ in flow.push(second) })
    }
    #expect(await pilot.shows("First"))
    pilot.press(.enter)
    #expect(pilot.isMoving)
    pilot.finishMoving()
    #expect(await pilot.shows("Second"))
    return (task, second)
  }

  @Test func aSlideCancelledHalfWayTellsNobody() async {
    let (task, second) = await startAtSecond()
    let told = Told()
    stage.router.observeRemoval(of: second, by: told) { told, _ in told.count += 1 }
    var events: [NavigationEvent] = []
    let observation = stage.router.observe { events.append($0) }
    let before = pilot.text
    pilot.press(.escape)
    pilot.advance(frames: 4)
    #expect(pilot.text != before, "it is on its way")
    #expect(stage.router.names == ["First", "Second"], "and nothing is decided")
    pilot.press(.right)
    #expect(!pilot.isMoving)
    #expect(pilot.text == before)
    #expect(stage.router.names == ["First", "Second"])
    #expect(told.count == 0)
    #expect(events == [])
    observation.cancel()
    pilot.press(.control("c"))
    await task.value
    #expect(told.count == 1)
    #expect(stage.issues == [])
  }

  @Test func aSlideThatEndsTellsOnce() async {
    let (task, second) = await startAtSecond()
    let told = Told()
    stage.router.observeRemoval(of: second, by: told) { told, cause in
      told.count += 1
      #expect(cause == .systemBack(.key))
    }
    pilot.press(.escape)
    #expect(told.count == 0)
    pilot.finishMoving()
    #expect(told.count == 1)
    #expect(stage.router.names == ["First"])
    pilot.press(.escape)
    await task.value
    #expect(told.count == 1)
    #expect(stage.end == .systemBack(.key))
  }

  @Test func anotherKeyFinishesTheSlideAndMeansTheNewScreen() async {
    let third = Menu("Third")
    let task = stage.start { flow in
      flow.push(
        Menu("First", ["Second", "Third"]) { _, choice in
          flow.push(choice == 0 ? Menu("Second") : third)
        })
    }
    #expect(await pilot.shows("First"))
    pilot.press(.enter, .escape, .down, .enter)
    #expect(stage.router.names == ["First", "Third"])
    #expect(await pilot.shows("Third"))
    pilot.finishMoving()
    #expect(pilot.lines[0] == " First › Third")
    pilot.press(.control("c"))
    await task.value
    #expect(stage.issues == [])
  }

  @Test func whatIsAskedForMeanwhileIsShownAfterwards() async {
    let (task, _) = await startAtSecond()
    pilot.press(.escape)
    pilot.advance(frames: 3)
    stage.router.push(Menu("Late"))
    #expect(stage.router.names == ["First", "Second", "Late"])
    pilot.finishMoving()
    #expect(
      stage.router.names == ["First", "Late"], "the user has left the second one all the same")
    #expect(await pilot.shows("Late"))
    pilot.press(.control("c"))
    await task.value
    #expect(stage.issues == [])
  }

  @Test func whatIsTypedAheadFinishesEachSlideFirst() async {
    let task = stage.start { flow in
      for name in ["One", "Two", "Three"] { flow.push(Menu(name)) }
    }
    #expect(await pilot.shows("Three"))
    pilot.finishMoving()
    pilot.host.inputExpected(false)
    pilot.press(.escape, .escape)
    #expect(stage.router.names == ["One", "Two", "Three"])
    pilot.host.inputExpected(true)
    await until { stage.router.names != ["One", "Two", "Three"] }
    pilot.finishMoving()
    #expect(stage.router.names == ["One"])
    pilot.press(.control("c"))
    await task.value
    #expect(stage.issues == [])
  }

  @Test func whatIsTypedAheadReachesNoScreenThatIsLeaving() async {
    var chosen: [String] = []
    let task = stage.start { flow in
      for name in ["One", "Two", "Three"] {
        flow.push(Menu(name) { menu, _ in chosen.append(menu.name) })
      }
    }
    #expect(await pilot.shows("Three"))
    pilot.finishMoving()
    pilot.host.inputExpected(false)
    pilot.press(.escape, .enter)
    pilot.host.inputExpected(true)
    await until { !chosen.isEmpty }
    #expect(chosen == ["Two"])
    pilot.press(.control("c"))
    await task.value
  }

  @Test func aScreenThatForbidsGesturesGoesBackWithoutOne() async {
    let fixed = Fixed()
    let task = stage.start { flow in
      flow.push(Menu("First"))
      flow.push(fixed)
    }
    #expect(await pilot.shows("Fixed"))
    pilot.finishMoving()
    pilot.press(.escape)
    #expect(stage.router.names == ["First"], "it is decided at once")
    pilot.press(.right)
    pilot.finishMoving()
    #expect(await pilot.shows("First"))
    pilot.press(.escape)
    await task.value
  }

  @Test func aWindowThatChangesMeanwhileFinishesTheSlide() async {
    let (task, _) = await startAtSecond()
    pilot.press(.escape)
    pilot.advance(frames: 2)
    pilot.resize(columns: 30, rows: 8)
    #expect(!pilot.isMoving)
    #expect(stage.router.names == ["First"])
    #expect(await pilot.shows("First"))
    pilot.press(.escape)
    await task.value
  }

  @MainActor
  private final class Told {
    var count = 0
  }

  /// A menu that is not to be swiped away.
  private final class Fixed: TerminalScreen, Presentable {
    let name = "Fixed"
    let content = ScreenContent(title: "Fixed", choices: ["Next"])
    let backGesture = BackGesture.forbidden
  }
}
