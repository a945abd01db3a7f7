import Switchback
import SwitchbackTesting
import Testing

@testable import SwitchbackTerminal

/// Every way of going back on pages, and every way of leaving.
@MainActor
@Suite(.waitsForRelease)
struct FullScreenBackTests {
  let stage = PilotStage()
  var pilot: TerminalPilot { stage.pilot }

  /// Shows a form over a menu, and tells why it left.
  private func startAtForm(_ fields: [FormField]) async -> (Task<Void, Never>, Causes) {
    let causes = Causes()
    let task = stage.start { [weak router = stage.router] flow in
      let form = Form("Form", fields)
      flow.push(
        Menu("Menu") { _, _ in
          flow.push(form)
          router?.observeRemoval(of: form, by: causes) { $0.all.append($1) }
        })
    }
    #expect(await pilot.shows("Menu"))
    pilot.press(.enter)
    #expect(await pilot.shows("Form"))
    return (task, causes)
  }

  @MainActor
  private final class Causes {
    var all: [EndCause] = []
  }

  @Test(arguments: [
    (Key.escape, BackOrigin.key), (.left, .key), (.alt(.left), .key), (.backspace, .key),
    (.shiftTab, .key), (.mouseBack, .mouse),
  ])
  func aKeyGoesBackFromAnEmptyField(key: Key, origin: BackOrigin) async {
    let (task, causes) = await startAtForm([FormField("Name")])
    pilot.press(key)
    #expect(await pilot.shows("1  Next"))
    #expect(causes.all == [.systemBack(origin)])
    pilot.press(.escape)
    await task.value
    #expect(stage.end == .systemBack(.key))
    #expect(stage.issues == [])
  }

  @Test(arguments: [Key.left, .backspace, .home, .control("d"), .delete])
  func aKeyThatAFieldHasAUseForDoesNotLeaveIt(key: Key) async {
    let (task, causes) = await startAtForm([FormField("Name", value: "ab")])
    for _ in 0..<2 { pilot.press(key) }
    #expect(pilot.text.contains("Form"))
    #expect(causes.all == [])
    pilot.press(.escape, .escape)
    await task.value
    #expect(causes.all == [.systemBack(.key)])
  }

  @Test(arguments: [Key.backspace, .left, .shiftTab])
  func aKeyThatIsHeldDownNeitherLeavesTheFieldNorTheProgram(key: Key) async {
    let (task, causes) = await startAtForm([FormField("One"), FormField("Two", value: "abc")])
    pilot.press(.tab)
    for _ in 0..<20 { pilot.press(key) }
    #expect(causes.all == [])
    let usesAll = key == .left
    #expect(pilot.lines.last?.contains("Press esc to go back.") == !usesAll)
    pilot.press(.escape)
    #expect(await pilot.shows("1  Next"))
    pilot.press(.escape)
    await task.value
  }

  @Test(arguments: [Key.left, .alt(.left), .backspace, .shiftTab])
  func aKeyThatIsPressedByMistakeDoesNotLeaveTheProgramAndTheOneThatDoesIsSaid(key: Key) async {
    for screen in [Menu("Menu"), Form("Form", [FormField("Name")])] as [any TerminalScreen] {
      let stage = PilotStage()
      let task = stage.start { flow in (screen as? any Presentable).map { _ = flow.push($0) } }
      #expect(await stage.pilot.shows("esc leave"))
      for _ in 0..<3 { stage.pilot.press(key, .home) }
      stage.pilot.press(key)
      #expect(await stage.pilot.shows("! Press esc to leave."))
      #expect(stage.end == nil)
      stage.pilot.press(.escape)
      await task.value
      #expect(stage.end == .systemBack(.key))
    }
  }

  @Test(arguments: [Key.backspace, .left])
  func aKeyThatHasGoneBackDoesNotLeaveTheProgramToo(key: Key) async {
    let (task, causes) = await startAtForm([FormField("One")])
    for _ in 0..<20 { pilot.press(key) }
    #expect(causes.all == [.systemBack(.key)])
    #expect(await pilot.shows("Press esc to leave."))
    #expect(stage.end == nil)
    pilot.press(.escape)
    await task.value
  }

  @Test func shiftTabGoesFromFieldToFieldAndBackOnlyAtTheFirst() async {
    let (task, causes) = await startAtForm([FormField("One"), FormField("Two")])
    pilot.press(.tab, .shiftTab)
    #expect(causes.all == [])
    // Held down, it would stop here.
    pilot.press(.end, .shiftTab)
    #expect(await pilot.shows("1  Next"))
    #expect(causes.all == [.systemBack(.key)])
    pilot.press(.escape)
    await task.value
  }

  @Test func whatWasTypedIsStillThereAfterGoingBack() async {
    let form = Form("Form", [FormField("Name"), FormField("Password", kind: .secret)])
    let task = stage.start { flow in
      flow.push(Menu("Menu") { _, _ in flow.push(form) })
    }
    #expect(await pilot.shows("Menu"))
    pilot.press(.enter)
    pilot.type("ada\nsecret")
    pilot.press(.escape)
    #expect(await pilot.shows("1  Next"))
    pilot.press(.enter)
    #expect(await pilot.shows("Name      ada"))
    #expect(pilot.text.contains("Password  ••••••"))
    #expect(!pilot.text.contains("secret"))
    #expect(!pilot.svg().contains("secret"))
    #expect(form.fields.map(\.value) == ["ada", "secret"])
    pilot.press(.control("c"))
    await task.value
  }

  // MARK: - Leaving

