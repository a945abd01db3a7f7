import SwiftUI
import Switchback
import Testing

@testable import SwitchbackSwiftUI

extension OnSwiftUI {
  /// What is asked while something moves, where SwiftUI shows no alert then.
  @MainActor
  struct AskedMeanwhileStories {
    enum Movement: CaseIterable { case push, presentation, dismissal }

    @Test(arguments: Rules.eachUnwatched + Rules.eachUnwatched.map(\.watched), Movement.allCases)
    func whatIsAskedWhileSomethingMovesIsAskedAfterwards(rules: Rules, movement: Movement)
      async throws
    {
      for frames in [0, 1, 4] { try await ask(during: movement, after: frames, rules) }
    }

    private func ask(during movement: Movement, after frames: Int, _ rules: Rules) async throws {
      let rules = rules.dropping
      let desk = Desk(rules)
      let flow = try #require(await desk.start("list"))
      if movement == .dismissal { await desk.present(PlainPage("sheet")) }
      switch movement {
      case .push: desk.router.push(PlainPage("details"))
      case .presentation: desk.router.present(PlainPage("sheet"))
      case .dismissal: desk.router.dismiss()
      }
      if frames > 0 {
        await desk.display.turns()
        await desk.display.frames(frames)
      }
      let answer = Task { await flow.ask(Question("Sure?", choices: [.init("Yes", true)])) }
      await desk.display.turns()
      await desk.display.frames(4)
      await desk.display.rest()
      await expectAnswer(of: answer, to: flow, on: desk, "\(frames)")
    }

    /// Nothing says that a finger has changed its mind but that the page below is not seen any more.
    @Test(
      arguments: [Rules.unwatched(\.cannotBeWatched), Rules()],
      [(0, 4), (1, 4), (4, 4), (200, 4), (0, 200), (200, 200)])
    func whatIsAskedDuringASwipeThatIsCancelledIsAskedAfterwards(
      rules: Rules, frames: (before: Int, after: Int)
    ) async throws {
      let desk = Desk(rules.dropping)
      let flow = try #require(await desk.start("list"))
      await desk.push("details")
      #expect(desk.display.beginSwipe())
      if frames.before > 0 {
        await desk.display.turns()
        await desk.display.frames(frames.before)
      }
      let answer = Task { await flow.ask(Question("Sure?", choices: [.init("Yes", true)])) }
      await desk.display.turns()
      await desk.display.frames(frames.after)
      desk.display.cancelSwipe()
      await desk.display.rest()
      #expect(desk.display.names == [["list", "details"]])
      await expectAnswer(of: answer, to: flow, on: desk, "")
    }

    /// Otherwise it would be taken away and come again where SwiftUI shows it at once.
    @Test func whatIsAskedDuringASwipeIsNotAskedTwice() async throws {
      let desk = Desk(Rules.unwatched(\.cannotBeWatched))
      let flow = try #require(await desk.start("list"))
      await desk.push("details")
      #expect(desk.display.beginSwipe())
      await desk.display.turns()
      await desk.display.frames(1)
      let answer = Task { await flow.ask(Question("Sure?", choices: [.init("Yes", true)])) }
      await desk.display.turns()
      await desk.display.frames(4)
      #expect(desk.display.alert == nil)
      desk.display.cancelSwipe()
      await desk.display.rest()
      await expectAnswer(of: answer, to: flow, on: desk, "")
    }

    /// The stack that asks goes, and the page stays on which it asks.
    @Test(arguments: Rules.each)
    func aQuestionIsAskedOnceAlsoIfTheTabGoesThatHasAskedIt(rules: Rules) async throws {
      let desk = Desk(rules)
      let flow = try #require(await desk.start("list"))
      let tabs = TabContainer(host: TabViewHost())
      tabs.add(TabID("home"), title: "home") { PageCoordinator($0, PlainPage("home")) }
      await desk.push(tabs)
      let answer = Task {
        await flow.ask(Question("Sure?", choices: [.init("Yes", true), .init("No", false)]))
      }
      await desk.display.rest()
      await desk.push("page")
      #expect(desk.display.alert?.title == "Sure?")
      desk.router.setStack(desk.router.modules.filter { $0.name != tabs.name })
      await desk.display.rest()
      let ticket = await desk.present(PlainPage("sheet"))
      #expect(desk.display.names == [["list", "page"], ["sheet"]])
      #expect(ticket.outcome == .committed(removed: []))
      await expectAnswer(of: answer, to: flow, on: desk, "")
      #expect(desk.display.alert == nil)
    }

    private func expectAnswer(
      of answer: Task<Bool?, Never>, to flow: Flow<Void>, on desk: Desk, _ comment: Comment
    ) async {
      #expect(desk.display.alert?.title == "Sure?")
      #expect(!desk.display.isTimelineSeen)
      _ = desk.display.answer("Yes")
      await desk.display.rest()
      flow.finish()
      #expect(await answer.value == true, comment)
    }
  }
}

extension Rules {
  fileprivate var dropping: Rules {
    var rules = self
    rules.alertsWhileMovingAreDropped = true
    return rules
  }

  fileprivate var watched: Rules {
    var rules = self
    rules.cannotBeWatched = false
    return rules
  }
}
