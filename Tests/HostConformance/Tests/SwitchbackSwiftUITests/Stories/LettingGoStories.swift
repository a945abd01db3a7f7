import SwiftUI
import Switchback
import SwitchbackSwiftUI
import SwitchbackTesting
import Testing

extension OnSwiftUI {
  /// What has left is released when it cannot be seen any more, also where nothing says so.
  @MainActor
  struct LettingGoStories {
    /// The user goes back while it is still coming.
    @Test(arguments: 0...12, [ScreenTransition.automatic, .none])
    func whatLeavesAsSoonAsItIsThereIsReleased(turns: Int, transition: ScreenTransition) async {
      var rules = Rules()
      rules.backCanBeTappedDuringTransitions = true
      let desk = Desk(rules)
      await desk.push("list", "details")
      desk.router.push(
        desk.probe.track(PlainPage("photo"), as: "photo"), transition: transition)
      for _ in 0..<turns { await Task.yield() }
      #expect(desk.display.tapBack())
      await desk.display.rest()
      #expect(desk.display.names == [desk.names])
      #expect(desk.probe.alive == desk.names)
    }

    /// Where nothing can be watched either, only frames say that it has moved out of sight.
    @Test(arguments: [\Rules.disappearIsLost, \.appearComesForScreensBelow], [false, true])
    func whatSaysNothingIsReleased(
      rule: any WritableKeyPath<Rules, Bool> & Sendable, isByUser: Bool
    ) async {
      var rules = Rules()
      rules[keyPath: rule] = true
      rules.cannotBeWatched = true
      let desk = Desk(rules)
      await desk.push("list", "details", "photo")
      if isByUser { #expect(desk.display.pressBack(toDepth: 1)) } else { desk.router.popToRoot() }
      await desk.display.rest()
      desk.expect(["list"], told: desk.told)
      #expect(desk.probe.alive == ["list"])
      #expect(!desk.display.isTimelineSeen)
    }

    /// What still moves out of sight is there until it has left.
    @Test(arguments: [false, true])
    func whatSaysNothingIsSeenUntilItHasMoved(isByUser: Bool) async {
      var rules = Rules()
      (rules.disappearIsLost, rules.cannotBeWatched) = (true, true)
      rules.goneViewsAreEvaluatedAgain = true
      let desk = Desk(rules)
      await desk.push("list", "details")
      if isByUser { #expect(desk.display.tapBack()) } else { desk.router.pop() }
      await desk.display.turns()
      await desk.display.frames(60)
      #expect(desk.display.isMoving)
      #expect(desk.probe.alive == ["list", "details"])
      await desk.display.rest()
      #expect(desk.probe.alive == ["list"])
    }

    /// The router has something else to do by then, and SwiftUI keeps the views of the tabs.
    @Test(arguments: 0...12)
    func tabsThatLeaveWhileSomethingElseHappensAreReleased(turns: Int) async {
      var rules = Rules()
      rules.goneViewsAreKept = true
      let desk = Desk(rules)
      await desk.push("list")
      desk.router.push(tabs(on: desk))
      await desk.display.rest()
      await desk.push("above")
      let page = PlainPage("next")
      desk.router.setStack([desk.router.modules[0], page])
      for _ in 0..<turns { await Task.yield() }
      _ = desk.display.tap("Close")
      await desk.display.rest()
      #expect(desk.display.names == [desk.names])
      #expect(desk.probe.alive == ["list"])
    }

    /// The host of a sheet is gone with all that is on it.
    @Test func tabsInASheetThatGoesAreReleased() async {
      var rules = Rules()
      rules.goneViewsAreKept = true
      let desk = Desk(rules)
      await desk.push("list")
      await desk.present(PlainPage("sheet"))
      desk.router.push(tabs(on: desk))
      await desk.display.rest()
      #expect(desk.probe.alive == ["list", "sheet", "left", "right"])
      desk.router.setRoot(PlainPage("new"))
      await desk.display.rest()
      #expect(desk.display.names == [["new"]])
      #expect(desk.probe.alive == [])
    }

    private func tabs(on desk: Desk) -> TabContainer {
      let tabs = TabContainer(host: TabViewHost())
      for name in ["left", "right"] {
        tabs.add(TabID(name), title: name) {
          PageCoordinator($0, desk.probe.track(PlainPage(name), as: name))
        }
      }
      return tabs
    }
  }
}