  @Test(arguments: [
    (Key.control("c"), BackOrigin.interrupt), (.control("d"), .endOfInput),
  ])
  func aKeyLeavesEverythingAtOnce(key: Key, origin: BackOrigin) async {
    let listener = RecordingFlowListener()
    let task = stage.start { flow in
      flow.push(Menu("One"))
      flow.push(Menu("Two"))
      flow.start(.modal, listener: listener) { (child: Flow<Void>) in
        TestCoordinator(child) { $0.push(Menu("Sheet")) }
      }
    }
    #expect(await pilot.shows("Sheet"))
    pilot.press(key)
    await task.value
    #expect(stage.end == .systemBack(origin))
    #expect(listener.ends.map(\.cause) == [.systemBack(origin)])
    #expect(stage.issues == [])
  }

  @Test(arguments: [true, false])
  func aSignalOrTheEndOfTheInputAsksNobody(isSignal: Bool) async {
    let task = stage.start { flow in
      flow.push(Menu("List"))
      flow.push(Draft(flow))
    }
    #expect(await pilot.shows("Draft"))
    if isSignal { pilot.terminate() } else { pilot.hangUp() }
    await task.value
    #expect(
      stage.end == (isSignal ? .systemBack(.signal) : .taskCancelled),
      "the program is over although a screen minds")
    #expect(!pilot.text.contains("Discard"))
  }

  @Test func aModuleThatTakesItsTimeDoesNotHoldUpASignal() async {
    let slow = Slow()
    let task = stage.start { flow in
      flow.push(Menu("List"))
      flow.push(slow)
    }
    #expect(await pilot.shows("Slow"))
    pilot.terminate()
    await task.value
    #expect(stage.end == .systemBack(.signal))
    #expect(slow.attempts.isEmpty)
  }

  /// A module that keeps whoever wants to leave waiting.
  private final class Slow: TerminalScreen, LeaveGuard {
    let name = "Slow"
    let content = ScreenContent(title: "Slow", choices: ["Next"])
    let leaving = LeavePolicy.ask
    private(set) var attempts: [LeaveAttempt] = []
    func askToLeave(_ attempt: LeaveAttempt) { attempts.append(attempt) }
  }

  @Test func theSameTerminalServesAgain() async {
    for name in ["Once", "Twice"] {
      let task = stage.start { flow in
        flow.push(Menu(name) { _, _ in flow.finish() })
      }
      #expect(await pilot.shows(name))
      pilot.press(.enter)
      await task.value
    }
    #expect(stage.issues == [])
  }

  @Test func whoeverInterruptsIsAskedAndMayStay() async {
    let task = stage.start { flow in
      flow.push(Menu("List"))
      flow.push(Draft(flow))
    }
    #expect(await pilot.shows("Draft"))
    pilot.press(.control("c"))
    #expect(await pilot.shows("Discard the draft?"))
    pilot.press(.enter)
    #expect(await pilot.shows("1  Send"))
    #expect(stage.router.names == ["List", "Draft"])
    pilot.press(.control("c"))
    #expect(await pilot.shows("Discard the draft?"))
    pilot.press(.left, .enter)
    await task.value
    #expect(stage.end == .systemBack(.interrupt))
  }

  @Test func whoeverInterruptsWhatIsAskedSeesTheKeysForTheAnswer() async {
    let task = stage.start { flow in
      flow.push(Menu("List"))
      flow.push(Draft(flow))
    }
    #expect(await pilot.shows("Draft"))
    pilot.press(.escape)
    #expect(await pilot.shows("Discard the draft?"))
    pilot.press(.control("c"))
    #expect(await pilot.shows("Discard the draft?"))
    #expect(await pilot.shows("esc cancel"))
    #expect(!pilot.text.contains("Leaving"))
    pilot.press(.left, .enter)
    await task.value
    #expect(stage.end == .systemBack(.interrupt))
  }

  @Test(arguments: [0, 1, 10])
  func whoeverStaysAfterAllIsNotLeaving(turns: Int) async {
    let task = stage.start { flow in
      flow.push(Menu("List"))
      flow.start(.modal) { (child: Flow<Void>) in
        TestCoordinator(child) { child in
          let draft = Draft(child)
          draft.turns = turns
          child.push(draft)
        }
      }
    }
    #expect(await pilot.shows("1  Send"))
    pilot.press(.control("c"))
    #expect(await pilot.shows("Discard the draft?"))
    pilot.press(.enter)
    for _ in 0..<100 { await Task.yield() }
    #expect(pilot.lines.last == " enter choose · esc close · ctrl-c quit")
    task.cancel()
    await task.value
  }

  @Test func aScreenThatRefusesSaysSoUntilTheNextKey() async {
    let task = stage.start { flow in
      flow.push(Menu("List"))
      let draft = Draft(flow)
      draft.leaving = .refused
      flow.push(draft)
    }
    #expect(await pilot.shows("Draft"))
    pilot.press(.escape)
    #expect(pilot.lines.last == " ! You cannot leave now.")
    pilot.press(.character("x"))
    #expect(pilot.lines.last?.contains("esc back") == true)
    task.cancel()
    await task.value
  }

  @Test func whatIsShownAfterwardsIsTakenBack() async {
    let restless = Restless(patience: 50)
    let task = stage.start { restless.showChild(in: $0) }
    #expect(await pilot.shows("Child"))
    pilot.press(.control("c"))
    await task.value
    #expect(stage.end == .systemBack(.interrupt))
    #expect(restless.shown == 50)
  }

  @Test func aProgramThatGoesOnShowingScreensIsGivenUp() async {
    let restless = Restless(patience: 1000)
    let task = stage.start { restless.showChild(in: $0) }
    #expect(await pilot.shows("Child"))
    pilot.press(.control("c"))
    await task.value
    #expect(stage.end == .taskCancelled)
    #expect(restless.shown == 101)
  }
}
