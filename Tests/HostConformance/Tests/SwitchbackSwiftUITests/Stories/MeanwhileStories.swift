import SwiftUI
import Switchback
import SwitchbackSwiftUI
import Testing

extension OnSwiftUI {
  /// What an app asks for while the user goes back, and SwiftUI has yet to say so.
  @MainActor
  struct MeanwhileStories {
    /// When SwiftUI writes what the user did, and whether the platform's own stack can be watched.
    nonisolated private static var systems: [Rules] {
      (0..<6).map { number in
        var rules = Rules()
        rules.pathIsWrittenLate = number / 2 == 1
        rules.pathIsWrittenAfterTheEnd = number / 2 == 2
        rules.cannotBeWatched = number % 2 == 1
        return rules
      }
    }

    /// The order in which things happen, and how many frames are drawn in between.
    nonisolated private static let orders = [(false, 0), (false, 1), (false, 10), (true, 0)]

    private func goBack(
      on desk: Desk, _ isAsked: Bool, _ frames: Int, and ask: () -> Void
    ) async {
      if isAsked { ask() }
      #expect(desk.display.tapBack())
      if frames > 0 {
        await desk.display.turns()
        await desk.display.frames(frames - 1)
      }
      if !isAsked { ask() }
      await desk.display.rest()
      await desk.display.rest()
    }

    /// It stands where the user is now: it has never been seen, so nobody can have gone back from it.
    @Test(arguments: systems, orders)
    func whatReplacesThePageThatTheUserLeavesIsShown(rules: Rules, order: (Bool, Int)) async {
      let desk = Desk(rules)
      await desk.push("list", "details")
      let photo = PlainPage("photo")
      await goBack(on: desk, order.0, order.1) {
        desk.router.setStack([desk.router.modules[0], photo])
        desk.note(photo)
      }
      desk.expect(["list", "photo"], told: desk.told)
      #expect(desk.told.map { $0.prefix(7) } == ["details"])
      #expect(desk.issues == [])
      #expect(desk.display.tapBack())
      await desk.display.rest()
      desk.expect(["list"], told: desk.told)
      #expect(desk.told.last == "photo: system back")
    }

    /// What the flow takes away is not brought back by the path that SwiftUI writes late.
    @Test(arguments: systems, orders)
    func aFlowThatFinishesIsGone(rules: Rules, order: (Bool, Int)) async {
      let desk = Desk(rules)
      await desk.push("list")
      var flow: Flow<Void>?
      desk.router.start {
        flow = $0
        return PageCoordinator($0, PlainPage("first"))
      }
      flow?.push(PlainPage("second"))
      await desk.display.rest()
      #expect(desk.display.names == [["list", "first", "second"]])
      await goBack(on: desk, order.0, order.1) { flow?.finish() }
      desk.expect(["list"], told: [])
      #expect(desk.issues == [])
    }
  }
}
