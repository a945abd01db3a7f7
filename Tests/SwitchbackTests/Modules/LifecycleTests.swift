import Switchback
import SwitchbackTesting
import Testing

/// Who hears of being shown, covered, uncovered and removed, and in which order.
@MainActor
@Suite(.waitsForRelease)
struct LifecycleTests {
  @MainActor
  final class Log {
    var lines: [String] = []

    /// What was noted since the last time.
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  /// A coordinator that notes what it hears.
  @MainActor
  final class Guide: Coordinator, LifecycleListener {
    let name: String
    let flow: Flow<String>
    private let log: Log

    init(_ name: String, _ flow: Flow<String>, _ log: Log) {
      self.name = name
      self.flow = flow
      self.log = log
    }

    func start() {}
    func onShown() { log.lines.append("\(name) shown") }
    func onCovered() { log.lines.append("\(name) covered") }
    func onUncovered() { log.lines.append("\(name) uncovered") }
    func onRemoved(_ cause: EndCause) { log.lines.append("\(name) removed: \(cause)") }
  }

  let log = Log()

  func story(_ completion: InMemoryHost.Completion = .atOnce) -> Story {
    Story(completion: completion)
  }

  /// A module that notes what it hears.
  func page(_ name: String) -> RecordingModule {
    RecordingModule(name) { [log] in log.lines.append("\(name) \($0)") }
  }

  func page(_ name: String, _ story: Story) -> RecordingModule {
    story.probe.track(page(name), as: name)
  }

  func start(
    _ name: String,
    _ placement: FlowPlacement = .push,
    in parent: any FlowStarting,
    _ story: Story,
  ) -> Flow<String> {
    var made: Flow<String>?
    let ticket: FlowTicket<String> = parent.start(placement) { flow in
      made = flow
      return story.probe.track(Guide(name, flow, log), as: name)
    }
    guard let made, ticket.result == nil else { preconditionFailure("the flow was refused") }
    return made
  }

  @Test func aModuleIsShownCoveredUncoveredAndRemoved() {
    let story = story()
    story.router.push(page("a", story))
    #expect(log.take() == ["a shown"])
    story.router.push(page("b", story))
    #expect(log.take() == ["a covered", "b shown"])
    story.host.back()
    #expect(log.take() == ["b removed: system back (key)", "a uncovered"])
    story.router.close()
    #expect(log.take() == ["a removed: router gone"])
    story.expectReleased()
  }

  @Test func aModuleWithoutANameOfItsOwnIsShownBeforeItIsUncovered() {
    final class Plain: Screen, Presentable, LifecycleListener {
      let log: Log
      init(_ log: Log) { self.log = log }
      func onShown() { log.lines.append("plain shown") }
      func onUncovered() { log.lines.append("plain uncovered") }
    }
    let story = story()
    story.router.push(story.probe.track(Plain(log)))
    #expect(log.take() == ["plain shown"])
    story.push("b")
    story.host.back()
    #expect(log.take() == ["plain uncovered"])
    story.expectReleased()
  }

  @Test func whatGoesInBelowIsShownWhenItIsOnTop() {
    let story = story()
    story.router.setStack([page("a", story), page("b", story), page("c", story)])
    #expect(log.take() == ["c shown"])
    story.router.pop()
    #expect(log.take() == ["c removed: popped", "b shown"])
    story.router.push(page("d", story))
    #expect(log.take() == ["b covered", "d shown"])
    story.expectReleased()
  }

  @Test func whatIsCoveredWhileSomethingBelowLeavesHearsOfIt() {
    let story = story()
    story.router.setStack([page("x", story), page("a", story)])
    #expect(log.take() == ["a shown"])
    story.router.setStack([story.router.modules[1], page("b", story)])
    #expect(log.take() == ["x removed: replaced", "a covered", "b shown"])
    story.router.pop()
    #expect(log.take() == ["b removed: popped", "a uncovered"])
    story.expectReleased()
  }

  @Test func nothingIsShownInPassing() {
    let story = story()
    story.router.setStack([page("a", story), page("b", story), page("c", story)])
    _ = log.take()
    story.host.back(toDepth: 1)
    #expect(
      log.take() == ["c removed: system back (key)", "b removed: system back (key)", "a shown"])
    story.expectReleased()
  }

