import Switchback
import SwitchbackTesting
import Testing

/// What a router shows and waits for, as one can see it.
@MainActor
@Suite(.waitsForRelease)
struct NavigationSnapshotTests {
  private let story = Story(completion: .whenTold)

  private func rest() {
    #expect(throws: Never.self) { try story.host.completeTransitions() }
  }

  @Test func anEmptyRouterShowsNothing() {
    #expect(story.router.snapshot().items == [])
    #expect("\(story.router)" == "nothing is shown")
  }

  @Test func modulesAndFlowsAreATree() {
    let main = story.start("main", .root, showing: ["a"])
    story.start("child", in: main, showing: ["b", "c"])
    story.push("d", on: main)
    story.start("idle", in: main)
    rest()
    #expect(
      "\(story.router)" == """
        ScriptedCoordinator<String>#1 (root)
          a#1
          ScriptedCoordinator<String>#2 (push)
            b#2
            c#3
          d#4
          ScriptedCoordinator<String>#3 (push) shows nothing
        """)
    story.router.close()
  }

  @Test func whatIsOutsideOfFlowsIsNextToThem() {
    story.push("a")
    story.start("flow", showing: ["b"])
    story.push("c")
    rest()
    #expect("\(story.router)" == "a#1\nScriptedCoordinator<String>#1 (push)\n  b#2\nc#3")
    let snapshot = story.router.snapshot()
    #expect(snapshot.items.count == 3)
    #expect(
      snapshot.items.first
        == .module(.init(id: ModuleID(1, "a"), position: 0, sheet: 0, tabs: [])))
    story.router.close()
  }

  @Test func sheetsAreCountedFromTheLowest() {
    story.push("a")
    rest()
    story.start("sheet", .modal, showing: ["b", "c"])
    rest()
    #expect(
      "\(story.router)"
        == "a#1\nScriptedCoordinator<String>#1 (modal)\n  b#2 (sheet 1)\n  c#3 (sheet 1)")
    story.router.close()
  }

  @Test func tabsHaveTheirOwnStacks() {
    let tabs = TabStory([.a: 1, .b: 2])
    #expect(
      "\(tabs.story.router)" == """
        ScriptedCoordinator<String>#1 (push)
          Tabs#1
            * a
              ScriptedCoordinator<String>#2 (push)
                a1#2
            - b
              ScriptedCoordinator<String>#3 (push)
                b1#3
                b2#4
        """)
    tabs.story.router.close()
  }

  @Test func aSnapshotOutlivesItsRouterAndCanBeCompared() {
    story.push("a")
    rest()
    let before = story.router.snapshot()
    #expect(before == story.router.snapshot())
    story.push("b")
    #expect(before != story.router.snapshot())
    story.expectReleased()
    #expect(before.description == "a#1")
  }

  @Test func aClosedRouterShowsNothing() {
    story.push("a")
    story.router.close()
    #expect(story.router.snapshot() == StackRouter(host: InMemoryHost()).snapshot())
  }

  // MARK: - What is waited for

  @Test func aHostThatHasYetToShowSomething() {
    let ticket = story.push("a")
    #expect(ticket.outcome == nil)
    #expect(story.router.snapshot().waits == [.host([ModuleID(1, "a")])])
    #expect("\(story.router)" == "a#1\nwaits for the host to show [a#1]")
    rest()
    #expect(story.router.snapshot().waits == [])
    story.router.close()
  }

  @Test func aHostThatHasYetToPresent() {
    story.push("a")
    rest()
    story.present("b")
    let waits = story.router.snapshot().waits
    #expect(waits.contains(.sheets(1)) || waits.contains(.host([ModuleID(2, "b")])))
    story.router.close()
  }

  @Test func aSwipe() {
    story.push("a", "b")
    rest()
    #expect(story.host.beginSwipe())
    #expect(story.router.snapshot().waits == [.gesture])
    story.host.cancelSwipe()
    #expect(story.router.snapshot().waits == [])
    story.router.close()
  }

  @Test func aModuleThatIsAsked() {
    story.push("a")
    story.router.push(GuardedModule("b", leaving: .ask))
    rest()
    story.router.pop()
    #expect(story.router.snapshot().waits == [.guardedModule(ModuleID(2, "b"))])
    story.router.close()
  }

  @Test func aQuestion() async {
    let flow = story.start("flow", showing: ["a"])
    rest()
    let task = Task { await flow.ask(Question("Really?", choices: [.init("Yes", true)])) }
    while story.router.snapshot().waits.isEmpty { await Task.yield() }
    #expect(story.router.snapshot().waits == [.question("Really?", from: flow.id)])
    #expect(
      story.router.description.hasSuffix(
        "waits for the answer to \"Really?\", asked by ScriptedCoordinator<String>#1"))
    story.router.close()
    _ = await task.value
  }

  @Test func aCommandThatWasDropped() async {
    story.push("a")
    rest()
    story.host.commandsToDrop = 1
    story.push("b")
    story.host.completeTransition()
    #expect(story.router.snapshot().waits == [.retry])
    await nextTurn()
    #expect(story.router.snapshot().waits == [.host([ModuleID(1, "a"), ModuleID(2, "b")])])
    story.router.close()
  }

  @Test func aTaskThatHasYetToReact() async {
    story.push("a")
    rest()
    var flow: Flow<Void>?
    let ticket = story.router.start { (made: Flow<Void>) in
      flow = made
      return ScriptedCoordinator(made) { $0.push(TestModule("b")) }
    }
    rest()
    let task = Task { _ = await ticket.end }
    for _ in 0..<10 { await Task.yield() }
    flow?.finish()
    #expect(story.router.snapshot().waits.contains(.awaiters(1)))
    await task.value
    story.router.close()
  }
}
