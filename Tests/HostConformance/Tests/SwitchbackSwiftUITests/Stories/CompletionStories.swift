import SwiftUI
import Switchback
import Testing

@testable import SwitchbackSwiftUI

extension OnSwiftUI {
  /// When SwiftUI says that what it animates has ended, and what comes of that.
  ///
  /// The documentation has a table of it, each row of which is an argument here.
  @MainActor
  struct CompletionStories {
    /// When the completion comes, and whether what moves begins to do so with the next frame only.
    nonisolated private static var watched: [Rules] {
      let completions: [any WritableKeyPath<Rules, Bool> & Sendable] = [
        \.completionComesAfterTheBody, \.completionComesAfterTheUpdate,
        \.completionIgnoresNavigation, \.completionNeverComes,
      ]
      return completions.flatMap { path in
        [false, true].map { isLate in
          var rules = Rules()
          rules[keyPath: path] = true
          rules.movementsBeginLate = isLate
          return rules
        }
      }
    }

    nonisolated private static var unwatched: [Rules] {
      watched.map { rules in
        var rules = rules
        rules.cannotBeWatched = true
        return rules
      }
    }

    @Test(arguments: watched + unwatched)
    func whatIsPushedMovesAndIsMadeOnce(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list")
      let ticket = desk.router.push(PlainPage("details"))
      await desk.display.turns()
      await desk.display.frames(1)
      #expect(desk.display.isMoving)
      await desk.display.rest()
      desk.expect(["list", "details"], told: [])
      #expect(ticket.outcome == .committed(removed: []))
      desk.router.pop()
      await desk.display.rest()
      #expect(desk.display.names == [["list"]])
      #expect(desk.display.madeStacks == 1, "whatever its views keep is still there")
      #expect(!desk.display.isTimelineSeen)
    }

    @Test(arguments: watched + unwatched)
    func whatIsPresentedComesOnce(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list")
      for style in [PresentationStyle.sheet, .fullScreen] {
        let ticket = await desk.present(PlainPage("sheet", style: style))
        #expect(desk.display.names == [["list"], ["sheet"]])
        #expect(ticket.outcome == .committed(removed: []))
        desk.router.dismiss()
        await desk.display.rest()
        #expect(desk.display.names == [["list"]])
      }
      #expect(desk.display.presentations == 2)
      #expect(desk.display.madeStacks == 3)
      #expect(!desk.display.isTimelineSeen)
    }

    @Test(arguments: unwatched.filter { !$0.completionNeverComes })
    func whereNothingCanBeWatchedASheetIsThereWithTheCompletion(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list")
      let ticket = desk.router.present(PlainPage("sheet"))
      await desk.display.turns()
      await desk.display.frames(1)
      #expect(ticket.isDone)
    }

    /// One view has a binding for sheets and one for covers, and SwiftUI may write both.
    @Test(arguments: watched + unwatched)
    func whatSwiftUIWritesOfTheKindThatIsNotPresentedIsNothing(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list")
      for style in [PresentationStyle.sheet, .fullScreen] {
        await desk.present(PlainPage("page", style: style))
        if style == .sheet { desk.host.shown.cover = nil } else { desk.host.shown.sheet = nil }
        await desk.display.rest()
        #expect(desk.display.names == [["list"], ["page"]])
        desk.router.dismiss()
        await desk.display.rest()
      }
      #expect(desk.told == ["page: dismissed", "page: dismissed"])
    }

    /// Where nothing can be watched and no completion comes, only what appears says something.
    ///
    /// A page that goes from below another one does not. So it has gone when nothing can move any more.
    @Test func withoutAnySignTheTicketIsDoneWhenNothingCanMove() async {
      var rules = Rules()
      rules.completionNeverComes = true
      rules.cannotBeWatched = true
      let desk = Desk(rules)
      await desk.push("list", "details", "photo")
      let modules = desk.router.modules
      let ticket = desk.router.setStack([modules[0], modules[2]])
      await desk.display.turns()
      await desk.display.frames(Patience.unseenLimit - 1)
      #expect(ticket.outcome == nil)
      await desk.display.rest()
      #expect(desk.display.names == [["list", "photo"]])
      #expect(ticket.isDone)
    }

    /// What SwiftUI has dropped is asked for anew, without an animation, after three frames.
    @Test(arguments: watched)
    func whatIsDroppedIsMadeAnew(rules: Rules) async {
      var rules = rules
      rules.newRootDiscardsPath = true
      rules.changesDuringTransitionsAreDropped = true
      rules.popAndPushShowsOnlyPop = true
      let desk = Desk(rules)
      await desk.push("list", "details")
      let ticket = desk.router.replaceTop(PlainPage("photo"))
      await desk.display.rest()
      #expect(desk.display.names == [["list", "photo"]])
      #expect(ticket.isDone)
      #expect(desk.display.madeStacks == 2)
    }
  }
}

extension NavigationTicket {
  fileprivate var isDone: Bool {
    if case .committed = outcome { true } else { false }
  }
}
