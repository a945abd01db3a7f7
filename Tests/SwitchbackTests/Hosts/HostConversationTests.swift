import Switchback
import SwitchbackTesting
import Testing

/// What the router makes of a host that drops, repeats, is late, or does more than it was told.
@MainActor
@Suite(.waitsForRelease)
struct HostConversationTests {
  @Test func aDroppedCommandIsReportedAndTriedAgainOnTheNextTurn() async {
    let story = Story()
    story.push("a")
    story.host.commandsToDrop = 1
    let ticket = story.push("b")
    #expect(ticket.outcome == nil)
    #expect(story.issues == [.commandDropped])
    #expect(story.host.names == ["a"])
    await nextTurn()
    #expect(ticket.outcome == .committed(removed: []))
    #expect(story.host.names == ["a", "b"])
    #expect(story.told == [])
  }

  @Test func aCommandDroppedTwiceIsGivenUp() async {
    let story = Story()
    story.push("a")
    let flow = story.start("flow")
    story.host.commandsToDrop = 2
    let ticket = story.push("b", on: flow)
    await nextTurn()
    #expect(ticket.outcome == .superseded)
    #expect(story.issues == [.commandDropped, .commandGivenUp])
    #expect(story.names == ["a"])
    #expect(story.told == ["b: refused by the host", "flow ended: refused by the host"])
    story.push("c")
    #expect(story.host.names == ["a", "c"])
    story.expectReleased()
  }

  @Test func afterGivingUpWhatIsStillShownComesBackWithoutAFlow() async {
    let story = Story()
    story.push("a")
    let flow = story.start("flow", showing: ["b"])
    story.host.commandsToDrop = 2
    let ticket = flow.pop()
    #expect(story.told == ["b: popped", "flow ended: popped"])
    await nextTurn()
    #expect(ticket.outcome == .superseded)
    #expect(story.names == ["a", "b"])
    #expect(story.host.names == ["a", "b"])
    #expect(story.told == ["b: popped", "flow ended: popped"], "told once")
    story.host.back()
    #expect(story.names == ["a"])
  }

  @Test func aDropBetweenTransitionsIsTriedAgain() async {
    let story = Story(completion: .whenTold)
    story.push("a")
    story.host.completeTransition()
    story.host.commandsToDrop = 1
    story.push("b")
    story.host.completeTransition()
    #expect(story.issues == [.commandDropped])
    await nextTurn()
    #expect(story.host.isInTransition)
    story.host.completeTransition()
    #expect(story.host.names == ["a", "b"])
  }

  @Test func reportsThatComeTwiceOrUnaskedAreHarmless() {
    let story = Story()
    story.push("a", "b")
    story.host.completeTransition()
    story.host.completeTransition()
    #expect(story.told == [])
    #expect(story.issues == [])
    #expect(story.host.commands.count == 2)
  }

  @Test func aLateAcknowledgementDoesNotSpeakForALaterCommand() {
    let host = ScriptedHost()
    let router = StackRouter(host: host, onIssue: { _ in Issue.record("nothing to report") })
    router.push(TestModule("a"))
    host.acknowledge(1, showing: host.target)
    let ticket = router.push(TestModule("b"))
    host.acknowledge(1, showing: Array(host.target.prefix(1)))
    #expect(ticket.outcome == nil)
    host.acknowledge(2, showing: host.target)
    #expect(ticket.outcome == .committed(removed: []))
  }

  @Test func aPopThatWasAcknowledgedAndNotTakenIsNoDropIfSomethingElseIsWantedByThen() {
    let host = ScriptedHost()
    let router = StackRouter(host: host, onIssue: { _ in Issue.record("nothing to report") })
    router.setStack([TestModule("a"), TestModule("b")])
    host.acknowledge(1, showing: host.target)
    router.pop()
    let ticket = router.push(TestModule("c"))
    host.acknowledge(2, showing: host.screens)
    host.acknowledge(3, showing: host.target)
    #expect(ticket.outcome == .committed(removed: []))
    #expect(router.modules.map(\.name) == ["a", "c"])
  }

