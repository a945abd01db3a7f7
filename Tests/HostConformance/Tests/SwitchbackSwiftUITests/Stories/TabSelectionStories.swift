import SwiftUI
import Switchback
import SwitchbackSwiftUI
import SwitchbackTesting
import Testing

extension OnSwiftUI {
  /// SwiftUI ends an app whose `TabView` has no tabs, or selects none of them.
  ///
  /// Every story fails where it would.
  @MainActor
  struct TabSelectionStories {
    private static let home = TabID("home")
    private static let mail = TabID("mail")

    /// Pushes a container, of which the caller keeps the host.
    private func push(_ tabs: TabID..., on host: TabViewHost, _ desk: Desk) async -> TabContainer {
      let container = TabContainer(host: host, name: "tabs")
      for tab in tabs {
        container.add(tab, title: tab.name) { flow in
          PageCoordinator(flow, desk.probe.track(PlainPage(tab.name), as: tab.name))
        }
      }
      await desk.push(container)
      return container
    }

    @Test(arguments: Rules.each)
    func aContainerWithoutTabsShowsNothingUntilItHasOne(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list")
      let tabs = await push(on: TabViewHost(), desk)
      #expect(desk.names == ["list", "tabs"])
      #expect(desk.display.tabTitles.isEmpty)
      tabs.add(Self.home, title: "home") { PageCoordinator($0, PlainPage("home")) }
      await desk.display.rest()
      #expect(desk.display.names == [["list", "tabs"]])
      #expect(desk.display.tabTitles.map(\.isShown) == [true])
      tabs.remove(Self.home)
      await desk.display.rest()
      #expect(desk.display.tabTitles.isEmpty)
      desk.router.pop()
      await desk.display.rest()
      #expect(desk.display.names == [["list"]])
    }

    @Test(arguments: Rules.each)
    func aQuestionIsAskedUnderAContainerWithoutTabs(rules: Rules) async throws {
      let desk = Desk(rules)
      var started: Flow<Void>?
      desk.router.start { (flow: Flow<Void>) in
        started = flow
        return PageCoordinator(flow, PlainPage("list"))
      }
      _ = await push(on: TabViewHost(), desk)
      let flow = try #require(started)
      let answer = Task { await flow.ask(Question("Sure?", choices: [.init("Yes", true)])) }
      await desk.display.rest()
      try #require(desk.display.answer("Yes"))
      #expect(await answer.value == true)
    }

    @Test(arguments: Rules.each)
    func aTabThatWasRemovedIsNotChosenByALateTap(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list")
      let tabs = await push(Self.home, Self.mail, on: TabViewHost(), desk)
      tabs.remove(Self.mail)
      #expect(desk.display.tapTab("mail") == .done)
      await desk.display.rest()
      #expect(desk.display.tabTitles.map(\.title) == ["home"])
      #expect(desk.display.tabTitles.map(\.isShown) == [true])
      #expect(tabs.selected?.id == Self.home)
    }

    @Test(arguments: Rules.each)
    func aTabThatWasTappedAndIsRemovedIsNotSelected(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list")
      let tabs = await push(Self.home, Self.mail, on: TabViewHost(), desk)
      #expect(desk.display.tapTab("mail") == .done)
      tabs.remove(Self.mail)
      await desk.display.rest()
      #expect(desk.display.tabTitles.map(\.isShown) == [true])
      #expect(tabs.selected?.id == Self.home)
    }

    /// Completions come at once, and the layer is seen for longer.
    nonisolated private static var fading: Rules {
      var rules = Rules()
      rules.goneLayersFade = true
      rules.goneViewsAreEvaluatedAgain = true
      rules.completionIgnoresNavigation = true
      return rules
    }

    @Test func tabsThatLeaveShowTheirPagesUntilTheyAreNotSeenAnyMore() async {
      let desk = Desk(Self.fading)
      await desk.push("list")
      let host = TabViewHost()
      _ = await push(Self.home, Self.mail, on: host, desk)
      let ticket = desk.router.pop()
      await desk.display.turns()
      #expect(ticket.outcome != nil, "the router goes on")
      #expect(desk.display.fadingTabs.map(\.titles) == [["home", "mail"]])
      #expect(desk.display.fadingTabs.map(\.names) == [["home"]])
      await desk.display.rest()
      #expect(desk.display.fadingTabs.isEmpty)
      #expect(desk.probe.alive == ["list"])
      withExtendedLifetime(host) {}
    }

    @Test(arguments: Rules.each + Rules.largest + [fading])
    func whatWasOnTabsIsReleasedAlthoughTheirHostIsKept(rules: Rules) async {
      let desk = Desk(rules)
      let host = TabViewHost()
      await desk.push("list")
      _ = await push(Self.home, Self.mail, on: host, desk)
      #expect(desk.display.tapTab("mail") == .done)
      await desk.display.rest()
      desk.router.pop()
      await desk.display.rest()
      #expect(desk.display.names == [["list"]])
      #expect(desk.probe.alive == ["list"])
      let tabs = await push(Self.mail, on: host, desk)
      #expect(desk.display.names == [["list", "tabs"]])
      #expect(desk.display.tabTitles.map(\.isShown) == [true])
      #expect(tabs.selected?.id == Self.mail)
    }

    @Test(arguments: Rules.each + Rules.largest)
    func tabsOnASheetGoWithIt(rules: Rules) async {
      let desk = Desk(rules)
      let host = TabViewHost()
      await desk.push("list")
      let tabs = TabContainer(host: host, name: "tabs")
      for tab in [Self.home, Self.mail] {
        tabs.add(tab, title: tab.name) { flow in
          PageCoordinator(flow, desk.probe.track(PlainPage(tab.name), as: tab.name))
        }
      }
      await desk.present(tabs)
      #expect(desk.display.names == [["list"], ["tabs"]])
      desk.router.dismiss()
      await desk.display.rest()
      #expect(desk.display.names == [["list"]])
      #expect(desk.probe.alive.contains("home") == false)
      withExtendedLifetime((host, tabs)) {}
    }

