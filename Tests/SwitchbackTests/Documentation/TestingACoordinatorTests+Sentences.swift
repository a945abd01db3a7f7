import SwitchbackTesting
import Testing

// What shows each sentence of the page.

extension TestingACoordinatorTests {
  typealias Tale = @MainActor () async throws -> Void

  // swift-format-ignore: the sentences are longer than a line
  static var tales: [String: Tale] {
    [
      "A `MockRouter` is the real router on an `InMemoryHost`, and it records each request that the router judges.":
        {
          MockRouterTests().itAnswersAsTheRealRouterDoes()
          MockRouterTests().itRecordsWhatItsFlowsAskFor()
        },
      "`front` is the host that the user sees, for example the host of a sheet.": {
        whatIsPresented()
      },
      "`shows` with a type waits until the front host has a screen of this type on top, then returns the screen.":
        {
          try await ShowsTests().whatComesLaterIsWaitedFor()
        },
      "`shows` with names waits until the front host shows exactly the screens with these names.": {
        try await ShowsTests().theTabThatIsChosenLaterIsSeen()
      },
      "If the front host already shows this, `shows` returns at once.": {
        try await ShowsTests().whatIsThereIsHandedOut()
      },
      "`shows` does not sleep: it yields the main actor turn by turn and gives up after 10,000 turns.":
        {
          try await ShowsTests().whatComesLaterIsWaitedFor()
          await ShowsTests().nothingIsShown()
        },
      "When `shows` gives up, the error says what the host shows instead and what still moves.": {
        try await ShowsTests().whatMovesMeanwhileIsSaid()
      },
      "The host is idle when nothing moves, the router has no more commands, and code that awaited an end or an answer has reacted.":
        {
          try await IdleTests().whoAwaitedAnEndHasReacted()
          try await IdleTests().whoAwaitedAnAnswerHasReacted()
          try await IdleTests().whoTakesSeveralTurnsHasReacted()
        },
      "An open question does not keep the host from being idle.": {
        try await IdleTests().aQuestionMayBeOpen()
      },
      "`idle` gives up if a transition or a gesture never ends, or if code navigates without end. The error names the cause.":
        {
          await IdleTests().aTransitionThatNobodyCompletesIsSaid()
          await IdleTests().aGestureThatNobodyEndsIsSaid(isCompleting: false)
          await IdleTests().whatNavigatesWithoutEndIsSaid(completion: .atOnce)
        },
      "`completeTransitions` completes each running transition and those that follow from it, even on sheets and hidden tabs.":
        {
          try CompleteTransitionsTests().everyTransitionIsCompletedAndThoseThatFollow()
          try CompleteTransitionsTests().tabsAreCompletedWhetherTheyAreSeenOrNot()
        },
      "`idle(completingTransitions: true)` also completes the transitions that waiting tasks start when they resume.":
        {
          try await IdleTests().aSlowHostIsCompletedMeanwhile()
          try await IdleTests().slowTabsAreCompletedMeanwhile()
        },
      "A `GuardedModule` allows leaving, refuses it, or asks first, as the test says.":
        {
          GuardedModuleTests().itIsLeftUnlessItMinds()
          GuardedModuleTests().itRefuses()
          try GuardedModuleTests().itKeepsWhatItIsAsked()
        },
      "A `GuardedModule` that asks retains each attempt to leave until the test calls `leaveAnyway`, `stay` or `letGo`.":
        {
          try GuardedModuleTests().itKeepsWhatItIsAsked()
          await GuardedModuleTests().lettingGoRefusesATurnLater()
        },
      "A `RecordingModule` records its own lifecycle events, in order.": {
        RecordingModuleTests().itNotesWhatItHears()
      },
      "A `ScriptedCoordinator` calls a closure once, with its flow.": {
        ScriptedCoordinatorTests().itDoesWhatTheTestSaysOnce()
      },
      "The `dependencies` of a `MockRouter` own the coordinators of the flows that the router started.":
        {
          MockRouterTests().whatTheFlowsOwnCanBeSeen()
        },
      "`dependencies(of:)` takes a flow and returns the owner of the coordinators that this flow started.":
        {
          MockRouterTests().whatTheFlowsOwnCanBeSeen()
          MockRouterTests().theFlowOfATabOwnsWhatItStarted()
        },
      "A `MockRouter` calls `onBackAtRoot`, as a `StackRouter` does, when going back at the root ends no flow.":
        {
          MockRouterTests().backAtTheRootIsHeardOf()
        },
    ]
  }

  private static func whatIsPresented() {
    let story = Story()
    story.push("a")
    #expect(story.host.front === story.host)
    story.present("s")
    #expect(story.host.front.names == ["s"])
    story.expectReleased()
  }
}
