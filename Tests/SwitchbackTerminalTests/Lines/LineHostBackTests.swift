import Switchback
import SwitchbackTerminal
import SwitchbackTesting
import Testing

@MainActor
@Suite(.waitsForRelease)
struct LineHostBackTests {
  @Test func theHostTakesItsTopScreenAwayAndTheRouterFollows() async {
    let stage = Stage("1", "back", "1", "1")
    var removals: [EndCause] = []
    let end = await stage.run(String.self) { flow in
      let list = Menu("List", ["Open"]) { _, _ in
        let details = Menu("Details", ["Done"]) { _, _ in flow.finish("done") }
        flow.push(details)
        flow.observeRemoval(of: details, by: flow) { _, cause in removals.append(cause) }
      }
      flow.push(list)
    }
    #expect(end.output == "done")
    #expect(removals.first == .systemBack(.key))
    #expect(
      stage.transcript == """
        == List ==
          1) Open
        Your choice (1, back, quit or help): 1

        == Details ==
          1) Done
        Your choice (1, or help): back

        == List ==
          1) Open
        Your choice (1, or help): 1

        == Details ==
          1) Done
        Your choice (1, or help): 1

        """)
  }

  @Test func goingBackTellsThePlaceThatStartedTheFlow() async {
    let stage = Stage("1", "back", "quit")
    let listener = RecordingFlowListener()
    _ = await stage.run { flow in
      flow.push(
        Menu("List") { _, _ in
          flow.start(listener: listener) { (child: Flow<Void>) in
            TestCoordinator(child) { $0.push(Menu("Child")) }
          }
        })
    }
    #expect(listener.ends.map(\.cause) == [.systemBack(.key)])
  }

  @Test func goingBackAtTheRootEndsTheFlow() async {
    let stage = Stage("back")
    let end = await stage.run { $0.push(Menu("Root")) }
    #expect(end.cause == .systemBack(.key))
    #expect(stage.router.modules.isEmpty)
  }

  @Test func atARootOfNoFlowThereIsNothingToGoBackTo() async {
    let stage = Stage("back", "1")
    let ended = await stage.host.serve {
      await withCheckedContinuation { done in
        stage.router.push(Menu("Root") { _, _ in done.resume(returning: true) })
      }
    }
    #expect(ended)
    #expect(
      stage.transcript.hasPrefix(
        """
        == Root ==
          1) Next
        Your choice (1, back, quit or help): back
        There is nothing to go back to. Type quit to leave.
        Your choice (1, or help): 1

        """))
  }

  @Test func screensThatAreOnlyPassedThroughAreNotPrinted() async {
    let stage = Stage("quit")
    _ = await stage.run { flow in
      flow.push(Menu("One"))
      flow.push(Menu("Two"))
    }
    #expect(stage.transcript == "== Two ==\n  1) Next\nYour choice (1, back, quit or help): quit\n")
  }

  @Test func nothingIsAskedUntilItIsDecidedWhatComesNext() async {
    let stage = Stage("1", "1")
    let end = await stage.host.serve {
      let name = await stage.router.run { (flow: Flow<String>) in
        TestCoordinator(flow) { flow in flow.push(Menu("One") { _, _ in flow.finish("ada") }) }
      }
      return await stage.router.run { (flow: Flow<String>) in
        TestCoordinator(flow) { flow in
          flow.push(Menu("Hello \(name.output ?? "")") { _, _ in flow.finish("done") })
        }
      }
    }
    #expect(end.output == "done")
    #expect(
      stage.transcript == """
        == One ==
          1) Next
        Your choice (1, back, quit or help): 1

        == Hello ada ==
          1) Next
        Your choice (1, or help): 1

        """)
  }

  @Test func whatHasLeftIsReleased() async {
    let probe = LifetimeProbe()
    let stage = Stage("1", "back", "1")
    var count = 0
    _ = await stage.run { flow in
      let list = Menu("List") { _, _ in
        count += 1
        if count == 2 {
          #expect(probe.alive == ["List"])
          flow.finish()
          return
        }
        flow.push(probe.track(Menu("Details"), as: "Details"))
      }
      flow.push(probe.track(list, as: "List"))
    }
    #expect(probe.count == 2)
  }

  @Test func aHostThatIsDroppedLeavesNothingBehind() async {
    let probe = LifetimeProbe()
    do {
      let stage = Stage("1", "back", ":quit")
      probe.track(stage.host, as: "host")
      probe.track(stage.console, as: "console")
      _ = await stage.run { flow in
        flow.push(
          probe.track(
            Menu("List") { _, _ in flow.push(probe.track(Form("Form", [FormField("Name")]))) }))
      }
    }
    // A dropped router closes in the next turn of the main actor.
    while !probe.alive.isEmpty { await Task.yield() }
    #expect(probe.count == 4)
  }
}
