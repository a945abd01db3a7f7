import Switchback
import SwitchbackTerminal
import Testing

@MainActor
struct TerminalTabsTests {
  /// Shows two tabs; the first has a menu that leads on, the second a form.
  private func makeTabs(back: TabBack = .history) -> TabContainer {
    let tabs = TabContainer(host: TerminalTabs(), back: back)
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
        Your choice (1, back, quit or help): tab 2

        tab 1 Friends | [tab 2 Messages (2)]
        == Search ==
        Type :back to go back, :tab 1 to change tabs, :quit to
        leave, or :help.
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
    #expect(stage.transcript.contains("There is no tab 3. Type a tab's number or title."))
    #expect(stage.transcript.contains("  tab 2  go to another tab, by its number or title"))
  }

  @Test func theTabInTheHelpIsAnotherOne() async {
    let stage = Stage("tab 2", ":help", ":quit")
    _ = await stage.run { $0.push(makeTabs()) }
    #expect(stage.transcript.contains("  :tab 1  go to another tab, by its number or title"))
  }

  @Test func withoutTabsTheWordMeansNothing() async {
    let stage = Stage("tab 2", "help", "quit")
    _ = await stage.run { $0.push(Menu("Plain")) }
    #expect(stage.transcript.contains("There are no tabs to go to from here."))
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
    #expect(stage.transcript.contains("Word: :back\n\n[tab 1 Friends]"))
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
        Your choice (1, back, quit or help): tab 2

        tab 1 Friends | [tab 2 Messages (2)]
        == Search ==
        Type :back to go back, :tab 1 to change tabs, :quit to
        leave, or :help.
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

  @Test func aSheetThatComesWithItsTabAsksForWhatIsBelowItsPages() async {
    let stage = Stage("back", "back", "quit")
    _ = await stage.run { flow in
      let tabs = TabContainer(host: TerminalTabs())
      tabs.add(TabID("one"), title: "Friends") { (flow: Flow<Void>) in
        TestCoordinator(flow) { flow in
          flow.push(Menu("List"))
          flow.present(Menu("Sheet"))
          flow.push(Menu("Page"))
        }
      }
      flow.push(tabs)
    }
    #expect(
      stage.transcript == """
        [tab 1 Friends]
        == Page ==
          1) Next
        Your choice (1, back, quit or help): back

        [tab 1 Friends]
        == Sheet ==
          1) Next
        Your choice (1, or help): back

        [tab 1 Friends]
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
        Your choice (1, back, quit or help): tab 2
        There are no tabs to go to from here.
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
      let tabs = TabContainer(host: TerminalTabs())
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

  @Test func aTabThatShowsNothingLeavesTheOthersToChooseFrom() async {
    let stage = Stage("tab 2", "what?", "quit")
    let end = await stage.run { flow in
      let tabs = makeTabs()
      tabs.add(TabID("three"), title: "Empty") { (flow: Flow<Void>) in
        TestCoordinator(flow) { _ in }
      }
      flow.push(tabs)
      tabs.select(TabID("three"))
    }
    #expect(
      stage.transcript.hasPrefix(
        """
        tab 1 Friends | tab 2 Messages (2) | [tab 3 Empty]
        Nothing is shown here yet.
        Your choice (back, quit or help): tab 2

        tab 1 Friends | [tab 2 Messages (2)] | tab 3 Empty
        == Search ==
        Type :back to go back, :tab 3 to change tabs, :quit to
        leave, or :help.
        Word: what?
        """))
    #expect(end.cause == .systemBack(.endOfInput))
  }

  @Test func theProgramIsLeftFromATabThatShowsNothing() async {
    for input in [["quit"], []] {
      let stage = Stage(ScriptedConsole(input))
      let end = await stage.run { flow in
        let tabs = TabContainer(host: TerminalTabs())
        tabs.add(TabID("one"), title: "One") { (flow: Flow<Void>) in TestCoordinator(flow) { _ in }
        }
        flow.push(tabs)
      }
      #expect(end.cause == .systemBack(input.isEmpty ? .endOfInput : .quit))
    }
  }

  @Test func aContainerWithoutTabsIsLeftToo() async {
    let stage = Stage("back")
    let end = await stage.run { $0.push(TabContainer(host: TerminalTabs())) }
    #expect(end.cause == .systemBack(.key))
  }

  @Test func whatIsTypedWhileNothingIsShownWaitsForWhatIs() async {
    let console = ScriptedConsole(["1", "2"], isOpen: true)
    let stage = Stage(console)
    let program = stage.start { flow in
      let tabs = TabContainer(host: TerminalTabs())
      tabs.add(TabID("one"), title: "One", for: tabs) { (flow: Flow<Void>) in
        TestCoordinator(flow) { flow in flow.push(Menu("First") { [flow] _, _ in flow.finish() }) }
      } onEnd: { tabs, _ in
        Task {
          await until { stage.transcript.contains("quit or help): 2") }
          tabs[TabID("one")]?.push(
            Menu("Second", ["a", "b"]) { menu, choice in
              menu.content = ScreenContent(title: "chose \(choice)", choices: [])
            })
        }
      }
      flow.push(tabs)
    }
    await until { stage.transcript.contains("== chose 1 ==") }
    #expect(
      stage.transcript.contains("== Second ==\n  1) a\n  2) b\nYour choice (1-2, or help): 2"))
    console.type("quit")
    #expect(await program.value == .systemBack(.quit))
  }

  @Test func aWordAboutTabsIsNeverTakenForAnAnswer() async {
    let stage = Stage(":tab 2", ":tab", "text", "quit")
    _ = await stage.run { flow in
      flow.push(Form("Plain", [FormField("Word")]) { [flow] _ in flow.push(Menu("Done")) })
    }
    #expect(
      stage.transcript.contains("Word: :tab 2\nThere are no tabs to go to from here.\nWord: "))
    #expect(
      stage.transcript.contains("Word: :tab\nThere are no tabs to go to from here.\nWord: text"))
  }

  @Test func aTabIsNamedAsItIsPrinted() async {
    let stage = Stage("tab 2.", ":tab", ":tab Nobody", ":tab 2)", "quit")
    _ = await stage.run { $0.push(makeTabs()) }
    #expect(stage.transcript.contains("Type tab and a number or a title, such as tab 2."))
    #expect(stage.transcript.contains("There is no tab Nobody. Type a tab's number or title."))
    #expect(stage.transcript.contains("You are there already."))
  }

  @Test func theBarIsBrokenBetweenTabs() async {
    let console = ScriptedConsole(["quit"])
    console.columns = 20
    let stage = Stage(console)
    _ = await stage.run { $0.push(makeTabs()) }
    #expect(stage.transcript.hasPrefix("[tab 1 Friends] |\ntab 2 Messages (2)\n== List =="))
  }

  @Test func aBadgeThatChangesIsShownWhileALineIsRead() async {
    let console = ScriptedConsole(isOpen: true)
    let stage = Stage(console)
    var tabs: TabContainer?
    let program = stage.start { flow in
      let made = makeTabs()
      tabs = made
      flow.push(made)
    }
    await console.asked(for: 1)
    tabs?[TabID("two")]?.badge = "3"
    await until { stage.transcript.contains("Messages (3)\nYour choice (1, or help): ") }
    #expect(
      stage.transcript == """
        [tab 1 Friends] | tab 2 Messages (2)
        == List ==
          1) Next
        Your choice (1, back, quit or help):\u{20}
        [tab 1 Friends] | tab 2 Messages (3)
        Your choice (1, or help):\u{20}
        """)
    tabs = nil
    console.type("quit")
    #expect(await program.value == .systemBack(.quit))
  }

  @Test func whatIsTypedAfterTheFlowOfATabIsOverReachesNothingOfIt() async {
    let console = ScriptedConsole(isOpen: true)
    let stage = Stage(console)
    var inner: Flow<Void>?
    let chosen = Chosen()
    let program = stage.start { flow in
      let tabs = TabContainer(host: TerminalTabs())
      tabs.add(TabID("one"), title: "One") { (flow: Flow<Void>) in
        inner = flow
        return TestCoordinator(flow) { flow in
          flow.push(Menu("First") { [weak chosen] _, _ in chosen?.count += 1 })
        }
      }
      flow.push(tabs)
    }
    await console.asked(for: 1)
    inner?.finish()
    inner = nil
    await console.asked(for: 2)
    console.type("1")
    await console.asked(for: 3)
    #expect(chosen.count == 0)
    #expect(stage.transcript.contains("[tab 1 One]\nNothing is shown here yet.\n"))
    console.type("quit")
    #expect(await program.value == .systemBack(.quit))
  }

  @Test func ofTabsInsideTabsTheInnermostAreNamed() async {
    let stage = Stage("tab 2", ":tab friends", "back", "quit")
    _ = await stage.run { flow in
      let tabs = TabContainer(host: TerminalTabs())
      tabs.add(TabID("out"), title: "Outer") { (flow: Flow<Void>) in
        TestCoordinator(flow) { flow in
          flow.push(Menu("Below"))
          flow.push(makeTabs(back: .none))
        }
      }
      flow.push(tabs)
    }
    #expect(stage.transcript.hasPrefix("[tab 1 Friends] | tab 2 Messages (2)\n== List =="))
    #expect(stage.transcript.contains("tab 1 Friends | [tab 2 Messages (2)]\n== Search =="))
    #expect(stage.transcript.contains("[tab 1 Outer]\n== Below =="))
  }

  @Test func quittingAtAQuestionLeaves() async {
    let stage = Stage("quit")
    let end = await stage.run { flow in
      flow.push(Menu("Plain"))
      Task { _ = await flow.ask(Question("Sure?", choices: [.init("Yes", 1), .init("No", 2)])) }
    }
    #expect(end.cause == .systemBack(.quit))
  }

  @Test func anEmptyLineConfirmsANotice() async {
    let stage = Stage("", "quit")
    var wasRead = false
    _ = await stage.run { flow in
      flow.push(Menu("Plain"))
      Task {
        await flow.inform("Gone.")
        wasRead = flow.isOpen
      }
    }
    #expect(wasRead)
  }

  final class Chosen {
    var count = 0
  }
}
