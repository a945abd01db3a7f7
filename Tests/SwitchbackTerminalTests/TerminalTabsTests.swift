import Switchback
import SwitchbackTerminal
import Testing

@MainActor
struct TerminalTabsTests {
  /// Shows two tabs; the first has a menu that leads on, the second a form.
  private func makeTabs(back: TabBack = .history) -> TabRouter {
    let tabs = TabRouter(host: TerminalTabs(), back: back)
    tabs.add(TabID("one"), title: "Friends") { (flow: Flow<Void>) in
      TestCoordinator(flow) { flow in
        flow.push(
          Menu("List") { [flow] _, _ in flow.push(Menu("Friend") { _, _ in flow.pop() }) })
      }
    }
    tabs.add(TabID("two"), title: "Messages", badge: "2") { (flow: Flow<Void>) in
      TestCoordinator(flow) { flow in flow.push(Form("Search", [FormField("Word")])) }
    }
    return tabs
  }

  @Test func theBarStandsAboveTheScreenAndATabIsChosenByNumberOrTitle() async {
    let stage = Stage("tab 2", ":tab friends", "1", "tab 1", "quit")
    let end = await stage.run { $0.push(makeTabs()) }
    #expect(
      stage.transcript == """
        [tab 1 Friends] | tab 2 Messages (2)
        == List ==
          1) Next
        Your choice (1, or help): tab 2

        tab 1 Friends | [tab 2 Messages (2)]
        == Search ==
        Word: :tab friends

        [tab 1 Friends] | tab 2 Messages (2)
        == List ==
          1) Next
        Your choice (1, or help): 1

        [tab 1 Friends] | tab 2 Messages (2)
        == Friend ==
          1) Next
        Your choice (1, or help): tab 1

        [tab 1 Friends] | tab 2 Messages (2)
        == List ==
          1) Next
        Your choice (1, or help): quit

        """)
    #expect(end.cause == .systemBack(.quit))
    #expect(stage.issues.isEmpty)
  }

  @Test func aTabThatIsNotThereIsNamed() async {
    let stage = Stage("tab 3", "help", "quit")
    _ = await stage.run { $0.push(makeTabs()) }
    #expect(stage.transcript.contains("There is no tab 3. Type its number or its title."))
    #expect(stage.transcript.contains("  tab 2  go to another tab, by its number or title"))
  }

  @Test func withoutTabsTheWordMeansNothing() async {
    let stage = Stage("tab 2", "help", "quit")
    _ = await stage.run { $0.push(Menu("Plain")) }
    #expect(stage.transcript.contains("Please type the number 1, or back, quit or help."))
    #expect(!stage.transcript.contains("another tab"))
  }

  @Test func backAtTheRootOfATabLeadsWhereTheRouterSays() async {
    let stage = Stage("tab 2", ":back", "back")
    let end = await stage.run { flow in
      flow.push(Menu("Home"))
      flow.push(makeTabs())
      return
    }
    _ = end
    #expect(stage.transcript.contains("== Search ==\nWord: :back\n\n[tab 1 Friends]"))
    #expect(stage.transcript.hasSuffix("== Home ==\n  1) Next\nYour choice (1, or help): \n"))
  }

  @Test func quitLeavesAllTabsAtOnce() async {
    let stage = Stage("tab 2", ":quit")
    let end = await stage.run { $0.push(makeTabs(back: .fullHistory)) }
    #expect(end.cause == .systemBack(.quit))
    #expect(!stage.transcript.contains(":quit\n\n[tab"))
  }

  @Test func whatATabPresentsIsHiddenWithIt() async {
    let stage = Stage("tab 2", ":tab 1", "back", "quit")
    _ = await stage.run { flow in
      let tabs = makeTabs()
      flow.push(tabs)
      tabs[TabID("one")]?.present(Menu("Sheet"))
    }
    #expect(
      stage.transcript == """
        [tab 1 Friends] | tab 2 Messages (2)
        == Sheet ==
          1) Next
        Your choice (1, or help): tab 2

        tab 1 Friends | [tab 2 Messages (2)]
        == Search ==
        Word: :tab 1

        [tab 1 Friends] | tab 2 Messages (2)
        == Sheet ==
          1) Next
        Your choice (1, or help): back

        [tab 1 Friends] | tab 2 Messages (2)
        == List ==
          1) Next
        Your choice (1, or help): quit

        """)
  }

  @Test func whatIsPresentedOverTheContainerHasNoBar() async {
    let stage = Stage("tab 2", "back", "quit")
    _ = await stage.run { flow in
      flow.push(makeTabs())
      flow.present(Menu("Sheet"))
    }
    #expect(
      stage.transcript == """
        == Sheet ==
          1) Next
        Your choice (1, or help): tab 2
        Please type the number 1, or back, quit or help.
        Your choice (1, or help): back

        [tab 1 Friends] | tab 2 Messages (2)
        == List ==
          1) Next
        Your choice (1, or help): quit

        """)
  }

  @Test func aTabWhoseFlowIsOverAsksNothingUntilItShowsSomething() async {
    let stage = Stage("1", "quit")
    _ = await stage.run { flow in
      let tabs = TabRouter(host: TerminalTabs())
      tabs.add(TabID("one"), title: "One", for: tabs) { (flow: Flow<Void>) in
        TestCoordinator(flow) { flow in flow.push(Menu("First") { [flow] _, _ in flow.finish() }) }
      } onEnd: { tabs, _ in
        Task { tabs[TabID("one")]?.push(Menu("Second")) }
      }
      flow.push(tabs)
    }
    #expect(stage.transcript.contains("1\n\n[tab 1 One]\n== Second =="))
    #expect(stage.issues.isEmpty)
  }
}
