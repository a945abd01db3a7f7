import Switchback
import SwitchbackTesting
import Testing

/// The same thing asked for twice is done once.
@MainActor
@Suite(.waitsForRelease)
struct IntentTests {
  @Test(arguments: [InMemoryHost.Completion.atOnce, .whenTold])
  func aDoubleTapPushesOnce(completion: InMemoryHost.Completion) {
    let story = Story(completion: completion)
    story.push("list")
    story.host.completeTransition()
    let first = story.router.push(story.module("details"), intent: "details/7")
    let second = story.router.push(story.module("details again"), intent: "details/7")
    #expect(second.outcome == .superseded)
    story.host.completeTransition()
    #expect(first.outcome == .committed(removed: []))
    #expect(story.host.names == ["list", "details"])
    #expect(story.issues == [])
    story.expectReleased()
  }

  @Test func anotherIntentIsAnotherThing() {
    let story = Story()
    story.push("list")
    story.router.push(story.module("details 7"), intent: "details/7")
    story.router.push(story.module("details 8"), intent: "details/8")
    #expect(story.names == ["list", "details 7", "details 8"])
    story.expectReleased()
  }

  @Test func anIntentBelowTheTopMayBeAskedForAgain() {
    let story = Story()
    story.push("list")
    story.router.push(story.module("details"), intent: "details/7")
    story.push("map")
    let ticket = story.router.push(story.module("details again"), intent: "details/7")
    #expect(ticket.outcome == .committed(removed: []))
    story.expectReleased()
  }

  @Test func anIntentOnItsWayCountsAlsoWhenSomethingIsOnTopOfIt() {
    let story = Story(completion: .whenTold)
    story.push("list")
    story.host.completeTransition()
    story.router.push(story.module("details"), intent: IntentKey(7))
    story.push("map")
    let ticket = story.router.push(story.module("details again"), intent: IntentKey(7))
    #expect(ticket.outcome == .superseded)
    #expect(story.names == ["list", "details", "map"])
    story.expectReleased()
  }

  @Test(arguments: [nil, IntentKey("map")])
  func whatElseIsOnItsWayDoesNotStandInTheWayOfAnIntent(other: IntentKey?) {
    let story = Story(completion: .whenTold)
    story.push("list")
    story.host.completeTransition()
    story.router.push(story.module("map"), intent: other)
    let ticket = story.router.push(story.module("details"), intent: "details/7")
    #expect(ticket.outcome == nil)
    #expect(story.names == ["list", "map", "details"])
    for _ in 0..<2 { story.host.completeTransition() }
    #expect(ticket.outcome == .committed(removed: []))
    story.expectReleased()
  }

  @Test func anIntentThatWaitsForAnAnswerCounts() {
    let story = Story()
    let form = GuardedModule("form", leaving: .ask)
    story.push("list")
    story.router.push(form)
    var request = NavigationRequest([.replaceTop(story.module("other"))], intent: "other")
    let first = story.router.perform(request)
    request.steps = [.push(story.module("another"))]
    #expect(story.router.perform(request).outcome == .superseded)
    request.steps = []
    #expect(first.outcome == nil)
    form.leaveAnyway()
    #expect(first.outcome == .committed(removed: [ModuleID(2, "form")]))
    #expect(story.names == ["list", "other"])
    story.expectReleased()
  }

  @Test func observersHearOfWhatWasNotCalledFor() {
    let router = MockRouter()
    router.push(TestModule("a"), intent: "a")
    router.push(TestModule("a"), intent: "a")
    #expect(router.events.last?.kind == .superseded(RecordedRequest([.push(ModuleID(0, "a"))])))
    router.close()
  }

  @Test func aModuleOnTopIsNotPushedTwice() {
    let story = Story()
    let page = story.module("page")
    story.push("a")
    #expect(story.router.push(page, intent: "page").outcome == .committed(removed: []))
    #expect(story.router.push(page, intent: "page").outcome == .superseded)
    story.push("b")
    #expect(story.router.push(page, intent: "page").outcome == .rejected(.alreadyInStack))
    #expect(story.names == ["a", "page", "b"])
    page.attachment = nil
  }

  @Test func keysAreComparedByTheirValues() {
    #expect(IntentKey("a") == "a")
    #expect(IntentKey(1) != IntentKey("1"))
    #expect(IntentKey([1, 2]) == IntentKey([1, 2]))
    #expect(Set<IntentKey>(["a", "a", "b"]).count == 2)
    #expect("\(IntentKey(7))" == "7")
  }
}
