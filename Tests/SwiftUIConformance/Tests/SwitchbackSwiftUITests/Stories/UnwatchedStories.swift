import SwiftUI
import Switchback
import SwitchbackSwiftUI
import Testing

extension OnSwiftUI {
  /// Where nothing of UIKit is found, and what SwiftUI does is only what it says.
  @MainActor
  struct UnwatchedStories {
    /// When completions come makes no difference.
    nonisolated private static let systems = [
      \Rules.completionComesAfterTheBody, \.completionIgnoresNavigation, \.completionNeverComes,
    ].map { path in
      var rules = Rules()
      rules.cannotBeWatched = true
      rules[keyPath: path] = true
      return rules
    }

    /// A swipe has shortened the path when it began, and its end lengthens it, when the page has been let go of.
    @Test(arguments: systems, [false, true])
    func aPathThatIsRefusedIsNotShown(rules: Rules, isWatched: Bool) async {
      var rules = rules
      rules.swipeWritesPathAtBegin = true
      rules.refusedPathSticks = true
      rules.cannotBeWatched = !isWatched
      let desk = Desk(rules)
      await desk.push("list", "details")
      #expect(desk.display.beginSwipe())
      await desk.display.turns()
      await desk.display.frames(5)
      let isTold = desk.told == ["details: system back"]
      #expect(isTold != isWatched)
      desk.display.cancelSwipe()
      await desk.display.rest()
      #expect(desk.names == (isWatched ? ["list", "details"] : ["list"]))
      #expect(desk.display.names == [desk.names])
      #expect(desk.display.madeStacks == 1)
    }

    @Test(arguments: systems, [0, 1, 10])
    func whatIsPushedDuringASwipeStandsOnWhatIsBelow(rules: Rules, frames: Int) async {
      let desk = Desk(rules)
      await desk.push("list", "details")
      #expect(desk.display.beginSwipe())
      let photo = PlainPage("photo")
      desk.router.push(photo)
      desk.note(photo)
      await desk.display.turns()
      await desk.display.frames(frames)
      desk.display.commitSwipe()
      await desk.display.rest()
      desk.expect(["list", "photo"], told: ["details: system back"])
    }

    @Test(arguments: systems, [0, 1, 10])
    func whatIsPresentedDuringAPullStandsOnWhatIsBelow(rules: Rules, frames: Int) async {
      let desk = Desk(rules)
      await desk.push("list")
      await desk.present(PlainPage("first"))
      #expect(desk.display.pullDown())
      let second = PlainPage("second")
      desk.router.present(second)
      desk.note(second)
      await desk.display.turns()
      await desk.display.frames(frames)
      await desk.display.rest()
      desk.expect(["list", "second"], told: ["first: system back (pullDown)"])
    }
  }
}
