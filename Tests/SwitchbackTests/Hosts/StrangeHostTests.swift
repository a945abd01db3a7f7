import Switchback
import SwitchbackTesting
import Testing

/// Hosts that contradict themselves, share their container, or change hands.
@MainActor
@Suite(.waitsForRelease)
struct StrangeHostTests {
  /// Says of each command whatever it was made to say.
  final class StubbornHost: StackHost {
    private(set) var screens: [any Screen] = []
    private(set) var commands = 0
    private var reporter: HostReporter?
    private let answer: @MainActor (HostReporter, HostCommand) -> Void

    init(_ answer: @escaping @MainActor (HostReporter, HostCommand) -> Void) {
      self.answer = answer
    }

    func connect(_ reporter: HostReporter) { self.reporter = reporter }

    func show(_ command: HostCommand) {
      commands += 1
      guard commands < 1_000, let reporter else { return }
      answer(reporter, command)
    }
  }

  @Test func aHostThatReportsEachDropTwiceIsGivenUp() async {
    let host = StubbornHost { router, _ in
      router.settled(showing: [])
      router.settled(showing: [])
    }
    let router = StackRouter(host: host, onIssue: { _ in })
    let ticket = router.push(TestModule("a"))
    await nextTurn()
    #expect(host.commands == 2)
    #expect(ticket.outcome == .superseded)
    #expect(router.modules.isEmpty)
  }

  @Test func aHostThatAcknowledgesAndShowsNothingIsGivenUp() async {
    let host = StubbornHost { router, command in
      router.settled(showing: [], acknowledging: command.id)
    }
    let router = StackRouter(host: host, onIssue: { _ in })
    let ticket = router.push(TestModule("a"))
    await nextTurn()
    #expect(host.commands == 2)
    #expect(ticket.outcome == .superseded)
  }

  /// A screen of another name than its module.
  final class PlainScreen: Screen {}

  final class Wrapper: Presentable {
    let name = "details"
    private let screen = PlainScreen()
    func presented() -> any Screen { screen }
  }

  @Test func whatAHostKeepsIsCalledAsItWasBefore() async {
    let host = InMemoryHost()
    let router = StackRouter(host: host, onIssue: { _ in })
    router.push(TestModule("a"))
    router.push(Wrapper())
    host.commandsToDrop = 2
    var shown: [ModuleID] = []
    router.observe { event in
      if case .shown(let module) = event.kind { shown.append(module) }
    }
    router.pop()
    await nextTurn()
    #expect(shown == [ModuleID(3, "details")])
    router.close()
    host.change(to: [])
  }

  @Test func whatIsPresentedOverAStackThatIsGivenUpLeavesWithIt() async {
    let story = Story()
    do {
      let module = story.module("m")
      story.router.push(module)
      story.host.commandsToDrop = 2
      story.router.setRoot(story.module("b"))
      story.present("s")
      story.router.present(module)
    }
    await nextTurn()
    #expect(story.issues == [.commandDropped, .commandGivenUp])
    #expect(story.names == [], "the base still shows what is wanted on a sheet by now")
    #expect(story.told == ["s: refused by the host"])
    #expect(story.host.allNames == [["m"]])
    story.expectReleased()
  }

  @Test func aHostThatNeverPutsBackWhatWasRefusedIsGivenUp() async {
    let memory = InMemoryHost()
    var answers = 0
    let host = StubbornHost { router, command in
      answers += 1
      let shown = answers == 1 ? command.tail : Array(command.tail.prefix(0))
      router.settled(showing: memory.screens + shown, acknowledging: command.id)
      if answers == 1 { memory.change(to: command.tail) }
    }
    var issues: [NavigationIssue.Kind] = []
    let router = StackRouter(host: host, onIssue: { issues.append($0.kind) })
    router.push(TestModule("a"))
    router.push(GuardedModule("form", leaving: .refused))
    await until { router.modules.count == 1 }
    #expect(host.commands == 4)
    #expect(issues == [.removalUndone, .commandDropped, .removalUndone, .commandGivenUp])
    router.close()
  }

  @Test func dropsOfUnrelatedCommandsDoNotAddUp() async {
    let story = Story()
    story.push("a")
    story.host.commandsToDrop = 1
    story.push("b")
    story.router.pop()
    await nextTurn()
    story.host.commandsToDrop = 1
    let ticket = story.push("c")
    await nextTurn()
    #expect(ticket.outcome == .committed(removed: []))
    #expect(story.issues == [.commandDropped, .commandDropped])
  }

  @Test func aScreenThatOtherCodeShowsFirstIsNotShownTwice() {
    let story = Story()
    story.push("a")
    story.host.completion = .whenTold
    story.push("x")
    let module = story.module("b")
    story.router.push(module)
    story.host.change(to: story.host.screens + [module])
    story.host.completeTransition()
    story.host.completeTransition()
    #expect(story.host.names == ["a", "x", "b"])
    #expect(story.names == ["a", "x", "b"])
  }

  @Test func aStrangerOnAnEmptyRouterIsItsRoot() {
    let story = Story()
    story.host.change(to: [TestModule("stranger")])
    #expect(story.names == ["stranger"])
    #expect(story.issues == [.unannouncedScreen])
    story.push("details")
    #expect(story.host.names == ["stranger", "details"])
  }

  @Test func aStrangerSeenWhenGivingUpIsReported() async {
    let story = Story(completion: .whenTold)
    story.push("a")
    story.host.completeTransition()
    story.host.commandsToDrop = 2
    story.push("b")
    story.host.completeTransition()
    await nextTurn()
    story.host.change(to: story.host.screens + [TestModule("stranger")])
    #expect(story.issues == [.commandDropped, .unannouncedScreen, .commandGivenUp])
    #expect(story.names == ["a", "stranger"])
  }

  @Test func aContainerWithOneScreenTwiceIsAdoptedOnce() {
    let screen = TestModule("x")
    let story = Story(screens: [screen, screen])
    #expect(story.names == ["x"])
  }

  @Test func theNextRouterOnAHostExpectsInput() async {
    let host = InMemoryHost()
    let first = StackRouter(host: host)
    first.push(TestModule("a"))
    first.close()
    #expect(!host.isInputExpected)
    var second: StackRouter? = StackRouter(host: host, sharedWithOtherCode: true)
    #expect(host.isInputExpected)
    second = StackRouter(host: host, sharedWithOtherCode: true)
    await nextTurn()
    #expect(host.isInputExpected, "the router that was dropped has no say any more")
    #expect(second?.modules.count == 1)
  }

  @Test func aRetriedCommandLooksAsItWasMeant() async {
    let story = Story()
    story.push("a")
    story.host.commandsToDrop = 1
    story.router.push(story.module("b"), transition: .none)
    await nextTurn()
    #expect(story.host.commands.map(\.transition) == [.automatic, .none, .none])
  }

  @Test func aTransitionThatWasNotNeededIsNotKept() {
    let story = Story()
    story.push("a")
    let flow = story.start("flow", showing: ["b"])
    story.router.batch([.push(story.module("x")), .pop(count: 1)], transition: .none)
    flow.finish("done")
    #expect(story.host.commands.last?.transition == .automatic)
  }
}
