import Switchback
import SwitchbackTesting
import Testing

// Who hears of what while a sheet moves.

extension LifecycleTests {
  @Test func nothingIsShownBetweenTwoFastSwipesOnASheet() {
    let story = story()
    story.router.push(page("a", story))
    story.router.present(page("s", story))
    for name in ["t", "u"] { story.router.push(page(name, story)) }
    _ = log.take()
    #expect(story.host.front.beginSwipe())
    #expect(story.host.front.beginSwipe())
    story.host.front.commitSwipe()
    #expect(log.take() == ["u removed: system back (swipe)"], "nobody is on top for good yet")
    story.host.front.commitSwipe()
    #expect(log.take() == ["t removed: system back (swipe)", "s uncovered"])
    story.expectReleased()
  }

  @Test func aCancelledSwipeOnASheetIsNotHeardOf() {
    let story = story()
    story.router.push(page("a", story))
    story.router.present(page("s", story))
    story.router.push(page("t", story))
    _ = log.take()
    story.host.front.beginSwipe()
    story.host.front.cancelSwipe()
    #expect(log.take() == [])
    story.expectReleased()
  }
}
