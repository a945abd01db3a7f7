import SwiftUI
import Switchback
import Testing

@testable import SwitchbackSwiftUI

extension OnSwiftUI {
  /// Where nothing of UIKit is found, and what SwiftUI does is only what it says.
  @MainActor
  struct UnwatchedStories {
    /// When completions come makes no difference.
    nonisolated private static let systems = [
      \Rules.completionComesAfterTheBody, \.completionIgnoresNavigation, \.completionNeverComes,
    ].map(Rules.unwatched)

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

    /// SwiftUI reads it until a frame was drawn, or something else is to be shown.
    @Test func aPathThatIsRefusedGivesWayToWhatIsPushed() async throws {
      let desk = Desk(Rules.unwatched(\.cannotBeWatched))
      await desk.push("list")
      let layer = try #require(desk.host.shown.layers.first)
      layer.path = [.screen(ScreenID())]
      #expect(layer.refused != nil)
      desk.router.push(PlainPage("details"))
      #expect(layer.refused == nil)
      await desk.display.rest()
      #expect(desk.display.names == [["list", "details"]])
    }

    /// SwiftUI would not see that the path is as before, if it had not read its own path first.
    @Test func aPathThatIsRefusedBelowTabsStaysUntilAFrameIsDrawn() async throws {
      let desk = Desk(Rules.unwatched(\.cannotBeWatched))
      let tabs = TabContainer(host: TabViewHost())
      tabs.add(TabID("home"), title: "home") { PageCoordinator($0, PlainPage("home")) }
      await desk.push("list")
      await desk.push(tabs)
      let layer = try #require(desk.host.shown.layers.first)
      layer.path = [.screen(ScreenID())]
      desk.router.push(PlainPage("above"), transition: .none)
      #expect(desk.host.shown.screens.count == 3)
      #expect(layer.refused != nil)
      await desk.display.rest()
      #expect(layer.refused == nil)
    }

    /// SwiftUI has written that nothing is presented, and says no more.
    @Test func aSheetOfWhichNothingSaysThatItHasGoneIsGone() async {
      var rules = Rules.unwatched(\.onDismissIsLost)
      (rules.contentNeverDisappears, rules.disappearIsLost) = (true, true)
      let desk = Desk(rules)
      await desk.push("list")
      await desk.present(PlainPage("sheet"))
      #expect(desk.display.pullDown())
      await desk.display.rest()
      desk.expect(["list"], told: ["sheet: system back (pullDown)"])
      await desk.present(PlainPage("other"))
      #expect(desk.display.names == [["list"], ["other"]])
    }

    /// SwiftUI may end an animation long after what it animates has gone.
    @Test func theEndOfAnotherPresentationSaysNothingOfTheOneThatComes() async throws {
      let desk = Desk(Rules.unwatched(\.completionNeverComes))
      await desk.push("list")
      await desk.present(PlainPage("sheet"))
      let before = try #require(desk.host.shown.presentation)
      desk.router.dismiss()
      await desk.display.rest()
      desk.router.present(PlainPage("other"))
      await desk.display.turns()
      #expect(desk.host.sheet.phase == .coming)
      desk.host.wasPresented(before)
      #expect(desk.host.sheet.phase == .coming)
    }

    /// Otherwise SwiftUI would push once more what somebody has just left.
    @Test func aPathThatIsRefusedGivesWayToTheNextOneThatIsWritten() async throws {
      let desk = Desk(Rules.unwatched(\.cannotBeWatched))
      await desk.push("list", "details")
      let layer = try #require(desk.host.shown.layers.first)
      layer.path += [.screen(ScreenID())]
      #expect(layer.path.count == 2)
      layer.path = []
      #expect(layer.path.isEmpty)
      await desk.display.rest()
      desk.expect(["list"], told: ["details: system back"])
    }

    @Test(arguments: Rules.eachUnwatched + [Rules()])
    func aPathThatIsNoPartOfWhatIsShownChangesNothing(rules: Rules) async throws {
      let desk = Desk(rules)
      await desk.push("list", "details", "photo")
      let layer = try #require(desk.host.shown.layers.first)
      let path = layer.path
      layer.path = [.screen(ScreenID())]
      layer.path = [path[1]]
      layer.path = [path[1], path[0]]
      #expect(layer.path == path)
      await desk.display.rest()
      desk.expect(["list", "details", "photo"], told: [])
    }

    /// Of a swipe that was cancelled, SwiftUI writes what was there before.
    @Test func aPathOfWhichOnlyAPartWasThereIsRefused() async throws {
      let desk = Desk(Rules.unwatched(\.cannotBeWatched))
      await desk.push("list", "details")
      let layer = try #require(desk.host.shown.layers.first)
      let path = layer.path
      layer.path = []
      layer.path = path + [.screen(ScreenID())]
      await desk.display.rest()
      desk.expect(["list"], told: ["details: system back"])
    }

    /// SwiftUI says late of a page that it is not seen any more where it was, when it is to be on top.
    @Test(arguments: [\Rules.completionNeverComes, \.completionComesAfterTheBody])
    func aPageThatDisappearsIsNotTakenToBeThere(
      completion: any WritableKeyPath<Rules, Bool> & Sendable
    ) async throws {
      let desk = Desk(Rules.unwatched(completion))
      await desk.push("list", "details", "photo")
      let modules = desk.router.modules
      let ticket = desk.router.setStack([modules[0], modules[2], modules[1]])
      let details = try #require(desk.host.top)
      desk.host.noteVisibility(of: details.id, false)
      desk.host.settle()
      #expect(ticket.outcome == nil)
      await desk.display.rest()
      desk.expect(["list", "photo", "details"], told: [])
      #expect(ticket.outcome == .committed(removed: []))
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

    @Test func whatIsPushedDuringASwipeComesWithAnAnimation() async {
      let desk = Desk(Rules.unwatched(\.completionComesAfterTheBody))
      await desk.push("list", "details")
      #expect(desk.display.beginSwipe())
      desk.router.push(PlainPage("photo"))
      await desk.display.turns()
      await desk.display.frames(10)
      desk.display.commitSwipe()
      var isSeenToCome = false
      for _ in 0..<(2 * Patience.unseenLimit) {
        await desk.display.turns()
        let isThere = desk.display.names == [["list", "photo"]]
        if isThere, desk.display.isMoving { isSeenToCome = true }
        if desk.display.isMoving { desk.display.finishMovement() }
        desk.display.drawFrame()
      }
      #expect(isSeenToCome)
      desk.expect(["list", "photo"], told: desk.told)
    }

    /// For how long the one before was waited for says nothing of the next.
    @Test func aSheetThatWaitsIsNotTakenToBeThereWhenTheOneBeforeWasSlowToGo() async {
      var rules = Rules()
      (rules.cannotBeWatched, rules.completionNeverComes) = (true, true)
      let desk = Desk(rules)
      await desk.push("list")
      await desk.present(PlainPage("first"))
      desk.router.dismiss()
      let ticket = desk.router.present(PlainPage("second"))
      await desk.display.turns()
      await desk.display.frames(Patience.unseenLimit)
      #expect(desk.display.isMoving, "the first is on its way out")
      desk.display.finishMovement()
      #expect(desk.display.presentForeign())
      await desk.display.turns()
      await desk.display.frames(1)
      #expect(ticket.outcome == nil, "something is in its way")
      #expect(desk.host.sheet.phase == .coming)
      desk.display.dismissForeign()
      await desk.display.rest()
      #expect(ticket.outcome == .committed(removed: []))
      #expect(desk.display.names == [["list"], ["second"]])
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
