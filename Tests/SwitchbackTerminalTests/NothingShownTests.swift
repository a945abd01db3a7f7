import Foundation
import Switchback
import Testing

@testable import SwitchbackTerminal

/// Programs that show nothing, or that serve nobody: each has an end, or is said.
@MainActor
@Suite(.waitsForRelease)
struct NothingShownTests {
  // MARK: - Line by line

  @Test func theEndOfTheInputEndsAFlowThatShowsNothing() async {
    let stage = Stage()
    let end = await stage.run { _ in }
    #expect(end.cause == .taskCancelled)
    #expect(
      stage.transcript == "Nothing is shown here yet.\nYour choice (back, quit or help): \n")
  }

  @Test func aUserCanQuitAFlowThatShowsNothing() async {
    let stage = Stage(ScriptedConsole(["what?", "back", "quit"], isOpen: true, showsTyping: true))
    let end = await stage.run { _ in }
    #expect(end.cause == .taskCancelled)
    #expect(stage.transcript.contains("There is nothing to go back to. Type quit to leave.\n"))
  }

  @Test(arguments: [true, false])
  func whatWasTypedMeanwhileAnswersWhatIsShownAtLast(isWithUser: Bool) async {
    let stage = Stage(ScriptedConsole(["1", "2"], isOpen: isWithUser, showsTyping: isWithUser))
    var chosen: [Int] = []
    let end = await stage.run { flow in
      Task {
        await until { stage.transcript.contains("Nothing is shown here yet.") }
        for _ in 0..<100 { await Task.yield() }
        flow.push(
          Menu("List", ["One", "Two"]) { _, choice in
            chosen.append(choice)
            if chosen.count == 2 { flow.finish() }
          })
      }
    }
    #expect(end.cause == .finished)
    #expect(chosen == [0, 1])
  }

  @Test func whatIsPipedInAfterAQuestionIsForWhatComesNext() async {
    let stage = Stage("1")
    let end = await stage.run { flow in
      Task {
        _ = await flow.ask(Question("Go on?", choices: [.init("Yes", 1), .init("No", 2)]))
        for _ in 0..<100 { await Task.yield() }
        flow.finish()
      }
    }
    #expect(end.cause == .finished)
    #expect(stage.transcript.hasSuffix("Your choice (1-2, back, quit or help): 1\n"))
  }

  @Test func whoeverQuitsAtTheFirstQuestionHasLeftOnceTheProgramHasReacted() async {
    let stage = Stage("quit")
    let end = await stage.run { flow in
      Task {
        _ = await flow.ask(Question("Go on?", choices: [.init("Yes", 1), .init("No", 2)]))
        flow.push(Menu("List"))
      }
    }
    #expect(end.cause == .systemBack(.quit))
  }

  private let repair = Question("Repair?", choices: [.init("Repair", 1), .init("Leave", 2)])

  @Test(
    arguments: [("1", 1), ("2", 2), ("back", nil), ("quit", nil), (nil, nil)] as [(String?, Int?)])
  func lineByLineARouterAsksBeforeItsFirstFlow(line: String?, expected: Int?) async {
    let stage = Stage(ScriptedConsole(line.map { [$0] } ?? []))
    let answer = await stage.host.serve { [repair, router = stage.router] in
      await router.ask(repair)
    }
    #expect(answer == expected)
    #expect(stage.transcript.hasPrefix("== Repair? ==\n"))
    #expect(stage.issues == [])
  }

  /// The host gives those who were just told something some turns; a program that ends in them is over all the same.
  @Test(arguments: 0..<30)
  func aProgramThatEndsSomeTurnsAfterItsUserHasQuitIsOver(turns: Int) async {
    let stage = Stage("quit")
    let served = Task { [host = stage.host, router = stage.router, repair] in
      await host.serve {
        let answer = await router.ask(repair)
        for _ in 0..<turns { await Task.yield() }
        return answer
      }
    }
    var isOver = false
    Task { isOver = await served.value == nil }
    await until { isOver }
  }

  @Test(arguments: 0..<30)
  func aProgramThatEndsWhileItsFlowShowsNothingIsOver(turns: Int) async {
    let stage = Stage(ScriptedConsole(isOpen: true, showsTyping: true))
    var isOver = false
    Task { [host = stage.host, router = stage.router] in
      await host.serve {
        router.start { (flow: Flow<Void>) in TestCoordinator(flow) { _ in } }
        for _ in 0..<turns { await Task.yield() }
      }
      isOver = true
    }
    await until { isOver }
  }

  // MARK: - On the full screen

  @Test(
    arguments: [(Key.enter, 1), (.escape, nil), (.control("c"), nil)]
      as [(Key, Int?)])
  func onPagesARouterAsksBeforeItsFirstFlow(key: Key, expected: Int?) async {
    let stage = PilotStage()
    let task = Task { [pilot = stage.pilot, router = stage.router, repair] in
      await pilot.host.serve { await router.ask(repair) }
    }
    #expect(await stage.pilot.shows("Repair?"))
    stage.pilot.press(key)
    #expect(await task.value == expected)
    #expect(stage.issues == [])
  }

  /// A flow is over, and who awaits that is busy with something else, for ever.
  @Test(arguments: ["ctrl-c", "signal", "hang-up"])
  func whoLeavesAProgramThatIsBusyBetweenTwoPagesEndsIt(way: String) async {
    let stage = PilotStage()
    let pages = Gate()
    let task = Task { [pilot = stage.pilot, router = stage.router] in
      await pilot.host.serve {
        _ = await router.run { (flow: Flow<Void>) in
          TestCoordinator(flow) { $0.push(Menu("List", ["One"]) { _, _ in flow.finish() }) }
        }
        await pages.opens()
        return Task.isCancelled
      }
    }
    #expect(await stage.pilot.shows("One"))
    stage.pilot.press(.enter)
    for _ in 0..<50 { await Task.yield() }
    switch way {
    case "ctrl-c": stage.pilot.press(.control("c"))
    case "signal": stage.pilot.terminate()
    default: stage.pilot.hangUp()
    }
    #expect(await task.value)
  }

  /// What a program does after its user has left its page is its own affair.
  @Test func whatComesAfterTheLastPageIsNotStopped() async {
    let stage = PilotStage()
    let task = Task { [pilot = stage.pilot, router = stage.router] in
      await pilot.host.serve {
        _ = await router.run { (flow: Flow<Void>) in
          TestCoordinator(flow) { $0.push(Menu("List", ["One"])) }
        }
        for _ in 0..<200 { await Task.yield() }
        return Task.isCancelled
      }
    }
    #expect(await stage.pilot.shows("One"))
    stage.pilot.press(.control("c"))
    #expect(await task.value == false)
  }

  @Test(arguments: [Key.escape, .control("d"), .control("c")])
  func aKeyThatLeavesEndsAFlowThatShowsNothing(key: Key) async {
    let stage = PilotStage()
    let task = stage.start { _ in }
    #expect(await stage.pilot.shows("Nothing is shown here yet."))
    #expect(stage.pilot.lines.last == " esc leave · ctrl-c quit")
    stage.pilot.press(key)
    await task.value
    #expect(stage.end == .taskCancelled)
  }

  @Test(arguments: [Key.escape, .control("d"), .control("c")])
  func aKeyThatLeavesEndsAProgramThatHasNoRouter(key: Key) async {
    let pilot = TerminalPilot()
    let task = Task {
      await pilot.host.serve {
        await Pause().end
        return Task.isCancelled
      }
    }
    #expect(await pilot.shows("Nothing is shown here yet."))
    pilot.press(key)
    #expect(await task.value)
  }

  @Test func whoeverInterruptsTheFirstQuestionHasLeftOnceTheProgramHasReacted() async {
    let stage = PilotStage()
    let task = stage.start { flow in
      Task {
        _ = await flow.ask(Question("Go on?", choices: [.init("Yes", 1), .init("No", 2)]))
        flow.push(Menu("List"))
      }
    }
    #expect(await stage.pilot.shows("Go on?"))
    stage.pilot.press(.control("c"))
    await task.value
    #expect(stage.end == .systemBack(.interrupt))
  }

  // MARK: - Nobody is served

  private let sentence = "The program shows something, but its host does not"

  @Test(arguments: [true, false])
  func aLineHostThatServesNobodySaysSo(isQuestion: Bool) async {
    let stage = Stage()
    let task = Task { await stage.router.run { TestCoordinator($0) { begin($0, isQuestion) } } }
    await until { stage.transcript.contains("router.run") }
    #expect(stage.transcript.hasPrefix(sentence))
    #expect(stage.transcript.components(separatedBy: "The program shows").count == 2, "once")
    task.cancel()
    _ = await task.value
  }

  @Test(arguments: [true, false])
  func aFullScreenHostThatServesNobodySaysSo(isQuestion: Bool) async {
    let display = PilotDisplay(TerminalSize(columns: 60, rows: 16))
    let host = FullScreenHost(display: display, options: .init())
    let router = StackRouter(host: host)
    let task = Task { await router.run { TestCoordinator($0) { begin($0, isQuestion) } } }
    await until { !display.logged.isEmpty }
    #expect(display.logged.allSatisfy { $0.hasPrefix(sentence) })
    #expect(display.logged.count == 1)
    task.cancel()
    _ = await task.value
  }

  @Test func whoeverServesALittleLaterIsNotTold() async {
    let stage = Stage(ScriptedConsole(isOpen: true))
    stage.router.start { TestCoordinator($0) { begin($0, false) } }
    for _ in 0..<100 { await Task.yield() }
    let task = Task { await stage.host.serve { await Pause().end } }
    await stage.console.asked()
    for _ in 0..<2000 { await Task.yield() }
    #expect(stage.transcript == "== List ==\n  1) Next\nYour choice (1, back, quit or help): ")
    task.cancel()
    await task.value
  }

  private func begin(_ flow: Flow<Void>, _ isQuestion: Bool) {
    if isQuestion {
      Task { _ = await flow.ask(Question("Go on?", choices: [.init("Yes", 1), .init("No", 2)])) }
    } else {
      flow.push(Menu("List"))
    }
  }
}

/// Something that is done only if it is stopped.
private struct Gate {
  func opens() async { while !Task.isCancelled { await Task.yield() } }
}
