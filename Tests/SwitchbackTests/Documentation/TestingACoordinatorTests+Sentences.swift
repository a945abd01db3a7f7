import SwitchbackTesting
import Testing

// What shows each sentence of the page.

extension TestingACoordinatorTests {
  typealias Tale = @MainActor () async throws -> Void

  // swift-format-ignore: the sentences are longer than a line
  static var tales: [String: Tale] {
    [
      "A `MockRouter` is the real router on an `InMemoryHost`, and has recorded what was asked of it.":
        {
          MockRouterTests().itAnswersAsTheRealRouterDoes()
          MockRouterTests().itRecordsWhatItsFlowsAskFor()
        },
      "`front` is the host that a person sees, such as that of a sheet.": {
        whatIsPresented()
      },
      "`shows` waits until a person sees a screen of a type on top, and returns it, or until all screens of the front host have these names.":
        {
          try await ShowsTests().whatComesLaterIsWaitedFor()
          try await ShowsTests().theTabThatIsChosenLaterIsSeen()
        },
      "It does not wait for what is shown already.": {
        try await ShowsTests().whatIsThereIsHandedOut()
      },
      "Nothing sleeps: the test yields the main actor turn by turn, and gives up after very many turns.":
        {
          try await ShowsTests().whatComesLaterIsWaitedFor()
          await ShowsTests().nothingIsShown()
        },
      "If it is never shown, the error says what is shown instead, and what still moves.": {
        try await ShowsTests().whatMovesMeanwhileIsSaid()
      },
      "The host is idle when nothing moves, nothing more is told, and whoever awaited the end of a flow or an answer has reacted.":
        {
          try await IdleTests().whoAwaitedAnEndHasReacted()
          try await IdleTests().whoAwaitedAnAnswerHasReacted()
          try await IdleTests().whoTakesSeveralTurnsHasReacted()
        },
      "A question may be open meanwhile.": {
        try await IdleTests().aQuestionMayBeOpen()
      },
      "A transition that nobody completes keeps the host from being idle, and so does a gesture that nobody ends, or code that navigates without end: the error names it.":
        {
          await IdleTests().aTransitionThatNobodyCompletesIsSaid()
          await IdleTests().aGestureThatNobodyEndsIsSaid(isCompleting: false)
          await IdleTests().whatNavigatesWithoutEndIsSaid(completion: .atOnce)
        },
      "`completeTransitions` completes what runs and what follows from it, also on sheets and on every tab.":
        {
          try CompleteTransitionsTests().everyTransitionIsCompletedAndThoseThatFollow()
          try CompleteTransitionsTests().tabsAreCompletedWhetherTheyAreSeenOrNot()
        },
      "`idle(completingTransitions: true)` also completes what tasks begin when they stop awaiting.":
        {
          try await IdleTests().aSlowHostIsCompletedMeanwhile()
          try await IdleTests().slowTabsAreCompletedMeanwhile()
        },
      "A `GuardedModule` answers what the test says: that it may be left, that it must not be, or that it is to be asked.":
        {
          GuardedModuleTests().itIsLeftUnlessItMinds()
          GuardedModuleTests().itRefuses()
          try GuardedModuleTests().itKeepsWhatItIsAsked()
        },
      "It keeps what it was asked until the test says `leaveAnyway`, `stay` or `letGo`.": {
        try GuardedModuleTests().itKeepsWhatItIsAsked()
        await GuardedModuleTests().lettingGoRefusesATurnLater()
      },
      "A `RecordingModule` notes what it hears of its own place, in order.": {
        RecordingModuleTests().itNotesWhatItHears()
      },
      "A `ScriptedCoordinator` calls a closure with its flow, once.": {
        ScriptedCoordinatorTests().itDoesWhatTheTestSaysOnce()
      },
      "`dependencies` of a `MockRouter` own the coordinators of the flows that it started itself, and `dependencies(of:)` those that a flow started.":
        {
          MockRouterTests().whatTheFlowsOwnCanBeSeen()
          MockRouterTests().theFlowOfATabOwnsWhatItStarted()
        },
      "A `MockRouter` calls `onBackAtRoot` as a `StackRouter` does: when going back ends no flow.":
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
