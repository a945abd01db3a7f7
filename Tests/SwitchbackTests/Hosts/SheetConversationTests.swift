import Switchback
import SwitchbackTesting
import Testing

/// Sheets before they are seen, while they move and are commanded, and after they should have gone.
@MainActor
@Suite(.waitsForRelease)
struct SheetConversationTests {
  /// a, b, and over them a sheet with s and t, on a host that needs time.
  func story() -> Story {
    let story = Story(completion: .whenTold)
    story.push("a", "b")
    for _ in 0..<2 { story.host.completeTransition() }
    story.present("s")
    story.host.completeTransition()
    story.push("t")
    story.host.completeTransition()
    story.forget()
    return story
  }

  @Test func aSheetThatNeverCameUpIsReleasedAlsoWhenNothingIsLeft() async {
    let story = Story()
    var started: Flow<Void>?
    story.router.start { flow in
      started = flow
      return ScriptedCoordinator(flow) { $0.push(story.module("a")) }
    }
    story.host.commandsToDrop = 1
    started?.present(story.module("s"))
    started?.finish()
    await nextTurn()
    #expect(story.names.isEmpty)
    #expect(story.issues == [.commandDropped])
    // A host that has nothing to show goes on showing what it shows.
    #expect(story.probe.alive == ["a"])
  }

  /// What is kept of a stack is counted on what its host last reported.
  @Test func aSheetThatIsPutBackSaysFirstWhatHasMovedOnIt() throws {
    let story = story()
    let form = GuardedModule("form", leaving: .allowed)
    story.router.push(form)
    try story.host.completeTransitions()
    story.push("u", "v")
    story.host.front.back(toDepth: 1)
    form.leaving = .refused
    story.host.changePresented(to: nil)
    try story.host.completeTransitions()
    #expect(story.host.allNames == [["a", "b"], ["s", "t", "form", "u", "v"]])
    #expect(story.names == ["a", "b", "s", "t", "form", "u", "v"])
  }

  /// What the sheet below was told to present is not gone because that sheet is.
  @Test func aSheetThatComesUpIsPresentedAlsoWhereOtherCodeHasPutIt() throws {
    let story = story()
    story.present("u")
    story.host.changePresented(to: story.host.front)
    try story.host.completeTransitions()
    #expect(story.host.allNames == [["a", "b"], ["u"]])
    #expect(story.names == ["a", "b", "u"])
    #expect(story.issues == [.commandDropped])
    story.expectReleased()
  }

  @Test func noGestureBeginsWhileASheetComesUp() {
    let story = Story(completion: .whenTold)
    story.push("a")
    story.host.completeTransition()
    story.present("s")
    #expect(story.host.front.names == ["s"])
    #expect(!story.host.front.pullDown())
    story.host.completeTransition()
    #expect(story.host.front.pullDown())
    #expect(story.host.allNames == [["a"]])
    story.expectReleased()
  }

  @Test func noGestureBeginsWhileAScreenIsPushedOnASheet() {
    let story = story()
    story.push("u")
    #expect(story.host.front.names == ["s", "t", "u"])
    #expect(!story.host.front.beginSwipe())
    #expect(!story.host.front.pullDown())
    #expect(!story.host.beginSwipe(), "nor below it")
    story.host.completeTransition()
    #expect(story.host.front.beginSwipe())
    story.host.front.cancelSwipe()
    story.expectReleased()
  }

  @Test func aRequestIsDoneWhenItsSheetIsUpThoughMoreIsOnItsWay() {
    let story = Story(completion: .whenTold)
    story.push("a")
    story.host.completeTransition()
    let sheet = story.present("s")
    let push = story.push("t")
    #expect(story.host.allNames == [["a"], ["s"]])
    story.host.completeTransition()
    #expect(sheet.outcome == .committed(removed: []))
    #expect(push.outcome == nil)
    story.host.completeTransition()
    #expect(push.outcome == .committed(removed: []))
    story.expectReleased()
  }

  @Test func whatHasToBeShownAgainComesWithoutTheTransitionOfTheSheetAboveIt() {
    let story = Story(completion: .whenTold)
    story.push("a")
    story.host.completeTransition()
    story.router.present(story.module("s"), transition: .custom(Fade()))
    story.host.change(to: [])
    for _ in 0..<3 { story.host.completeTransition() }
    #expect(story.host.allNames == [["a"], ["s"]], "the root stays, and is shown again")
    #expect(story.host.commands.last?.transition == .automatic)
    story.expectReleased()
  }

  @Test func aSheetThatIsSwipedOnIsDismissedWhenThatIsOver() {
    let story = story()
    #expect(story.host.front.beginSwipe())
    let ticket = story.router.dismiss()
    #expect(story.host.allNames == [["a", "b"], ["s", "t"]], "not under the user's finger")
    story.host.front.commitSwipe()
    story.host.completeTransition()
    #expect(ticket.outcome != nil)
    #expect(story.told == ["t: dismissed", "s: dismissed"])
    #expect(story.host.allNames == [["a", "b"]])
    story.expectReleased()
  }

  @Test func whatTheUserSwipesOffASheetDuringACommandBelowItIsTakenOut() {
    let story = story()
    #expect(story.host.front.beginSwipe())
    let ticket = story.push("u")
    story.host.front.commitSwipe()
    #expect(story.told == ["t: system back (swipe)"])
    story.host.completeTransition()
    #expect(story.host.allNames == [["a", "b"], ["s", "u"]])
    #expect(ticket.outcome == .committed(removed: []))
    story.expectReleased()
  }

