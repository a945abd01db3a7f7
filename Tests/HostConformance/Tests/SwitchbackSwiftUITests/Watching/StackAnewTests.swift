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
      let isPresented: Bool
      let isCovered = false
      let hasAlert = false

      init(_ stack: [ScreenID?], isPresented: Bool = false) {
        self.stack = stack
        self.isPresented = isPresented
      }

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

    /// It is never known what stands there, although it is what was asked for.
    @Test func whatStaysBlankIsMadeAnewOnce() async throws {
      var rules = Rules()
      rules.cannotBeWatched = true
      let desk = Desk(rules)
      await desk.push("list")
      let root = try #require(desk.host.top)
      let watch = StandInWatch([root.id, nil])
      root.watch = watch
      let ticket = desk.router.push(PlainPage("details"))
      for _ in 0..<(4 * Patience.limit) {
        desk.display.drawFrame()
        root.watch = watch
        await desk.display.turns()
      }
      #expect(desk.display.madeStacks == 2)
      #expect(ticket.outcome == .committed(removed: []))
      withExtendedLifetime(watch) {}
    }

    /// What was never seen need not have gone, where something can be seen again.
    @Test(arguments: [false, true])
    func aSheetThatWasNeverSeenIsNotSaidToBePulledDown(isAnotherSeenBefore: Bool) async throws {
      let desk = Desk(Rules.unwatched(\.cannotBeWatched))
      await desk.push("list")
      await desk.present(PlainPage("another"))
      if isAnotherSeenBefore {
        let page = try #require(desk.host.sheet.presented?.top)
        let watch = StandInWatch([page.id], isPresented: true)
        page.watch = watch
        desk.host.settleSheets()
        page.watch = nil
        withExtendedLifetime(watch) {}
        #expect(desk.host.sheet.wasSeen)
      }
      desk.router.dismiss()
      await desk.display.rest()
      await desk.present(PlainPage("sheet"))
      let root = try #require(desk.host.top)
      let watch = StandInWatch([root.id])
      root.watch = watch
      desk.host.settleSheets()
      await desk.display.frames(2 * Patience.unseenLimit)
      #expect(desk.names == ["list", "sheet"])
      #expect(desk.display.names == [["list"], ["sheet"]])
      withExtendedLifetime(watch) {}
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
