import Switchback
import SwitchbackTesting
import Testing

/// Swipes that begin, go on, are cancelled or completed, and what happens meanwhile.
@MainActor
@Suite(.waitsForRelease)
struct GestureTests {
  func story(completion: InMemoryHost.Completion = .atOnce) -> Story {
    let story = Story(completion: completion)
    for name in ["a", "b", "c"] {
      story.push(name)
      story.host.completeTransition()
    }
    return story
  }

  @Test func aCancelledSwipeLeavesNoTrace() {
    let story = story()
    var events: [String] = []
    let observation = story.router.observe { events.append($0.description) }
    let commands = story.host.commands
    #expect(story.host.beginSwipe())
    for fraction in [0.2, 0.9, 0.1] { story.host.moveSwipe(to: fraction) }
    story.host.cancelSwipe()
    #expect(story.names == ["a", "b", "c"])
    #expect(story.told == [])
    #expect(events == [])
    #expect(story.host.commands == commands)
    #expect(story.issues == [])
    observation.cancel()
    story.expectReleased()
  }

  @Test func aCompletedSwipeIsToldWhenItIsCompleted() {
    let story = story()
    story.host.beginSwipe()
    story.host.moveSwipe(to: 1)
    #expect(story.told == [])
    story.host.commitSwipe()
    #expect(story.told == ["c: system back (swipe)"])
    #expect(story.names == ["a", "b"])
    story.expectReleased()
  }

  @Test func requestsDuringAGestureChangeTheIntentAndReachTheHostInOneCommand() {
    let story = story()
    story.host.beginSwipe()
    let count = story.host.commands.count
    story.router.pop()
    story.push("d")
    let ticket = story.push("e")
    #expect(story.names == ["a", "b", "d", "e"])
    #expect(story.told == ["c: popped"])
    #expect(story.host.commands.count == count, "no command while the user's finger is down")
    story.host.cancelSwipe()
    #expect(story.host.commands.count == count + 1)
    #expect(story.host.names == ["a", "b", "d", "e"])
    #expect(ticket.outcome == .committed(removed: []))
    story.expectReleased()
  }

  @Test func whatTheUserTookMeanwhileIsTakenOutOfTheIntent() {
    let story = story()
    story.host.beginSwipe()
    story.push("d")
    story.host.commitSwipe()
    #expect(story.told == ["c: system back (swipe)"])
    #expect(story.host.names == ["a", "b", "d"])
    story.expectReleased()
  }

  @Test func aSecondSwipeMayBeginBeforeTheFirstHasSettled() {
    let story = story()
    #expect(story.host.beginSwipe())
    #expect(story.host.beginSwipe())
    let count = story.host.commands.count
    story.host.commitSwipe()
    #expect(story.told == ["c: system back (swipe)"], "told when it is decided")
    story.push("d")
    #expect(story.host.commands.count == count, "the second is still under way")
    story.host.commitSwipe()
    #expect(story.told == ["c: system back (swipe)", "b: system back (swipe)"])
    #expect(story.host.names == ["a", "d"])
    story.expectReleased()
  }

  @Test func theFirstOfTwoSwipesMayStandWhenTheSecondIsCancelled() {
    let story = story()
    story.host.beginSwipe()
    story.host.beginSwipe()
    story.host.commitSwipe()
    story.host.cancelSwipe()
    #expect(story.names == ["a", "b"])
    #expect(story.host.names == ["a", "b"])
    story.expectReleased()
  }

  @Test func noSwipeBeginsAtTheRootOrWhileAPushIsRunning() {
    let story = Story(completion: .whenTold)
    story.push("a")
    story.host.completeTransition()
    #expect(!story.host.beginSwipe())
    #expect(story.host.wayBack?.allowsGesture == false)
    story.push("b")
    #expect(!story.host.beginSwipe())
    story.host.completeTransition()
    #expect(story.host.beginSwipe())
    story.host.cancelSwipe()
    story.expectReleased()
  }

  @Test(arguments: [
    (BackGesture.automatic, false, true), (.automatic, true, false), (.allowed, true, true),
    (.allowed, false, true), (.forbidden, false, false), (.forbidden, true, false),
  ])
  func aModuleDecidesOverItsTransition(gesture: BackGesture, isCustom: Bool, begins: Bool) {
    let story = story()
    let transition: ScreenTransition = isCustom ? .custom(Fade()) : .automatic
    story.router.push(GuardedModule("d", backGesture: gesture), transition: transition)
    #expect(story.host.beginSwipe() == begins)
    story.host.cancelSwipe()
    story.expectReleased()
  }

  @Test func aSheetIsNotCommandedWhileAGestureRunsBelowIt() {
    let story = story()
    story.host.beginSwipe()
    story.present("s")
    #expect(story.host.allNames == [["a", "b", "c"]])
    story.host.commitSwipe()
    #expect(story.host.allNames == [["a", "b"], ["s"]])
    story.expectReleased()
  }

  @Test func aSwipeOnASheetTakesItsTopScreenOnly() {
    let story = story()
    story.present("s")
    story.push("t")
    story.host.front.beginSwipe()
    story.host.front.commitSwipe()
    #expect(story.told == ["t: system back (swipe)"])
    #expect(story.host.allNames == [["a", "b", "c"], ["s"]])
    story.expectReleased()
  }

  @Test func cancellingATaskThatAwaitsATicketChangesNothing() async {
    let story = story(completion: .whenTold)
    let ticket = story.push("d")
    let task = Task { await ticket.settled }
    await nextTurn()
    task.cancel()
    #expect(story.names == ["a", "b", "c", "d"])
    story.host.completeTransition()
    #expect(await task.value == .committed(removed: []))
    story.expectReleased()
  }

  @Test func aHostHearsThatAModuleMayMindBeforeItDoes() {
    let story = Story()
    story.push("a")
    story.router.push(GuardedModule("form", leaving: .allowed))
    #expect(story.host.wayBack?.leaving == .allowed)
    #expect(story.host.wayBack?.isGuarded == true)
    story.push("b")
    #expect(story.host.wayBack?.isGuarded == false, "the form would stay")
    story.host.back(toDepth: 1)
    #expect(story.host.wayBack?.isGuarded == false)
    story.expectReleased()
  }

  @Test func aRouterThatIsClosedForbidsNoGesture() {
    let story = self.story()
    story.router.push(GuardedModule("form", leaving: .refused))
    #expect(story.host.wayBack?.allowsGesture == false)
    story.router.close()
    #expect(story.host.wayBack?.allowsGesture == true)
    #expect(story.host.wayBack?.leaving == .allowed)
  }
}

struct Fade: CustomTransition {}