    @Test(arguments: Rules.each)
    func aTabThatSwiftUIShowsByItselfIsSelected(rules: Rules) async {
      let desk = Desk(rules)
      let tabs = await push(Self.home, Self.mail, on: TabViewHost(), desk)
      #expect(desk.display.resize(showing: "mail"))
      await desk.display.rest()
      #expect(tabs.selected?.id == Self.mail)
      #expect(desk.display.tabTitles.map(\.isShown) == [false, true])
    }

    @Test(arguments: Rules.each + Rules.largest)
    func theSheetOfATabGoesWhereSwiftUIShowsAnotherTab(rules: Rules) async {
      let desk = Desk(rules)
      let tabs = await push(Self.home, Self.mail, on: TabViewHost(), desk)
      let ticket = tabs[Self.home]?.present(PlainPage("sheet"))
      await desk.display.turns()
      #expect(desk.display.resize(showing: "mail"))
      await desk.display.rest()
      #expect(ticket?.outcome != nil)
      #expect(desk.display.names == [["tabs"]])
      #expect(tabs.selected?.id == Self.mail)
      tabs.select(Self.home)
      await desk.display.rest()
      #expect(desk.display.names == [["tabs"], ["sheet"]])
    }

    /// What SwiftUI has written of that, nobody has told the router by then.
    @Test(arguments: Rules.each, [false, true])
    func aSheetThatIsDismissedAsSwiftUIShowsAnotherTabGoes(rules: Rules, isFirst: Bool) async {
      let desk = Desk(rules)
      let tabs = await push(Self.home, Self.mail, on: TabViewHost(), desk)
      tabs[Self.home]?.present(PlainPage("sheet"))
      await desk.display.rest()
      if isFirst { tabs[Self.home]?.dismiss() }
      #expect(desk.display.resize(showing: "mail"))
      if !isFirst { tabs[Self.home]?.dismiss() }
      await desk.display.rest()
      #expect(desk.display.names == [["tabs"]])
      #expect(tabs.selected?.id == Self.mail)
    }

    /// Where nothing can be seen, the pull counts only if SwiftUI has written it.
    @Test(arguments: Rules.each + Rules.largest, [false, true])
    func aSheetThatIsClosedOverAnotherAsSwiftUIShowsAnotherTabGoesWithThat(
      rules: Rules, isPulled: Bool
    ) async {
      let desk = Desk(rules)
      if isPulled, rules.cannotBeWatched || rules.isMac { return }
      let tabs = await push(Self.home, Self.mail, on: TabViewHost(), desk)
      for name in ["lower", "upper"] {
        tabs[Self.home]?.present(PlainPage(name))
        await desk.display.rest()
      }
      #expect(isPulled ? desk.display.pullDown() : desk.display.tap("Close"))
      #expect(desk.display.resize(showing: "mail"))
      await desk.display.rest()
      await desk.display.rest()
      #expect(desk.display.names == [["tabs"]])
      tabs.select(Self.home)
      await desk.display.rest()
      #expect(desk.display.names == [["tabs"], ["lower"]])
      #expect(desk.issues == [])
    }

    /// The router has yet to hear of the other tab when the tabs are to go.
    @Test(arguments: Rules.each + Rules.largest)
    func tabsGoAlsoIfSwiftUILeavesTheirSheetInTheSameTurn(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list")
      let tabs = await push(Self.home, Self.mail, on: TabViewHost(), desk)
      tabs[Self.home]?.present(PlainPage("sheet"))
      await desk.display.rest()
      #expect(desk.display.resize(showing: "mail"))
      let ticket = desk.router.replaceTop(PlainPage("next"))
      await desk.display.rest()
      await desk.display.rest()
      #expect(desk.display.names == [["list", "next"]])
      #expect(ticket.outcome != nil)
      #expect(desk.issues == [])
    }

    @Test(arguments: Rules.each + Rules.largest)
    func theSheetOfTheTabThatSwiftUIShowsTakesThePlaceOfTheOther(rules: Rules) async {
      let desk = Desk(rules)
      let tabs = await push(Self.home, Self.mail, on: TabViewHost(), desk)
      tabs[Self.home]?.present(PlainPage("sheet"))
      await desk.display.rest()
      #expect(desk.display.resize(showing: "mail"))
      let ticket = tabs[Self.mail]?.present(PlainPage("another"))
      await desk.display.rest()
      #expect(ticket?.outcome != nil)
      #expect(desk.display.names == [["tabs"], ["another"]])
    }

    @Test(arguments: Rules.each + Rules.largest)
    func aTabThatSwiftUIShowsByItselfGoesAgainIfItIsRefused(rules: Rules) async {
      let desk = Desk(rules)
      let tabs = await push(Self.home, Self.mail, on: TabViewHost(), desk)
      tabs.guardSelection(with: desk) { _, tab in tab != Self.mail }
      for _ in 0..<2 {
        #expect(desk.display.resize(showing: "mail"))
        await desk.display.rest()
        #expect(tabs.selected?.id == Self.home)
        #expect(desk.display.tabTitles.map(\.isShown) == [true, false])
      }
      await desk.push("above")
      #expect(desk.display.resize(showing: "mail"), "while another page covers the tabs")
      await desk.display.rest()
      #expect(desk.display.tabTitles.map(\.isShown) == [true, false])
    }
  }
}
