import SwiftUI
import Switchback
import SwitchbackSwiftUI
import Testing

extension OnSwiftUI {
  /// Links with a destination on a page, which push past the router.
  @MainActor
  struct DestinationStories {
    /// A view that has something to lose, and a link.
    private struct DraftView: View {
      let name: String
      @State private var count = 0

      var body: some View {
        VStack {
          Text(name)
          Text("\(count) drafts")
          Button("Add") { count += 1 }
          NavigationLink("Help") {
            Text("help")
            NavigationLink("More") { Text("more help") }
          }
        }
      }
    }

    private func desk(_ rules: Rules, sharesHost: Bool = false) async -> Desk {
      let desk = Desk(rules, sharesHost: sharesHost)
      for name in ["list", "details"] {
        await desk.push(ViewModule(name) { DraftView(name: name) })
        #expect(desk.display.tap("Add"))
        await desk.display.rest()
      }
      return desk
    }

    /// Follows the link, and looks.
    private func follow(_ title: String = "Help", on desk: Desk) async {
      #expect(desk.display.tap(title))
      await desk.display.rest()
    }

    private func canBeWatched(_ rules: Rules) -> Bool { !rules.cannotBeWatched && !rules.isMac }

    @Test(arguments: Rules.each, [1, 2])
    func whatALinkPushesIsLeftAloneAndReportedOnce(rules: Rules, depth: Int) async {
      let desk = await desk(rules)
      for _ in 0..<2 {
        await follow(on: desk)
        if depth > 1 { await follow("More", on: desk) }
        let helps = ["help", "more help"].prefix(depth)
        #expect(desk.display.names == [["list", "details"] + helps])
        #expect(desk.names == ["list", "details"])
        for _ in 0..<depth {
          #expect(desk.display.tapBack())
          await desk.display.rest()
        }
        desk.expect(["list", "details"], told: [])
        #expect(desk.display.texts.contains("1 drafts"), "state is kept")
      }
      #expect(desk.issues == (canBeWatched(rules) ? [.coveredByOtherCode] : []))
      #expect(desk.display.tapBack())
      await desk.display.rest()
      #expect(desk.names == ["list"])
      #expect(desk.told.map { $0.prefix(7) } == ["details"])
      #expect(desk.display.texts.contains("1 drafts"), "state is kept")
    }

    @Test func eachPageThatIsCoveredIsReported() async {
      let desk = await desk(Rules())
      await follow(on: desk)
      for _ in 0..<2 {
        #expect(desk.display.tapBack())
        await desk.display.rest()
      }
      desk.expect(["list"], told: desk.told)
      await follow(on: desk)
      #expect(desk.issues == [.coveredByOtherCode, .coveredByOtherCode])
    }

    @Test(arguments: Rules.each.filter { !$0.isMac }, [false, true])
    func aSwipeBackFromItLeavesTheRouterAsItWas(rules: Rules, isCancelled: Bool) async {
      let desk = await desk(rules)
      await follow(on: desk)
      #expect(desk.display.beginSwipe())
      await desk.display.turns()
      if isCancelled { desk.display.cancelSwipe() } else { desk.display.commitSwipe() }
      await desk.display.rest()
      #expect(desk.names == ["list", "details"])
      #expect(desk.display.names == [["list", "details"] + (isCancelled ? ["help"] : [])])
      #expect(desk.told == [])
    }

    @Test func whoSharesTheContainerIsToldOfNothing() async {
      let desk = await desk(Rules(), sharesHost: true)
      await follow(on: desk)
      #expect(desk.display.names == [["list", "details", "help"]])
      #expect(desk.issues == [])
    }

    @Test(arguments: Rules.each)
    func aLongPressOnItTellsOfThePagesOfTheRouter(rules: Rules) async {
      let desk = await desk(rules)
      await follow(on: desk)
      #expect(desk.display.pressBack(toDepth: 1))
      await desk.display.rest()
      desk.expect(["list"], told: desk.told)
      #expect(desk.told.map { $0.prefix(20) } == ["details: system back"])
    }

    @Test(arguments: Rules.each)
    func whatTheRouterTakesAwayTakesItAlong(rules: Rules) async {
      let desk = await desk(rules)
      await follow(on: desk)
      desk.router.pop()
      await desk.display.rest()
      #expect(desk.display.names == [["list"]])
      #expect(desk.names == ["list"])
      #expect(desk.display.texts.contains("1 drafts"), "state is kept")
    }

    /// SwiftUI puts it below what the link has pushed.
    @Test(arguments: Rules.each)
    func whatTheRouterPushesIsSeenWhereThatCanBeWatched(rules: Rules) async {
      let desk = await desk(rules)
      await follow(on: desk)
      let ticket = await desk.push(PlainPage("next"))
      #expect(ticket.outcome == .committed(removed: []))
      #expect(desk.names == ["list", "details", "next"])
      let below = canBeWatched(rules) ? [] : ["help"]
      #expect(desk.display.names == [["list", "details", "next"] + below])
    }

    /// Two things at once: it begins to move late, and only the window says that the scene is active.
    @Test func whatTheRouterPushesIsSeenAlsoWhereItComesLate() async {
      var rules = Rules()
      (rules.movementsBeginLate, rules.isInUIKit) = (true, true)
      let desk = await desk(rules)
      await follow(on: desk)
      let ticket = desk.router.push(PlainPage("next"))
      await desk.display.turns()
      #expect(ticket.outcome == nil, "nothing has moved yet")
      #expect(desk.display.names == [["list", "details", "help"]])
      await desk.display.rest()
      #expect(ticket.outcome == .committed(removed: []))
      desk.expect(["list", "details", "next"], told: [])
    }

    @Test(arguments: Rules.each)
    func aSheetOverItComesAndGoes(rules: Rules) async {
      let desk = await desk(rules)
      await follow(on: desk)
      await desk.present(PlainPage("sheet"))
      #expect(desk.display.names == [["list", "details", "help"], ["sheet"]])
      #expect(desk.display.pullDown())
      await desk.display.rest()
      #expect(desk.display.names == [["list", "details", "help"]])
      #expect(desk.names == ["list", "details"])
    }
  }
}