  @Test func nothingIsShownBetweenTwoFastSwipes() {
    let story = story()
    for name in ["a", "b", "c"] { story.router.push(page(name, story)) }
    _ = log.take()
    story.host.beginSwipe()
    story.host.beginSwipe()
    story.host.commitSwipe()
    story.host.commitSwipe()
    #expect(
      log.take() == [
        "c removed: system back (swipe)", "b removed: system back (swipe)", "a uncovered",
      ])
    story.expectReleased()
  }

  @Test func whatIsThereAtTheBeginningIsShown() {
    let story = Story(screens: [page("a")], sharedWithOtherCode: true)
    #expect(log.take() == ["a shown"])
    story.router.push(page("b", story))
    #expect(log.take() == ["a covered", "b shown"])
    story.host.back()
    #expect(log.take() == ["b removed: system back (key)", "a uncovered"])
    story.expectReleased()
  }

  @Test func aSheetCoversWhatItIsPresentedOver() {
    let story = story()
    story.router.push(page("a", story))
    story.router.present(page("s", story))
    #expect(log.take() == ["a shown", "a covered", "s shown"])
    story.host.front.pullDown()
    #expect(log.take() == ["s removed: system back (pullDown)", "a uncovered"])
    story.expectReleased()
  }

  @Test func coordinatorsAreShownFromTheOutsideInAndRemovedFromTheInsideOut() {
    let story = story()
    do {
      let outer = start("outer", in: story.router, story)
      let inner = start("inner", in: outer, story)
      #expect(log.take() == [], "nothing is shown yet")
      inner.push(page("a", story))
    }
    #expect(log.take() == ["outer shown", "inner shown", "a shown"])
    story.router.close()
    #expect(
      log.take() == [
        "a removed: router gone", "inner removed: router gone", "outer removed: router gone",
      ])
    story.expectReleased()
  }

  @Test func aCoordinatorIsCoveredByAnotherFlowAndNotByOneOfItsOwn() {
    let story = story()
    let outer = start("outer", in: story.router, story)
    outer.push(page("a", story))
    let inner = start("inner", in: outer, story)
    _ = log.take()
    inner.push(page("b", story))
    #expect(log.take() == ["a covered", "inner shown", "b shown"])
    story.router.push(page("c", story))
    #expect(log.take() == ["b covered", "inner covered", "outer covered", "c shown"])
    story.router.pop()
    #expect(
      log.take() == ["c removed: popped", "outer uncovered", "inner uncovered", "b uncovered"])
    story.router.close()
  }

  @Test func betweenTwoFlowsNothingIsShownInPassing() {
    let story = story()
    story.router.push(page("home", story))
    _ = log.take()
    story.start("first", showing: ["a"]) { story, _ in story.start("second", showing: ["b"]) }
    #expect(log.take() == ["home covered"])
    story.host.back()
    #expect(story.names == ["home", "b"])
    #expect(log.take() == [], "home was never on top in between")
    story.expectReleased()
  }

  @Test func nothingIsShownInPassingWhileAnAwaiterHasYetToReact() async {
    let story = story()
    story.router.push(page("home", story))
    let ticket: FlowTicket<Void> = story.router.start { flow in
      Script(flow) { $0.push(TestModule("a")) }
    }
    _ = log.take()
    let task = Task { [router = story.router] in
      _ = await ticket.end
      router.push(TestModule("b"))
    }
    await nextTurn()
    story.host.back()
    await task.value
    #expect(story.names == ["home", "b"])
    #expect(log.take() == [])
    story.router.close()
  }

  @Test func itIsToldBeforeTheHostShowsIt() {
    let story = story(.whenTold)
    story.router.push(page("a", story))
    story.router.push(page("b", story))
    #expect(log.take() == ["a shown", "a covered", "b shown"])
    story.host.completeTransition()
    story.host.completeTransition()
    #expect(log.take() == [])
    story.expectReleased()
  }

  @Test func aCancelledSwipeIsNotHeardOf() {
    let story = story()
    story.router.push(page("a", story))
    story.router.push(page("b", story))
    _ = log.take()
    story.host.beginSwipe()
    story.host.cancelSwipe()
    #expect(log.take() == [])
    story.expectReleased()
  }

  @Test func aListenerMayNavigate() {
    let story = story()
    let splash = page("splash", story)
    let (note, home) = (splash.onEvent, page("home", story))
    splash.onEvent = { [unowned story] event in
      note?(event)
      if event == .shown { story.router.setRoot(home) }
    }
    story.router.push(splash)
    #expect(log.take() == ["splash shown", "splash removed: replaced", "home shown"])
    #expect(story.host.frames == [["home"]], "one step on screen")
    story.router.close()
  }

  @Test func aModuleThatLeftBeforeItWasOnTopIsOnlyRemoved() {
    let story = story()
    story.router.setStack([page("a", story), page("b", story)])
    story.router.setRoot(page("c", story))
    #expect(
      log.take() == ["b shown", "b removed: replaced", "a removed: replaced", "c shown"])
    story.expectReleased()
  }

  @Test func aFlowThatWaitsForItsCoordinatorIsCoveredMeanwhile() {
    let story = story()
    let outer = start("outer", in: story.router, story)
    let inner = start("inner", in: outer, story)
    inner.push(page("a", story))
    _ = log.take()
    inner.finish("done")
    #expect(log.take() == ["a removed: finished", "inner removed: finished", "outer covered"])
    outer.push(page("b", story))
    #expect(log.take() == ["outer uncovered", "b shown"])
    story.router.close()
  }
}
