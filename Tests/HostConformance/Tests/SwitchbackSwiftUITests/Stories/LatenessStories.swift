import SwiftUI
import Switchback
import Testing

@testable import SwitchbackSwiftUI

extension OnSwiftUI {
  /// What SwiftUI says late, and what it does not do while nobody sees it.
  @MainActor
  struct LatenessStories {
    nonisolated private static func rules(
      _ paths: (any WritableKeyPath<Rules, Bool> & Sendable)...
    ) -> Rules {
      paths.reduce(into: Rules()) { $0[keyPath: $1] = true }
    }

    // MARK: The user, and what is written late

    @Test(arguments: [Rules(), rules(\.completionIgnoresNavigation), rules(\.onDismissIsLost)])
    func aPulledSheetIsNotPresentedAgain(rules: Rules) async {
      var rules = rules
      rules.pulledSheetsAreWrittenLate = true
      let desk = Desk(rules)
      await desk.push("list")
      await desk.present(PlainPage("sheet"))
      #expect(desk.display.pullDown())
      await desk.display.turns()
      desk.display.finishMovement()
      await desk.display.turns()
      await desk.display.frames(10)
      #expect(desk.display.names == [["list"]])
      #expect(desk.display.presentations == 1)
      await desk.display.rest()
      desk.expect(["list"], told: ["sheet: system back (pullDown)"])
      #expect(desk.display.presentations == 1)
    }

    /// SwiftUI says so by two calls, of which the second may come when the next sheet is on its way.
    @Test func thatASheetIsGoneMayBeSaidTwice() async {
      let desk = Desk()
      await desk.push("list")
      await desk.present(PlainPage("first"))
      desk.router.dismiss()
      let ticket = desk.router.present(PlainPage("second"))
      await desk.display.turns()
      desk.display.finishMovement()
      desk.host.presentationIsGone()
      await desk.display.rest()
      #expect(ticket.outcome == .committed(removed: []))
      #expect(desk.display.names == [["list"], ["second"]])
      #expect(desk.display.presentations == 2)
    }

    /// What is asked for meanwhile waits for SwiftUI to say that the sheet is gone.
    @Test func whatIsPresentedBeforeThatIsWrittenStandsOnWhatIsBelow() async {
      let desk = Desk(Self.rules(\.pulledSheetsAreWrittenLate))
      await desk.push("list")
      await desk.present(PlainPage("first"))
      #expect(desk.display.pullDown())
      await desk.display.turns()
      desk.display.finishMovement()
      await desk.display.frames(2)
      let ticket = await desk.present(PlainPage("second"))
      desk.expect(["list", "second"], told: ["first: system back (pullDown)"])
      #expect(ticket.outcome == .committed(removed: []))
      #expect(desk.display.presentations == 2)
    }

    @Test(arguments: [
      rules(\.pathIsWrittenAfterTheEnd, \.backCanBeTappedDuringTransitions),
      rules(
        \.pathIsWrittenAfterTheEnd, \.backCanBeTappedDuringTransitions,
        \.completionIgnoresNavigation),
    ])
    func whoGoesBackDuringAPushIsNotTakenForwardAgain(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list", "details")
      desk.router.push(PlainPage("photo"))
      await desk.display.turns()
      #expect(desk.display.tapBack())
      await desk.display.turns()
      desk.display.finishMovement()
      for _ in 0..<40 {
        await desk.display.frames(1)
        #expect(desk.display.names == [["list", "details"]])
      }
      await desk.display.rest()
      #expect(desk.names == ["list", "details"])
      #expect(desk.display.names == [["list", "details"]])
      #expect(desk.display.madeStacks == 1)
    }

    /// SwiftUI repeats a path, late, that the user has left meanwhile.
    @Test func aLatePathUndoesNoBack() async throws {
      let desk = Desk(Self.rules(\.backCanBeTappedDuringTransitions))
      await desk.push("list", "details")
      let layer = try #require(desk.host.shown.layers.first)
      let written = layer.path
      desk.router.push(PlainPage("photo"))
      await desk.display.turns()
      #expect(desk.display.pressBack(toDepth: 1))
      layer.path = written
      for _ in 0..<10 {
        await desk.display.turns()
        desk.display.finishMovement()
        #expect(desk.display.names == [["list"]])
      }
      await desk.display.rest()
      #expect(desk.names == ["list"])
      #expect(desk.display.names == [["list"]])
    }

