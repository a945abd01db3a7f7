import SwiftUI
import Switchback
import SwitchbackSwiftUI
import Testing

extension OnSwiftUI {
  @MainActor
  struct TabStories {
    private static let home = TabID("home")
    private static let mail = TabID("mail")

    private func show(_ rules: Rules) async -> (Desk, TabContainer) {
      let desk = Desk(rules)
      let tabs = TabContainer(host: TabViewHost())
      for tab in [Self.home, Self.mail] {
        tabs.add(tab, title: tab.name) { PageCoordinator($0, PlainPage(tab.name)) }
      }
      await desk.push("list")
      await desk.push(tabs)
      return (desk, tabs)
    }

    @Test(arguments: Rules.each)
    func tabsStandAnywhereOnAStackAndAreLeftWithTheButtonOfTheHost(rules: Rules) async {
      let (desk, tabs) = await show(rules)
      #expect(desk.display.names == [["list", "tabs"]])
      tabs[Self.home]?.push(PlainPage("inside"))
      await desk.display.rest()
      #expect(desk.display.names(ofTab: "home") == ["home", "inside"])
      await desk.push("above")
      #expect(desk.display.names == [["list", "tabs", "above"]])
      #expect(!desk.display.hasNativeBack)
      #expect(desk.display.tapBack())
      await desk.display.rest()
      #expect(desk.display.names == [["list", "tabs"]])
      #expect(desk.display.names(ofTab: "home") == ["home", "inside"])
    }

    @Test(arguments: Rules.each)
    func tabsThatWerePushedAreLeftWithAButtonOnTheFirstPageOfEachTab(rules: Rules) async {
      for tab in ["home", "mail"] {
        let (desk, tabs) = await show(rules)
        #expect(desk.display.tapTab(tab) != .refused)
        await desk.display.rest()
        tabs[TabID(tab)]?.push(PlainPage("inside"))
        await desk.display.rest()
        #expect(desk.display.hasNativeBack)
        #expect(desk.display.tapBack())
        await desk.display.rest()
        #expect(desk.display.names(ofTab: tab) == [tab])
        #expect(desk.display.tapBack())
        await desk.display.rest()
        desk.expect(["list"], told: [desk.told.last ?? ""])
      }
    }

    @Test(arguments: Rules.each)
    func aSheetOverOneTabLeavesTheOthersAlone(rules: Rules) async {
      let (desk, tabs) = await show(rules)
      tabs.select(Self.mail)
      await desk.display.rest()
      let ticket = tabs[Self.mail]?.present(PlainPage("sheet"))
      await desk.display.turns()
      #expect(desk.display.tabTitles.map(\.isShown) == [false, true])
      await desk.display.rest()
      #expect(desk.display.tabTitles.map(\.isShown) == [false, true])
      #expect(desk.display.names == [["list", "tabs"], ["sheet"]])
      #expect(ticket?.outcome == .committed(removed: []))
    }

    @Test(arguments: Rules.each.filter { !$0.isMac && !$0.cannotBeWatched })
    func aCancelledSwipeAboveTabsChangesNothing(rules: Rules) async {
      let (desk, _) = await show(rules)
      await desk.push("above", "photo")
      #expect(desk.display.beginSwipe())
      await desk.display.turns()
      desk.display.cancelSwipe()
      await desk.display.rest()
      #expect(desk.display.names == [["list", "tabs", "above", "photo"]])
      #expect(desk.names.count == 4)
      #expect(desk.told.isEmpty)
    }

    @Test(arguments: [false, true])
    func aPageThatSwiftUILeavesBlankAboveTabsIsShown(isCancelled: Bool) async {
      var rules = Rules()
      rules.changesDuringTransitionsLeaveBlanks = true
      let (desk, _) = await show(rules)
      await desk.push("above", "middle")
      let ticket = desk.router.push(PlainPage("photo"))
      #expect(desk.display.beginSwipe())
      await desk.display.turns()
      if isCancelled { desk.display.cancelSwipe() } else { desk.display.commitSwipe() }
      await desk.display.rest()
      let left = isCancelled ? ["above", "middle", "photo"] : ["above", "photo"]
      #expect(desk.display.names == [["list", "tabs"] + left])
      #expect(desk.names.count == 2 + left.count)
      #expect(ticket.outcome == .committed(removed: []))
    }

    @Test(arguments: Rules.each)
    func tabsAtTheRootHaveNoButton(rules: Rules) async {
      let desk = Desk(rules)
      let tabs = TabContainer(host: TabViewHost())
      tabs.add(Self.home, title: "home") { PageCoordinator($0, PlainPage("home")) }
      await desk.push(tabs)
      #expect(!desk.display.tapBack())
      await desk.push("above")
      #expect(desk.display.tapBack())
      await desk.display.rest()
      #expect(!desk.display.tapBack())
    }