  @Test func theUsersBackDuringATransitionIsTakenOutOfTheIntent() {
    let story = Story(completion: .whenTold)
    story.push("a")
    story.host.completeTransition()
    story.push("b")
    story.push("c")
    story.host.back()
    story.host.completeTransition()
    #expect(story.told == ["b: system back (key)"])
    #expect(story.names == ["a", "c"])
    story.host.completeTransition()
    #expect(story.host.names == ["a", "c"])
  }

  @Test func aPopRequestedWhileTheUserPopsTheSameIsNotDoneTwice() {
    let story = Story(completion: .whenTold)
    story.router.setStack([story.module("a"), story.module("b"), story.module("c")])
    story.push("d")
    story.host.completeTransition()
    story.host.change(to: Array(story.host.screens.prefix(3)))
    story.router.pop()
    story.host.completeTransition()
    #expect(story.names == ["a", "b", "c"])
    #expect(story.host.names == ["a", "b", "c"])
  }

  @Test func aStrangersScreenIsReportedAndFollowed() {
    let story = Story()
    story.push("a")
    story.host.change(to: story.host.screens + [TestModule("stranger")])
    #expect(story.names == ["a", "stranger"])
    #expect(story.issues == [.unannouncedScreen])
    #expect(
      story.issueTexts.first?.hasPrefix("stranger: the screen was put on the container") == true)
    story.push("b")
    #expect(story.host.names == ["a", "stranger", "b"])
    story.router.pop(to: story.router.modules[0])
    #expect(story.host.names == ["a"])
  }

  @Test func onASharedContainerStrangersAreNoSurprise() {
    let story = Story(screens: [TestModule("old")], sharedWithOtherCode: true)
    #expect(story.names == ["old"])
    story.host.change(to: story.host.screens + [TestModule("stranger")])
    #expect(story.names == ["old", "stranger"])
    #expect(story.issues == [])
  }

  @Test func screensThatWereThereBeforeAreAdoptedAndReported() {
    let bare = BareScreen()
    let story = Story(screens: [TestModule("old"), bare])
    #expect(story.names == ["old", "BareScreen"])
    #expect(story.issues == [.unannouncedScreen, .unannouncedScreen])
    #expect(story.host.commands.isEmpty)
    story.push("new")
    #expect(story.host.names == ["old", "BareScreen", "new"])
    story.host.back(toDepth: 1)
    #expect(story.names == ["old"])
    #expect(story.told == ["new: system back (key)"])
  }

  @Test func aFlowStartsAboveAdoptedScreensAndGoesBackToThem() {
    let story = Story(screens: [TestModule("old")], sharedWithOtherCode: true)
    story.start("flow", showing: ["a", "b"])
    story.host.back(toDepth: 1)
    #expect(story.names == ["old"])
    #expect(story.told.last == "flow ended: system back (key)")
  }

  @Test func aContainerThatLostItsRootShowsItAgain() {
    let story = Story()
    story.push("a", "b")
    story.host.change(to: [])
    #expect(story.told == ["b: system back"])
    #expect(story.host.names == ["a"])
  }

  @Test func otherCodeThatReordersIsPutRight() {
    let story = Story()
    story.push("a", "b", "c")
    let screens = story.host.screens
    story.host.change(to: [screens[1], screens[0], screens[2]])
    #expect(story.names == ["a", "b", "c"])
    #expect(story.host.names == ["a", "b", "c"])
    #expect(story.told == [])
  }

  @Test func inputIsExpectedExactlyWhileThereIsSomethingToUse() {
    let story = Story()
    #expect(!story.host.isInputExpected, "nothing is shown yet")
    let flow = story.start("flow", showing: ["a"])
    #expect(story.host.isInputExpected)
    flow.finish("")
    #expect(!story.host.isInputExpected)
  }

  final class BareScreen: Screen {}

  /// A host that does nothing until it is told, and says what it is told to say.
  final class ScriptedHost: StackHost {
    private(set) var screens: [any Screen] = []
    private(set) var target: [any Screen] = []
    private var reporter: HostReporter?

    func connect(_ reporter: HostReporter) { self.reporter = reporter }
    func show(_ command: HostCommand) { target = screens.prefix(command.kept) + command.tail }
    func acknowledge(_ command: Int, showing screens: [any Screen]) {
      self.screens = screens
      reporter?.settled(showing: screens, acknowledging: command)
    }
  }
}