    /// A finger takes back what it did, but not what is tapped after it.
    @Test func aSwipeThatIsOverTakesNothingBack() async throws {
      let desk = Desk()
      await desk.push("list", "details", "photo")
      let layer = try #require(desk.host.shown.layers.first)
      let written = layer.path
      #expect(desk.display.beginSwipe())
      await desk.display.turns()
      desk.display.cancelSwipe()
      await desk.display.rest()
      #expect(desk.display.tapBack())
      layer.path = written
      await desk.display.rest()
      desk.expect(["list", "details"], told: ["photo: system back"])
    }

    /// What goes on from another path than that which is left does not bring back what has left.
    @Test func aPathThatGoesOnFromSomethingElseBringsNothingBack() async throws {
      let desk = Desk()
      await desk.push("list", "details", "photo")
      let layer = try #require(desk.host.shown.layers.first)
      let written = layer.path
      #expect(desk.display.beginSwipe())
      await desk.display.turns()
      layer.path = [written[0]]
      layer.path = [.screen(ScreenID()), written[1]]
      #expect(layer.path == [written[0]])
      desk.display.cancelSwipe()
      await desk.display.rest()
      desk.expect(["list", "details", "photo"], told: [])
    }

    /// For how long the user was waited for says nothing of what is asked for then.
    @Test func whatIsPushedAfterAPopThatWasMissedIsWaitedFor() async {
      let desk = Desk(
        Self.rules(\.popsAreMissed, \.movementsBeginLate, \.completionComesAfterTheUpdate))
      await desk.push("list", "details")
      #expect(desk.display.tapBack())
      await desk.display.turns()
      desk.display.finishMovement()
      await desk.push("photo")
      desk.expect(["list", "photo"], told: ["details: system back"])
      #expect(desk.display.madeStacks == 1)
    }

    /// What is written late of a pop that was noticed before takes nothing that was pushed since.
    @Test func aLatePathTakesNothingThatWasPushedSince() async {
      let desk = Desk(Self.rules(\.pathIsWrittenAfterTheEnd))
      await desk.push("list", "details")
      #expect(desk.display.tapBack())
      await desk.display.turns()
      desk.display.finishMovement()
      await desk.display.frames(5)
      await desk.push("photo")
      desk.expect(["list", "photo"], told: ["details: system back"])
    }

    /// A layer that has gone is seen for a while, as it was.
    @Test func whatIsWrittenOfALayerThatHasGoneChangesNothingOfIt() async throws {
      let desk = Desk(Self.rules(\.goneLayersFade))
      await desk.push("list", "details")
      let layer = try #require(desk.host.shown.layers.first)
      let pages = layer.screens
      desk.router.setRoot(PlainPage("home"))
      await desk.display.turns()
      layer.path = []
      #expect(layer.screens == pages)
      await desk.display.rest()
      #expect(desk.names == ["home"])
      #expect(desk.display.names == [["home"]])
    }

    // MARK: The background

    @Test(arguments: [
      Rules(), rules(\.completionComesAfterTheBody), rules(\.cannotBeWatched),
      rules(\.cannotBeWatched, \.completionComesAfterTheBody),
    ])
    func whatIsAskedForInTheBackgroundWaitsForTheScene(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list")
      desk.display.scenePhase = .background
      let pushed = desk.router.push(PlainPage("details"))
      let presented = desk.router.present(PlainPage("sheet"))
      for _ in 0..<20 {
        await desk.display.turns()
        desk.display.drawFrame()
      }
      #expect(pushed.outcome == nil && presented.outcome == nil)
      desk.display.scenePhase = .active
      await desk.display.rest()
      #expect(desk.display.names == [["list", "details"], ["sheet"]])
      #expect(desk.names == ["list", "details", "sheet"])
      #expect(presented.outcome == .committed(removed: []))
      #expect(desk.display.madeStacks == 2)
      #expect(desk.display.presentations == 1)
    }

    /// An inactive scene, as under the notification centre, may draw frames, and changes nothing.
    @Test func framesOfAnInactiveSceneAreNotCounted() async {
      let desk = Desk(Self.rules(\.presentingDuringPushIsDropped))
      await desk.push("list")
      desk.display.scenePhase = .inactive
      #expect(desk.display.presentForeign())
      let ticket = desk.router.present(PlainPage("sheet"))
      await desk.display.turns()
      await desk.display.frames(40)
      #expect(ticket.outcome == nil)
      desk.display.dismissForeign()
      desk.display.scenePhase = .active
      await desk.display.rest()
      #expect(ticket.outcome == .committed(removed: []))
      #expect(desk.display.names == [["list"], ["sheet"]])
    }
  }
}
