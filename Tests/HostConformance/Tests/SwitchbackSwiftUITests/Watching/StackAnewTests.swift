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
      rules.cannotBeWatched = true
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
      #expect(ticket.outcome == nil)
      await desk.display.rest()
      #expect(desk.issues == [.commandDropped])
      withExtendedLifetime((before, after)) {}
    }
  }
}
