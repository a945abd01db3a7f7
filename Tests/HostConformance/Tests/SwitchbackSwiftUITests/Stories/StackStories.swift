import SwiftUI
import Switchback
import SwitchbackTesting
import Testing

@testable import SwitchbackSwiftUI

extension OnSwiftUI {
  @MainActor
  struct StackStories {
    /// SwiftUI may write a path that was believed before, and the same one once more when somebody goes back again.
    @Test func aPathThatWasBelievedBeforeItIsWrittenIsPassedOverOnce() async throws {
      let desk = Desk()
      await desk.push("list", "details")
      let layer = try #require(desk.host.shown.layers.first)
      layer.unwritten = []
      layer.path = []
      #expect(layer.path.count == 1)
      layer.path = []
      await desk.display.rest()
      desk.expect(["list"], told: ["details: system back"])
    }

    @Test(arguments: Rules.each)
    func whatTheBackButtonTookIsToldOnce(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list", "details")
      #expect(desk.display.tapBack())
      await desk.display.rest()
      desk.expect(["list"], told: ["details: system back"])
    }

    @Test(arguments: Rules.each)
    func whatIsAskedForWhileThePersonGoesBackIsShown(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list", "details")
      #expect(desk.display.tapBack())
      desk.router.push(PlainPage("photo"))
      await desk.display.rest()
      #expect(desk.names.first == "list" && desk.names.last == "photo")
      #expect(desk.display.names == [desk.names])
    }

    @Test func whatIsWrittenIsToldAlsoWhereNothingIsSeenToDisappear() async {
      var rules = Rules()
      rules.cannotBeWatched = true
      rules.disappearIsLost = true
      let desk = Desk(rules)
      await desk.push("list", "details")
      #expect(desk.display.tapBack())
      await desk.display.rest()
      desk.expect(["list"], told: ["details: system back"])
    }

    @Test func whatIsPushedOrPresentedMovesUnlessItIsNotTo() async {
      let desk = Desk()
      await desk.push("list")
      for (transition, moves) in [(ScreenTransition.automatic, true), (.none, false)] {
        desk.router.push(PlainPage("details"), transition: transition)
        await desk.display.turns()
        #expect(desk.display.isMoving == moves)
        await desk.display.rest()
        desk.router.present(PlainPage("sheet"), transition: transition)
        await desk.display.turns()
        #expect(desk.display.isMoving == moves)
        await desk.display.rest()
        desk.router.popToRoot(transition: transition)
        await desk.display.turns()
        #expect(desk.display.isMoving == moves)
        await desk.display.rest()
        #expect(desk.display.names == [["list"]])
      }
    }

    @Test func aLongPressTakesSeveralScreensInOneEvent() async {
      let desk = Desk()
      await desk.push("list", "details", "photo", "zoom")
      #expect(desk.display.pressBack(toDepth: 2))
      await desk.display.rest()
      #expect(desk.told.map { $0.prefix(4) } == ["zoom", "phot"])
      #expect(desk.names == ["list", "details"])
    }

    @Test(arguments: Rules.each.filter { !$0.isMac })
    func aCancelledSwipeChangesNothing(rules: Rules) async {
      guard !rules.cannotBeWatched else { return }
      let desk = Desk(rules)
      await desk.push("list", "details")
      #expect(desk.display.beginSwipe())
      await desk.display.turns()
      desk.display.cancelSwipe()
      await desk.display.rest()
      desk.expect(["list", "details"], told: [])
    }

    @Test func aSwipeIsCalledOneWhereItCanBeSeen() async {
      let desk = Desk()
      await desk.push("list", "details")
      #expect(desk.display.beginSwipe())
      await desk.display.turns()
      desk.display.commitSwipe()
      await desk.display.rest()
      desk.expect(["list"], told: ["details: system back (swipe)"])
    }

    @Test func whatSwiftUIDropsIsShownAllTheSame() async {
      var rules = Rules()
      rules.changesDuringTransitionsAreDropped = true
      rules.completionIgnoresNavigation = true
      let desk = Desk(rules)
      await desk.push("list")
      desk.router.push(PlainPage("a"))
      await desk.display.turns()
      desk.router.push(PlainPage("b"))
      await desk.display.turns()
      desk.router.push(PlainPage("c"), transition: .none)
      await desk.display.rest()
      desk.expect(["list", "a", "b", "c"], told: [])
    }

    @Test func whatThePersonTookWithoutAWordIsNoticed() async {
      var rules = Rules()
      rules.popsAreMissed = true
      let desk = Desk(rules)
      await desk.push("list", "details")
      #expect(desk.display.tapBack())
      await desk.display.rest()
      desk.expect(["list"], told: ["details: system back"])
    }

    @Test func viewsThatAreMadeAnewShowTheSame() async {
      let desk = Desk()
      await desk.push("list", "details")
      await desk.present(PlainPage("sheet"))
      desk.display.buildAnew()
      await desk.display.rest()
      desk.expect(["list", "details", "sheet"], told: [])
      #expect(desk.display.pullDown())
      await desk.display.rest()
      desk.expect(["list", "details"], told: ["sheet: system back (pullDown)"])
    }

    @Test(arguments: Rules.each)
    func whatLeftIsReleased(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list", "details", "photo")
      #expect(desk.display.tapBack())
      await desk.display.rest()
      #expect(desk.probe.alive.sorted() == ["details", "list"])
    }

    @Test func anActionOfAViewReachesTheFlow() async {
      let desk = Desk()
      var sent: [String] = []
      await desk.push(PlainPage("list", send: ActionSender { sent.append($0) }))
      #expect(desk.display.tap("Send"))
      #expect(sent == ["list"])
    }

    @Test func aScreenThatIsNoViewIsRefused() async {
      let desk = Desk()
      await desk.push("list")
      let ticket = await desk.push(TestModule("foreign"))
      #expect(ticket.outcome == .rejected(.foreignScreen))
    }
  }
}
