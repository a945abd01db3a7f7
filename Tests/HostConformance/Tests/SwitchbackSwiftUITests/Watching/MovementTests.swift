import SwiftUI
import Switchback
import Testing

@testable import SwitchbackSwiftUI

extension OnSwiftUI {
  /// What is put off while something moves of which SwiftUI says nothing, as when a device is turned.
  @MainActor
  struct MovementTests {
    /// Sees something move until it is told that this has ended.
    private final class MovingWatch: ScreenWatch {
      let stack: [ScreenID?]? = nil
      let isInWindow = false
      let isInActiveScene = false
      let isPresented = false
      let isCovered = false
      let hasAlert = false
      private var isMoving = true
      private var waiting: [@MainActor () -> Void] = []

      func whenStill(_ body: @escaping @MainActor () -> Void) -> Bool {
        if isMoving { waiting.append(body) }
        return isMoving
      }

      func updateSwipes() {}
      func layOut() {}

      func end() {
        isMoving = false
        for body in waiting { body() }
        waiting = []
      }
    }

    @Test func whatWaitsForAMovementIsDoneWhenThatHasEnded() async throws {
      var rules = Rules()
      rules.cannotBeWatched = true
      let desk = Desk(rules)
      await desk.push("list")
      let watch = MovingWatch()
      try #require(desk.host.top).watch = watch
      let ticket = await desk.push(PlainPage("details"))
      #expect(desk.display.names == [["list"]])
      #expect(ticket.outcome == nil)
      watch.end()
      await desk.display.rest()
      desk.expect(["list", "details"], told: [])
      #expect(ticket.outcome == .committed(removed: []))
    }
  }
}