  @Test func aSheetThatGoesInTheMiddleOfASwipeHoldsNothingUp() {
    let story = story()
    #expect(story.host.front.beginSwipe())
    story.host.changePresented(to: nil, origin: .pullDown)
    #expect(story.told == ["t: system back (pullDown)", "s: system back (pullDown)"])
    story.push("c")
    story.host.completeTransition()
    #expect(story.host.allNames == [["a", "b", "c"]])
    story.expectReleased()
  }

  @Test func aSheetThatMindsIsPutBackAlsoWhenItGoesInTheMiddleOfASwipe() {
    let story = story()
    let form = GuardedModule("form", leaving: .allowed)
    story.router.push(form)
    story.host.completeTransition()
    #expect(story.host.front.beginSwipe())
    form.leaving = .refused
    story.host.changePresented(to: nil, origin: .pullDown)
    story.host.completeTransition()
    #expect(story.host.allNames == [["a", "b"], ["s", "t", "form"]])
    #expect(story.told == [])
    #expect(story.issues == [.removalUndone])
    story.expectReleased()
  }

  @Test func aHostSpeaksForNoCommandToTheOneBelowIt() {
    /// Presents nothing before a test has it say so.
    final class SlowHost: StackHost {
      private(set) var screens: [any Screen] = []
      private(set) var reporter: HostReporter?
      private(set) var command: ModalCommand?
      func connect(_ reporter: HostReporter) { self.reporter = reporter }
      func show(_ command: HostCommand) {
        screens = screens.prefix(command.kept) + command.tail
        reporter?.carriedOut(command.id)
      }
      func makeModalHost() -> (any StackHost)? { SlowHost() }
      func present(_ command: ModalCommand) { self.command = command }
    }
    let host = SlowHost()
    var issues: [NavigationIssue.Kind] = []
    let router = StackRouter(host: host, onIssue: { issues.append($0.kind) })
    router.push(TestModule("a"))
    router.present(TestModule("s"))
    guard let sheet = host.command?.host as? SlowHost else { return }
    host.reporter?.settled(presenting: [sheet], acknowledging: host.command?.id)
    let ticket = router.dismiss()
    sheet.reporter?.settled(presenting: [], acknowledging: host.command?.id)
    #expect(ticket.outcome == nil, "it is presented as before")
    #expect(issues == [.commandDropped])
    router.close()
  }

  // MARK: - Sheets that never come up

  @Test func theHostOfASheetThatIsNotWantedAnyMoreIsLetGo() {
    let probe = LifetimeProbe()
    let host = SheetHost(probe)
    let router = StackRouter(host: host)
    router.push(TestModule("a"))
    router.batch([.present(TestModule("s")), .dismiss])
    #expect(probe.count == 1)
    #expect(probe.alive == [])
    router.present(TestModule("t"))
    #expect(probe.alive == ["sheet"])
    router.dismiss()
    #expect(probe.alive == [])
    #expect(host.presented == nil)
    router.close()
  }

  @Test func theHostOfASheetInARejectedBatchIsLetGo() {
    let probe = LifetimeProbe()
    let router = StackRouter(host: SheetHost(probe), onIssue: { _ in })
    router.push(TestModule("a"))
    let ticket = router.batch([.present(TestModule("s")), .popTo(TestModule("missing"))])
    #expect(ticket.outcome == .rejected(.notInStack))
    #expect(probe.count == 1)
    #expect(probe.alive == [])
    router.close()
  }

  @Test func theHostOfASheetAskedForDuringATransitionAndTakenBackIsLetGo() {
    let probe = LifetimeProbe()
    let host = SheetHost(probe)
    let router = StackRouter(host: host)
    router.push(TestModule("a"))
    host.reporter?.began()
    router.present(TestModule("s"))
    #expect(probe.alive == ["sheet"])
    router.pop()
    host.reporter?.settled(showing: host.screens)
    #expect(probe.alive == [])
    #expect(host.presented == nil)
    router.close()
  }

  @Test func nothingMovesAnyMoreOnceASheetIsSaidToBeGone() {
    let host = SheetHost()
    let router = StackRouter(host: host)
    router.push(TestModule("a"))
    router.present(TestModule("s"))
    host.pullDownPresented()
    #expect(router.modules.map(\.name) == ["a"])
    let ticket = router.push(TestModule("b"))
    #expect(ticket.outcome == .committed(removed: []))
    router.close()
  }

  @Test func whatIsPresentedStandsOnItsHostBeforeThatIsSeen() {
    let story = Story()
    story.push("a")
    story.present("s")
    story.push("t")
    #expect(story.host.front.commands.map(\.transition) == [.none, .automatic])
    story.expectReleased()
  }

  @Test func aSheetThatDoesNotGoBelongsToNoFlowAnyMore() async {
    let story = Story()
    story.push("a")
    let flow = story.start("flow", showing: ["b"])
    flow.present(story.module("s"))
    story.host.commandsToDrop = 2
    flow.dismiss()
    await until { story.issues.contains(.commandGivenUp) }
    #expect(story.host.front.names == ["s"])
    #expect(flow.dismiss().outcome == .rejected(.nothingPresented))
    story.router.dismiss()
    #expect(story.host.front.names == ["a", "b"])
    story.expectReleased()
  }
}
