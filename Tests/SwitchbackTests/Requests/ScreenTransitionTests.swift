import Switchback
import SwitchbackTesting
import Testing

/// Transitions belong to one request and its way back.
@MainActor
@Suite(.waitsForRelease)
struct ScreenTransitionTests {
  struct Zoom: CustomTransition { var seconds = 0.3 }

  func transitions(of story: Story) -> [ScreenTransition] { story.host.commands.map(\.transition) }

  @Test func aCustomTransitionIsNotSticky() {
    let story = Story()
    story.push("a")
    story.router.push(story.module("b"), transition: .custom(Zoom()))
    story.router.push(story.module("c"))
    story.router.pop()
    story.router.pop()
    story.router.push(story.module("d"))
    let zoom = ScreenTransition.custom(Zoom())
    #expect(transitions(of: story) == [.automatic, zoom, .automatic, .automatic, zoom, .automatic])
    story.expectReleased()
  }

  @Test func aPopMayAskForAnotherWayBack() {
    let story = Story()
    story.push("a")
    story.router.push(story.module("b"), transition: .custom(Zoom()))
    story.router.pop(transition: .none)
    #expect(transitions(of: story).last == ScreenTransition.none)
    story.expectReleased()
  }

  @Test func aSheetLeavesAsItCame() {
    let story = Story()
    story.push("a")
    story.router.present(story.module("s"), transition: .custom(Zoom(seconds: 1)))
    story.router.push(story.module("t"))
    story.router.dismiss()
    story.present("u")
    story.router.dismiss()
    let zoom = ScreenTransition.custom(Zoom(seconds: 1))
    #expect(
      story.host.modalCommands == [
        .present(["s"], transition: zoom), .dismiss(transition: zoom),
        .present(["u"]), .dismiss(),
      ])
    story.expectReleased()
  }

  @Test func theUsersOwnWayBackLooksLikeTheWayThere() {
    let story = Story()
    story.push("a")
    story.router.push(story.module("b"), transition: .custom(Zoom()))
    #expect(story.host.wayBack?.transition == .custom(Zoom()))
    story.router.push(story.module("c"))
    #expect(story.host.wayBack?.transition == .automatic)
    story.expectReleased()
  }

  @Test func catchingUpTakesTheTransitionOfTheLastRequest() {
    let story = Story(completion: .whenTold)
    story.push("a")
    story.router.push(story.module("b"), transition: .custom(Zoom()))
    story.router.push(story.module("c"), transition: .none)
    story.host.completeTransition()
    #expect(transitions(of: story) == [.automatic, .none])
    story.host.completeTransition()
    story.router.push(story.module("d"))
    #expect(transitions(of: story).last == .automatic)
    story.expectReleased()
  }

  @Test func whatHasToBeShownAgainComesWithoutTheTransitionOfARequestThatIsDone() {
    let story = Story(completion: .whenTold)
    story.push("a")
    story.host.completeTransition()
    story.router.push(story.module("b"), transition: .custom(Zoom()))
    story.host.change(to: [])
    story.host.completeTransition()
    #expect(story.host.names == ["a"], "the root stays, and is shown again")
    #expect(transitions(of: story).last == .automatic)
    story.expectReleased()
  }

  @Test func aRequestThatNeedsNoCommandLeavesItsTransitionToNobody() {
    let story = Story()
    story.push("a")
    let zoom = ScreenTransition.custom(Zoom())
    story.router.batch([.push(story.module("b")), .pop(count: 1)], transition: zoom)
    story.host.change(to: [])
    #expect(story.host.names == ["a"])
    #expect(transitions(of: story) == [.automatic, .automatic])
    story.expectReleased()
  }

  @Test func transitionsAreComparedAsValues() {
    #expect(ScreenTransition.custom(Zoom()) == .custom(Zoom()))
    #expect(ScreenTransition.custom(Zoom()) != .custom(Zoom(seconds: 2)))
    #expect(ScreenTransition.custom(Fade()) != .custom(Zoom()))
    #expect(ScreenTransition.custom(Fade()) != .automatic)
    #expect(Set([ScreenTransition.custom(Zoom()), .custom(Zoom()), .none, .automatic]).count == 3)
    #expect(ScreenTransition.custom(Zoom()).isAnimated)
    #expect((ScreenTransition.custom(Zoom()).custom as? Zoom)?.seconds == 0.3)
    #expect(ScreenTransition.none.custom == nil)
    #expect("\(ScreenTransition.custom(Zoom()))" == "Zoom(seconds: 0.3)")
  }
}
