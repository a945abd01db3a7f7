import SwiftUI
import Switchback
import Testing

@testable import SwitchbackSwiftUI

extension OnSwiftUI {
  /// What is believed of a stack that was made anew.
  @MainActor
  struct StackAnewTests {
    /// Sees what it is told to see, and nothing that moves.
    private final class StandInWatch: ScreenWatch {
      let stack: [ScreenID?]?
      let isInWindow = true
      let isInActiveScene = true
      let isPresented = false
      let isCovered = false
      let hasAlert = false

      init(_ stack: [ScreenID]) { self.stack = stack }
      func whenStill(_ body: @escaping @MainActor () -> Void) -> Bool { false }
      func updateSwipes() {}
      func layOut() {}
    }

    @Test func whatWasSeenOfTheStackBeforeIsNotTakenForDone() async throws {
      var rules = Rules()
      (rules.cannotBeWatched, rules.goneLayersFade) = (true, true)
      let desk = Desk(rules)
      await desk.push("list", "details", "photo", "map")
      let pages = desk.host.shown.screens
      let root = try #require(desk.host.places[pages[0]])
      let before = StandInWatch(pages)
      root.watch = before
      let ticket = desk.router.pop()
      await desk.display.turns()
      await desk.display.frames(Patience.limit - 1)
      desk.display.drawFrame()
      let after = StandInWatch([pages[0]])
      root.watch = after
      await desk.display.turns()
      #expect(desk.display.madeStacks == 2, "all four are still there")
      #expect(!desk.display.isMoving, "it comes at once")
      #expect(ticket.outcome == nil)
      await desk.display.rest()
      #expect(desk.issues == [.commandDropped])
      withExtendedLifetime((before, after)) {}
    }

    @Test func whatIsToBeDoneAfterSomeTurnsIsDoneInTheLastOfThem() async {
      let host = NavigationStackHost()
      var done: [String] = []
      host.after(turns: 2) { _ in done.append("two") }
      host.after(turns: 1) { _ in done.append("one") }
      host.soon { host in
        done.append("next")
        host.soon { _ in done.append("the one after") }
      }
      for _ in 0..<4 { await Task.yield() }
      #expect(done == ["one", "next", "two", "the one after"])
    }
  }
}