    @Test(arguments: Rules.each)
    func tabsInATabLeadOutOfBoth(rules: Rules) async {
      let (desk, tabs) = await show(rules)
      let inner = TabContainer(host: TabViewHost())
      inner.add(Self.mail, title: "inner") { PageCoordinator($0, PlainPage("inner")) }
      tabs[Self.home]?.setRoot(inner)
      await desk.display.rest()
      #expect(desk.display.tapBack())
      await desk.display.rest()
      #expect(desk.display.names == [["list"]])
    }

    @Test(arguments: Rules.each)
    func tabsThatWerePushedWithoutATabCanBeLeft(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list")
      await desk.push(TabContainer(host: TabViewHost()))
      #expect(desk.display.tapBack())
      await desk.display.rest()
      #expect(desk.names == ["list"])
    }

    @Test(arguments: Rules.each + Rules.largest)
    func theSheetOfAHiddenTabGoesAndComesBackWithIt(rules: Rules) async {
      let (desk, tabs) = await show(rules)
      tabs[Self.home]?.present(PlainPage("sheet"))
      await desk.display.rest()
      #expect(desk.display.names.last == ["sheet"])
      tabs.select(Self.mail)
      await desk.display.rest()
      #expect(desk.display.names.count == 1)
      tabs.select(Self.home)
      await desk.display.rest()
      #expect(desk.display.names.last == ["sheet"])
    }

    @Test(arguments: Rules.each)
    func aQuestionOnTheSheetOfATabIsAskedOnceMoreWhereThatIsHidden(rules: Rules) async throws {
      let desk = Desk(rules)
      let tabs = TabContainer(host: TabViewHost())
      var started: Flow<Void>?
      tabs.add(Self.home, title: "home") { (flow: Flow<Void>) in
        started = flow
        return PageCoordinator(flow, PlainPage("home"))
      }
      tabs.add(Self.mail, title: "mail") { PageCoordinator($0, PlainPage("mail")) }
      await desk.push(tabs)
      tabs[Self.home]?.present(PlainPage("sheet"))
      await desk.display.rest()
      let flow = try #require(started)
      let answer = Task { await flow.ask(Question("Sure?", choices: [.init("Yes", true)])) }
      await desk.display.rest()
      #expect(desk.display.alert?.title == "Sure?")
      tabs.select(Self.mail)
      await desk.display.rest()
      #expect(desk.display.names == [["tabs"]])
      #expect(desk.display.alert?.title == "Sure?")
      try #require(desk.display.answer("Yes"))
      #expect(await answer.value == true)
    }

    @Test(arguments: Rules.each)
    func aTabThatIsRefusedIsSeenForAMomentAtMost(rules: Rules) async {
      let (desk, tabs) = await show(rules)
      tabs.guardSelection(with: desk) { _, tab in tab != Self.mail }
      #expect(desk.display.tapTab("mail") == .done)
      await desk.display.rest()
      #expect(desk.display.tabTitles.map(\.isShown) == [true, false])
      #expect(tabs.selected?.id == Self.home)
      #expect(tabs[Self.mail]?.modules.map(\.name) == ["mail"])
    }

    @Test(arguments: Rules.each)
    func theSheetOfATabGoesWithTheTabs(rules: Rules) async {
      let (desk, tabs) = await show(rules)
      tabs[Self.home]?.present(PlainPage("sheet"))
      await desk.display.rest()
      #expect(desk.display.names.last == ["sheet"])
      desk.router.popToRoot()
      await desk.display.rest()
      #expect(desk.display.names == [["list"]])
      await desk.present(PlainPage("another"))
      #expect(desk.display.names == [["list"], ["another"]])
    }

    @Test(arguments: Rules.each, [false, true])
    func aSheetOverAllComesAlsoIfTheTabGoesWhoseSheetIsInItsWay(
      rules: Rules, hasTurns: Bool
    ) async {
      let (desk, tabs) = await show(rules)
      tabs[Self.home]?.present(PlainPage("of a tab"))
      await desk.display.rest()
      let ticket = desk.router.present(PlainPage("over all"))
      if hasTurns { await desk.display.turns() }
      tabs.remove(Self.home)
      await desk.display.rest()
      await desk.display.rest()
      #expect(desk.display.names == [["list", "tabs"], ["over all"]])
      #expect(ticket.outcome == .committed(removed: []))
      #expect(desk.issues == [])
    }

    @Test(arguments: Rules.each + Rules.largest)
    func aSheetWhoseTabIsHiddenBeforeItHasComeIsNotWaitedFor(rules: Rules) async {
      let (desk, tabs) = await show(rules)
      let ticket = tabs[Self.home]?.present(PlainPage("sheet"))
      #expect(desk.display.tapTab("mail") == .done)
      await desk.display.rest()
      #expect(ticket?.outcome != nil)
      #expect(desk.display.names == [["list", "tabs"]])
      tabs.select(Self.home)
      await desk.display.rest()
      #expect(desk.display.names == [["list", "tabs"], ["sheet"]])
    }
  }
}
