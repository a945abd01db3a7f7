import Switchback
import SwitchbackTerminal
import SwitchbackTesting
import Testing

@MainActor
@Suite(.waitsForRelease)
struct LineHostLeavingTests {
  /// Three screens, in a flow inside a flow, on top of which the script leaves.
  private func leave(_ stage: Stage) async -> (end: EndCause, events: [NavigationEvent.Kind]) {
    var events: [NavigationEvent.Kind] = []
    stage.router.observe { events.append($0.kind) }
    let end = await stage.run { flow in
      flow.push(
        Menu("List") { _, _ in
          flow.start { (child: Flow<Void>) in
            TestCoordinator(child) { child in
              child.push(Menu("One") { _, _ in child.push(Menu("Two")) })
            }
          }
        })
    }
    return (end.cause, events)
  }

  @Test(arguments: [BackOrigin.quit, .endOfInput])
  func leavingTakesEverythingBackAndTellsEveryFlow(origin: BackOrigin) async {
    let stage = Stage(ScriptedConsole(["1", "1"] + (origin == .quit ? ["quit"] : [])))
    let (end, events) = await leave(stage)
    #expect(end == .systemBack(origin))
    let removals = events.compactMap { event in
      switch event {
      case .removed(let module, let cause): "\(module.name): \(cause)"
      case .flowEnded(let flow, let cause): "flow \(flow.serial): \(cause)"
      default: nil
      }
    }
    let cause = "system back (\(origin.rawValue))"
    #expect(
      removals == [
        "Two: \(cause)", "One: \(cause)", "flow 2: \(cause)", "List: \(cause)", "flow 1: \(cause)",
      ])
    let answer = origin == .quit ? "quit" : ""
    #expect(
      stage.transcript.hasSuffix("== Two ==\n  1) Next\nYour choice (1, or help): \(answer)\n"))
  }

  @Test func theEndOfTheInputIsNoAnswer() async {
    let stage = Stage("ada")
    let form = Form("Log in", [FormField("Name"), FormField("City", value: "London")])
    let end = await stage.run { flow in
      form.onSubmit = { _ in flow.finish() }
      flow.push(form)
    }
    #expect(end.cause == .systemBack(.endOfInput))
    #expect(form.edits == ["0=ada"])
    #expect(stage.transcript == "== Log in ==\n\(Stage.hint)Name: ada\nCity [London]: \n")
  }

  @Test func whatIsShownAfterwardsIsTakenBackUnseen() async {
    let stage = Stage("quit")
    let restless = Restless(patience: 50)
    let end = await stage.run { restless.showChild(in: $0) }
    #expect(end.cause == .systemBack(.quit))
    #expect(restless.shown == 50)
    #expect(
      stage.transcript == "== Child ==\n  1) Next\nYour choice (1, back, quit or help): quit\n")
  }

  @Test func aProgramThatGoesOnShowingScreensIsGivenUp() async {
    let stage = Stage("quit")
    let restless = Restless(patience: 1000)
    let end = await stage.run { restless.showChild(in: $0) }
    #expect(end.cause == .taskCancelled)
    #expect(restless.shown == 101)
    #expect(
      stage.transcript == """
        == Child ==
          1) Next
        Your choice (1, back, quit or help): quit
        The program kept showing screens after you left, so it was
        stopped.

        """)
  }

  @Test func aProgramWhoseRootBelongsToNoFlowIsCancelled() async {
    let stage = Stage("quit")
    let wasCancelled = await stage.host.serve {
      stage.router.push(Menu("Root"))
      let (stream, _) = AsyncStream.makeStream(of: Void.self)
      for await _ in stream {}
      return Task.isCancelled
    }
    #expect(wasCancelled)
    #expect(stage.router.modules.count == 1)
  }

  @Test func afterLeavingTheSameHostServesAgain() async {
    let stage = Stage("quit", "1")
    _ = await stage.run { $0.push(Menu("One")) }
    let end = await stage.run { flow in flow.push(Menu("Two") { _, _ in flow.finish() }) }
    #expect(end.cause == .finished)
  }

  @Test func theEndOfTheInputIsFoundAgainByTheNextProgram() async {
    let stage = Stage()
    _ = await stage.run { $0.push(Menu("One")) }
    let end = await stage.run { $0.push(Menu("Two")) }
    #expect(end.cause == .systemBack(.endOfInput))
  }
}
